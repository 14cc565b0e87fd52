import { useEffect, useEffectEvent, useState, type ReactNode } from 'react';
import { useSession } from '#src/session/use-session.ts';
import { pendingOperation } from './promotion-machine.ts';
import { usePromotionFlow, type PromotionActor, type PromotionMachine } from './use-promotion-flow.ts';

interface FlowProps {
  readonly id: string;
  /** Replaces the wired one in stories. */
  readonly machine?: PromotionMachine | undefined;
  readonly children: (actor: PromotionActor) => ReactNode;
}

function Flow({ id, machine, children, onReturn }: FlowProps & { readonly onReturn: () => void }) {
  const { member } = useSession();
  const who = member?.id ?? null;
  const [begunFor] = useState(who);
  const actor = usePromotionFlow(id, machine);
  const look = useEffectEvent(() => {
    if (!actor.getSnapshot().hasTag('busy') && pendingOperation(id) !== null) onReturn();
  });
  useEffect(() => {
    if (who !== begunFor) look();
  }, [who, begunFor]);
  return children(actor);
}

/** What is done with one promotion. A member who logs in again is told what became of an operation that the end of the session has cut off. */
export function PromotionFlow(props: FlowProps) {
  const [returns, setReturns] = useState(0);
  return <Flow key={returns} {...props} onReturn={() => setReturns(returns + 1)} />;
}
