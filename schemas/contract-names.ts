export const CONTRACT_KINDS = ['dividend', 'daily', 'hourly', 'realtime'] as const;
export type ContractKind = (typeof CONTRACT_KINDS)[number];

/** The settlement periods: daily, weekly, semimonthly (ending on the 15th and on the last day of the month), monthly. */
export const PERIODS = ['D', 'W', 'H', 'M'] as const;
export type ContractPeriod = (typeof PERIODS)[number];

/**
 * `REQUEST` offers new terms to a downline, or makes a counter-offer to a pending request. `ACCEPT` and `REJECT` answer a request that awaits the
 * agent; `REJECT` also withdraws a request of the agent. `TERMINATE` asks to end an active contract.
 */
export const CONTRACT_ACTIONS = ['ACCEPT', 'REJECT', 'TERMINATE', 'REQUEST'] as const;
export type ContractAction = (typeof CONTRACT_ACTIONS)[number];

export const CONTRACT_STATES = ['PENDING', 'ACTIVE', 'REJECTED', 'TERMINATION_PENDING', 'TERMINATED'] as const;
export type ContractState = (typeof CONTRACT_STATES)[number];

/**
 * Why a contract ended. `REPLACED`: the same two agents agreed on new terms. `RATE_LOWERED`: the upline's own rate fell
 * below that of the contract. `MOVED`: the downline was moved to another upline.
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

/** The periods that can be agreed for a kind. Kinds without any have a fixed period: a day, an hour or five minutes. */
export const PERIODS_OF: Readonly<Record<ContractKind, readonly ContractPeriod[]>> = {
  dividend: PERIODS,
  daily: [],
  hourly: [],
  realtime: [],
};

/** The result of a settlement. `NOTHING_DUE`: no tier was reached, or the amount was zero. */
export const SETTLEMENT_STATUSES = ['PAID', 'NOTHING_DUE'] as const;
export type SettlementStatus = (typeof SETTLEMENT_STATUSES)[number];

/** Settlement interval of real-time salary, in minutes. */
export const REALTIME_MINUTES = 5;

/** The number of days after which an unanswered offer expires. */
export const OFFER_DAYS = 7;

export const MOST_TIERS = 5;
export const NOTE_LENGTH = 300;
