import type { AgreedCall } from './agreed-call.ts';

const DEPOSIT =
  'orderId status methodName kind amount promotion? bonus turnover createdAt expiresAt settledAt redirectUrl? detail?';
const WITHDRAWAL =
  'orderId status amount fee payout bankName accountNumber createdAt reviewedAt? expectedAt? paidAt confirmBy endedAt receipt reason proofs';
const ACCOUNT = 'accountId type bankName accountNumber holder';

/** The agreed calls for the cashier. */
export const cashierCalls: readonly AgreedCall[] = [
  ['calls.member.deposit', 'GET', '/wps/deposit/methods', 't', '', 'list turnoverTimes'],
  ['calls.member.deposit', 'GET', '/wps/deposit/orders', 't', '', 'list'],
  ['calls.member.deposit', 'POST', '/wps/deposit', 't', 'methodId amount promotionId?', DEPOSIT],
  ['calls.member.deposit', 'GET', '/wps/deposit/{orderId}', 't', 'orderId', DEPOSIT],
  [
    'calls.member.withdraw',
    'GET',
    '/wps/withdraw/options',
    't',
    '',
    'accounts banks holder min max free held feePercent feeMin requiredTurnover remainingTurnover hasPaymentPassword confirmMinutes',
  ],
  ['calls.member.withdraw', 'POST', '/wps/withdraw/accounts', 't', 'bankCode accountNumber holder', ACCOUNT],
  ['calls.member.withdraw', 'POST', '/wps/withdraw', 't sealed', 'accountId amount paymentPassword', WITHDRAWAL],
  ['calls.member.withdraw', 'GET', '/wps/withdraw/orders', 't', '', 'list'],
  ['calls.member.withdraw', 'POST', '/wps/withdraw/{orderId}/cancel', 't', 'orderId', WITHDRAWAL],
  ['withdrawal-confirmation.calls', 'GET', '/wps/withdraw/confirmations', 't', '', 'list'],
  [
    'withdrawal-confirmation.calls',
    'POST',
    '/wps/withdraw/{orderId}/confirmation',
    't',
    'orderId received images?',
    WITHDRAWAL,
  ],
  [
    'calls.member.transfer-upline',
    'GET',
    '/wps/relay/MCS2_transferUplineOptions',
    't',
    '',
    'upline min max held requiredTurnover remainingTurnover hasPaymentPassword',
  ],
  [
    'calls.member.transfer-upline',
    'POST',
    '/wps/relay/passwordCheck/MCS2_transferUpline',
    't sealed',
    'amount paymentPassword',
    'orderId',
  ],
  ['member.securitycenter.payment-password', 'PUT', '/wps/member/paymentPassword', 't sealed', 'old new', ''],
  ['calls.account.wallet-transfer', 'POST', '/wps/operations/{key}/outcome', 't', 'key', 'state value?'],
];
