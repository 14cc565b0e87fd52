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

/**
 * A rate in percent with two decimals, and the thresholds that must be reached for it. A threshold of 0 does not apply.
 * The agent's line is the contract's downline with all descendants.
 */
export const contractTier = Type.Object(
  {
    rate: Type.Number({ minimum: 0.01, maximum: 100 }),
    /** The number of members in the line who bet in the period. */
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

/** The tiers of a contract, from the lowest rate to the highest. From each tier to the next, no threshold may fall and at least one must rise. */
export const contractTiers = Type.Array(contractTier, { minItems: 1, maxItems: MOST_TIERS });

/** The terms of a contract. Only dividends have a `period`; it is null for all other kinds. */
export const contractTerms = Type.Object({
  period: Type.Union([oneOf(PERIODS), Type.Null()]),
  tiers: Type.Array(contractTier),
});
export type ContractTerms = Static<typeof contractTerms>;

/** The account of one side of a contract. It is null for the platform, which sets the terms of the first agent of a network. */
const side = Type.Union([label, Type.Null()]);

const contractFields = {
  requestId,
  kind: oneOf(CONTRACT_KINDS),
  state: oneOf(CONTRACT_STATES),
  /** The agent who grants the rate to the downline. The upline does not pay it, but earns that much less under its own contract. */
  upline: side,
  downline: label,
  role: oneOf(['offered', 'received']),
  ...contractTerms.properties,
  /** The highest rate of the contract's tiers. */
  rate: Type.Number(),
  /** Whether the contract awaits an answer from the requesting agent. */
  awaitsMe: Type.Boolean(),
  /** The number of steps so far. An answer must state it, so that nobody answers an outdated version. */
  version: Type.Integer({ minimum: 1 }),
  createdAt: time,
  /** The time at which a pending request expires if it is not answered. */
  expiresAt: Type.Union([time, Type.Null()]),
  endedAt: Type.Union([time, Type.Null()]),
  /** Why the contract ended; null if it has not. */
  end: Type.Union([oneOf(CONTRACT_ENDS), Type.Null()]),
};

export const contract = Type.Object(contractFields);
export type Contract = Static<typeof contract>;

/** One step in the history of a contract. `by` is null for a step of the platform. `before` and `after` are null unless the terms changed. */
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
 * A contract with its history. `replaces` contains the active terms between the two agents, which end when the new
 * terms are accepted. `maxRate` is the highest rate in percent that the two agents can agree on: the upline's own rate,
 * or, in a contract with the platform, the rate of that contract.
 */
export const contractDetail = Type.Object({
  ...contractFields,
  maxRate: Type.Number(),
  replaces: Type.Union([contractTerms, Type.Null()]),
  thread: Type.Array(contractStep),
});
export type ContractDetail = Static<typeof contractDetail>;

/**
 * Figures of an agent's line (the agent and all descendants) in a period, in the merchant's currency. `profitLoss` is what the house won, less
 * bonuses; it is negative if the house lost. `ownValidBets` is the part of `validBets` that the agent placed.
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
 * How the amount of a settlement is calculated. `rate` is the rate of the tier that was reached, or 0. The rate applies
 * to `base`: the valid bets, or for dividends `profitLoss` plus `carriedIn`, the loss of earlier periods. `gross` is
 * `rate` percent of `base`. `shared` is the amount that the agent's descendants get under their own contracts. `amount`
 * is `gross` less `shared`, at least 0. `carriedOut` is the loss that carries over to the next period, 0 or below.
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

/** One settlement of a contract. `orderNo` is the number of the payment in the records of the agent who was paid; it is empty if nothing was due. */
export const contractRecord = Type.Object({
  orderNo,
  requestId,
  kind: oneOf(CONTRACT_KINDS),
  /** The account that was paid: the requesting agent, or one of the agent's direct downlines. */
  account: label,
  periodFrom: time,
  periodTo: time,
  settledAt: time,
  status: oneOf(SETTLEMENT_STATUSES),
  ...earnings.properties,
});
export type ContractRecord = Static<typeof contractRecord>;

export const contractRecordTotals = Type.Object({ gross: amount, shared: amount, amount });

/**
 * The current period of the agent's own contract of one kind, calculated as if the period ended now. The call returns `null` if there is no such
 * contract.
 */
export const runningPeriod = Type.Object({
  periodFrom: time,
  periodTo: time,
  /** The time at which the period is settled. */
  settlesAt: time,
  asOf: time,
  terms: contractTerms,
  earnings,
});
export type RunningPeriod = Static<typeof runningPeriod>;

/**
 * The limits for what an agent may offer in a contract of one kind. `maxRate` is the highest rate in percent of the
 * agent's own contract of this kind; it is null if the agent has none and therefore cannot offer one. `thresholds` and
 * `periods` are those that apply to this kind.
 */
export const offerLimits = Type.Object({
  kind: oneOf(CONTRACT_KINDS),
  maxRate: Type.Union([Type.Number(), Type.Null()]),
  periods: Type.Array(oneOf(PERIODS)),
  thresholds: Type.Array(oneOf(THRESHOLDS)),
});
export type OfferLimits = Static<typeof offerLimits>;

/** A contract that would end, at any depth of the network. `depth` is that of `upline`: 0 for the requesting agent. */
export const endingContract = Type.Object({
  requestId,
  upline: Type.Object({ ...networkMember.properties, depth: count }),
  downline: networkMember,
  rate: Type.Number(),
  /** The highest rate that would be allowed after the action. */
  limit: Type.Number(),
});
export type EndingContract = Static<typeof endingContract>;

/**
 * The preview of an action. It lists the contracts that would end, and what each side would have earned in the range
 * from `from` to `to` (at least a day), without the action (`before`) and with it (`after`). `upline` is null if the
 * upline is the platform.
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
