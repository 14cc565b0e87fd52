import { useMoney } from '#src/session/use-money.ts';
import { ProgressNote } from '#src/ui/progress-note.tsx';
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
  return (
    <ProgressNote
      title={t(from === 'sending' ? 'turnover.leftToSend' : 'turnover.left', { amount: money(remaining) })}
      text={t('turnover.text', { required: money(required) })}
      value={required - remaining}
      max={required}
    />
  );
}
