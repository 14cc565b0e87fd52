import { useActorRef, useSelector } from '@xstate/react';
import { useState } from 'react';
import { contractScreen } from '#machines/contract/screens.ts';
import { processOf } from '#schemas/process-of.ts';
import type { ContractKind } from '#schemas/contract-names.ts';
import { useMutateCall } from '#src/platform/call-mutation.ts';
import { useOperationState } from '#src/parts/use-operation.ts';
import { useFetchCall } from '#src/platform/fetch-call.ts';
import { useRefreshCalls } from '#src/platform/use-refresh-calls.ts';
import { sentOrder } from './contract-orders.ts';
import { createContractMachine, openSteps, type ContractMachine } from './contract-machine.ts';

/**
 * Runs the machine of a contract step and returns its state. `subject` is the id of the contract, or the downline of a new offer, or `null` if the
 * offer form asks for the downline. Stories pass their own machine as `given`.
 */
export const useContractStep = (
  kind: ContractKind,
  subject: string | null,
  isNew: boolean,
  given?: ContractMachine,
) => {
  const mutateCall = useMutateCall();
  const fetchCall = useFetchCall();
  const refresh = useRefreshCalls();
  const [machine] = useState(() => given ?? createContractMachine({ mutateCall, fetchCall }, kind, refresh));
  const [open] = useState(() => openSteps(kind, subject));
  const actor = useActorRef(machine, { input: { open, isNew } });
  return {
    ...useOperationState(actor),
    actor,
    screen: useSelector(actor, contractScreen),
    order: useSelector(actor, ({ context }) => context.order),
    whatIf: useSelector(actor, ({ context }) => context.whatIf),
    /** Sends the confirmed step, together with the contracts that the preview said it would end. */
    confirm: (note: string) => {
      const { order, whatIf } = actor.getSnapshot().context;
      if (order === null) return;
      actor.send({
        type: 'contract.confirm',
        operation: { call: processOf[kind], input: sentOrder(order, whatIf, note) },
      });
    },
    back: () => actor.send({ type: 'step.back' }),
  };
};
export type ContractStepState = ReturnType<typeof useContractStep>;
