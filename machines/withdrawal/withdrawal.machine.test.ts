import { expect, test } from 'vitest';
import { createActor, fromPromise, waitFor } from 'xstate';
import type { WithdrawalOrder } from '#schemas/cashier.ts';
import { Problem } from '#schemas/problem.ts';
import { notCarriedOut } from '../operation.ts';
import { withdrawalMachine, type WithdrawalConfirmation, type WithdrawalDraft } from './withdrawal.machine.ts';

const draft: WithdrawalDraft = { accountId: '1', amount: 1_000 };
const confirmation: WithdrawalConfirmation = { confirmed: 'to 1, 1000', paymentPassword: '246810' };
const order: WithdrawalOrder = {
  orderId: 'W260309A1B2C3D4E5',
  status: 'APPLYING',
  amount: 1_000,
  fee: 10,
  payout: 990,
  bankName: 'Sandbox Bank',
  accountNumber: '•••• 3344',
  createdAt: 1,
  paidAt: null,
  confirmBy: null,
  endedAt: null,
  receipt: null,
  reason: null,
  proofs: 0,
};
const problem = (code: string, status: number, fields?: Record<string, string>) =>
  new Problem({ code, status, message: '', ...(fields === undefined ? {} : { fields }) });

interface World {
  readonly place?: () => Promise<WithdrawalOrder>;
  readonly outcome?: () => Promise<WithdrawalOrder>;
  readonly pending?: string;
}

const start = ({
  place = () => Promise.resolve(order),
  outcome = () => Promise.reject(problem('network', 0)),
  pending,
}: World = {}) => {
  const placed: unknown[] = [];
  const asked: string[] = [];
  const actor = createActor(
    withdrawalMachine.provide({
      actors: {
        placeOrder: fromPromise<WithdrawalOrder, WithdrawalDraft & WithdrawalConfirmation>(({ input }) => {
          placed.push(input);
          return place();
        }),
        askOutcome: fromPromise<WithdrawalOrder, { confirmed: string }>(({ input }) => {
          asked.push(input.confirmed);
          return outcome();
        }),
      },
    }),
    { input: { confirmed: pending ?? null } },
  ).start();
  return { actor, placed, asked };
};

test('an amount is confirmed with the payment password, and placed once', async () => {
  const { actor, placed } = start();
  actor.send({ type: 'amount.confirm', draft });
  actor.send({ type: 'form.submit', confirmation });
  actor.send({ type: 'form.submit', confirmation });
  await waitFor(actor, (snapshot) => snapshot.matches('placed'));
  expect(placed).toEqual([{ ...draft, ...confirmation }]);
});

test('a wrong payment password is asked for again; any other refusal leads back to the amount', async () => {
  const refusals = [
    problem('validation', 422, { paymentPassword: 'payment_password_wrong' }),
    problem('turnover_open', 409),
  ];
  const { actor } = start({ place: () => Promise.reject(refusals.shift()) });
  actor.send({ type: 'amount.confirm', draft });
  for (const state of ['confirming', 'editing'] as const) {
    actor.send({ type: 'form.submit', confirmation });
    await waitFor(actor, (snapshot) => snapshot.matches(state));
    expect(actor.getSnapshot().context).toMatchObject({ draft, confirmed: null });
  }
});

test.each([
  ['was placed', () => Promise.resolve(order), 'placed'],
  ['was not placed', () => Promise.reject(notCarriedOut()), 'editing'],
] as const)('after a lost answer it is asked whether the order %s', async (_, outcome, state) => {
  const { actor, placed, asked } = start({ place: () => Promise.reject(problem('network', 0)), outcome });
  actor.send({ type: 'amount.confirm', draft });
  actor.send({ type: 'form.submit', confirmation });
  await waitFor(actor, (snapshot) => snapshot.matches('checking'));
  await waitFor(actor, (snapshot) => snapshot.matches(state));
  expect([placed.length, asked]).toEqual([1, [confirmation.confirmed]]);
});

test('after a reload an order with an unknown outcome is asked for first, without its password', async () => {
  const { actor, placed } = start({ pending: confirmation.confirmed, outcome: () => Promise.resolve(order) });
  await waitFor(actor, (snapshot) => snapshot.matches('placed'));
  expect(placed).toEqual([]);
});

test('accounts and the payment password are set on the way, and lead back to the amount', () => {
  const { actor } = start();
  for (const type of ['account.add', 'password.set'] as const) {
    actor.send({ type });
    expect(actor.getSnapshot().matches('editing')).toBe(false);
    actor.send({ type: 'step.back' });
    expect(actor.getSnapshot().matches('editing')).toBe(true);
  }
});
