import { classNames } from '#src/lib/class-names.ts';

/** Class for the container of many placeholders. */
export const SKELETON_PULSE = 'animate-pulse';

/** A loading placeholder; `className` sets its size. */
export function Skeleton({ className }: { className?: string }) {
  return (
    <span aria-hidden="true" className={classNames('block rounded-control bg-ink/10', SKELETON_PULSE, className)} />
  );
}
