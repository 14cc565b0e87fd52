import type { DepositOrder, DepositStatus } from '#schemas/cashier.ts';
import { Problem } from '#schemas/problem.ts';
import { answers, fails, keyWords, passes, type MachineScenarios } from '#machines/scenarios/machine-scenarios.ts';
import { NOT_CARRIED_OUT, notCarriedOut } from '../operation.ts';
import { depositMachine } from './deposit.machine.ts';

const lost = new Problem({ code: 'network', status: 0, message: '' });
const refused = new Problem({ code: 'orders_open', status: 409, message: '' });

/** An order of March 2026 for the pictures of the flow. */
const orderOf = (status: DepositStatus): DepositOrder => ({
  orderId: 'D260309A1B2C3D4E5',
  status,
  methodName: 'Sandbox Bank',
  kind: 'BANK',
  amount: 500,
  bonus: 100,
  turnover: 4_800,
  createdAt: Date.UTC(2026, 2, 9, 4),
  expiresAt: Date.UTC(2036, 2, 9, 6),
  settledAt: status === 'SUCCESS' || status === 'FAILED' ? Date.UTC(2026, 2, 9, 4, 5) : null,
  ...(status === 'PENDING'
    ? {
        detail: {
          bankName: 'Sandbox Bank',
          accountName: 'Marquee Sandbox Ltd.',
          accountNumber: '0011 2233 4455',
          reference: 'D260309A1B2C3D4E5',
        },
      }
    : {}),
});

export const depositScenarios: MachineScenarios = {
  name: 'deposit',
  purpose:
    'Takes money in: a method, an amount and perhaps a promotion become an order, which is watched until it is paid, has failed or has expired.',
  machine: depositMachine,
  input: { confirmed: null },
  forMember: true,
  keyOf: ({ problem }: { problem: Problem | null }) =>
    keyWords(problem !== null && (problem.code === NOT_CARRIED_OUT ? 'undone' : 'refused')),
  events: [
    { type: 'form.submit', order: { confirmed: 'bank, 500', values: {} } },
    { type: 'order.open', order: orderOf('PENDING') },
    { type: 'order.leave' },
    { type: 'check.again' },
    answers('deposit.ordering', orderOf('PENDING')),
    fails('deposit.ordering', refused),
    fails('deposit.ordering', lost),
    answers('deposit.checking', orderOf('PENDING')),
    fails('deposit.checking', notCarriedOut()),
    fails('deposit.checking', lost),
    passes('deposit.waiting', 'untilNextCheck'),
    answers('deposit.paying', orderOf('SUCCESS')),
    answers('deposit.paying', orderOf('FAILED')),
    answers('deposit.paying', orderOf('EXPIRED')),
    fails('deposit.paying', refused),
  ],
};
