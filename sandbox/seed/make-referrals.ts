import type { rewards } from '#sandbox/db/schema.ts';
import { daysAfter, referralTerms } from '#sandbox/domains/referral/referral-terms.ts';
import { REFERRAL_NAME, referralReference } from '#sandbox/domains/referral/reward-inviter.ts';
import { NAMED_ACCOUNTS } from '#sandbox/seed/people/accounts.ts';
import type { MemberSeed } from '#sandbox/seed/people/make-members.ts';
import type { MerchantProfile } from '#sandbox/seed/people/merchant-profiles.ts';
import type { Plan } from './plan-play.ts';

/** The members who invited friends, each with the maximum number of friends that the seed gives them. */
const INVITERS = [
  ['player01', 12],
  ['vip01', 6],
  ['agent01', 6],
] as const;
const WANTED = INVITERS.reduce((sum, [, most]) => sum + most, 0);
const DAY_MS = 86_400_000;
const NAMED = new Set(NAMED_ACCOUNTS.map(({ account }) => account));

export type RewardSeed = Omit<typeof rewards.$inferInsert, 'id' | 'claimedAt' | 'transactionId'> & {
  readonly id: number;
  /** Whether the inviter has claimed the reward. */
  readonly isClaimed: boolean;
};

interface Referrals {
  /** The id of the inviter, by the id of the invited friend. */
  readonly invitedBy: ReadonlyMap<number, number>;
  readonly rewards: readonly RewardSeed[];
}

/**
 * Returns when a friend's deposit earned the reward and whether the reward has been claimed, or `null` if the deposit was too small. Every second one
 * of the older deposits is too small.
 */
const rewardFor = (
  friend: MemberSeed,
  now: number,
  nth: number,
): { readonly createdAt: Date; readonly isClaimed: boolean } | null => {
  const age = now - friend.registeredAt.getTime();
  const createdAt = new Date(friend.registeredAt.getTime() + Math.min(age / 2, 25 * DAY_MS));
  const isOpen = now - createdAt.getTime() < 29 * DAY_MS;
  if (!isOpen && nth % 2 === 1) return null;
  return { createdAt, isClaimed: isOpen && nth % 2 === 1 };
};

/** Chooses which of a merchant's members were invited by a friend, and creates the rewards. Friends who have bet have also deposited. */
export const makeReferrals = (
  { code, currency }: Pick<MerchantProfile, 'code' | 'currency'>,
  people: readonly MemberSeed[],
  plans: readonly Plan[],
  { firstRewardId, now }: { readonly firstRewardId: number; readonly now: number },
): Referrals => {
  const terms = referralTerms(code, currency);
  const players = new Set(plans.flatMap((plan) => (plan.kind === 'bet' ? [plan.member.id] : [])));
  const friends = people
    .filter(({ account, uplineId }) => !NAMED.has(account) && uplineId !== null)
    .sort((one, other) => other.registeredAt.getTime() - one.registeredAt.getTime())
    .filter((_friend, at, all) => at % Math.max(1, Math.floor(all.length / WANTED)) === 0);
  const invitedBy = new Map<number, number>();
  const granted: RewardSeed[] = [];
  for (const [account, most] of INVITERS) {
    const inviter = people.find((member) => member.account === account);
    if (inviter === undefined) continue;
    friends.splice(0, most).forEach((friend, nth) => {
      invitedBy.set(friend.id, inviter.id);
      const reward = players.has(friend.id) ? rewardFor(friend, now, nth) : null;
      if (reward === null) return;
      granted.push({
        id: firstRewardId + granted.length,
        memberId: inviter.id,
        kind: 'REFERRAL',
        reference: referralReference(friend.id),
        names: REFERRAL_NAME,
        amount: terms.bonus,
        turnoverTimes: terms.turnoverTimes,
        expiresAt: daysAfter(reward.createdAt, terms.claimDays),
        ...reward,
      });
    });
  }
  return { invitedBy, rewards: granted };
};
