import type { ReactNode } from 'react';
import { classNames } from '#src/lib/class-names.ts';
import { Icon, type IconName } from './icon.tsx';

export type CalloutTone = 'info' | 'success' | 'danger' | 'warning';

const TONES: Readonly<Record<CalloutTone, { icon: IconName; ink: string; edge: string }>> = {
  info: { icon: 'info', ink: 'text-primary-ink', edge: 'border-s-primary-ink' },
  success: { icon: 'success', ink: 'text-success-ink', edge: 'border-s-success-ink' },
  warning: { icon: 'warning', ink: 'text-accent-ink', edge: 'border-s-accent-ink' },
  danger: { icon: 'danger', ink: 'text-danger-ink', edge: 'border-s-danger-ink' },
};

/** A highlighted message in a page or form. `live` announces it if it appears after the first render. */
export function Callout({
  tone,
  title,
  live = false,
  children,
  className,
}: {
  tone: CalloutTone;
  title?: ReactNode;
  live?: boolean;
  children?: ReactNode;
  className?: string;
}) {
  const { icon, ink, edge } = TONES[tone];
  return (
    <div
      role={live ? (tone === 'danger' ? 'alert' : 'status') : undefined}
      className={classNames(
        'flex gap-3 rounded-control border border-s-4 border-line bg-raised p-3 text-sm leading-normal text-ink',
        edge,
        className,
      )}
    >
      <Icon name={icon} className={classNames('mt-0.5 size-5', ink)} />
      <div className="min-w-0 flex-1 space-y-1">
        {title !== undefined && <p className="font-semibold">{title}</p>}
        {children !== undefined && <div className="text-pretty">{children}</div>}
      </div>
    </div>
  );
}
