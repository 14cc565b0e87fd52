import { useActorRef, useSelector } from '@xstate/react';
import { useState } from 'react';
import { claimScreen, type ClaimScreen } from '#machines/claim/screens.ts';
import type { Problem } from '#schemas/problem.ts';
import type { ClaimReceipt } from '#schemas/rewards.ts';
import { useMutateCall } from '#src/platform/call-mutation.ts';
import { IdempotencyKey } from '#src/platform/idempotency-key.ts';
import { createClaimMachine, type ClaimCall, type ClaimMachine } from './claim-machine.ts';

/** Something that can be claimed. `confirmed` names it without its words: the same text is the same claim. */
export interface Claimable {
  readonly id: string;
  readonly confirmed: string;
  readonly name: string;
}

/** Where the claim of one thing stands. */
interface ClaimState {
  readonly screen: ClaimScreen;
  readonly receipt: ClaimReceipt | null;
  readonly problem: Problem | null;
  /** Asks for the outcome now; `null` while that is being done, or there is nothing to ask. */
  readonly askAgain: (() => void) | null;
}

/** The claims of a list: one at a time. */
export interface Claims {
  /** A claim is under way. */
  readonly busy: boolean;
  /** The claim that is under way, or that ended last. */
  readonly confirmed: string | null;
  readonly state: ClaimState;
  readonly start: (claimable: Claimable) => void;
}

/** Claims by a call. A claim whose outcome a reload has cut off is asked for first. */
export const useClaims = (call: ClaimCall, given?: ClaimMachine): Claims => {
  const mutateCall = useMutateCall();
  const [machine] = useState(() => given ?? createClaimMachine(mutateCall, call));
  const [pending] = useState(() => IdempotencyKey.pending(call));
  const actor = useActorRef(machine, { input: { confirmed: pending } });
  const screen = useSelector(actor, claimScreen);
  const isWaiting = useSelector(actor, (snapshot) => snapshot.matches('waiting'));
  const { confirmed, receipt, problem } = useSelector(actor, ({ context }) => context);
  return {
    busy: screen === 'sending' || screen === 'checking',
    confirmed,
    state: {
      screen,
      receipt,
      problem,
      askAgain: isWaiting ? () => actor.send({ type: 'check.again' }) : null,
    },
    start: ({ id, confirmed: what }) => actor.send({ type: 'claim.start', order: { confirmed: what, values: { id } } }),
  };
};
