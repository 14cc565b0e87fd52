import type { HeldMoney } from '#schemas/cashier.ts';
import { useMoney } from '#src/session/use-money.ts';
import { ProgressNote } from '#src/ui/progress-note.tsx';
import { useClaimTexts } from './texts.ts';

/** The part of the balance locked by bonuses, with the reason and the end date; renders nothing if none is locked. */
export function HeldNote({ held: { amount, requiredTurnover, remainingTurnover } }: { readonly held: HeldMoney }) {
  const t = useClaimTexts();
  const money = useMoney();
  if (amount === 0) return null;
  return (
    <ProgressNote
      title={t('held', { amount: money(amount) })}
      text={t('held.text', { left: money(remainingTurnover) })}
      value={requiredTurnover - remainingTurnover}
      max={requiredTurnover}
    />
  );
}
