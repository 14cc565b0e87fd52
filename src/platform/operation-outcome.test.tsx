import { Type } from 'typebox';
import { beforeEach, expect, test } from 'vitest';
import { NOT_CARRIED_OUT } from '#machines/operation/operation.ts';
import { endpoint } from '#schemas/call.ts';
import type { OperationOutcome } from '#schemas/cashier.ts';
import type { MutateCall } from './call-mutation.ts';
import { IdempotencyKey } from './idempotency-key.ts';
import { askOutcome } from './operation-outcome.ts';

const transfer = {
  ...endpoint({
    name: 'test.transfer',
    requirement: 'calls.rule.post',
    method: 'POST',
    path: '/wps/transfer',
    idempotent: true,
    input: Type.Object({ amount: Type.Number() }),
    output: Type.Object({ orderNo: Type.String() }),
    stales: [],
  }),
  accepts: (value: unknown): boolean => typeof value === 'object' && value !== null && 'orderNo' in value,
};

const five = { amount: 5 };

/** Returns the given outcomes one after another, and records the requested keys. */
const platform = (...outcomes: readonly OperationOutcome[]) => {
  const asked: unknown[] = [];
  const mutateCall = (async (_call: unknown, input: { readonly key: string }) => {
    asked.push(input.key);
    return outcomes[asked.length - 1];
  }) as unknown as MutateCall;
  return { asked, ask: () => askOutcome(mutateCall, { call: transfer, input: five }) };
};

beforeEach(() => sessionStorage.clear());

test("the outcome is looked up by the operation's key, and ends the operation once known", async () => {
  const { value } = IdempotencyKey.of(transfer, five);
  const { asked, ask } = platform({ state: 'WORKING' }, { state: 'DONE', value: { orderNo: 'T1' } });
  await expect(ask()).rejects.toMatchObject({ code: 'in_flight' });
  expect(IdempotencyKey.pending(transfer)).toEqual([five]);
  expect(await ask()).toEqual({ orderNo: 'T1' });
  expect([asked, IdempotencyKey.pending(transfer)]).toEqual([[value, value], []]);
});

test('an outcome that cannot be read is requested again with the same key', async () => {
  const { value } = IdempotencyKey.of(transfer, five);
  const { asked, ask } = platform({ state: 'DONE', value: { broken: true } }, { state: 'CLOSED' });
  await expect(ask()).rejects.toMatchObject({ code: 'malformed' });
  await expect(ask()).rejects.toMatchObject({ code: NOT_CARRIED_OUT });
  expect(asked).toEqual([value, value]);
});

test('if another part of the page has learned the outcome in the meantime, the same key is used', async () => {
  const key = IdempotencyKey.of(transfer, five);
  const { asked, ask } = platform({ state: 'WORKING' }, { state: 'DONE', value: { orderNo: 'T1' } });
  await expect(ask()).rejects.toMatchObject({ code: 'in_flight' });
  key.settle();
  expect(await ask()).toEqual({ orderNo: 'T1' });
  expect(asked).toEqual([key.value, key.value]);
});

test('an operation without a known key is never reported as not carried out', async () => {
  const operation = { call: transfer, input: { amount: 6 } };
  await expect(askOutcome(() => Promise.reject(new Error('asked')), operation)).rejects.toMatchObject({
    code: 'unknown',
  });
});
