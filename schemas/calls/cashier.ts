import { Type } from 'typebox';
import { endpoint } from '../call.ts';
import {
  depositMethods as methods,
  depositOrder as order,
  operationOutcome as outcome,
  uplineOptions as options,
  withdrawAccount,
  withdrawalOrder,
  withdrawOptions as limits,
} from '../cashier.ts';
import { listOf } from '../paging.ts';
import { walletTransfer } from './account.ts';
import { transferDownline } from './agent.ts';
import { processDaily, processDividend, processHourly, processRealtime } from './contracts.ts';
import { claimMission } from './missions.ts';
import { convert, redeem } from './points.ts';
import { applyPromotion, claimPromotion, claimRaffle, joinPromotion } from './promotions.ts';
import { claimReward } from './rewards.ts';
import { MONEY_STALES, PROMOTION_STALES, WITHDRAWAL_STALES } from './stales.ts';
import { code, files, input, noInput, optionalText, password, positiveAmount, typedText } from './input.ts';

export const depositMethods = endpoint({
  name: 'cashier.depositMethods',
  requirement: 'calls.member.deposit',
  method: 'GET',
  path: '/wps/deposit/methods',
  token: 'needed',
  input: noInput,
  output: methods,
});

/** The member's latest deposits, newest first. */
export const deposits = endpoint({
  name: 'cashier.deposits',
  requirement: 'calls.member.deposit',
  method: 'GET',
  path: '/wps/deposit/orders',
  token: 'needed',
  input: noInput,
  output: listOf(order),
});

export const deposit = endpoint({
  name: 'cashier.deposit',
  requirement: 'calls.member.deposit',
  method: 'POST',
  path: '/wps/deposit',
  token: 'needed',
  idempotent: true,
  input: input({ methodId: code, amount: positiveAmount, promotionId: optionalText(60) }),
  output: order,
  stales: ['cashier.deposits', 'cashier.depositMethods', ...PROMOTION_STALES],
});

export const depositOrder = endpoint({
  name: 'cashier.depositOrder',
  requirement: 'calls.member.deposit',
  method: 'GET',
  path: '/wps/deposit/{orderId}',
  token: 'needed',
  input: input({ orderId: code }),
  output: order,
});

export const withdrawOptions = endpoint({
  name: 'cashier.withdrawOptions',
  requirement: 'calls.member.withdraw',
  method: 'GET',
  path: '/wps/withdraw/options',
  token: 'needed',
  input: noInput,
  output: limits,
});

export const addWithdrawAccount = endpoint({
  name: 'cashier.addWithdrawAccount',
  requirement: 'calls.member.withdraw',
  method: 'POST',
  path: '/wps/withdraw/accounts',
  token: 'needed',
  input: input({ bankCode: code, accountNumber: typedText('code', 60), holder: typedText('line', 255) }),
  output: withdrawAccount,
  stales: ['cashier.withdrawOptions', 'profile.profile'],
});

export const withdraw = endpoint({
  name: 'cashier.withdraw',
  requirement: 'calls.member.withdraw',
  method: 'POST',
  path: '/wps/withdraw',
  token: 'needed',
  sealed: true,
  idempotent: true,
  secrets: ['paymentPassword'],
  input: input({ accountId: code, amount: positiveAmount, paymentPassword: password }),
  output: withdrawalOrder,
  stales: WITHDRAWAL_STALES,
});

/** The member's latest withdrawals, newest first. */
export const withdrawals = endpoint({
  name: 'cashier.withdrawals',
  requirement: 'calls.member.withdraw',
  method: 'GET',
  path: '/wps/withdraw/orders',
  token: 'needed',
  input: noInput,
  output: listOf(withdrawalOrder),
});

/** Cancels a withdrawal whose review has not started. */
export const cancelWithdrawal = endpoint({
  name: 'cashier.cancelWithdrawal',
  requirement: 'calls.member.withdraw',
  method: 'POST',
  path: '/wps/withdraw/{orderId}/cancel',
  token: 'needed',
  input: input({ orderId: code }),
  output: withdrawalOrder,
  stales: WITHDRAWAL_STALES,
});

/** Lists the paid withdrawals for which the member has not yet confirmed whether the money arrived. */
export const confirmations = endpoint({
  name: 'cashier.confirmations',
  requirement: 'withdrawal-confirmation.calls',
  method: 'GET',
  path: '/wps/withdraw/confirmations',
  token: 'needed',
  input: noInput,
  output: listOf(withdrawalOrder),
});

/**
 * Confirms whether the money of a withdrawal arrived. The answer cannot be changed later. Up to three pictures (PNG or JPEG) can prove that no money
 * arrived.
 */
export const confirmWithdrawal = endpoint({
  name: 'cashier.confirmWithdrawal',
  requirement: 'withdrawal-confirmation.calls',
  method: 'POST',
  path: '/wps/withdraw/{orderId}/confirmation',
  token: 'needed',
  body: 'multipart',
  input: input({ orderId: code, received: Type.Boolean(), images: Type.Optional(files(3)) }),
  output: withdrawalOrder,
  stales: WITHDRAWAL_STALES,
});

export const uplineOptions = endpoint({
  name: 'cashier.uplineOptions',
  requirement: 'calls.member.transfer-upline',
  method: 'GET',
  path: '/wps/relay/MCS2_transferUplineOptions',
  token: 'needed',
  input: noInput,
  output: options,
});

export const transferUpline = endpoint({
  name: 'cashier.transferUpline',
  requirement: 'calls.member.transfer-upline',
  method: 'POST',
  path: '/wps/relay/passwordCheck/MCS2_transferUpline',
  token: 'needed',
  sealed: true,
  idempotent: true,
  secrets: ['paymentPassword'],
  input: input({ amount: positiveAmount, paymentPassword: password }),
  output: Type.Object({ orderId: code }),
  stales: MONEY_STALES,
});

/**
 * Sets the payment password, or changes it with the old one. Setting it requires the account's password, or a recent login if the account has none.
 */
export const setPaymentPassword = endpoint({
  name: 'cashier.setPaymentPassword',
  requirement: 'member.securitycenter.payment-password',
  method: 'PUT',
  path: '/wps/member/paymentPassword',
  token: 'needed',
  sealed: true,
  input: input({ old: Type.String({ maxLength: 255 }), new: password }),
  output: Type.Null(),
  stales: ['cashier.withdrawOptions', 'cashier.uplineOptions', 'points.config', 'agent.terms', 'profile.profile'],
});

const OPERATIONS = [
  walletTransfer,
  deposit,
  withdraw,
  transferUpline,
  transferDownline,
  redeem,
  convert,
  joinPromotion,
  applyPromotion,
  claimPromotion,
  claimRaffle,
  claimMission,
  claimReward,
  processDividend,
  processDaily,
  processHourly,
  processRealtime,
];

/**
 * Returns the outcome of an operation whose answer was lost. An operation that never reached the platform is closed by this call, so that it cannot
 * be carried out later.
 */
export const operationOutcome = endpoint({
  name: 'cashier.operationOutcome',
  requirement: 'calls.account.wallet-transfer',
  method: 'POST',
  path: '/wps/operations/{key}/outcome',
  token: 'needed',
  input: input({ key: Type.String({ pattern: '^[\\w-]{16,64}$', maxLength: 64 }) }),
  output: outcome,
  stales: [...new Set(OPERATIONS.flatMap(({ stales }) => stales))],
});
