import type { ReactNode } from 'react';
import { formatLocalClock } from '#src/lib/format-local-time.ts';
import { IconButton } from '#src/ui/icon-button.tsx';
import { useMoney } from '#src/session/use-money.ts';
import { useListTexts } from '#src/texts/list-texts.ts';
import { useCashierTexts } from './texts.ts';

/** A card with an amount of the member's money and the time of its last update. */
export function BalanceCard({
  label,
  amount,
  knownAt,
  updating,
  onRefresh,
  children,
}: {
  readonly label: string;
  readonly amount: number;
  /** When the amount was last updated, in Unix milliseconds. */
  readonly knownAt: number;
  readonly updating: boolean;
  readonly onRefresh: () => void;
  readonly children?: ReactNode;
}) {
  const t = useCashierTexts();
  const lists = useListTexts();
  const money = useMoney();
  return (
    <section aria-label={label} className="rounded-card border border-line bg-raised p-4 sm:p-5">
      <div className="flex items-start gap-3">
        <div className="min-w-0 flex-1">
          <p className="text-sm text-ink-muted">{label}</p>
          <p
            className="font-display text-[min(1.5rem,7cqi)] leading-[1.333] font-bold wrap-anywhere"
            aria-live="polite"
          >
            {money(amount)}
          </p>
          <p className="mt-1 text-xs text-ink-muted">
            {updating ? t('balance.updating') : lists('asOf', { time: formatLocalClock(knownAt) })}
          </p>
        </div>
        <IconButton icon="refresh" label={t('balance.refresh')} aria-busy={updating || undefined} onClick={onRefresh} />
      </div>
      {children}
    </section>
  );
}
