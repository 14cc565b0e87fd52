import { useId, useRef, type ReactNode } from 'react';
import { focusRing } from './focus-ring.ts';
import { classNames } from '#src/lib/class-names.ts';
import { Icon, type IconName } from './icon.tsx';
import { useKeptFocus } from './use-kept-focus.ts';

/** A setting: title, state, description and actions. The title, identified by `id`, takes focus when a clicked button disappears. */
export function SectionFrame({
  icon,
  title,
  badge,
  text,
  id: given,
  children,
}: {
  readonly icon: IconName;
  readonly title: string;
  readonly badge?: ReactNode;
  readonly text: string;
  readonly id?: string;
  readonly children: ReactNode;
}) {
  const own = useId();
  const id = given ?? own;
  const heading = useRef<HTMLHeadingElement>(null);
  const part = useKeptFocus(heading);
  return (
    <section ref={part} aria-labelledby={id} className="card p-4 sm:p-5">
      <div className="mb-4 flex gap-3">
        <span className="inline-flex size-10 shrink-0 items-center justify-center rounded-full bg-ink/5 text-primary-ink">
          <Icon name={icon} className="size-5" />
        </span>
        <div className="min-w-0">
          <h3
            ref={heading}
            id={id}
            tabIndex={-1}
            className={classNames(
              'flex scroll-mt-24 flex-wrap items-center gap-x-3 gap-y-1 rounded-control font-display text-base font-semibold text-ink',
              focusRing,
            )}
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
