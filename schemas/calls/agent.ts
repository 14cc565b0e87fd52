import { Type } from 'typebox';
import { announcement } from '../announcement.ts';
import { endpoint } from '../call.ts';
import { exportPaging, listOf, pageOf, pageWithTotals, paging } from '../paging.ts';
import {
  betTotals,
  lossRecord,
  profitTotals,
  teamBetRecord,
  teamTransactionRecord,
  teamTransactionTotals,
} from '../records.ts';
import {
  agentTerms,
  downline,
  downlineTotals,
  incomeRecord,
  incomeTotals,
  invite as inviteAnswer,
  networkMember,
  paidDay,
  teamOverview,
} from '../team.ts';
import { ACCOUNT_TYPES, CAMPAIGN_LENGTH, TEAM_GROUPS } from '../team-names.ts';
import { oneOf, time } from '../wire.ts';
import {
  code,
  input,
  noInput,
  optionalAccount,
  optionalText,
  optionalTypedText,
  password,
  positiveAmount,
  typedText,
} from './input.ts';
import { MONEY_STALES } from './stales.ts';

const report = { requirement: 'calls.agent.reports', method: 'GET', token: 'needed' } as const;
/**
 * The requested range, from `from` (inclusive) to `to` (exclusive), in milliseconds since 1970. It covers days in the agent's time zone, at most
 * `MOST_RECORD_DAYS`.
 */
const range = { from: time, to: time };
/**
 * The members that a report covers. With `account`, a report covers that member and all descendants, or with `only`
 * just that member. Without `account`, it covers all descendants of the agent. An account outside the agent's network,
 * or an unknown one, is refused with `outside_network`.
 */
const team = { account: optionalAccount, only: Type.Optional(Type.Boolean()) };
const teamReport = { ...range, ...team, ...exportPaging };

export const overview = endpoint({
  ...report,
  name: 'agent.overview',
  path: '/wps/agent/overview',
  input: input(range),
  output: teamOverview,
});

/**
 * Lists the direct downlines of `account`, by default of the requesting agent, sorted by account. With `search`, it
 * instead lists the descendants whose account contains that text; with `group`, it lists the descendants in that group.
 * The groups `registered` and `bet` need `from` and `to`. `direct` limits both filters to direct downlines. `totals`
 * cover all listed members. `path` is the chain of members from the agent's direct downline to `account`; it is empty
 * for the agent.
 */
export const downlines = endpoint({
  ...report,
  name: 'agent.downlines',
  path: '/wps/agent/downlines',
  input: input({
    account: optionalAccount,
    search: optionalTypedText('name', 60),
    group: Type.Optional(oneOf(TEAM_GROUPS)),
    direct: Type.Optional(Type.Boolean()),
    from: Type.Optional(time),
    to: Type.Optional(time),
    ...paging,
  }),
  output: Type.Object({ path: Type.Array(networkMember), ...pageWithTotals(downline, downlineTotals).properties }),
});

/** Bets of the agent's team, newest first. */
export const bets = endpoint({
  ...report,
  name: 'agent.bets',
  path: '/wps/agent/bets',
  input: input({ ...teamReport, gameCategory: optionalText(40), vassalage: optionalText(60) }),
  output: pageWithTotals(teamBetRecord, betTotals),
});

/** Profit and loss of the agent's team: one row for each member who played or moved money, sorted by bets, largest first. */
export const loss = endpoint({
  ...report,
  name: 'agent.loss',
  path: '/wps/agent/loss',
  input: input(teamReport),
  output: pageWithTotals(lossRecord, profitTotals),
});

/**
 * The agent's income. There is one row for each direct downline and each merchant-local day that begins in the range,
 * if the downline or its descendants bet or received bonuses on that day; the newest day comes first. `from` and `to`
 * in the answer are the start and end of the days that it covers. `days` lists the days on which the agent was paid,
 * newest first; it is empty if `account` names another member.
 */
export const income = endpoint({
  ...report,
  name: 'agent.income',
  path: '/wps/agent/income',
  input: input({ ...range, account: optionalAccount, ...exportPaging }),
  output: Type.Object({
    ...range,
    ...pageWithTotals(incomeRecord, incomeTotals).properties,
    days: Type.Array(paidDay),
  }),
});

/**
 * Transactions of the agent's team, newest first. `type` is one or more of `MOVEMENT_TYPES`, separated by commas; without `type`, all transactions
 * are listed.
 */
export const transactions = endpoint({
  ...report,
  name: 'agent.transactions',
  path: '/wps/agent/transactions',
  input: input({ ...teamReport, type: optionalText(255) }),
  output: pageWithTotals(teamTransactionRecord, teamTransactionTotals),
});

export const announcements = endpoint({
  ...report,
  name: 'agent.announcements',
  path: '/wps/agent/announcements',
  input: input(paging),
  output: pageOf(announcement),
});

export const terms = endpoint({
  name: 'agent.terms',
  requirement: 'calls.agent.register',
  method: 'GET',
  path: '/wps/agent/terms',
  token: 'needed',
  input: noInput,
  output: agentTerms,
});

/**
 * Creates a direct downline. Name, password and payee must satisfy the merchant's registration rules. `rebate` is in percent, at most the agent's own
 * rebate, and 0 for a player.
 */
export const createDownline = endpoint({
  name: 'agent.createDownline',
  requirement: 'calls.agent.register',
  method: 'POST',
  path: '/wps/agent/downlines',
  token: 'needed',
  sealed: true,
  input: input({
    accountType: oneOf(ACCOUNT_TYPES),
    username: typedText('name', 255),
    password,
    payeeName: optionalTypedText('line', 255),
    rebate: Type.Optional(Type.Number({ minimum: 0, maximum: 100 })),
  }),
  output: Type.Object({ id: Type.String({ maxLength: 60 }) }),
  stales: ['agent.downlines', 'agent.overview'],
});

/** The agent's invitation codes, newest first. */
export const invite = endpoint({
  name: 'agent.invite',
  requirement: 'calls.agent.register',
  method: 'GET',
  path: '/wps/agent/invite',
  token: 'needed',
  input: noInput,
  output: listOf(inviteAnswer),
});

/** Creates an invitation code for a campaign. An agent with `MOST_INVITES` open codes gets `invites_full`. */
export const createInvite = endpoint({
  name: 'agent.createInvite',
  requirement: 'calls.agent.register',
  method: 'POST',
  path: '/wps/agent/invite',
  token: 'needed',
  input: input({ campaign: typedText('line', CAMPAIGN_LENGTH) }),
  output: Type.Object({ code }),
  stales: ['agent.invite'],
});

/** Closes an invitation code. Nobody can register with a closed code, but its results are kept. */
export const closeInvite = endpoint({
  name: 'agent.closeInvite',
  requirement: 'calls.agent.register',
  method: 'DELETE',
  path: '/wps/agent/invite/{code}',
  token: 'needed',
  input: input({ code }),
  output: Type.Null(),
  stales: ['agent.invite'],
});

/**
 * Transfers money from the agent's main wallet to the main wallet of a direct downline. A transfer to any other descendant is refused with
 * `downline_indirect`.
 */
export const transferDownline = endpoint({
  name: 'agent.transferDownline',
  requirement: 'calls.agent.transfer',
  method: 'POST',
  path: '/wps/relay/passwordCheck/MCS2_transferDownline',
  token: 'needed',
  sealed: true,
  idempotent: true,
  secrets: ['paymentPassword'],
  input: input({ account: typedText('name', 255), amount: positiveAmount, paymentPassword: password }),
  output: Type.Object({ orderId: code }),
  stales: [...MONEY_STALES, 'agent.downlines', 'agent.overview', 'agent.transactions'],
});
