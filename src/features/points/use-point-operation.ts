import { useActorRef, useSelector } from '@xstate/react';
import { useState } from 'react';
import { redemptionScreen } from '#machines/redemption/screens.ts';
import { useMutateCall } from '#src/platform/call-mutation.ts';
import { IdempotencyKey } from '#src/platform/idempotency-key.ts';
import { createPointMachine, type PointCall, type PointMachine } from './point-machine.ts';

/** A redemption or a conversion, and where it stands. `given` replaces the wired machine in stories. */
export const usePointOperation = (call: PointCall, given?: PointMachine) => {
  const mutateCall = useMutateCall();
  const [machine] = useState(() => given ?? createPointMachine(mutateCall, call));
  const [confirmed] = useState(() => IdempotencyKey.pending(call));
  const actor = useActorRef(machine, { input: { confirmed } });
  const isWaiting = useSelector(actor, (snapshot) => snapshot.matches('waiting'));
  return {
    actor,
    screen: useSelector(actor, redemptionScreen),
    choice: useSelector(actor, ({ context }) => context.choice),
    receipt: useSelector(actor, ({ context }) => context.receipt),
    problem: useSelector(actor, ({ context }) => context.problem),
    busy: useSelector(actor, (snapshot) => snapshot.hasTag('busy')),
    /** Asks for the outcome now; `null` while it is being asked for. */
    onAgain: isWaiting ? () => actor.send({ type: 'check.again' }) : null,
    back: () => actor.send({ type: 'step.back' }),
  };
};
export type PointOperation = ReturnType<typeof usePointOperation>;
