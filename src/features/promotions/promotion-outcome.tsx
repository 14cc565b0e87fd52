import { useEffect, useRef } from 'react';
import type { Promotion } from '#schemas/promotions.ts';
import { useMoney } from '#src/session/use-money.ts';
import { usePaymentTexts } from '#src/texts/payment-texts.ts';
import { Button } from '#src/ui/button.tsx';
import { Icon } from '#src/ui/icon.tsx';
import { RecordLink } from './record-link.tsx';
import { usePromotionTexts } from './texts.ts';

/** What came of what the member did. It takes the focus, so that it is read out and the keyboard goes on from it. */
export function PromotionOutcome({ outcome, onLeave }: { readonly outcome: Promotion; readonly onLeave: () => void }) {
  const t = usePromotionTexts();
  const payments = usePaymentTexts();
  const money = useMoney();
  const card = useRef<HTMLOutputElement>(null);
  useEffect(() => card.current?.focus(), []);
  const { status, kind } = outcome;
  const [payment] = outcome.payments;
  const isPaid = payment !== undefined && (kind === 'RAFFLE' || status === 'CLAIMED');
  return (
    <output
      ref={card}
      tabIndex={-1}
      className="flex w-full flex-col gap-2 rounded-control border border-s-4 border-line border-s-success-ink bg-raised p-3 text-sm outline-none"
    >
      <span className="flex gap-2 font-semibold">
        <Icon name="success" className="mt-0.5 size-5 text-success-ink" />
        {isPaid
          ? kind === 'RAFFLE'
            ? t('done.drawn', { amount: money(payment.amount) })
            : payments('inWallet', { amount: money(payment.amount) })
          : t(kind === 'APPLICATION' ? 'done.applied' : 'done.joined')}
      </span>
      {isPaid && (
        <span className="text-pretty text-ink-muted">
          {t('done.turnover', { amount: money(payment.requiredTurnover) })} <RecordLink orderNo={payment.orderNo} />
        </span>
      )}
      {!isPaid && (
        <span className="text-pretty text-ink-muted">
          {t(kind === 'APPLICATION' ? 'done.applied.text' : 'done.joined.text')}
        </span>
      )}
      <Button size="sm" variant="secondary" className="self-start" onClick={onLeave}>
        {t('done.leave')}
      </Button>
    </output>
  );
}
