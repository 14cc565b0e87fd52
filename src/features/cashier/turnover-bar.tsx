import { useId } from 'react';
import { useMoney } from '#src/session/use-money.ts';
import { ProgressBar } from '#src/ui/progress-bar.tsx';
import { useCashierTexts } from './texts.ts';

interface TurnoverBarProps {
  readonly required: number;
  readonly remaining: number;
  /** What it keeps the member from. */
  readonly from: 'withdrawing' | 'sending';
}

/** How much still has to be wagered before money may leave. */
export function TurnoverBar({ required, remaining, from }: TurnoverBarProps) {
  const t = useCashierTexts();
  const money = useMoney();
  const id = useId();
  return (
    <div className="space-y-2 rounded-card border border-line bg-raised p-4">
      <p id={id} className="text-sm font-semibold">
        {t(from === 'sending' ? 'turnover.leftToSend' : 'turnover.left', { amount: money(remaining) })}
      </p>
      <ProgressBar labelledBy={id} value={required - remaining} max={required} />
      <p className="text-xs text-pretty text-ink-muted">{t('turnover.text', { required: money(required) })}</p>
    </div>
  );
}
