import { useId } from 'react';
import { useMoney } from '#src/session/use-money.ts';
import { useCashierTexts } from './texts.ts';

/** How much still has to be wagered before a withdrawal. */
export function TurnoverBar({ required, remaining }: { readonly required: number; readonly remaining: number }) {
  const t = useCashierTexts();
  const money = useMoney();
  const id = useId();
  return (
    <div className="space-y-2 rounded-card border border-line bg-raised p-4">
      <p id={id} className="text-sm font-semibold">
        {t('turnover.left', { amount: money(remaining) })}
      </p>
      <progress
        aria-labelledby={id}
        max={required}
        value={required - remaining}
        className="h-2 w-full overflow-hidden rounded-full accent-primary"
      />
      <p className="text-xs text-pretty text-ink-muted">{t('turnover.text', { required: money(required) })}</p>
    </div>
  );
}
