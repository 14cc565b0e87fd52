import { Type, type Static } from 'typebox';
import {
  CONTRACT_ENDS,
  CONTRACT_KINDS,
  CONTRACT_STATES,
  CONTRACT_STEPS,
  MOST_TIERS,
  NOTE_LENGTH,
  PERIODS,
  SETTLEMENT_STATUSES,
  THRESHOLDS,
} from './contract-names.ts';
import { networkMember } from './team.ts';
import { amount, label, oneOf, time } from './wire.ts';

const count = Type.Integer({ minimum: 0 });
const requestId = Type.String({ maxLength: 60 });
const orderNo = Type.String({ maxLength: 60 });

/** The thresholds for `rate`, which is in percent with two decimals; a threshold of 0 does not apply. */
export const contractTier = Type.Object(
  {
    rate: Type.Number({ minimum: 0.01, maximum: 100 }),
    /** Members of the line who bet in the period. */
    activeMembers: count,
    periodValidBet: Type.Number({ minimum: 0, maximum: 1e12 }),
    /** What the house won from the line in the period. */
    periodProfitLoss: Type.Number({ minimum: 0, maximum: 1e12 }),
    betPerDay: Type.Number({ minimum: 0, maximum: 1e12 }),
    betPerHour: Type.Number({ minimum: 0, maximum: 1e12 }),
  },
  { additionalProperties: false },
);
export type ContractTier = Static<typeof contractTier>;

/** From the lowest rate to the highest; from tier to tier, no threshold may fall and at least one must rise. */
export const contractTiers = Type.Array(contractTier, { minItems: 1, maxItems: MOST_TIERS });

/** `period` is given for dividends only. */
export const contractTerms = Type.Object({
  period: Type.Union([oneOf(PERIODS), Type.Null()]),
  tiers: Type.Array(contractTier),
});
export type ContractTerms = Static<typeof contractTerms>;

/** The account of one side; null for the platform, which sets the terms of a network's first agent. */
const side = Type.Union([label, Type.Null()]);

const contractFields = {
  requestId,
  kind: oneOf(CONTRACT_KINDS),
  state: oneOf(CONTRACT_STATES),
  /** The upline pays nothing, but gives up part of its own rate. */
  upline: side,
  downline: label,
  role: oneOf(['offered', 'received']),
  ...contractTerms.properties,
  /** The highest rate of the contract's tiers. */
  rate: Type.Number(),
  /** Whether the contract awaits an answer from the requesting agent. */
  awaitsMe: Type.Boolean(),
  /** Counts the steps. Sent back with an answer, so that nobody answers an outdated version. */
  version: Type.Integer({ minimum: 1 }),
  createdAt: time,
  /** When a pending request expires if it is not answered. */
  expiresAt: Type.Union([time, Type.Null()]),
  endedAt: Type.Union([time, Type.Null()]),
  /** Why it has ended. */
  end: Type.Union([oneOf(CONTRACT_ENDS), Type.Null()]),
};

export const contract = Type.Object(contractFields);
export type Contract = Static<typeof contract>;

/** One step of a negotiation. `by` is null for the platform; `before` and `after` are present if the terms changed. */
export const contractStep = Type.Object({
  step: oneOf(CONTRACT_STEPS),
  by: side,
  at: time,
  before: Type.Union([contractTerms, Type.Null()]),
  after: Type.Union([contractTerms, Type.Null()]),
  note: Type.String({ maxLength: NOTE_LENGTH }),
});
export type ContractStep = Static<typeof contractStep>;

/**
 * `replaces`: the active terms between the two sides, which end when the new terms are accepted. `maxRate` is the highest rate in percent that the
 * sides can agree on: the upline's own rate, or for a contract of the platform, the contract's rate.
 */
export const contractDetail = Type.Object({
  ...contractFields,
  maxRate: Type.Number(),
  replaces: Type.Union([contractTerms, Type.Null()]),
  thread: Type.Array(contractStep),
});
export type ContractDetail = Static<typeof contractDetail>;

/**
 * Figures of the line in a period, in the merchant's currency; `profitLoss` is the house's win (above 0) or loss, less bonuses. `ownValidBets` is the
 * part of `validBets` from the agent at the top of the line.
 */
export const lineFigures = Type.Object({
  activeMembers: count,
  bets: amount,
  validBets: amount,
  ownValidBets: amount,
  payouts: amount,
  bonuses: amount,
  profitLoss: amount,
});
export type LineFigures = Static<typeof lineFigures>;

/**
 * The calculation of an amount. `rate` is that of the tier reached, or 0. `base` is what the rate applies to: valid bets, or for dividends
 * `profitLoss` plus `carriedIn`, a loss of earlier periods. `gross` is `rate` of `base`; `shared` is paid to the direct downlines and their
 * descendants under their own contracts; `amount` is `gross` less `shared`, at least 0. `carriedOut` is the loss that carries over to the next period
 * (0 or below).
 */
export const earnings = Type.Object({
  figures: lineFigures,
  rate: Type.Number(),
  base: amount,
  carriedIn: amount,
  gross: amount,
  shared: amount,
  amount,
  carriedOut: amount,
});
export type Earnings = Static<typeof earnings>;

/** One settlement of a contract. `orderNo` is the payment's number in the paid agent's records; empty if nothing was due. */
export const contractRecord = Type.Object({
  orderNo,
  requestId,
  kind: oneOf(CONTRACT_KINDS),
  /** The account that was paid: the requesting agent (`depth` 0) or a direct downline. */
  account: label,
  periodFrom: time,
  periodTo: time,
  settledAt: time,
  status: oneOf(SETTLEMENT_STATUSES),
  ...earnings.properties,
});
export type ContractRecord = Static<typeof contractRecord>;

export const contractRecordTotals = Type.Object({ gross: amount, shared: amount, amount });

/** The current period of the agent's own contract of a kind, as if it ended now; `null` without a contract. */
export const runningPeriod = Type.Object({
  periodFrom: time,
  periodTo: time,
  /** When it is settled. */
  settlesAt: time,
  asOf: time,
  terms: contractTerms,
  earnings,
});
export type RunningPeriod = Static<typeof runningPeriod>;

/**
 * What an agent may offer of a kind. `maxRate` is the highest rate in percent of the agent's own contract; null if the agent has none and so cannot
 * offer any. `thresholds` and `periods` are those that apply.
 */
export const offerLimits = Type.Object({
  kind: oneOf(CONTRACT_KINDS),
  maxRate: Type.Union([Type.Number(), Type.Null()]),
  periods: Type.Array(oneOf(PERIODS)),
  thresholds: Type.Array(oneOf(THRESHOLDS)),
});
export type OfferLimits = Static<typeof offerLimits>;

/** A contract that would end, at any depth; `upline` has depth 0 if it is the requesting agent. */
export const endingContract = Type.Object({
  requestId,
  upline: Type.Object({ ...networkMember.properties, depth: count }),
  downline: networkMember,
  rate: Type.Number(),
  /** The highest rate allowed after the action. */
  limit: Type.Number(),
});
export type EndingContract = Static<typeof endingContract>;

/**
 * The preview of an action: the contracts that would end, and what each side would have earned from `from` to `to` (at least a day) with and without
 * the action. `upline` is null if it is the platform.
 */
export const contractWhatIf = Type.Object({
  ends: Type.Array(endingContract),
  from: time,
  to: time,
  figures: lineFigures,
  upline: Type.Union([Type.Object({ account: label, before: amount, after: amount }), Type.Null()]),
  downline: Type.Object({ account: label, before: amount, after: amount }),
});
export type ContractWhatIf = Static<typeof contractWhatIf>;
