import { useListTexts } from '#src/texts/list-texts.ts';
import { Button } from '#src/ui/button.tsx';
import { EmptyState } from '#src/ui/empty-state.tsx';
import { filterOptions } from '#src/ui/search-options.ts';
import type { Lottery } from './lotteries.ts';
import { LotteryGrid } from './lottery-grid.tsx';
import { useLotteryTexts } from './texts.ts';
import type { LotteryViewState } from './use-lottery-view-state.ts';

/** The lotteries of all vendors whose name matches a search, best match first. */
export function LotterySearchResults({
  lotteries,
  query,
  viewState,
  onClear,
}: {
  lotteries: readonly Lottery[];
  query: string;
  viewState: LotteryViewState;
  onClear: () => void;
}) {
  const t = useLotteryTexts();
  const lists = useListTexts();
  const byId = new Map(lotteries.map((lottery) => [String(lottery.id), lottery]));
  const found = filterOptions(
    [...byId].map(([value, { name }]) => ({ value, label: name })),
    query,
    '',
  ).flatMap(({ value }) => byId.get(value) ?? []);
  return (
    <section aria-label={t('search.results')} className="space-y-3">
      <output className="block min-h-5 text-sm text-ink-muted">{t('search.found', { count: found.length })}</output>
      {found.length === 0 && (
        <EmptyState
          icon="search"
          title={t('search.none.title')}
          text={t('search.none.text')}
          action={
            <Button variant="secondary" onClick={onClear}>
              {lists('clearSearch')}
            </Button>
          }
        />
      )}
      <LotteryGrid lotteries={found} viewState={viewState} withVendor />
    </section>
  );
}
