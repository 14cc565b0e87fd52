import { useActorRef, useSelector } from '@xstate/react';
import { useState } from 'react';
import { contractScreen } from '#machines/contract/screens.ts';
import type { ContractKind } from '#schemas/contract-names.ts';
import { useMutateCall } from '#src/platform/call-mutation.ts';
import { useRefreshCalls } from '#src/platform/use-refresh-calls.ts';
import { createContractMachine, pendingStep, type ContractMachine } from './contract-machine.ts';

/** A step of a contract, and where it stands; `subject` is the contract, or the downline of a new offer, null where the offer itself asks for it. `given` replaces the wired machine in stories. */
export const useContractStep = (
  kind: ContractKind,
  subject: string | null,
  isNew: boolean,
  given?: ContractMachine,
) => {
  const mutateCall = useMutateCall();
  const refresh = useRefreshCalls();
  const [machine] = useState(() => given ?? createContractMachine(mutateCall, kind, refresh));
  const [confirmed] = useState(() => pendingStep(kind, subject));
  const actor = useActorRef(machine, { input: { confirmed, isNew } });
  const isWaiting = useSelector(actor, (snapshot) => snapshot.matches('waiting'));
  return {
    actor,
    screen: useSelector(actor, contractScreen),
    order: useSelector(actor, ({ context }) => context.order),
    whatIf: useSelector(actor, ({ context }) => context.whatIf),
    receipt: useSelector(actor, ({ context }) => context.receipt),
    problem: useSelector(actor, ({ context }) => context.problem),
    busy: useSelector(actor, (snapshot) => snapshot.hasTag('busy')),
    /** Asks for the outcome now; `null` while it is being asked for. */
    onAgain: isWaiting ? () => actor.send({ type: 'check.again' }) : null,
    back: () => actor.send({ type: 'step.back' }),
  };
};
export type ContractStepState = ReturnType<typeof useContractStep>;
