import { fromPromise } from 'xstate';
import {
  withdrawalMachine,
  type WithdrawalConfirmation,
  type WithdrawalDraft,
} from '#machines/withdrawal/withdrawal.machine.ts';
import { withdraw } from '#schemas/calls/cashier.ts';
import type { WithdrawalOrder } from '#schemas/cashier.ts';
import { Problem } from '#schemas/problem.ts';
import type { MutateCall } from '#src/platform/call-mutation.ts';
import { IdempotencyKey } from '#src/platform/idempotency-key.ts';
import { askOutcome } from '#src/platform/operation-outcome.ts';

/** The order in an operation's answer, which the client has not checked. */
const orderIn = (value: unknown): WithdrawalOrder => {
  if (withdraw.accepts?.(value) === false) throw new Problem({ code: 'malformed', status: 200, message: '' });
  return value as WithdrawalOrder;
};

/** The machine of a withdrawal, wired to the platform. */
export const createWithdrawalMachine = (mutateCall: MutateCall) =>
  withdrawalMachine.provide({
    actors: {
      placeOrder: fromPromise<WithdrawalOrder, WithdrawalDraft & WithdrawalConfirmation>(
        ({ input: { confirmed, ...input } }) =>
          mutateCall(withdraw, input, { idempotencyKey: IdempotencyKey.of(withdraw, confirmed) }),
      ),
      askOutcome: fromPromise<WithdrawalOrder, { readonly confirmed: string }>(async ({ input: { confirmed } }) =>
        orderIn(await askOutcome(mutateCall, withdraw, confirmed)),
      ),
    },
  });
