import { claimMission as claimCall, leaderboard, summary } from '#schemas/calls/missions.ts';
import { toReceipt } from '#sandbox/domains/rewards/claim-receipt.ts';
import { parseId } from '#sandbox/kernel/http/parse-id.ts';
import { claimMission } from '#sandbox/domains/missions/claim-mission.ts';
import { findLeaderboard } from '#sandbox/domains/missions/find-leaderboard.ts';
import { findMissions } from '#sandbox/domains/missions/find-missions.ts';
import { grantPrizes } from '#sandbox/domains/missions/grant-prizes.ts';
import { defineMemberRoute, type Route } from '#sandbox/kernel/requests/route.ts';

export const missionRoutes: readonly Route[] = [
  defineMemberRoute(summary, (_input, { kernel, merchant, session: { member }, language, at }) =>
    findMissions(kernel.db, merchant, { memberId: member.id, at, language }),
  ),

  defineMemberRoute(leaderboard, async (_input, { kernel, merchant, session: { member }, at }) => {
    await grantPrizes(kernel.db, merchant, at);
    return findLeaderboard(kernel.db, merchant, member, at);
  }),

  defineMemberRoute(claimCall, async ({ id, endTime }, { kernel, merchant, session: { member }, at }) => {
    const paid = await claimMission(kernel.db, merchant, { memberId: member.id, id: parseId(id), endTime, at });
    return toReceipt(paid, merchant.currency);
  }),
];
