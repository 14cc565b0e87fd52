import { reward, balance, config } from '#schemas/calls/points.ts';
import { useShowMore } from '#src/lib/use-show-more.ts';
import { QueryView } from '#src/parts/query-view.tsx';
import { useCallQuery } from '#src/platform/call-query.ts';
import { Button } from '#src/ui/button.tsx';
import { EmptyState } from '#src/ui/empty-state.tsx';
import { GoodCard } from './good-card.tsx';
import { obstaclesTo, type Means } from './obstacles.ts';
import { usePointTexts } from './texts.ts';
import { useMallView } from './use-mall-view.ts';

/** Returns the member's points and deposits, or `null` until both have loaded. */
const useMeans = (): Means | null => {
  const held = useCallQuery(balance, {});
  const terms = useCallQuery(config, {});
  if (held.data === undefined || terms.data === undefined) return null;
  return { points: held.data.currentPoints, deposited: terms.data.deposited };
};

const BATCH = 48;
const NONE: readonly never[] = [];

/** The items of the mall, each with its price and what the member still needs for it. */
export function GoodsGrid() {
  const t = usePointTexts();
  const { goodAddress } = useMallView();
  const means = useMeans();
  const query = useCallQuery(reward, {});
  const { visible, hasMore, showMore } = useShowMore(query.data?.list ?? NONE, BATCH);
  return (
    <QueryView
      query={query}
      failed={t('goods.error')}
      bars="h-32 h-72"
      empty={<EmptyState icon="gift" title={t('goods.none')} text={t('goods.none.text')} />}
    >
      {() => (
        <div className="space-y-4">
          <ul
            aria-label={t('tab.goods')}
            className="grid grid-cols-[repeat(auto-fill,minmax(min(100%,9.25rem),1fr))] gap-3 sm:grid-cols-[repeat(auto-fill,minmax(15rem,1fr))] sm:gap-4"
          >
            {visible.map((good) => (
              <GoodCard
                key={good.id}
                good={good}
                to={goodAddress(good.id)}
                obstacles={means === null ? null : obstaclesTo(good, means)}
              />
            ))}
          </ul>
          {hasMore && (
            <Button variant="secondary" block onClick={showMore}>
              {t('goods.more')}
            </Button>
          )}
        </div>
      )}
    </QueryView>
  );
}
