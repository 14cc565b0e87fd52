import { Skeleton } from '#src/ui/skeleton.tsx';
import type { Lottery } from './lotteries.ts';
import { LotteryCard } from './lottery-card.tsx';
import type { LotteryAround } from './use-lottery-around.ts';

const GRID = 'grid grid-cols-[repeat(auto-fill,minmax(min(100%,18rem),1fr))] gap-3';
const WAITING = Array.from({ length: 12 }, (_, at) => at);

export function LotteryGrid({ lotteries, around, withVendor = false }: { lotteries: readonly Lottery[]; around: LotteryAround; withVendor?: boolean }) {
  return (
    <ul className={GRID}>
      {lotteries.map((lottery) => (
        <LotteryCard key={lottery.id} lottery={lottery} around={around} withVendor={withVendor} />
      ))}
    </ul>
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
