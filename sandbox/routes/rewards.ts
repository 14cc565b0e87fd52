import { claimReward as claimCall, rewards } from '#schemas/calls/rewards.ts';
import { parseId } from '#sandbox/kernel/http/parse-id.ts';
import { grantPrizes } from '#sandbox/domains/missions/grant-prizes.ts';
import { claimReward, rewardOrderNo } from '#sandbox/domains/rewards/claim-reward.ts';
import { toReceipt } from '#sandbox/domains/rewards/claim-receipt.ts';
import { findRewards } from '#sandbox/domains/rewards/find-rewards.ts';
import { defineMemberRoute, type Route } from '#sandbox/kernel/http/route.ts';

export const rewardRoutes: readonly Route[] = [
  defineMemberRoute(rewards, async (page, { platform, merchant, session: { member }, language, at }) => {
    await grantPrizes(platform.db, merchant, at);
    return findRewards(platform.db, { memberId: member.id, currency: merchant.currency, language, at }, page);
  }),

  defineMemberRoute(claimCall, async ({ id }, { platform, merchant, session: { member }, at }) => {
    const paid = await claimReward(platform.db, member.id, parseId(id), at);
    return toReceipt({ ...paid, reference: rewardOrderNo(paid.id) }, merchant.currency);
  }),
];
