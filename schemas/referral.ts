import { Type, type Static } from 'typebox';
import { REWARD_STATUSES } from './rewards.ts';
import { amount, label, oneOf, time } from './wire.ts';

const INVITATION_STATUSES = ['REGISTERED', 'DEPOSITED', 'REWARDED'] as const;

/**
 * The terms of an invitation. The inviter earns `bonus` if the friend makes a deposit of at least `minDeposit` within `depositDays` days of
 * registering. The bonus must be claimed within `claimDays` days and wagered `turnoverTimes` times before a withdrawal.
 */
export const referralTerms = Type.Object({
  minDeposit: amount,
  bonus: amount,
  depositDays: Type.Integer({ minimum: 1 }),
  claimDays: Type.Integer({ minimum: 1 }),
  turnoverTimes: Type.Integer({ minimum: 0 }),
});

/** The inviter's reward for a friend. `orderNo` is the number of the reward in the records; it is null until the reward is claimed. */
const invitationReward = Type.Object({
  amount,
  status: oneOf(REWARD_STATUSES),
  expireTime: Type.Union([time, Type.Null()]),
  orderNo: Type.Union([Type.String({ maxLength: 60 }), Type.Null()]),
});

/**
 * A friend who registered at `time` with the member's code. `account` is masked. If the status is `DEPOSITED` and there is no reward, the deposit was
 * too small or too late.
 */
export const invitation = Type.Object({
  account: label,
  time,
  status: oneOf(INVITATION_STATUSES),
  reward: Type.Union([invitationReward, Type.Null()]),
});
export type Invitation = Static<typeof invitation>;
