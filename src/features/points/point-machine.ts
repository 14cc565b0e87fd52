import { fromPromise } from 'xstate';
import type { Operation } from '#machines/operation.ts';
import { redemptionMachine, type PointReceipt } from '#machines/redemption/redemption.machine.ts';
import type { convert, redeem } from '#schemas/calls/points.ts';
import type { InputOf, OutputOf } from '#schemas/call.ts';
import { askOutcome } from '#src/platform/operation-outcome.ts';
import type { MutateCall } from '#src/platform/call-mutation.ts';
import { IdempotencyKey } from '#src/platform/idempotency-key.ts';

export type PointCall = typeof redeem | typeof convert;

const receiptOf = (answer: OutputOf<PointCall>): PointReceipt => ({
  orderNo: answer.orderNo,
  points: answer.points,
  amount: 'amount' in answer ? answer.amount : answer.redeemAmount,
});

/** The machine of a redemption or a conversion, wired to the call that carries it out. The form has checked the values. */
export const createPointMachine = (mutateCall: MutateCall, call: PointCall) =>
  redemptionMachine.provide({
    actors: {
      send: fromPromise<PointReceipt, Operation & { readonly password: string }>(
        async ({ input: { confirmed, values, password } }) => {
          const input: unknown = { ...values, password };
          const key = IdempotencyKey.of(call, confirmed);
          return receiptOf(await mutateCall(call, input as InputOf<PointCall>, { idempotencyKey: key }));
        },
      ),
      askOutcome: fromPromise<PointReceipt, { readonly confirmed: string }>(async ({ input: { confirmed } }) => {
        return receiptOf(await askOutcome(mutateCall, call, confirmed));
      }),
    },
  });
export type PointMachine = ReturnType<typeof createPointMachine>;
