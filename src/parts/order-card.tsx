import type { ReactNode } from 'react';
import { classNames } from '#src/lib/class-names.ts';
import { formatLocalTime } from '#src/lib/format-local-time.ts';
import { useOrderTexts } from '#src/texts/order-texts.ts';
import { Icon } from '#src/ui/icon.tsx';
import { StatusPill, type StatusTone } from '#src/ui/status-pill.tsx';
import { Unbroken } from '#src/ui/unbroken.tsx';

export interface OrderStep {
  readonly name: 'placed' | 'reviewed' | 'paid' | 'paidOut' | 'received' | 'ended';
  /** In Unix milliseconds; `null` if the order has not reached the step, or if the platform gives no time. */
  readonly at: number | null;
  readonly isReached: boolean;
}

const LINE = 'flex flex-wrap items-center justify-between gap-x-3';

/**
 * A money or points order as a list item: its amount, a description, the steps that it has passed with their times, the next step, and full-width
 * buttons.
 */
export function OrderCard({
  amount,
  title,
  picture,
  status,
  steps,
  number,
  expected,
  note,
  children,
}: {
  /** The formatted amount. */
  readonly amount: string;
  readonly title: ReactNode;
  readonly picture?: ReactNode;
  readonly status: { readonly tone: StatusTone; readonly text: string };
  readonly steps: readonly OrderStep[];
  /** The order number, or a link to it. */
  readonly number: ReactNode;
  /** The next step and when it is due, in Unix milliseconds; `null` if the platform gives no time, or the order has ended. */
  readonly expected: { readonly label: string; readonly at: number } | null;
  readonly note?: ReactNode;
  readonly children?: ReactNode;
}) {
  const t = useOrderTexts();
  return (
    <li className="@container card p-3">
      <div className="flex flex-col gap-2.5">
        <div className="flex flex-wrap items-center justify-between gap-x-3 gap-y-1 text-lg">
          <Unbroken className="font-display font-bold">{amount}</Unbroken>
          <StatusPill tone={status.tone}>{status.text}</StatusPill>
        </div>
        <div className="flex items-start gap-3 text-sm">
          {picture}
          <p className="min-w-0 flex-1 wrap-anywhere">{title}</p>
        </div>
        <dl className="space-y-1 text-xs text-ink-muted">
          {steps.map(({ name, at, isReached }) => (
            <div key={name} className={LINE}>
              <dt className={classNames('flex items-center gap-1.5', isReached && 'font-medium text-ink')}>
                <Icon
                  name={!isReached ? 'clock' : name === 'ended' ? 'close' : 'check'}
                  className="size-3.5 shrink-0"
                />
                {t(`step.${name}`)}
              </dt>
              <dd>{at === null ? null : <Unbroken>{formatLocalTime(at)}</Unbroken>}</dd>
            </div>
          ))}
          {expected !== null && (
            <div className={classNames(LINE, 'font-semibold text-ink')}>
              <dt>{expected.label}</dt>
              <dd>
                <Unbroken>{formatLocalTime(expected.at)}</Unbroken>
              </dd>
            </div>
          )}
          <div className={LINE}>
            <dt>{t('number')}</dt>
            <dd>{typeof number === 'string' ? <Unbroken className="select-all">{number}</Unbroken> : number}</dd>
          </div>
        </dl>
        {note !== undefined && note !== null && <p className="text-sm text-pretty text-ink-muted">{note}</p>}
        {children}
      </div>
    </li>
  );
}
