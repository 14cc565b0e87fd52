import { useEffect, useRef } from 'react';
import { CheckingCard } from '#src/parts/checking-card.tsx';
import { useMoney } from '#src/session/use-money.ts';
import { useProblemText } from '#src/texts/use-problem-text.ts';
import { Button } from '#src/ui/button.tsx';
import { Callout } from '#src/ui/callout.tsx';
import { RecordLink } from './record-link.tsx';
import { useClaimTexts } from './texts.ts';
import type { Claimable, Claims } from './use-claims.ts';

/** What was paid just now, with its record. It takes the focus, which the button that is gone has lost. */
function Paid({ orderNo, amount }: { readonly orderNo: string; readonly amount: number }) {
  const t = useClaimTexts();
  const money = useMoney();
  const card = useRef<HTMLDivElement>(null);
  useEffect(() => card.current?.focus({ preventScroll: true }), []);
  return (
    <div ref={card} tabIndex={-1} className="outline-none">
      <Callout tone="success" live>
        {t('paid', { amount: money(amount) })} <RecordLink orderNo={orderNo} />
      </Callout>
    </div>
  );
}

/** The outcome of the claim that `claims` is about. */
export function ClaimOutcome({ claims: { state } }: { readonly claims: Claims }) {
  const words = useProblemText();
  const { screen, receipt, problem, askAgain } = state;
  if (screen === 'checking') return <CheckingCard onAgain={askAgain} compact />;
  if (screen === 'paid' && receipt !== null) return <Paid {...receipt} />;
  if (screen === 'choosing' && problem !== null)
    return (
      <Callout tone="danger" live>
        {words(problem)}
      </Callout>
    );
  return null;
}

/** The button that claims something while it can be claimed, what became of that, and the record once it is paid. */
export function ClaimAction({
  claims,
  claimable,
  isOpen,
  orderNo,
}: {
  readonly claims: Claims;
  readonly claimable: Claimable;
  /** It can be claimed now. */
  readonly isOpen: boolean;
  /** The number of its record; `null` until it is claimed. */
  readonly orderNo: string | null;
}) {
  const t = useClaimTexts();
  const { busy, confirmed, state, start } = claims;
  const isMine = confirmed === claimable.confirmed;
  const isPaid = isMine && state.screen === 'paid';
  const isHere = isMine && state.screen === 'sending';
  return (
    <>
      {isMine && <ClaimOutcome claims={claims} />}
      {isOpen && !isPaid && !(isMine && state.screen === 'checking') && (
        <Button
          block
          busy={isHere}
          disabled={busy && !isHere}
          aria-label={t('claim.name', { name: claimable.name })}
          onClick={() => start(claimable)}
        >
          {t('claim')}
        </Button>
      )}
      {orderNo !== null && !isPaid && (
        <p className="text-sm">
          <RecordLink orderNo={orderNo} />
        </p>
      )}
    </>
  );
}
