import { Type, type Static } from 'typebox';
import { REWARD_STATUSES } from './rewards.ts';
import { amount, label, oneOf, time } from './wire.ts';

const INVITATION_STATUSES = ['REGISTERED', 'DEPOSITED', 'REWARDED'] as const;

/**
 * Terms of an invitation. A friend who makes one deposit of at least `minDeposit` within `depositDays` of registering earns the inviter `bonus`, to
 * be claimed within `claimDays` and wagered `turnoverTimes` times before a withdrawal.
 */
export const referralTerms = Type.Object({
  minDeposit: amount,
  bonus: amount,
  depositDays: Type.Integer({ minimum: 1 }),
  claimDays: Type.Integer({ minimum: 1 }),
  turnoverTimes: Type.Integer({ minimum: 0 }),
});

/** The inviter's reward for a friend; `orderNo` is the bonus's number in the records, null until it is claimed. */
const invitationReward = Type.Object({
  amount,
  status: oneOf(REWARD_STATUSES),
  expireTime: Type.Union([time, Type.Null()]),
  orderNo: Type.Union([Type.String({ maxLength: 60 }), Type.Null()]),
});

/**
 * A friend who registered at `time` with the member's code. `account` is masked. `DEPOSITED` without a reward: the deposit was too small or too late.
 */
export const invitation = Type.Object({
  account: label,
  time,
  status: oneOf(INVITATION_STATUSES),
  reward: Type.Union([invitationReward, Type.Null()]),
});
export type Invitation = Static<typeof invitation>;
