import { expect, test } from 'vitest';
import { createActor, waitFor } from 'xstate';
import { withdraw } from '#schemas/calls/cashier.ts';
import type { WithdrawalOrder } from '#schemas/cashier.ts';
import { Problem } from '#schemas/problem.ts';
import { operationAnswers } from '#tests/support/operation-answers.ts';
import { withdrawalMachine } from './withdrawal.machine.ts';

const draft = { accountId: '1', amount: 1_000 };
const operation = { call: withdraw, input: { ...draft, paymentPassword: '246810' } };
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

const start = (send: () => Promise<WithdrawalOrder> = () => Promise.resolve(order)) => {
  const { actors, sent } = operationAnswers<typeof withdraw>({ send });
  const actor = createActor(withdrawalMachine.provide({ actors }), { input: { open: [] } }).start();
  return { actor, sent };
};

test('an amount is confirmed with the payment password, and the withdrawal is placed once', async () => {
  const { actor, sent } = start();
  actor.send({ type: 'amount.confirm', draft });
  actor.send({ type: 'form.submit', operation });
  actor.send({ type: 'form.submit', operation });
  await waitFor(actor, (snapshot) => snapshot.matches('placed'));
  expect(sent).toEqual([operation.input]);
});

test('after a wrong payment password the member can enter it again; any other refusal returns to the amount', async () => {
  const refusals = [
    problem('validation', 422, { paymentPassword: 'payment_password_wrong' }),
    problem('turnover_open', 409),
  ];
  const { actor } = start(() => Promise.reject(refusals.shift()));
  actor.send({ type: 'amount.confirm', draft });
  for (const state of ['confirming', 'editing'] as const) {
    actor.send({ type: 'form.submit', operation });
    await waitFor(actor, (snapshot) => snapshot.matches(state));
    expect(actor.getSnapshot().context).toMatchObject({ draft, open: [] });
  }
});

test('after adding an account or setting the payment password, the flow returns to the amount', () => {
  const { actor } = start();
  for (const type of ['account.add', 'password.set'] as const) {
    actor.send({ type });
    expect(actor.getSnapshot().matches('editing')).toBe(false);
    actor.send({ type: 'step.back' });
    expect(actor.getSnapshot().matches('editing')).toBe(true);
  }
});
