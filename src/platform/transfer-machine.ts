import type { TSchema } from 'typebox';
import { fromPromise } from 'xstate';
import { moneyTransferMachine } from '#machines/money-transfer/money-transfer.machine.ts';
import type { Operation } from '#machines/operation.ts';
import type { Call, Method } from '#schemas/call.ts';
import type { MutateCall } from './call-mutation.ts';
import { IdempotencyKey } from './idempotency-key.ts';
import { askOutcome } from './operation-outcome.ts';

type TransferCall = Call<TSchema, TSchema, Method, true>;

/** The machine of a transfer, wired to the call that carries it out. The form has checked the values against the platform's limits. */
export const createTransferMachine = (mutateCall: MutateCall, call: TransferCall) =>
  moneyTransferMachine.provide({
    actors: {
      send: fromPromise<void, Operation>(async ({ input: { confirmed, values } }) => {
        await mutateCall(call, values, { idempotencyKey: IdempotencyKey.of(call, confirmed) });
      }),
      askOutcome: fromPromise<void, { readonly confirmed: string }>(async ({ input: { confirmed } }) => {
        await askOutcome(mutateCall, call, confirmed);
      }),
    },
  });
