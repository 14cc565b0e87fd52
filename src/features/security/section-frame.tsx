import { useId, type ReactNode } from 'react';
import { Icon, type IconName } from '#src/ui/icon.tsx';

/** A security setting: title, state, description and actions. */
export function SectionFrame({
  icon,
  title,
  badge,
  text,
  children,
}: {
  readonly icon: IconName;
  readonly title: string;
  readonly badge?: ReactNode;
  readonly text: string;
  readonly children: ReactNode;
}) {
  const id = useId();
  return (
    <section aria-labelledby={id} className="rounded-card border border-line bg-surface p-4 sm:p-5">
      <div className="mb-4 flex gap-3">
        <span className="inline-flex size-10 shrink-0 items-center justify-center rounded-full bg-ink/5 text-primary-ink">
          <Icon name={icon} className="size-5" />
        </span>
        <div className="min-w-0">
          <h3
            id={id}
            className="flex flex-wrap items-center gap-x-3 gap-y-1 font-display text-base font-semibold text-ink"
          >
            {title}
            {badge}
          </h3>
          <p className="mt-1 text-sm text-pretty text-ink-muted">{text}</p>
        </div>
      </div>
      {children}
    </section>
  );
}
