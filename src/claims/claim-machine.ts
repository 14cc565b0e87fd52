import { fromPromise } from 'xstate';
import { claimMachine } from '#machines/claim/claim.machine.ts';
import type { Operation } from '#machines/operation.ts';
import type { InputOf } from '#schemas/call.ts';
import type { claimMission } from '#schemas/calls/missions.ts';
import type { claimReward } from '#schemas/calls/rewards.ts';
import type { ClaimReceipt } from '#schemas/rewards.ts';
import type { MutateCall } from '#src/platform/call-mutation.ts';
import { IdempotencyKey } from '#src/platform/idempotency-key.ts';
import { askOutcome } from '#src/platform/operation-outcome.ts';

export type ClaimCall = typeof claimMission | typeof claimReward;

/** The machine of claims, wired to the call that pays them. */
export const createClaimMachine = (mutateCall: MutateCall, call: ClaimCall) =>
  claimMachine.provide({
    actors: {
      send: fromPromise<ClaimReceipt, Operation>(({ input: { confirmed, values } }) => {
        const input: unknown = values;
        return mutateCall(call, input as InputOf<ClaimCall>, { idempotencyKey: IdempotencyKey.of(call, confirmed) });
      }),
      askOutcome: fromPromise<ClaimReceipt, { readonly confirmed: string }>(({ input: { confirmed } }) =>
        askOutcome(mutateCall, call, confirmed),
      ),
    },
  });
export type ClaimMachine = ReturnType<typeof createClaimMachine>;
