import type { WithdrawalOrder } from '#schemas/cashier.ts';
import { Problem } from '#schemas/problem.ts';
import { answers, fails, keyWords, passes, type MachineScenarios } from '#machines/scenarios/machine-scenarios.ts';
import { NOT_CARRIED_OUT, notCarriedOut } from '../operation.ts';
import { withdrawalMachine } from './withdrawal.machine.ts';

const lost = new Problem({ code: 'network', status: 0, message: '' });
const refused = new Problem({ code: 'turnover_open', status: 409, message: '' });
const wrong = new Problem({
  code: 'validation',
  status: 422,
  message: '',
  fields: { paymentPassword: 'payment_password_wrong' },
});

/** An order of March 2026 for the pictures of the flow. */
const order: WithdrawalOrder = {
  orderId: 'W260309A1B2C3D4E5',
  status: 'APPLYING',
  amount: 1_000,
  fee: 10,
  payout: 990,
  bankName: 'Sandbox Bank',
  accountNumber: '•••• 3344',
  createdAt: Date.UTC(2026, 2, 9, 4),
  paidAt: null,
  confirmBy: null,
  endedAt: null,
  receipt: null,
  reason: null,
  proofs: 0,
};

export const withdrawalScenarios: MachineScenarios = {
  name: 'withdrawal',
  purpose:
    'Takes money out, exactly once: an account and an amount, the payment password, and an order that a review follows.',
  machine: withdrawalMachine,
  input: { confirmed: null },
  forMember: true,
  keyOf: ({ problem }: { problem: Problem | null }) =>
    keyWords(problem !== null && (problem.code === NOT_CARRIED_OUT ? 'undone' : 'refused')),
  events: [
    { type: 'amount.confirm', draft: { accountId: '1', amount: 1_000 } },
    { type: 'account.add' },
    { type: 'password.set' },
    { type: 'step.back' },
    { type: 'form.submit', confirmation: { confirmed: '1, 1000', paymentPassword: '' } },
    { type: 'check.again' },
    answers('withdrawal.submitting', order),
    fails('withdrawal.submitting', refused),
    fails('withdrawal.submitting', wrong),
    fails('withdrawal.submitting', lost),
    answers('withdrawal.checking', order),
    fails('withdrawal.checking', notCarriedOut()),
    fails('withdrawal.checking', lost),
    passes('withdrawal.waiting', 'untilNextCheck'),
  ],
};
