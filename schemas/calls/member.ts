import { endpoint } from '../call.ts';
import {
  depositMethod,
  depositOrder as order,
  withdrawAccount,
  withdrawalOrder,
  withdrawOptions as options,
} from '../cashier.ts';
import { memberRank } from '../member.ts';
import { listOf, pageWithTotals, paging } from '../paging.ts';
import {
  betRecord,
  betTotals,
  bonusRecord,
  bonusTotals,
  profitRecord,
  profitTotals,
  transactionRecord,
  transactionTotals,
} from '../records.ts';
import { code, day, anyOutput, input, noInput, optionalText, password, positiveAmount, text } from './input.ts';

const MONEY_STALES = ['account.balance', 'home.consolidated', 'member.transactionRecords'];

export const depositMethods = endpoint({
  name: 'member.depositMethods',
  requirement: 'calls.member.deposit',
  method: 'GET',
  path: '/wps/deposit/methods',
  token: 'needed',
  input: noInput,
  output: listOf(depositMethod),
});

export const deposit = endpoint({
  name: 'member.deposit',
  requirement: 'calls.member.deposit',
  method: 'POST',
  path: '/wps/deposit',
  token: 'needed',
  idempotent: true,
  input: input({ methodId: code, amount: positiveAmount, promotionId: optionalText(60) }),
  output: order,
  stales: MONEY_STALES,
});

export const depositOrder = endpoint({
  name: 'member.depositOrder',
  requirement: 'calls.member.deposit',
  method: 'GET',
  path: '/wps/deposit/{orderId}',
  token: 'needed',
  input: input({ orderId: code }),
  output: order,
});

export const withdrawOptions = endpoint({
  name: 'member.withdrawOptions',
  requirement: 'calls.member.withdraw',
  method: 'GET',
  path: '/wps/withdraw/options',
  token: 'needed',
  input: noInput,
  output: options,
});

export const addWithdrawAccount = endpoint({
  name: 'member.addWithdrawAccount',
  requirement: 'calls.member.withdraw',
  method: 'POST',
  path: '/wps/withdraw/accounts',
  token: 'needed',
  input: input({ type: text(40), bankName: text(255), accountNumber: text(60), holder: text(255) }),
  output: withdrawAccount,
  stales: ['member.withdrawOptions'],
});

export const withdraw = endpoint({
  name: 'member.withdraw',
  requirement: 'calls.member.withdraw',
  method: 'POST',
  path: '/wps/withdraw',
  token: 'needed',
  sealed: true,
  idempotent: true,
  input: input({ accountId: code, amount: positiveAmount, paymentPassword: password }),
  output: withdrawalOrder,
  stales: [...MONEY_STALES, 'member.withdrawOptions'],
});

export const transferUpline = endpoint({
  name: 'member.transferUpline',
  requirement: 'calls.member.transfer-upline',
  method: 'POST',
  path: '/wps/relay/passwordCheck/MCS2_transferUpline',
  token: 'needed',
  sealed: true,
  idempotent: true,
  input: input({ amount: positiveAmount, paymentPassword: password }),
  output: anyOutput,
  stales: MONEY_STALES,
});

const range = { from: day, to: day, ...paging };

export const betRecords = endpoint({
  name: 'member.betRecords',
  requirement: 'calls.member.records',
  method: 'GET',
  path: '/wps/records/bets',
  token: 'needed',
  input: input({ ...range, gameCategory: optionalText(40), vassalage: optionalText(60) }),
  output: pageWithTotals(betRecord, betTotals),
});

export const transactionRecords = endpoint({
  name: 'member.transactionRecords',
  requirement: 'calls.member.records',
  method: 'GET',
  path: '/wps/records/transactions',
  token: 'needed',
  input: input({ ...range, type: optionalText(40) }),
  output: pageWithTotals(transactionRecord, transactionTotals),
});

export const profitRecords = endpoint({
  name: 'member.profitRecords',
  requirement: 'calls.member.records',
  method: 'GET',
  path: '/wps/records/profit',
  token: 'needed',
  input: input({ ...range, gameCategory: optionalText(40) }),
  output: pageWithTotals(profitRecord, profitTotals),
});

export const bonusRecords = endpoint({
  name: 'member.bonusRecords',
  requirement: 'calls.member.records',
  method: 'GET',
  path: '/wps/records/bonus',
  token: 'needed',
  input: input({ ...range, type: optionalText(40) }),
  output: pageWithTotals(bonusRecord, bonusTotals),
});

export const rank = endpoint({
  name: 'member.rank',
  requirement: 'calls.member.rank',
  method: 'GET',
  path: '/wps/member/rank',
  token: 'needed',
  input: noInput,
  output: memberRank,
});
