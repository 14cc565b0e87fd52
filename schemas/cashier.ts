import { Type, type Static } from 'typebox';
import { address, amount, label, oneOf, time } from './wire.ts';

const id = Type.String({ maxLength: 60 });
const orNull = <T extends Parameters<typeof Type.Union>[0][number]>(schema: T) => Type.Union([schema, Type.Null()]);

/** How a deposit is paid: to a bank account, by scanning a QR code, or on the payment provider's page. */
export const DEPOSIT_KINDS = ['BANK', 'QR', 'REDIRECT'] as const;
export type DepositKind = (typeof DEPOSIT_KINDS)[number];

/** Adds `percent` of a deposit, at most `maxBonus`; deposit and bonus must be wagered `turnoverTimes` times before a withdrawal. */
export const depositPromotion = Type.Object({
  promotionId: id,
  name: label,
  percent: Type.Number({ minimum: 0 }),
  minDeposit: amount,
  maxBonus: amount,
  turnoverTimes: Type.Number({ minimum: 0 }),
});
export type DepositPromotion = Static<typeof depositPromotion>;

/** `minutes`: how long an order stays payable. `logo` is a path below the platform's images. */
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

/** `turnoverTimes`: how many times a deposit without a promotion must be wagered before a withdrawal. */
export const depositMethods = Type.Object({
  list: Type.Array(depositMethod),
  turnoverTimes: Type.Number({ minimum: 0 }),
});

export const DEPOSIT_STATUSES = ['PENDING', 'SUCCESS', 'FAILED', 'EXPIRED'] as const;
export type DepositStatus = (typeof DEPOSIT_STATUSES)[number];

/** Where to pay: a bank account, or the text of a QR code. `reference` must accompany the payment. */
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

/** A bank account for payouts; account numbers arrive masked. */
export const withdrawAccount = Type.Object({
  accountId: id,
  type: oneOf(PAYOUT_KINDS),
  bankName: label,
  accountNumber: label,
  holder: label,
});
export type WithdrawAccount = Static<typeof withdrawAccount>;

/**
 * Money that cannot be withdrawn: bonuses with an open wagering requirement and winnings from them. Nothing is held once `remainingTurnover` (of
 * `requiredTurnover`) is 0.
 */
export const heldMoney = Type.Object({ amount, requiredTurnover: amount, remainingTurnover: amount });
export type HeldMoney = Static<typeof heldMoney>;

/**
 * `holder` is the member's real name, which every account must carry; null until the first account sets it. `max` is the remainder of the daily
 * limit, `free` the part of the main wallet that is not held. Nothing can be withdrawn while `remainingTurnover`, the wagering requirement of
 * deposits, is above 0. The fee is `feePercent`, at least `feeMin`.
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

/** How it was settled whether a withdrawal was received. */
export const RECEIPTS = ['RECEIVED', 'NOT_RECEIVED', 'AUTOMATIC', 'FORCED'] as const;

/**
 * `amount` left the wallet, `payout` is paid to the account. From `confirmBy` on, the withdrawal counts as received. `expectedAt` is the platform's
 * estimate of the payment time; null while the order awaits a review, and after it is paid or ended.
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
 * The recipient, with a masked account. `max` excludes held money. Nothing can be sent while `remainingTurnover`, the wagering requirement of
 * deposits, is above 0.
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

/** `DONE`: carried out, with its answer. `WORKING`: not finished. `CLOSED`: was not and will never be carried out. */
export const OPERATION_STATES = ['DONE', 'WORKING', 'CLOSED'] as const;
export const operationOutcome = Type.Object({
  state: oneOf(OPERATION_STATES),
  value: Type.Optional(Type.Unknown()),
});
export type OperationOutcome = Static<typeof operationOutcome>;
