import type { LotteryVendor } from '#schemas/lottery-vendors.ts';
import { buttonStyles } from '#src/ui/button-styles.ts';
import { Link } from '#src/ui/link.tsx';
import { Skeleton } from '#src/ui/skeleton.tsx';
import { Tabs } from '#src/ui/tabs.tsx';
import { vendorLobbyPath, vendorsOf, type Lottery } from './lotteries.ts';
import { LotteryGrid, LotteryGridSkeleton } from './lottery-grid.tsx';
import { useLotteryTexts } from './texts.ts';
import type { LotteryViewState } from './use-lottery-view-state.ts';

const HEADER = 'flex min-h-9 flex-wrap items-center justify-between gap-x-4 gap-y-2';

/** Tabs with the lotteries of each vendor. The requested vendor is selected, or else the first. */
export function VendorTabs({
  lotteries,
  requested,
  onSelect,
  viewState,
}: {
  lotteries: readonly Lottery[];
  requested: string | null;
  onSelect: (vendor: LotteryVendor) => void;
  viewState: LotteryViewState;
}) {
  const t = useLotteryTexts();
  const vendors = vendorsOf(lotteries);
  const chosen = vendors.find((vendor) => vendor === requested) ?? vendors[0];
  if (chosen === undefined) return null;
  const shown = lotteries.filter(({ vendor }) => vendor === chosen);
  return (
    <Tabs
      label={t('lobby.vendors')}
      tabs={vendors.map((id) => ({ id, label: t(`vendor.${id}`) }))}
      selected={chosen}
      onSelect={onSelect}
    >
      <div className="space-y-3">
        <div className={HEADER}>
          <p className="text-sm text-ink-muted">{t('lobby.count', { count: shown.length })}</p>
          <Link to={vendorLobbyPath(chosen)} className={buttonStyles('secondary', 'sm')}>
            {t('lobby.open')}
          </Link>
        </div>
        <LotteryGrid key={chosen} lotteries={shown} viewState={viewState} />
      </div>
    </Tabs>
  );
}

export function VendorTabsSkeleton() {
  return (
    <div className="space-y-4">
      <Skeleton className="h-12.5 w-full sm:h-11.5" />
      <div className="space-y-3">
        <div className={HEADER}>
          <Skeleton className="h-4 w-28" />
          <Skeleton className="h-9 w-36" />
        </div>
        <LotteryGridSkeleton />
      </div>
    </div>
  );
}
