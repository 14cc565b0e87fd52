import { claimReward as claimCall, rewards } from '#schemas/calls/rewards.ts';
import { parseId } from '#sandbox/kernel/http/parse-id.ts';
import { grantPrizes } from '#sandbox/domains/missions/grant-prizes.ts';
import { claimReward } from '#sandbox/domains/rewards/claim-reward.ts';
import { toReceipt } from '#sandbox/domains/rewards/claim-receipt.ts';
import { findRewards } from '#sandbox/domains/rewards/find-rewards.ts';
import { defineMemberRoute, type Route } from '#sandbox/kernel/requests/route.ts';

export const rewardRoutes: readonly Route[] = [
  defineMemberRoute(rewards, async (page, { kernel, merchant, session: { member }, language, at }) => {
    await grantPrizes(kernel.db, merchant, at);
    return findRewards(kernel.db, { memberId: member.id, currency: merchant.currency, language, at }, page);
  }),

  defineMemberRoute(claimCall, async ({ id }, { kernel, merchant, session: { member }, at }) => {
    const paid = await claimReward(kernel.db, member.id, parseId(id), at);
    return toReceipt(paid, merchant.currency);
  }),
];
