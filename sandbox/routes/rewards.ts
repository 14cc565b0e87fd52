import { claimReward as claimCall, rewards } from '#schemas/calls/rewards.ts';
import { parseId } from '../http/parse-id.ts';
import { grantPrizes } from '../missions/grant-prizes.ts';
import { claimReward, rewardOrderNo } from '../rewards/claim-reward.ts';
import { toReceipt } from '../rewards/claim-receipt.ts';
import { findRewards } from '../rewards/find-rewards.ts';
import { defineMemberRoute, type Route } from '../route.ts';

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
