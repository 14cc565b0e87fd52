import type { DepositOrder } from '#schemas/cashier.ts';

/** An order of 500 at a bank that waits to be paid. */
export const PENDING_ORDER: DepositOrder = {
  orderId: 'D260309A1B2C3D4E5',
  status: 'PENDING',
  methodName: 'Sandbox Bank',
  kind: 'BANK',
  amount: 500,
  bonus: 0,
  turnover: 500,
  createdAt: 1,
  expiresAt: 2,
  settledAt: null,
};
