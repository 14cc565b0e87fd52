import { fromPromise } from 'xstate';
import { moneyTransferMachine } from '#machines/money-transfer/money-transfer.machine.ts';
import type { Operation } from '#machines/operation.ts';
import type { walletTransfer } from '#schemas/calls/account.ts';
import type { transferUpline } from '#schemas/calls/cashier.ts';
import type { InputOf } from '#schemas/call.ts';
import type { MutateCall } from '#src/platform/call-mutation.ts';
import { IdempotencyKey } from '#src/platform/idempotency-key.ts';
import { askOutcome } from '#src/platform/operation-outcome.ts';

type TransferCall = typeof walletTransfer | typeof transferUpline;

/** The machine of a transfer, wired to the call that carries it out. The form has checked the values against the platform's limits. */
export const createTransferMachine = (mutateCall: MutateCall, call: TransferCall) =>
  moneyTransferMachine.provide({
    actors: {
      send: fromPromise<void, Operation>(async ({ input: { confirmed, values } }) => {
        const input: unknown = values;
        await mutateCall(call, input as InputOf<TransferCall>, { idempotencyKey: IdempotencyKey.of(call, confirmed) });
      }),
      askOutcome: fromPromise<void, { readonly confirmed: string }>(async ({ input: { confirmed } }) => {
        await askOutcome(mutateCall, call, confirmed);
      }),
    },
  });
