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
/** From `from` (inclusive) to `to` (exclusive), in milliseconds since 1970: days in the agent's time zone, at most `MOST_RECORD_DAYS`. */
const range = { from: time, to: time };
/**
 * `account` names a member of the agent's network: the answer covers that member and all descendants, or with `only` the member alone.
 * Without it, the answer covers everybody below the agent. An unknown account, or one outside the network, is refused with `outside_network`.
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
 * The direct downlines of `account` (by default of the requesting agent), sorted by account. `search` instead matches part of an account among all
 * descendants, and `group` filters the descendants; the groups `registered` and `bet` need `from` and `to`. With `direct`, both apply to direct
 * downlines only. `totals` cover everything listed; `path` runs from the agent's direct downline to `account` and is empty for the agent.
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

/** Newest first. */
export const bets = endpoint({
  ...report,
  name: 'agent.bets',
  path: '/wps/agent/bets',
  input: input({ ...teamReport, gameCategory: optionalText(40), vassalage: optionalText(60) }),
  output: pageWithTotals(teamBetRecord, betTotals),
});

/** One row for each member who played or moved money, largest bets first. */
export const loss = endpoint({
  ...report,
  name: 'agent.loss',
  path: '/wps/agent/loss',
  input: input(teamReport),
  output: pageWithTotals(lossRecord, profitTotals),
});

/**
 * One row per direct downline and merchant-local day that begins in the range, if that downline's line bet or received bonuses; newest day first.
 * `from` and `to` in the answer span the whole days covered. `days` are the days on which the agent was paid, newest first; empty if `account` names
 * another member.
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

/** Newest first. `type` is one or more of `MOVEMENT_TYPES`, separated by commas; without it, all are listed. */
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
 * Name, password and payee must satisfy the merchant's registration rules. `rebate` is a percentage: at most the agent's own rebate, and 0 for a
 * player.
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

/** The agent's codes, newest first. */
export const invite = endpoint({
  name: 'agent.invite',
  requirement: 'calls.agent.register',
  method: 'GET',
  path: '/wps/agent/invite',
  token: 'needed',
  input: noInput,
  output: listOf(inviteAnswer),
});

/** Creates a code for a campaign; refused with `invites_full` beyond `MOST_INVITES` open codes. */
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

/** Closes a code: nobody can register with it any longer, but its results are kept. */
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

/** Transfers from the agent's main wallet to that of a direct downline; other descendants are refused with `downline_indirect`. */
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
