import { Type } from 'typebox';
import { address, amount, label, oneOf } from './wire.ts';

const id = Type.String({ maxLength: 60 });

export const depositMethod = Type.Object({
  methodId: id,
  name: label,
  type: Type.String({ maxLength: 40 }),
  min: amount,
  max: amount,
  quickAmounts: Type.Array(amount),
  promotions: Type.Array(Type.Object({ promotionId: id, name: label })),
});

const DEPOSIT_STATUSES = ['PENDING', 'SUCCESS', 'FAILED', 'EXPIRED'] as const;

/** `detail` says where to pay, by name: bank account lines or the text of a QR code. */
export const depositOrder = Type.Object({
  orderId: id,
  status: oneOf(DEPOSIT_STATUSES),
  redirectUrl: Type.Optional(address),
  detail: Type.Optional(Type.Record(Type.String({ maxLength: 60 }), Type.String({ maxLength: 2048 }))),
});

/** An account to pay out to; account numbers arrive masked. */
export const withdrawAccount = Type.Object({
  accountId: id,
  type: Type.String({ maxLength: 40 }),
  bankName: label,
  accountNumber: label,
  holder: label,
});

export const withdrawOptions = Type.Object({
  accounts: Type.Array(withdrawAccount),
  min: amount,
  max: amount,
  remainingTurnover: amount,
  hasPaymentPassword: Type.Boolean(),
});

const WITHDRAWAL_STATUSES = [
  'APPLYING',
  'PROCESSING',
  'AWAIT_CONFIRMATION',
  'SUCCESS',
  'REJECTED',
  'CANCELLED',
] as const;

export const withdrawalOrder = Type.Object({ orderId: id, status: oneOf(WITHDRAWAL_STATUSES) });
