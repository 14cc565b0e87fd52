import { Type, type Static } from 'typebox';
import { address, amount, label, oneOf, time } from './wire.ts';

const id = Type.String({ maxLength: 60 });
const orNull = <T extends Parameters<typeof Type.Union>[0][number]>(schema: T) => Type.Union([schema, Type.Null()]);

/** How a deposit is paid: to a bank account, by scanning a QR code, or on the payment provider's page. */
export const DEPOSIT_KINDS = ['BANK', 'QR', 'REDIRECT'] as const;
export type DepositKind = (typeof DEPOSIT_KINDS)[number];

/**
 * A promotion that adds `percent` of a deposit, at most `maxBonus`. The deposit and the bonus must be wagered `turnoverTimes` times before a
 * withdrawal.
 */
export const depositPromotion = Type.Object({
  promotionId: id,
  name: label,
  percent: Type.Number({ minimum: 0 }),
  minDeposit: amount,
  maxBonus: amount,
  turnoverTimes: Type.Number({ minimum: 0 }),
});
export type DepositPromotion = Static<typeof depositPromotion>;

/** A way to deposit. An order can be paid within `minutes`. `logo` is a path below the platform's images. */
export const depositMethod = Type.Object({
  methodId: id,
  name: label,
  kind: oneOf(DEPOSIT_KINDS),
  logo: Type.Optional(address),
  min: amount,
  max: amount,
  quickAmounts: Type.Array(amount),
  minutes: Type.Integer({ minimum: 1 }),
  promotions: Type.Array(depositPromotion),
});
export type DepositMethod = Static<typeof depositMethod>;

/** The ways to deposit. A deposit without a promotion must be wagered `turnoverTimes` times before a withdrawal. */
export const depositMethods = Type.Object({
  list: Type.Array(depositMethod),
  turnoverTimes: Type.Number({ minimum: 0 }),
});

export const DEPOSIT_STATUSES = ['PENDING', 'SUCCESS', 'FAILED', 'EXPIRED'] as const;
export type DepositStatus = (typeof DEPOSIT_STATUSES)[number];

/** Where to pay a deposit: a bank account, or the content of a QR code. The payment must state `reference`. */
export const depositDetail = Type.Object({
  bankName: Type.Optional(label),
  accountName: Type.Optional(label),
  accountNumber: Type.Optional(label),
  reference: Type.Optional(label),
  qr: Type.Optional(address),
});

export const depositOrder = Type.Object({
  orderId: id,
  status: oneOf(DEPOSIT_STATUSES),
  methodName: label,
  kind: oneOf(DEPOSIT_KINDS),
  amount,
  /** The name of the chosen promotion, in the member's language. */
  promotion: Type.Optional(label),
  bonus: amount,
  turnover: amount,
  createdAt: time,
  expiresAt: time,
  settledAt: orNull(time),
  redirectUrl: Type.Optional(address),
  detail: Type.Optional(depositDetail),
});
export type DepositOrder = Static<typeof depositOrder>;

export const PAYOUT_KINDS = ['BANK', 'EWALLET'] as const;

export const payoutBank = Type.Object({ bankCode: id, name: label, kind: oneOf(PAYOUT_KINDS) });

/** A bank account or e-wallet for payouts. The platform masks the account number. */
export const withdrawAccount = Type.Object({
  accountId: id,
  type: oneOf(PAYOUT_KINDS),
  bankName: label,
  accountNumber: label,
  holder: label,
});
export type WithdrawAccount = Static<typeof withdrawAccount>;

/**
 * Money that cannot be withdrawn yet: bonuses with an open wagering requirement, and winnings from them.
 * `remainingTurnover` is the part of `requiredTurnover` that is still open; once it is 0, no money is held.
 */
export const heldMoney = Type.Object({ amount, requiredTurnover: amount, remainingTurnover: amount });
export type HeldMoney = Static<typeof heldMoney>;

/**
 * What a member may withdraw. `holder` is the member's real name, which must be the holder of every account; it is null
 * until the first account sets it. `max` is the remainder of the daily limit, and `free` is the part of the main wallet
 * that is not held. Nothing can be withdrawn while `remainingTurnover`, the wagering requirement of deposits, is above
 * 0. The fee is `feePercent` of the amount, but at least `feeMin`.
 */
export const withdrawOptions = Type.Object({
  accounts: Type.Array(withdrawAccount),
  banks: Type.Array(payoutBank),
  holder: orNull(label),
  min: amount,
  max: amount,
  free: amount,
  held: heldMoney,
  feePercent: Type.Number({ minimum: 0 }),
  feeMin: amount,
  requiredTurnover: amount,
  remainingTurnover: amount,
  hasPaymentPassword: Type.Boolean(),
  confirmMinutes: Type.Integer({ minimum: 1 }),
});
export type WithdrawOptions = Static<typeof withdrawOptions>;

export const WITHDRAWAL_STATUSES = [
  'APPLYING',
  'PROCESSING',
  'AWAIT_CONFIRMATION',
  'SUCCESS',
  'REJECTED',
  'CANCELLED',
] as const;
export type WithdrawalStatus = (typeof WITHDRAWAL_STATUSES)[number];

/**
 * How a paid withdrawal was closed: the member confirmed that the money arrived or reported that it did not, the time
 * to confirm ran out, or the platform closed it.
 */
export const RECEIPTS = ['RECEIVED', 'NOT_RECEIVED', 'AUTOMATIC', 'FORCED'] as const;

/**
 * A withdrawal. `amount` is taken from the wallet, and `payout` is paid to the account. If the member has not confirmed by `confirmBy`, the money
 * counts as received. `expectedAt` is the estimated time of payment; it is null while the order awaits a review and after it has been paid or has
 * ended.
 */
export const withdrawalOrder = Type.Object({
  orderId: id,
  status: oneOf(WITHDRAWAL_STATUSES),
  amount,
  fee: amount,
  payout: amount,
  bankName: label,
  accountNumber: label,
  createdAt: time,
  reviewedAt: Type.Optional(orNull(time)),
  expectedAt: Type.Optional(orNull(time)),
  paidAt: orNull(time),
  confirmBy: orNull(time),
  endedAt: orNull(time),
  receipt: orNull(oneOf(RECEIPTS)),
  reason: orNull(oneOf(['DETAILS', 'RISK', 'BANK', 'OTHER'] as const)),
  proofs: Type.Integer({ minimum: 0 }),
});
export type WithdrawalOrder = Static<typeof withdrawalOrder>;

/**
 * What a member may send to the upline. `upline` is the masked account of the recipient. `max` does not include held money. Nothing can be sent while
 * `remainingTurnover`, the wagering requirement of deposits, is above 0.
 */
export const uplineOptions = Type.Object({
  upline: orNull(label),
  min: amount,
  max: amount,
  held: heldMoney,
  requiredTurnover: amount,
  remainingTurnover: amount,
  hasPaymentPassword: Type.Boolean(),
});
export type UplineOptions = Static<typeof uplineOptions>;

/**
 * The state of an operation. `DONE`: it was carried out, and `value` is its answer. `WORKING`: it has not finished. `CLOSED`: it was not carried out
 * and never will be.
 */
export const OPERATION_STATES = ['DONE', 'WORKING', 'CLOSED'] as const;
export const operationOutcome = Type.Object({
  state: oneOf(OPERATION_STATES),
  value: Type.Optional(Type.Unknown()),
});
export type OperationOutcome = Static<typeof operationOutcome>;
