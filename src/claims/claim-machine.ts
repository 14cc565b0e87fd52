import { fromPromise } from 'xstate';
import { claimMachine } from '#machines/claim/claim.machine.ts';
import { isUnclear, type Operation } from '#machines/operation.ts';
import type { InputOf } from '#schemas/call.ts';
import type { claimMission } from '#schemas/calls/missions.ts';
import type { claimReward } from '#schemas/calls/rewards.ts';
import { Problem, toProblem } from '#schemas/problem.ts';
import type { ClaimReceipt } from '#schemas/rewards.ts';
import type { MutateCall } from '#src/platform/call-mutation.ts';
import { IdempotencyKey } from '#src/platform/idempotency-key.ts';
import { askOutcome } from '#src/platform/operation-outcome.ts';

export type ClaimCall = typeof claimMission | typeof claimReward;

export interface ClaimParts {
  readonly mutateCall: MutateCall;
  readonly call: ClaimCall;
  /** The platform knows better what can be claimed, such as after a claim in another tab. */
  readonly onRefused: () => void;
}

/** The machine of claims, wired to the call that pays them. */
export const createClaimMachine = ({ mutateCall, call, onRefused }: ClaimParts) => {
  /** The receipt in an operation's answer, which the client has not checked. */
  const receiptIn = (value: unknown): ClaimReceipt => {
    if (call.accepts?.(value) === false) throw new Problem({ code: 'malformed', status: 200, message: '' });
    return value as ClaimReceipt;
  };
  return claimMachine.provide({
    actors: {
      send: fromPromise<ClaimReceipt, Operation>(async ({ input: { confirmed, values } }) => {
        const input: unknown = values;
        try {
          return await mutateCall(call, input as InputOf<ClaimCall>, {
            idempotencyKey: IdempotencyKey.of(call, confirmed),
          });
        } catch (error) {
          if (!isUnclear(toProblem(error))) onRefused();
          throw error;
        }
      }),
      askOutcome: fromPromise<ClaimReceipt, { readonly confirmed: string }>(async ({ input: { confirmed } }) =>
        receiptIn(await askOutcome(mutateCall, call, confirmed)),
      ),
    },
  });
};
export type ClaimMachine = ReturnType<typeof createClaimMachine>;
