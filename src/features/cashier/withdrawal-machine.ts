import { fromPromise } from 'xstate';
import {
  withdrawalMachine,
  type WithdrawalConfirmation,
  type WithdrawalDraft,
} from '#machines/withdrawal/withdrawal.machine.ts';
import { withdraw } from '#schemas/calls/cashier.ts';
import type { WithdrawalOrder } from '#schemas/cashier.ts';
import type { MutateCall } from '#src/platform/call-mutation.ts';
import { IdempotencyKey } from '#src/platform/idempotency-key.ts';
import { askOutcome } from '#src/platform/operation-outcome.ts';

/** The machine of a withdrawal, wired to the platform. */
export const createWithdrawalMachine = (mutateCall: MutateCall) =>
  withdrawalMachine.provide({
    actors: {
      placeOrder: fromPromise<WithdrawalOrder, WithdrawalDraft & WithdrawalConfirmation>(
        ({ input: { confirmed, ...input } }) =>
          mutateCall(withdraw, input, { idempotencyKey: IdempotencyKey.of(withdraw, confirmed) }),
      ),
      askOutcome: fromPromise<WithdrawalOrder, { readonly confirmed: string }>(({ input: { confirmed } }) =>
        askOutcome(mutateCall, withdraw, confirmed),
      ),
    },
  });
