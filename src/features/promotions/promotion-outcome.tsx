import type { Promotion } from '#schemas/promotions.ts';
import { useClaimTexts } from '#src/claims/texts.ts';
import { SuccessCard } from '#src/parts/success-card.tsx';
import { useMemberUrl } from '#src/session/use-member-url.ts';
import { useMoney } from '#src/session/use-money.ts';
import { usePaymentTexts } from '#src/texts/payment-texts.ts';
import { usePromotionTexts } from './texts.ts';

/** The result of an operation on a promotion: the amount that was paid, or what the member has to do next. */
export function PromotionOutcome({ outcome, onLeave }: { readonly outcome: Promotion; readonly onLeave: () => void }) {
  const t = usePromotionTexts();
  const claimTexts = useClaimTexts();
  const payments = usePaymentTexts();
  const money = useMoney();
  const memberUrl = useMemberUrl();
  const { status, kind, progress } = outcome;
  const [payment] = outcome.payments;
  const leave = { label: t('done.leave'), onPress: onLeave };
  if (payment !== undefined && (kind === 'RAFFLE' || status === 'CLAIMED'))
    return (
      <SuccessCard
        compact
        success={{
          title: kind === 'RAFFLE' ? t('done.drawn') : payments('bonusInWallet'),
          amount: money(payment.amount),
          toWager: money(payment.requiredTurnover),
        }}
        next="play"
        others={[
          { label: claimTexts('record', { number: payment.orderNo }), to: memberUrl('bonusDetails', payment.orderNo) },
          leave,
        ]}
      />
    );
  if (kind === 'APPLICATION')
    return (
      <SuccessCard
        compact
        success={{ title: t('done.applied'), text: t('done.applied.text') }}
        next={null}
        others={[leave]}
      />
    );
  return (
    <SuccessCard
      compact
      success={{ title: t('done.joined'), text: t('done.joined.text') }}
      next={progress?.metric === 'DEPOSIT' ? { label: t('act.deposit'), to: memberUrl('depositv2') } : 'play'}
      others={[leave]}
    />
  );
}
