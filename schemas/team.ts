import { Type, type Static } from 'typebox';
import { heldMoney } from './cashier.ts';
import { CONTRACT_KINDS } from './contract-names.ts';
import { ACCOUNT_TYPES, CAMPAIGN_LENGTH } from './team-names.ts';
import { amount, label, oneOf, time } from './wire.ts';

const count = Type.Integer({ minimum: 0 });
const percent = Type.Number({ minimum: 0, maximum: 100 });

/** A descendant of the requesting agent. `type` has the values of `memberInfo.type`; `depth` is 1 for a direct downline. */
export const networkMember = Type.Object({
  id: Type.String({ maxLength: 60 }),
  account: label,
  type: Type.Integer(),
  depth: Type.Integer({ minimum: 1 }),
});
export type NetworkMember = Static<typeof networkMember>;

/**
 * Figures of a team in a period. `activeMembers` is the number of members who placed a bet. `withdrawals` does not include withdrawals that were
 * returned. `net` is what the team won in settled bets, without bonuses and rebates; it is negative for a loss.
 */
export const teamPeriod = Type.Object({
  newMembers: count,
  activeMembers: count,
  deposits: amount,
  withdrawals: amount,
  bets: amount,
  validBets: amount,
  payouts: amount,
  bonuses: amount,
  rebate: amount,
  net: amount,
});
export type TeamPeriod = Static<typeof teamPeriod>;

/**
 * Figures of one merchant-local day with settled bets. The day begins at `time`. Of the first and last day, only the
 * part within the period counts.
 */
export const teamDay = Type.Object({ time, bets: amount, validBets: amount, payouts: amount, net: amount });
export type TeamDay = Static<typeof teamDay>;

/**
 * An overview of the agent's team, without the agent. `teamSize`, `agents`, `players` and `teamBalance` are current.
 * `period` has the figures of the requested period, and `before` those of the preceding period of the same length, from
 * `compared.from` to `compared.to`; if the requested period has not ended yet, `before` ends at the corresponding
 * minute. `days` are the days of the requested period, newest first.
 */
export const teamOverview = Type.Object({
  teamSize: count,
  agents: count,
  players: count,
  teamBalance: amount,
  period: teamPeriod,
  before: teamPeriod,
  compared: Type.Object({ from: time, to: time }),
  days: Type.Array(teamDay),
});
export type TeamOverview = Static<typeof teamOverview>;

/**
 * A descendant of the requesting agent. `teamSize` is the number of all its descendants, and `direct` the number of its direct downlines, which can
 * be requested next. `rebate` is in percent of valid bets. `contracts` are the kinds of active contract with the requesting agent; only direct
 * downlines can have such contracts.
 */
export const downline = Type.Object({
  member: networkMember,
  /** The account of the member's direct upline. */
  upline: label,
  teamSize: count,
  direct: count,
  balance: amount,
  rebate: percent,
  contracts: Type.Array(oneOf(CONTRACT_KINDS), { maxItems: CONTRACT_KINDS.length }),
  lastLogin: Type.Union([time, Type.Null()]),
  registered: time,
});
export type Downline = Static<typeof downline>;

export const downlineTotals = Type.Object({ members: count, balance: amount });
export type DownlineTotals = Static<typeof downlineTotals>;

const incomeParts = {
  wagers: amount,
  validBets: amount,
  payouts: amount,
  bonuses: amount,
  gross: amount,
  bonusCost: amount,
  net: amount,
};

/**
 * The agent's income from the line of one direct downline (the downline and all its descendants) on one merchant-local day, which begins at `time`.
 * `rate` is the agent's rebate less the downline's rebate, in percent. `gross` is `rate` percent of the valid bets, `bonusCost` the agent's share of
 * the line's `bonuses`, and `net` is `gross` less `bonusCost`.
 */
export const incomeRecord = Type.Object({ time, member: networkMember, rate: percent, ...incomeParts });
export type IncomeRecord = Static<typeof incomeRecord>;

export const incomeTotals = Type.Object(incomeParts);

const span = Type.Union([Type.Object({ from: time, to: time }), Type.Null()]);

/**
 * The amounts that the agent was paid on one merchant-local day, which begins at `time`: the rebate of the previous
 * day, and the contracts whose periods had ended. `earned` states when each part was earned, from the start of its
 * first period to the end of its last; it is null for a part that was not paid.
 */
export const paidDay = Type.Object({
  time,
  rebate: amount,
  dividend: amount,
  daily: amount,
  hourly: amount,
  realtime: amount,
  total: amount,
  earned: Type.Object({ rebate: span, dividend: span, daily: span, hourly: span, realtime: span }),
  /**
   * `carriedIn` is the loss of earlier days that was deducted from the rebate, and `carriedOut` the loss that carries over to the next day. Both are
   * 0 or below.
   */
  carriedIn: amount,
  carriedOut: amount,
});
export type PaidDay = Static<typeof paidDay>;

/**
 * An invitation code and its results: how many members registered with it, how many of them made a first deposit, how many played, and how much they
 * bet.
 */
export const invite = Type.Object({
  code: Type.String({ maxLength: 60 }),
  campaign: Type.String({ maxLength: CAMPAIGN_LENGTH }),
  status: oneOf(['OPEN', 'CLOSED']),
  created: time,
  registrations: count,
  firstDeposits: count,
  players: count,
  bets: amount,
});
export type Invite = Static<typeof invite>;

/**
 * The limits for the agent. `maxRebate` is the highest rebate for a downline, in percent. A transfer to a downline must
 * be between `transfer.min` and `transfer.max`; the maximum never includes held money.
 */
export const agentTerms = Type.Object({
  accountTypes: Type.Array(oneOf(ACCOUNT_TYPES)),
  maxRebate: percent,
  /** The agent's share of bonuses in percent. */
  bonusShare: percent,
  /** The merchant's time zone, in minutes ahead of UTC. */
  utcOffset: Type.Integer({ minimum: -840, maximum: 840 }),
  transfer: Type.Object({ min: amount, max: amount, held: heldMoney }),
  hasPaymentPassword: Type.Boolean(),
});
export type AgentTerms = Static<typeof agentTerms>;
