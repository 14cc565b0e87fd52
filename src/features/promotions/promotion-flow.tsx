import { useEffect, useEffectEvent, useState, type ReactNode } from 'react';
import type { operationMachine } from '#machines/operation/operation.machine.ts';
import type { OpenOperation } from '#machines/operation/operation.ts';
import { applyPromotion, claimPromotion, claimRaffle, joinPromotion } from '#schemas/calls/promotions.ts';
import type { Problem } from '#schemas/problem.ts';
import { openOperations } from '#src/platform/operation-outcome.ts';
import { useOperation, type UsedOperation } from '#src/parts/use-operation.ts';
import { useSession } from '#src/session/use-session.ts';

const CALLS = [joinPromotion, applyPromotion, claimPromotion, claimRaffle] as const;
type PromotionCall = (typeof CALLS)[number];

/** The state of the member's operations on a promotion. */
export interface PromotionFlow {
  readonly operation: UsedOperation<PromotionCall>;
  /** What the page shows; `form` while the member writes an application and while it is being sent. */
  readonly screen: 'choice' | 'form' | 'checking' | 'done';
  /** The problem of an application while its form is open, otherwise of another operation. */
  readonly problem: Problem | null;
  /** Whether an application is being sent or its outcome is unknown. */
  readonly isApplying: boolean;
  readonly openForm: () => void;
  /** Closes the form or the result of an operation. */
  readonly leave: () => void;
}

interface FlowProps {
  readonly id: string;
  /** Stories pass their own machine. */
  readonly machine?: typeof operationMachine | undefined;
  readonly children: (flow: PromotionFlow) => ReactNode;
}

const isApplication = ({ call }: OpenOperation<PromotionCall>): boolean => call.name === applyPromotion.name;

function Flow({ id, machine, children, onReturn }: FlowProps & { readonly onReturn: () => void }) {
  const { member } = useSession();
  const who = member?.id ?? null;
  const [begunFor] = useState(who);
  const isOwn = ({ input }: OpenOperation<PromotionCall>): boolean => input.id === id;
  const operation = useOperation<PromotionCall>(CALLS, { isOwn, machine });
  const [isFormOpen, setIsFormOpen] = useState(() => operation.open.some(isApplication));
  const look = useEffectEvent(() => {
    if (!operation.busy && openOperations<PromotionCall>(...CALLS).some(isOwn)) onReturn();
  });
  useEffect(() => {
    if (who !== begunFor) look();
  }, [who, begunFor]);
  const { checking, screen, open, ended, leave, problem } = operation;
  const isOfForm = ended.some(isApplication);
  return children({
    operation,
    screen: checking ? 'checking' : screen === 'done' ? 'done' : isFormOpen ? 'form' : 'choice',
    problem: isOfForm === isFormOpen ? problem : null,
    isApplying: open.some(isApplication),
    openForm: () => setIsFormOpen(true),
    leave: () => {
      leave();
      setIsFormOpen(false);
    },
  });
}

/** Provides the operations on a promotion. If an expired session interrupted one, its outcome is queried after the next login. */
export function WithPromotionFlow(props: FlowProps) {
  const [returns, setReturns] = useState(0);
  return <Flow key={returns} {...props} onReturn={() => setReturns(returns + 1)} />;
}
