import { CheckingCard } from '#src/parts/checking-card.tsx';
import { RecordLink } from './record-link.tsx';
import { SuccessCard } from '#src/parts/success-card.tsx';
import { useMemberUrl } from '#src/session/use-member-url.ts';
import { useMoney } from '#src/session/use-money.ts';
import { usePaymentTexts } from '#src/texts/payment-texts.ts';
import { useProblemText } from '#src/texts/use-problem-text.ts';
import { Button } from '#src/ui/button.tsx';
import { Callout } from '#src/ui/callout.tsx';
import { useClaimTexts } from './texts.ts';
import type { Claimable, Claims, ClaimState } from './use-claims.ts';
import type { ClaimReceipt } from '#schemas/rewards.ts';

/** The bonus just paid. Takes the focus from the removed claim button. */
function Paid({ orderNo, amount, requiredTurnover }: ClaimReceipt) {
  const t = useClaimTexts();
  const payments = usePaymentTexts();
  const money = useMoney();
  const memberUrl = useMemberUrl();
  return (
    <SuccessCard
      compact
      success={{
        title: payments('bonusInWallet'),
        amount: money(amount),
        toWager: money(requiredTurnover),
      }}
      next="play"
      others={[{ label: t('record', { number: orderNo }), to: memberUrl('bonusDetails', orderNo) }]}
    />
  );
}

/** Shows the outcome of a claim. */
export function ClaimOutcome({ state }: { readonly state: ClaimState }) {
  const words = useProblemText();
  if (state.at === 'checking') return <CheckingCard onAgain={state.askAgain} compact />;
  if (state.at === 'paid') return <Paid {...state.receipt} />;
  if (state.at === 'refused')
    return (
      <Callout tone="danger" live>
        {words(state.problem)}
      </Callout>
    );
  return null;
}

/** The claim button while a claim is possible, then its outcome, then a link to the record of the payment. */
export function ClaimAction({
  claims: { busy, stateOf, start },
  claimable: { input, name },
  isOpen,
  orderNo,
}: {
  readonly claims: Claims;
  readonly claimable: Claimable;
  /** Whether the bonus can be claimed now. */
  readonly isOpen: boolean;
  /** The order number of the payment; `null` until claimed. */
  readonly orderNo: string | null;
}) {
  const t = useClaimTexts();
  const state = stateOf(input);
  const isPaid = state?.at === 'paid';
  const isSending = state?.at === 'sending';
  return (
    <>
      {state !== null && <ClaimOutcome state={state} />}
      {isOpen && !isPaid && state?.at !== 'checking' && (
        <Button
          block
          busy={isSending}
          disabled={busy && !isSending}
          aria-label={t('claim.name', { name })}
          onClick={() => start(input)}
        >
          {t('claim')}
        </Button>
      )}
      {orderNo !== null && !isPaid && (
        <p className="text-sm">
          <RecordLink orderNo={orderNo}>{t('record', { number: orderNo })}</RecordLink>
        </p>
      )}
    </>
  );
}
