import { classNames } from '#src/lib/class-names.ts';
import { Skeleton } from '#src/ui/skeleton.tsx';

/** The number of draws that are shown. */
export const SHOWN_DRAWS = 5;
const KEYS = Array.from({ length: SHOWN_DRAWS }, (_, at) => at);

/** Rows in as many columns as fit, with lines between the rows of a column; the grid cuts off the line above the first. */
export const DRAW_GRID = 'grid grid-cols-[repeat(auto-fill,minmax(min(100%,22rem),1fr))] overflow-hidden';
export const DRAW_ROW = '-mt-px flex min-h-26 flex-col justify-center border-t border-line px-2';

/** Placeholders for the draws, of the same height. */
export function DrawsSkeleton() {
  return (
    <span className={DRAW_GRID}>
      {KEYS.map((at) => (
        <span key={at} className={classNames(DRAW_ROW, 'gap-2.5')}>
          <Skeleton className="h-3.5 w-1/2" />
          <Skeleton className="h-7 w-4/5" />
          <Skeleton className="h-3 w-1/3" />
        </span>
      ))}
    </span>
  );
}
