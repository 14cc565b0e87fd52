import { classNames } from '#src/lib/class-names.ts';

/** For what holds the places of many things that are on their way. */
export const WAITING_PULSE = 'animate-pulse motion-reduce:animate-none';

/** The place of something that is on its way; give it that thing's size by `className`. */
export function Skeleton({ className }: { className?: string }) {
  return (
    <span aria-hidden="true" className={classNames('block rounded-control bg-ink/10', WAITING_PULSE, className)} />
  );
}
