import { claimMission as claimCall, leaderboard, summary } from '#schemas/calls/missions.ts';
import { toReceipt } from '#sandbox/domains/rewards/claim-receipt.ts';
import { parseId } from '#sandbox/kernel/http/parse-id.ts';
import { claimMission } from '#sandbox/domains/missions/claim-mission.ts';
import { findLeaderboard } from '#sandbox/domains/missions/find-leaderboard.ts';
import { findMissions } from '#sandbox/domains/missions/find-missions.ts';
import { grantPrizes } from '#sandbox/domains/missions/grant-prizes.ts';
import { defineMemberRoute, type Route } from '#sandbox/kernel/http/route.ts';

export const missionRoutes: readonly Route[] = [
  defineMemberRoute(summary, (_input, { platform, merchant, session: { member }, language, at }) =>
    findMissions(platform.db, merchant, { memberId: member.id, at, language }),
  ),

  defineMemberRoute(leaderboard, async (_input, { platform, merchant, session: { member }, at }) => {
    await grantPrizes(platform.db, merchant, at);
    return findLeaderboard(platform.db, merchant, member, at);
  }),

  defineMemberRoute(claimCall, async ({ id }, { platform, merchant, session: { member }, at }) => {
    const paid = await claimMission(platform.db, merchant, { memberId: member.id, id: parseId(id), at });
    return toReceipt(paid, merchant.currency);
  }),
];
