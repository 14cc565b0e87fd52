import type { DepositOrder, DepositStatus } from '#schemas/cashier.ts';
import { deposit } from '#schemas/calls/cashier.ts';
import { Problem } from '#schemas/problem.ts';
import { answers, fails, type MachineScenarios } from '#machines/scenarios/machine-scenarios.ts';
import { operationEvents, problemKey } from '../operation/operation-events.ts';
import { depositMachine } from './deposit.machine.ts';

const refused = new Problem({ code: 'orders_open', status: 409, message: '' });
const missing = new Problem({ code: 'not_found', status: 404, message: '' });

/** Creates an order with a fixed date, so that screenshots of the flow do not change. */
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
    'Creates a deposit order with a method, an amount and an optional promotion, and tracks it until it is paid, fails or expires.',
  machine: depositMachine,
  input: { open: [] },
  forMember: true,
  keyOf: problemKey,
  events: [
    { type: 'form.submit', operation: { call: deposit, input: { methodId: 'bank', amount: 500 } } },
    { type: 'order.open', order: orderOf('PENDING') },
    { type: 'order.leave' },
    ...operationEvents('deposit', orderOf('PENDING'), refused),
    answers('deposit.paying', orderOf('SUCCESS')),
    answers('deposit.paying', orderOf('FAILED')),
    answers('deposit.paying', orderOf('EXPIRED')),
    fails('deposit.paying', missing),
  ],
};
