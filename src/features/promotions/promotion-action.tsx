import { useSelector } from '@xstate/react';
import type { ReactNode } from 'react';
import { useSearchParams } from 'react-router-dom';
import { promotionScreen } from '#machines/promotion/screens.ts';
import type { PromotionSummary } from '#schemas/promotions.ts';
import { useFormProblem } from '#src/forms/use-form-problem.ts';
import { CheckingCard } from '#src/parts/checking-card.tsx';
import { useProtectedAction } from '#src/session/use-protected-action.ts';
import { Button } from '#src/ui/button.tsx';
import { Callout } from '#src/ui/callout.tsx';
import { confirmedOf } from './promotion-machine.ts';
import { PromotionOutcome } from './promotion-outcome.tsx';
import { usePromotionTexts } from './texts.ts';
import type { PromotionActor } from './use-promotion-flow.ts';

/** The deposit page over this one; `promotion` chooses it there. */
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

/** The one thing that can be done with a promotion, and what came of it; nothing where nothing can be done. */
export function PromotionAction({
  promotion: { id, kind, status, mayRepeat, endsAt },
  actor,
  onApply,
  now,
}: {
  readonly promotion: PromotionSummary;
  readonly actor: PromotionActor;
  /** Opens the form of an application. */
  readonly onApply: () => void;
  readonly now: number;
}): ReactNode {
  const t = usePromotionTexts();
  const protect = useProtectedAction();
  const openDeposit = useOpenDeposit();
  const toFormProblem = useFormProblem();
  const screen = useSelector(actor, promotionScreen);
  const busy = useSelector(actor, (snapshot) => snapshot.hasTag('busy'));
  const isWaiting = useSelector(actor, (snapshot) => snapshot.matches('waiting'));
  const problem = useSelector(actor, ({ context }) => context.problem);
  const outcome = useSelector(actor, ({ context }) => context.outcome);
  const act = (what: 'join' | 'claim' | 'draw') => (): void =>
    protect(() =>
      actor.send({ type: 'promotion.act', act: what, order: { confirmed: confirmedOf(id), values: { id } } }),
    );

  if (screen === 'done' && outcome !== null)
    return <PromotionOutcome outcome={outcome} onLeave={() => actor.send({ type: 'outcome.leave' })} />;
  if (screen === 'checking')
    return <CheckingCard onAgain={isWaiting ? () => actor.send({ type: 'check.again' }) : null} compact />;

  const button = (): { readonly label: string; readonly run: () => void } | null => {
    if (status === 'CLAIM')
      return kind === 'RAFFLE'
        ? { label: t('act.draw'), run: act('draw') }
        : { label: t('act.claim'), run: act('claim') };
    if (status === 'JOIN') {
      if (kind === 'PROGRESS') return { label: t('act.join'), run: act('join') };
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
