import { Type } from 'typebox';
import { announcement } from '../announcement.ts';
import { endpoint } from '../call.ts';
import { contract, contractRecord, CONTRACT_KINDS, CONTRACT_STATES } from '../contract.ts';
import { pageOf, pageWithTotals, paging } from '../paging.ts';
import {
  betTotals,
  lossRecord,
  profitTotals,
  teamBetRecord,
  teamTransactionRecord,
  transactionTotals,
} from '../records.ts';
import { downline, incomeRecord, incomeTotals, invite as inviteAnswer, teamOverview } from '../team.ts';
import { amount, oneOf } from '../wire.ts';
import { day, anyOutput, input, noInput, optionalText, password, positiveAmount, text } from './input.ts';

const report = { requirement: 'calls.agent.reports', method: 'GET', token: 'needed' } as const;
const range = { from: day, to: day };
const account = optionalText(255);

export const overview = endpoint({
  ...report,
  name: 'agent.overview',
  path: '/wps/agent/overview',
  input: input(range),
  output: teamOverview,
});

/** The direct downlines of `account`, by default of the requesting agent. */
export const downlines = endpoint({
  ...report,
  name: 'agent.downlines',
  path: '/wps/agent/downlines',
  input: input({ account, search: optionalText(255), ...paging }),
  output: pageOf(downline),
});

export const bets = endpoint({
  ...report,
  name: 'agent.bets',
  path: '/wps/agent/bets',
  input: input({ ...range, account, gameCategory: optionalText(40), vassalage: optionalText(60), ...paging }),
  output: pageWithTotals(teamBetRecord, betTotals),
});

export const loss = endpoint({
  ...report,
  name: 'agent.loss',
  path: '/wps/agent/loss',
  input: input({ ...range, account, ...paging }),
  output: pageWithTotals(lossRecord, profitTotals),
});

export const income = endpoint({
  ...report,
  name: 'agent.income',
  path: '/wps/agent/income',
  input: input({ ...range, ...paging }),
  output: pageWithTotals(incomeRecord, incomeTotals),
});

export const transactions = endpoint({
  ...report,
  name: 'agent.transactions',
  path: '/wps/agent/transactions',
  input: input({ ...range, account, type: optionalText(40), ...paging }),
  output: pageWithTotals(teamTransactionRecord, transactionTotals),
});

export const announcements = endpoint({
  ...report,
  name: 'agent.announcements',
  path: '/wps/agent/announcements',
  input: input(paging),
  output: pageOf(announcement),
});

/** `rebate` is in percent, at most the agent's own. */
export const createDownline = endpoint({
  name: 'agent.createDownline',
  requirement: 'calls.agent.register',
  method: 'POST',
  path: '/wps/agent/downlines',
  token: 'needed',
  sealed: true,
  input: input({
    accountType: oneOf(['agent', 'player']),
    username: text(255),
    password,
    payeeName: optionalText(255),
    rebate: Type.Optional(Type.Number({ minimum: 0, maximum: 100 })),
  }),
  output: Type.Object({ id: Type.String({ maxLength: 60 }) }),
  stales: ['agent.downlines', 'agent.overview'],
});

export const invite = endpoint({
  name: 'agent.invite',
  requirement: 'calls.agent.register',
  method: 'GET',
  path: '/wps/agent/invite',
  token: 'needed',
  input: noInput,
  output: inviteAnswer,
});

export const transferDownline = endpoint({
  name: 'agent.transferDownline',
  requirement: 'calls.agent.transfer',
  method: 'POST',
  path: '/wps/relay/passwordCheck/MCS2_transferDownline',
  token: 'needed',
  sealed: true,
  idempotent: true,
  input: input({ account: text(255), amount: positiveAmount, paymentPassword: password }),
  output: anyOutput,
  stales: [
    'account.balance',
    'home.consolidated',
    'agent.downlines',
    'agent.transactions',
    'member.transactionRecords',
  ],
});

export const contracts = endpoint({
  name: 'agent.contracts',
  requirement: 'calls.agent.contracts',
  method: 'GET',
  path: '/wps/agent/contracts',
  token: 'needed',
  input: input({
    kind: Type.Optional(oneOf(CONTRACT_KINDS)),
    role: oneOf(['offered', 'received']),
    state: Type.Optional(oneOf(CONTRACT_STATES)),
    ...paging,
  }),
  output: pageOf(contract),
});

/** What a kind of contract has paid. */
export const contractRecords = endpoint({
  name: 'agent.contractRecords',
  requirement: 'calls.agent.contracts',
  method: 'GET',
  path: '/wps/agent/contracts/{kind}/records',
  token: 'needed',
  input: input({ kind: oneOf(CONTRACT_KINDS), ...range, ...paging }),
  output: pageWithTotals(contractRecord, Type.Object({ amount })),
});
