import { useActorRef, useSelector } from '@xstate/react';
import { useState } from 'react';
import type { ActorRefFrom } from 'xstate';
import { redemptionMachine, type PointCall } from '#machines/redemption/redemption.machine.ts';
import { redemptionScreen, type RedemptionScreen } from '#machines/redemption/screens.ts';
import type { OpenInput } from '#schemas/operation.ts';
import { useMutateCall } from '#src/platform/call-mutation.ts';
import { openOperations, operationActors } from '#src/platform/operation-outcome.ts';
import { useOperationState, type OperationState } from '#src/parts/use-operation.ts';

/** A redemption or conversion and its state. */
export interface PointOperation extends OperationState<PointCall> {
  readonly actor: ActorRefFrom<typeof redemptionMachine>;
  readonly screen: RedemptionScreen;
  /** The redemption or conversion that the member has chosen and not yet confirmed. */
  readonly choice: OpenInput<PointCall> | null;
  readonly back: () => void;
}

/** Runs the machine of a redemption or conversion and returns its state. Stories pass their own machine as `given`. */
export const usePointOperation = (call: PointCall, given?: typeof redemptionMachine): PointOperation => {
  const mutateCall = useMutateCall();
  const [machine] = useState(
    () => given ?? redemptionMachine.provide({ actors: operationActors<PointCall>(mutateCall) }),
  );
  const [open] = useState(() => openOperations(call));
  const actor = useActorRef(machine, { input: { open } });
  return {
    ...useOperationState(actor),
    actor,
    screen: useSelector(actor, redemptionScreen),
    choice: useSelector(actor, ({ context }) => context.choice),
    back: () => actor.send({ type: 'step.back' }),
  };
};
