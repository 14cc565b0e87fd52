import { useMoney } from '#src/session/use-money.ts';
import { ProgressNote } from '#src/ui/progress-note.tsx';
import { useCashierTexts } from './texts.ts';

interface TurnoverBarProps {
  readonly required: number;
  readonly remaining: number;
  /** The action that the remaining turnover blocks. */
  readonly from: 'withdrawing' | 'sending';
}

/** The progress towards the turnover that is required before money can be withdrawn or sent. */
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
