import { expect, test } from 'vitest';
import { createActor, fromPromise, waitFor } from 'xstate';
import { deposit } from '#schemas/calls/cashier.ts';
import type { DepositOrder, DepositStatus } from '#schemas/cashier.ts';
import { PENDING_ORDER } from '#tests/support/deposit-order.ts';
import { lost, operationAnswers, type OperationAnswers } from '#tests/support/operation-answers.ts';
import { depositMachine } from './deposit.machine.ts';

const wanted = { call: deposit, input: { methodId: 'bank', amount: 500 } };
const orderOf = (status: DepositStatus): DepositOrder => ({ ...PENDING_ORDER, status });
interface World extends Partial<OperationAnswers<typeof deposit>> {
  readonly watched?: (order: DepositOrder) => Promise<DepositOrder>;
}

const start = ({ watched = () => new Promise(() => undefined), ...answers }: World = {}) => {
  const { actors, sent } = operationAnswers<typeof deposit>({
    send: () => Promise.resolve(orderOf('PENDING')),
    ...answers,
  });
  const watchOrder = fromPromise<DepositOrder, { order: DepositOrder }>(({ input }) => watched(input.order));
  const machine = depositMachine.provide({ actors: { ...actors, watchOrder } });
  return { actor: createActor(machine, { input: { open: [] } }).start(), sent };
};

test.each(['SUCCESS', 'FAILED', 'EXPIRED'] as const)(
  'an order is created once and then watched until it is %s',
  async (end) => {
    const { actor, sent } = start({ watched: () => Promise.resolve(orderOf(end)) });
    actor.send({ type: 'form.submit', operation: wanted });
    actor.send({ type: 'form.submit', operation: wanted });
    const state = ({ SUCCESS: 'paid', FAILED: 'failed', EXPIRED: 'expired' } as const)[end];
    await waitFor(actor, (snapshot) => snapshot.matches(state));
    expect(sent).toEqual([wanted.input]);
  },
);

test('if the response to an order is lost, the order is found by its operation and can be paid as usual', async () => {
  const { actor, sent } = start({ send: lost, outcomes: [() => Promise.resolve(orderOf('PENDING'))] });
  actor.send({ type: 'form.submit', operation: wanted });
  await waitFor(actor, (snapshot) => snapshot.matches('paying'));
  expect([sent.length, actor.getSnapshot().context.order?.orderId]).toEqual([1, 'D260309A1B2C3D4E5']);
});

test('opening an order from the list shows the screen for its status and creates no new order', async () => {
  const { actor, sent } = start();
  for (const [status, state] of [
    ['PENDING', 'paying'],
    ['FAILED', 'failed'],
  ] as const) {
    actor.send({ type: 'order.open', order: orderOf(status) });
    await waitFor(actor, (snapshot) => snapshot.matches(state));
    actor.send({ type: 'order.leave' });
  }
  expect([sent, actor.getSnapshot().context.order]).toEqual([[], null]);
});
