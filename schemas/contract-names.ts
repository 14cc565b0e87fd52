export const CONTRACT_KINDS = ['dividend', 'daily', 'hourly', 'realtime'] as const;
export type ContractKind = (typeof CONTRACT_KINDS)[number];

/** Daily, weekly, semimonthly (to the 15th and to the end of the month), monthly. */
export const PERIODS = ['D', 'W', 'H', 'M'] as const;
export type ContractPeriod = (typeof PERIODS)[number];

/**
 * `REQUEST` offers new terms: to a downline, or as a counter-offer if it names a pending request. `ACCEPT` and `REJECT` answer a request that awaits
 * the agent; `REJECT` also withdraws the agent's own request. `TERMINATE` asks to end an active contract.
 */
export const CONTRACT_ACTIONS = ['ACCEPT', 'REJECT', 'TERMINATE', 'REQUEST'] as const;
export type ContractAction = (typeof CONTRACT_ACTIONS)[number];

export const CONTRACT_STATES = ['PENDING', 'ACTIVE', 'REJECTED', 'TERMINATION_PENDING', 'TERMINATED'] as const;
export type ContractState = (typeof CONTRACT_STATES)[number];

/**
 * `REPLACED`: new terms were agreed between the same two sides. `RATE_LOWERED`: the upline's own rate fell below the contract's. `MOVED`: the
 * downline has another upline.
 */
export const CONTRACT_ENDS = [
  'REJECTED',
  'WITHDRAWN',
  'EXPIRED',
  'TERMINATED',
  'REPLACED',
  'RATE_LOWERED',
  'MOVED',
] as const;
export type ContractEnd = (typeof CONTRACT_ENDS)[number];

export const CONTRACT_STEPS = [
  'OFFERED',
  'COUNTERED',
  'ACCEPTED',
  'REJECTED',
  'WITHDRAWN',
  'EXPIRED',
  'TERMINATION_ASKED',
  'TERMINATION_REJECTED',
  'TERMINATION_WITHDRAWN',
  'TERMINATED',
  'REPLACED',
  'RATE_LOWERED',
  'MOVED',
] as const;
export type ContractStepName = (typeof CONTRACT_STEPS)[number];

export const THRESHOLDS = ['activeMembers', 'periodValidBet', 'periodProfitLoss', 'betPerDay', 'betPerHour'] as const;
export type Threshold = (typeof THRESHOLDS)[number];

/** The thresholds that apply to each kind of contract. */
export const THRESHOLDS_OF: Readonly<Record<ContractKind, readonly Threshold[]>> = {
  dividend: ['activeMembers', 'periodValidBet', 'periodProfitLoss'],
  daily: ['activeMembers', 'betPerDay'],
  hourly: ['activeMembers', 'betPerHour'],
  realtime: [],
};

/** The periods that can be agreed for a kind; the other kinds have a fixed period: a day, an hour or five minutes. */
export const PERIODS_OF: Readonly<Record<ContractKind, readonly ContractPeriod[]>> = {
  dividend: PERIODS,
  daily: [],
  hourly: [],
  realtime: [],
};

/** `NOTHING_DUE`: no tier was reached, or nothing was left to pay. */
export const SETTLEMENT_STATUSES = ['PAID', 'NOTHING_DUE'] as const;
export type SettlementStatus = (typeof SETTLEMENT_STATUSES)[number];

/** Settlement interval of real-time salary, in minutes. */
export const REALTIME_MINUTES = 5;

/** An unanswered offer expires after this many days. */
export const OFFER_DAYS = 7;

export const MOST_TIERS = 5;
export const NOTE_LENGTH = 300;
