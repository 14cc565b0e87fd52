import type { WithdrawalOrder } from '#schemas/cashier.ts';
import { withdraw } from '#schemas/calls/cashier.ts';
import { Problem } from '#schemas/problem.ts';
import type { MachineScenarios } from '#machines/scenarios/machine-scenarios.ts';
import { operationEvents, problemKey } from '../operation/operation-events.ts';
import { withdrawalMachine } from './withdrawal.machine.ts';

const refused = new Problem({ code: 'turnover_open', status: 409, message: '' });
const wrong = new Problem({
  code: 'validation',
  status: 422,
  message: '',
  fields: { paymentPassword: 'payment_password_wrong' },
});

/** A fixed date, so that screenshots of the flow do not change. */
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

const draft = { accountId: '1', amount: 1_000 };

export const withdrawalScenarios: MachineScenarios = {
  name: 'withdrawal',
  purpose:
    'Withdraws money exactly once: the member chooses an account and an amount and enters the payment password; the order is then reviewed.',
  machine: withdrawalMachine,
  input: { open: [] },
  forMember: true,
  keyOf: problemKey,
  events: [
    { type: 'amount.confirm', draft },
    { type: 'account.add' },
    { type: 'password.set' },
    { type: 'step.back' },
    { type: 'form.submit', operation: { call: withdraw, input: { ...draft, paymentPassword: '' } } },
    ...operationEvents('withdrawal', order, refused, wrong),
  ],
};
