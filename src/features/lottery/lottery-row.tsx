import { useId } from 'react';
import { classNames } from '#src/lib/class-names.ts';
import { focusRingInside } from '#src/ui/focus-ring.ts';
import { Link } from '#src/ui/link.tsx';
import { Skeleton } from '#src/ui/skeleton.tsx';
import { bettingPath, type Lottery } from './lotteries.ts';
import { LotteryPicture, type Pictures } from './lottery-picture.tsx';

const SKELETON_KEYS = [0, 1, 2];

/** A row of lotteries with a fixed height. `lotteries` is `null` while they load; if there are none, `emptyText` is shown. */
export function LotteryRow({
  title,
  lotteries,
  emptyText,
  pictures,
  className = '',
}: {
  title: string;
  lotteries: readonly Lottery[] | null;
  emptyText: string;
  pictures: Pictures;
  className?: string;
}) {
  const id = useId();
  return (
    <section aria-labelledby={id} className={classNames('min-w-0 flex-1 space-y-2', className)}>
      <h2 id={id} className="font-display text-lg leading-tight font-bold text-ink">
        {title}
      </h2>
      {lotteries === null && (
        <div className="flex h-16 gap-2 overflow-hidden">
          {SKELETON_KEYS.map((at) => (
            <Skeleton key={at} className="h-14 w-44 shrink-0 rounded-card" />
          ))}
        </div>
      )}
      {lotteries?.length === 0 && (
        <p className="flex h-16 items-center text-sm text-pretty text-ink-muted">{emptyText}</p>
      )}
      {lotteries !== null && lotteries.length > 0 && (
        <ul className="flex h-16 gap-2 overflow-x-auto">
          {lotteries.map((lottery) => (
            <li key={lottery.id} className="shrink-0">
              <Link
                to={bettingPath(lottery)}
                className={`flex h-14 w-44 items-center gap-2.5 card p-2 text-sm font-semibold text-ink hover:border-field-line ${focusRingInside}`}
              >
                <LotteryPicture lottery={lottery} pictures={pictures} className="size-10" />
                <span className="line-clamp-2 min-w-0 leading-[1.125rem]">{lottery.name}</span>
              </Link>
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}
