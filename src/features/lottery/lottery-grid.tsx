import { useGrowing } from '#src/lib/use-growing.ts';
import { Button } from '#src/ui/button.tsx';
import { Skeleton } from '#src/ui/skeleton.tsx';
import type { Lottery } from './lotteries.ts';
import { LotteryCard } from './lottery-card.tsx';
import { useLotteryTexts } from './texts.ts';
import type { LotteryAround } from './use-lottery-around.ts';

const GRID = 'grid grid-cols-[repeat(auto-fill,minmax(min(100%,18rem),1fr))] gap-3';
/** So many stand there at first, and come with each press. */
const AT_ONCE = 60;
const WAITING = Array.from({ length: 12 }, (_, at) => at);

export function LotteryGrid({
  lotteries,
  around,
  withVendor = false,
}: {
  lotteries: readonly Lottery[];
  around: LotteryAround;
  withVendor?: boolean;
}) {
  const t = useLotteryTexts();
  const { shown, hasMore, more } = useGrowing(lotteries, AT_ONCE);
  return (
    <div className="space-y-4">
      <ul className={GRID}>
        {shown.map((lottery) => (
          <LotteryCard key={lottery.id} lottery={lottery} around={around} withVendor={withVendor} />
        ))}
      </ul>
      {hasMore && (
        <div className="flex justify-center">
          <Button variant="secondary" size="lg" onClick={more}>
            {t('lobby.more', { count: Math.min(lotteries.length - shown.length, AT_ONCE) })}
          </Button>
        </div>
      )}
    </div>
  );
}

export function LotteryGridSkeleton() {
  return (
    <div className={GRID}>
      {WAITING.map((at) => (
        <Skeleton key={at} className="h-37.5 rounded-card" />
      ))}
    </div>
  );
}
