import { Type, type Static } from 'typebox';
import { heldMoney } from './cashier.ts';
import { CONTRACT_KINDS } from './contract-names.ts';
import { ACCOUNT_TYPES, CAMPAIGN_LENGTH } from './team-names.ts';
import { amount, label, oneOf, time } from './wire.ts';

const count = Type.Integer({ minimum: 0 });
const percent = Type.Number({ minimum: 0, maximum: 100 });

/** A member below the requesting agent: `type` as in the session's `isAgent`, `depth` 1 for a direct downline. */
export const networkMember = Type.Object({
  id: Type.String({ maxLength: 60 }),
  account: label,
  type: Type.Integer(),
  depth: Type.Integer({ minimum: 1 }),
});
export type NetworkMember = Static<typeof networkMember>;

/**
 * Figures of a period. `activeMembers` placed bets; `withdrawals` excludes returned ones; `net` is the team's win (above 0) or loss in settled bets,
 * without bonuses and rebates.
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

/** A merchant-local day with settled bets, beginning at `time`; the first and last days are cut to the period. */
export const teamDay = Type.Object({ time, bets: amount, validBets: amount, payouts: amount, net: amount });
export type TeamDay = Static<typeof teamDay>;

/**
 * The team now, without the agent, with figures of the requested `period` and of `before`, the preceding period of the same length. While the period
 * runs, `before` ends at the same minute; `compared` is the range that `before` covers. `days` are those of the period, newest first.
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
 * `teamSize` counts all descendants, `direct` only the next level, which can be requested. `rebate` is in percent of valid bets; `contracts` are the
 * kinds of active contract with the requesting agent. Only direct downlines can have such contracts.
 */
export const downline = Type.Object({
  member: networkMember,
  /** The account directly above. */
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
 * The agent's income of a merchant-local day, beginning at `time`, from the line of one direct downline (the downline and all descendants). `rate` is
 * the agent's rebate less the downline's, in percent; `gross` is `rate` of the valid bets, `bonusCost` the agent's share of the line's `bonuses`,
 * `net` is `gross` less `bonusCost`.
 */
export const incomeRecord = Type.Object({ time, member: networkMember, rate: percent, ...incomeParts });
export type IncomeRecord = Static<typeof incomeRecord>;

export const incomeTotals = Type.Object(incomeParts);

const span = Type.Union([Type.Object({ from: time, to: time }), Type.Null()]);

/**
 * What the agent was paid on a merchant-local day, beginning at `time`: the previous day's rebate and the contracts whose periods ended. `earned` is
 * when each part was earned, from the first of its periods to the last; null for a part that was not paid.
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
  /** The loss of earlier days that was deducted from the rebate, and the loss carried over to the next day; 0 or below. */
  carriedIn: amount,
  carriedOut: amount,
});
export type PaidDay = Static<typeof paidDay>;

/** A code for new members and its results: how many registered, deposited and bet, and the amounts. */
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
 * What the agent may do: `maxRebate` is in percent; an amount to send must be within `transfer`, whose `max` is at most the balance less held money.
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
