import { Type, type Static } from 'typebox';
import { amount, label, oneOf, time } from './wire.ts';

const REWARD_KINDS = ['MISSION', 'LEADERBOARD', 'PROMOTION', 'RAFFLE', 'REFERRAL', 'MESSENGER', 'RANK'] as const;
export type RewardKind = (typeof REWARD_KINDS)[number];

export const REWARD_STATUSES = ['CLAIM', 'CLAIMED', 'EXPIRED'] as const;

/**
 * A reward. After it is claimed, `requiredTurnover` must be wagered before a withdrawal. `orderNo` is the number of the reward in the records; it is
 * null until the reward is claimed.
 */
export const reward = Type.Object({
  id: Type.String({ maxLength: 60 }),
  name: label,
  amount,
  type: oneOf(REWARD_KINDS),
  status: oneOf(REWARD_STATUSES),
  time,
  expireTime: Type.Union([time, Type.Null()]),
  requiredTurnover: amount,
  orderNo: Type.Union([Type.String({ maxLength: 60 }), Type.Null()]),
});
export type Reward = Static<typeof reward>;

/** A claim that was paid. `orderNo` is the number of the payment in the records. */
export const claimReceipt = Type.Object({
  orderNo: Type.String({ maxLength: 60 }),
  amount,
  requiredTurnover: amount,
});
export type ClaimReceipt = Static<typeof claimReceipt>;
