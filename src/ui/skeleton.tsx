import { classNames } from '#src/lib/class-names.ts';

/** The place of something that is on its way; give it that thing's size by `className`. */
export function Skeleton({ className }: { className?: string }) {
  return <span aria-hidden="true" className={classNames('block animate-pulse rounded-control bg-ink/10 motion-reduce:animate-none', className)} />;
}
