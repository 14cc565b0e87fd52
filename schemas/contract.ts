import { Type } from 'typebox';
import { amount, label, oneOf, time } from './wire.ts';

export const CONTRACT_KINDS = ['dividend', 'daily', 'hourly', 'realtime'] as const;

/** Daily, weekly, semimonthly, monthly. */
export const PERIODS = ['D', 'W', 'H', 'M'] as const;

export const CONTRACT_ACTIONS = ['ACCEPT', 'REJECT', 'TERMINATE', 'REQUEST'] as const;

export const CONTRACT_STATES = ['PENDING', 'ACTIVE', 'REJECTED', 'TERMINATION_PENDING', 'TERMINATED'] as const;

/** Thresholds to reach for `rate`, in percent; 0 for a threshold that the contract kind does not use. */
const tier = Type.Object({
  rate: Type.Number(),
  activeMembers: Type.Integer({ minimum: 0 }),
  periodValidBet: amount,
  periodProfitLoss: amount,
  betPerDay: amount,
  betPerHour: amount,
});

export const contract = Type.Object({
  requestId: Type.String({ maxLength: 60 }),
  kind: oneOf(CONTRACT_KINDS),
  state: oneOf(CONTRACT_STATES),
  account: label,
  rate: Type.Number(),
  period: Type.Union([oneOf(PERIODS), Type.Null()]),
  tiers: Type.Array(tier),
  createdAt: time,
});

/** One settlement of a contract. */
export const contractRecord = Type.Object({
  time,
  account: label,
  rate: Type.Number(),
  base: amount,
  amount,
  status: Type.String({ maxLength: 20 }),
});
