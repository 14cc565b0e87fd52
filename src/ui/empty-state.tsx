import type { ReactNode } from 'react';
import { classNames } from '#src/lib/class-names.ts';
import { Icon, type IconName } from './icon.tsx';

/** States that there is nothing to show, and may offer a next step. */
export function EmptyState({
  icon,
  title,
  text,
  action,
  className,
}: {
  icon: IconName;
  title: ReactNode;
  text?: ReactNode;
  action?: ReactNode;
  className?: string;
}) {
  return (
    <div className={classNames('flex flex-col items-center justify-center gap-2 px-4 py-10 text-center', className)}>
      <span className="mb-2 inline-flex size-14 items-center justify-center rounded-full bg-ink/5 text-ink-muted">
        <Icon name={icon} className="size-7" />
      </span>
      <p className="font-display text-base font-semibold text-ink">{title}</p>
      {text !== undefined && <p className="max-w-sm text-sm text-pretty text-ink-muted">{text}</p>}
      {action !== undefined && <div className="mt-3">{action}</div>}
    </div>
  );
}
