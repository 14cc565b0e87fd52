import { useId, type ReactNode } from 'react';
import { classNames } from '#src/lib/class-names.ts';

/** A section of the home page with a heading, an optional action and content. */
export function HomeBlock({
  title,
  action,
  children,
  className,
}: {
  title: string;
  action?: ReactNode;
  children: ReactNode;
  className?: string;
}) {
  const id = useId();
  return (
    <section aria-labelledby={id} className={classNames('space-y-3', className)}>
      <div className="flex min-h-10 flex-wrap items-center justify-between gap-x-3">
        <h2 id={id} className="min-w-0 font-display text-xl leading-tight font-bold text-ink">
          {title}
        </h2>
        {action}
      </div>
      {children}
    </section>
  );
}
