import { useShowMore } from '#src/lib/use-show-more.ts';
import { Button } from '#src/ui/button.tsx';
import { Skeleton } from '#src/ui/skeleton.tsx';
import type { Lottery } from './lotteries.ts';
import { LotteryCard } from './lottery-card.tsx';
import { useLotteryTexts } from './texts.ts';
import type { LotteryViewState } from './use-lottery-view-state.ts';

const GRID = 'grid grid-cols-[repeat(auto-fill,minmax(min(100%,18rem),1fr))] gap-3';
/** How many lotteries are shown at first, and how many each click adds. */
const BATCH_SIZE = 60;
const SKELETON_KEYS = Array.from({ length: 12 }, (_, at) => at);

export function LotteryGrid({
  lotteries,
  viewState,
  withVendor = false,
}: {
  lotteries: readonly Lottery[];
  viewState: LotteryViewState;
  withVendor?: boolean;
}) {
  const t = useLotteryTexts();
  const { visible, hasMore, showMore } = useShowMore(lotteries, BATCH_SIZE);
  return (
    <div className="space-y-4">
      <ul className={GRID}>
        {visible.map((lottery) => (
          <LotteryCard key={lottery.id} lottery={lottery} viewState={viewState} withVendor={withVendor} />
        ))}
      </ul>
      {hasMore && (
        <div className="flex justify-center">
          <Button variant="secondary" size="lg" onClick={showMore}>
            {t('lobby.more', { count: Math.min(lotteries.length - visible.length, BATCH_SIZE) })}
          </Button>
        </div>
      )}
    </div>
  );
}

export function LotteryGridSkeleton() {
  return (
    <div className={GRID}>
      {SKELETON_KEYS.map((at) => (
        <Skeleton key={at} className="h-37.5 rounded-card" />
      ))}
    </div>
  );
}
