import type { ReactNode } from 'react';
import { useSearchParams } from 'react-router-dom';
import { claimPromotion, claimRaffle, joinPromotion } from '#schemas/calls/promotions.ts';
import type { PromotionSummary } from '#schemas/promotions.ts';
import { useFormProblem } from '#src/forms/use-form-problem.ts';
import { CheckingCard } from '#src/parts/checking-card.tsx';
import { useProtectedAction } from '#src/session/use-protected-action.ts';
import { Button } from '#src/ui/button.tsx';
import { Callout } from '#src/ui/callout.tsx';
import type { PromotionFlow } from './promotion-flow.tsx';
import { PromotionOutcome } from './promotion-outcome.tsx';
import { usePromotionTexts } from './texts.ts';

/** Returns a function that opens the deposit page over this page, with a promotion preselected. */
const useOpenDeposit = (): ((promotion: string | null) => void) => {
  const [, setQuery] = useSearchParams();
  return (promotion) =>
    setQuery((before) => {
      const next = new URLSearchParams(before);
      next.set('member', 'depositv2');
      if (promotion === null) next.delete('promotion');
      else next.set('promotion', promotion);
      return next;
    });
};

/** A button for the only action that is possible on a promotion, and the result of the action; renders nothing if no action is possible. */
export function PromotionAction({
  promotion: { id, kind, status, mayRepeat, endsAt },
  flow: { operation, screen, problem, leave },
  onApply,
  now,
}: {
  readonly promotion: PromotionSummary;
  readonly flow: PromotionFlow;
  /** Opens the application form. */
  readonly onApply: () => void;
  readonly now: number;
}): ReactNode {
  const t = usePromotionTexts();
  const protect = useProtectedAction();
  const openDeposit = useOpenDeposit();
  const toFormProblem = useFormProblem();
  const { busy, askAgain, output, confirm } = operation;
  const act = (call: typeof joinPromotion | typeof claimPromotion | typeof claimRaffle) => (): void =>
    protect(() => confirm({ call, input: { id } }));

  if (screen === 'done' && output !== null) return <PromotionOutcome outcome={output} onLeave={leave} />;
  if (screen === 'checking') return <CheckingCard onAgain={askAgain} compact />;

  const button = (): { readonly label: string; readonly run: () => void } | null => {
    if (status === 'CLAIM')
      return kind === 'RAFFLE'
        ? { label: t('act.draw'), run: act(claimRaffle) }
        : { label: t('act.claim'), run: act(claimPromotion) };
    if (status === 'JOIN') {
      if (kind === 'PROGRESS') return { label: t('act.join'), run: act(joinPromotion) };
      if (kind === 'APPLICATION') return { label: t('act.apply'), run: () => protect(onApply) };
      return { label: t('act.deposit'), run: () => protect(() => openDeposit(kind === 'DEPOSIT' ? id : null)) };
    }
    if (status === 'REJECTED' && mayRepeat && (endsAt === null || now < endsAt))
      return { label: t('act.again'), run: () => protect(onApply) };
    return null;
  };
  const shown = screen === 'form' ? null : button();
  const { general } = toFormProblem(screen === 'form' ? null : problem, []);
  return (
    <>
      {general !== null && (
        <Callout tone="danger" live className="w-full">
          {general}
        </Callout>
      )}
      {shown !== null && (
        <Button busy={busy} onClick={shown.run}>
          {shown.label}
        </Button>
      )}
    </>
  );
}
