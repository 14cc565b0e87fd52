import { gameMenus } from '#schemas/calls/account.ts';
import {
  gameCatalogue,
  gameList,
  hotGames,
  pvpRooms,
  vassGameType,
  vendors,
  recentGames,
  launch,
  launchFb,
} from '#schemas/calls/games.ts';
import { popular } from '#schemas/calls/home.ts';
import { lotteryMenu, lotteryRecent, lobby } from '#schemas/calls/lottery.ts';
import type { MenuGroup } from '#schemas/game.ts';
import { defineRoute, defineMemberRoute, type Route } from '#sandbox/kernel/requests/route.ts';
import {
  findGames,
  findHotGames,
  findPopularGames,
  findVendors,
  findVendorTypes,
  findLotteries,
  LOTTERY_TYPES,
} from '#sandbox/domains/catalogue/find-games.ts';
import { findRooms } from '#sandbox/domains/catalogue/find-rooms.ts';
import { gameEntity, vendorEntity } from '#sandbox/domains/catalogue/game-entity.ts';
import { loadCatalogue } from '#sandbox/domains/catalogue/load-catalogue.ts';
import { glossaryFor } from '#sandbox/domains/catalogue/make-glossary.ts';
import { findRecentGames } from '#sandbox/domains/catalogue/find-recent-games.ts';
import { findTopGame, findLottery, findNamedGame } from '#sandbox/domains/launch/find-launchable.ts';
import { launchGame } from '#sandbox/domains/launch/launch-game.ts';

const MOST_HOT = 200;
const MOST_LOTTERIES = 20;
const FB = 'FB';

export const gameRoutes: readonly Route[] = [
  defineRoute(gameMenus, async (_input, { kernel }) => {
    const groups = new Map<string, MenuGroup>();
    for (const row of await findVendors(kernel.db)) {
      const group = groups.get(row.gameType) ?? { gameCategory: row.gameType, vendors: [] };
      group.vendors.push(vendorEntity(row));
      groups.set(row.gameType, group);
    }
    return [...groups.values()];
  }),

  defineRoute(vendors, async ({ gameType }, { kernel }) => (await findVendors(kernel.db, gameType)).map(vendorEntity)),

  defineRoute(vassGameType, async ({ vassalage }, { kernel }) =>
    [...(await findVendorTypes(kernel.db, vassalage))].map(([gameType, gameClassifies]) => ({
      gameType,
      gameClassifies: [...gameClassifies],
    })),
  ),

  defineRoute(gameList, async (question, { kernel }) => {
    const { rows, total } = await findGames(kernel.db, question);
    return { games: rows.map(gameEntity), totalPages: Math.ceil(total / question.pageSize) };
  }),

  defineRoute(hotGames, async (_input, { kernel }) => (await findHotGames(kernel.db, MOST_HOT)).map(gameEntity)),

  defineRoute(popular, async ({ count, prizeMode }, { kernel }) =>
    (await findPopularGames(kernel.db, prizeMode, count)).map(gameEntity),
  ),

  defineRoute(lotteryMenu, async (_input, { kernel }) => (await findLotteries(kernel.db)).map(gameEntity)),

  defineMemberRoute(
    pvpRooms,
    async ({ vassalage }, { kernel, merchant: { code, currency }, at }) => [
      ...(await findRooms(kernel.db, { merchant: code, currency, at, vassalage })),
    ],
    { background: true },
  ),

  defineRoute(gameCatalogue, async ({ language }, { kernel }) => ({
    vendors: await loadCatalogue(kernel.db),
    glossary: glossaryFor(language),
  })),

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

  defineMemberRoute(launch, (input, context) =>
    launchGame(context, { ...input, find: () => findNamedGame(context.kernel.db, input) }),
  ),

  defineMemberRoute(launchFb, (input, context) =>
    launchGame(context, { ...input, find: () => findTopGame(context.kernel.db, FB) }),
  ),

  /** Without a game code, this call opens the most played lottery, because the demo games have no lottery overview page. */
  defineMemberRoute(lobby, ({ prizeMode, gameCode, language, backUrl }, context) =>
    launchGame(context, { language, backUrl, find: () => findLottery(context.kernel.db, prizeMode, gameCode) }),
  ),
];
