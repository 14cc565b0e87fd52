import { recentGames } from '#schemas/calls/games.ts';
import { lotteryRecent } from '#schemas/calls/lottery.ts';
import { defineMemberRoute, type Route } from '#sandbox/kernel/requests/route.ts';
import { LOTTERY_TYPES } from '#sandbox/domains/catalogue/find-games.ts';
import { findRecentGames } from '#sandbox/domains/catalogue/find-recent-games.ts';
import { gameEntity } from '#sandbox/domains/catalogue/game-entity.ts';

const MOST_LOTTERIES = 20;

export const recentRoutes: readonly Route[] = [
  defineMemberRoute(recentGames, async ({ pageNo, pageSize }, { kernel, session: { member } }) => {
    const { rows, total } = await findRecentGames(kernel.db, member.id, { pageNo, pageSize });
    return { list: rows.map(gameEntity), totalPages: Math.ceil(total / pageSize) };
  }),

  defineMemberRoute(lotteryRecent, async (_input, { kernel, session: { member } }) => {
    const { rows } = await findRecentGames(kernel.db, member.id, {
      pageNo: 1,
      pageSize: MOST_LOTTERIES,
      gameTypes: LOTTERY_TYPES,
    });
    return rows.map(gameEntity);
  }),
];
