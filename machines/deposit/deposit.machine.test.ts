import { expect, test } from 'vitest';
import { createActor, fromPromise, waitFor } from 'xstate';
import type { DepositOrder, DepositStatus } from '#schemas/cashier.ts';
import { Problem } from '#schemas/problem.ts';
import { notCarriedOut, type Operation } from '../operation.ts';
import { depositMachine } from './deposit.machine.ts';

const wanted: Operation = { confirmed: 'bank, 500', values: { methodId: 'bank', amount: 500 } };
const orderOf = (status: DepositStatus): DepositOrder => ({
  orderId: 'D260309A1B2C3D4E5',
  status,
  methodName: 'Sandbox Bank',
  kind: 'BANK',
  amount: 500,
  bonus: 0,
  turnover: 500,
  createdAt: 1,
  expiresAt: 2,
  settledAt: null,
});
const lost = () => Promise.reject(new Problem({ code: 'network', status: 0, message: '' }));

interface World {
  readonly place?: () => Promise<DepositOrder>;
  readonly outcome?: () => Promise<DepositOrder>;
  readonly watched?: (order: DepositOrder) => Promise<DepositOrder>;
}

const start = ({
  place = () => Promise.resolve(orderOf('PENDING')),
  outcome = lost,
  watched = () => new Promise(() => undefined),
}: World = {}) => {
  const placed: Operation[] = [];
  const actor = createActor(
    depositMachine.provide({
      actors: {
        placeOrder: fromPromise<DepositOrder, Operation>(({ input }) => {
          placed.push(input);
          return place();
        }),
        askOutcome: fromPromise<DepositOrder, { confirmed: string }>(outcome),
        watchOrder: fromPromise<DepositOrder, { order: DepositOrder }>(({ input }) => watched(input.order)),
      },
    }),
    { input: { confirmed: null } },
  ).start();
  return { actor, placed };
};

test.each(['SUCCESS', 'FAILED', 'EXPIRED'] as const)(
  'an order is opened once and watched until it is %s',
  async (end) => {
    const { actor, placed } = start({ watched: () => Promise.resolve(orderOf(end)) });
    actor.send({ type: 'form.submit', order: wanted });
    actor.send({ type: 'form.submit', order: wanted });
    const state = ({ SUCCESS: 'paid', FAILED: 'failed', EXPIRED: 'expired' } as const)[end];
    await waitFor(actor, (snapshot) => snapshot.matches(state));
    expect(placed).toEqual([wanted]);
  },
);

test('an order whose answer was lost is found by its operation, and is paid as any other', async () => {
  const { actor, placed } = start({ place: lost, outcome: () => Promise.resolve(orderOf('PENDING')) });
  actor.send({ type: 'form.submit', order: wanted });
  await waitFor(actor, (snapshot) => snapshot.matches('paying'));
  expect([placed.length, actor.getSnapshot().context.order?.orderId]).toEqual([1, 'D260309A1B2C3D4E5']);
});

test('an order that was never opened leads back to the form, which says so', async () => {
  const { actor } = start({ place: lost, outcome: () => Promise.reject(notCarriedOut()) });
  actor.send({ type: 'form.submit', order: wanted });
  await waitFor(actor, (snapshot) => snapshot.matches('choosing') && snapshot.context.problem !== null);
  expect(actor.getSnapshot().context.problem?.code).toBe('not_carried_out');
});

test('an order of the list is looked at by its status, without another one', async () => {
  const { actor, placed } = start();
  for (const [status, state] of [
    ['PENDING', 'paying'],
    ['FAILED', 'failed'],
  ] as const) {
    actor.send({ type: 'order.open', order: orderOf(status) });
    await waitFor(actor, (snapshot) => snapshot.matches(state));
    actor.send({ type: 'order.leave' });
  }
  expect([placed, actor.getSnapshot().context.order]).toEqual([[], null]);
});
