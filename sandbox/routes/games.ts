import { gameMenus } from '#schemas/calls/account.ts';
import { gameCatalogue, gameList, hotGames, pvpRooms, vassGameType, vendors } from '#schemas/calls/games.ts';
import { popular } from '#schemas/calls/home.ts';
import { lotteryMenu } from '#schemas/calls/lottery.ts';
import type { MenuGroup } from '#schemas/game.ts';
import { defineRoute, defineMemberRoute } from '#sandbox/kernel/http/route.ts';
import type { Route } from '#sandbox/kernel/http/route.ts';
import {
  findGames,
  findHotGames,
  findPopularGames,
  findVendors,
  findVendorTypes,
} from '#sandbox/domains/catalogue/find-games.ts';
import { findLotteries } from '#sandbox/domains/catalogue/find-games.ts';
import { findRooms } from '#sandbox/domains/catalogue/find-rooms.ts';
import { gameEntity, vendorEntity } from '#sandbox/domains/catalogue/game-entity.ts';
import { loadCatalogue } from '#sandbox/domains/catalogue/load-catalogue.ts';
import { glossaryFor } from '#sandbox/seed/make-glossary.ts';

const MOST_HOT = 200;

export const gameRoutes: readonly Route[] = [
  defineRoute(gameMenus, async (_input, { platform }) => {
    const groups = new Map<string, MenuGroup>();
    for (const row of await findVendors(platform.db)) {
      const group = groups.get(row.gameType) ?? { gameCategory: row.gameType, vendors: [] };
      group.vendors.push(vendorEntity(row));
      groups.set(row.gameType, group);
    }
    return [...groups.values()];
  }),

  defineRoute(vendors, async ({ gameType }, { platform }) =>
    (await findVendors(platform.db, gameType)).map(vendorEntity),
  ),

  defineRoute(vassGameType, async ({ vassalage }, { platform }) =>
    [...(await findVendorTypes(platform.db, vassalage))].map(([gameType, gameClassifies]) => ({
      gameType,
      gameClassifies: [...gameClassifies],
    })),
  ),

  defineRoute(gameList, async (question, { platform }) => {
    const { rows, total } = await findGames(platform.db, question);
    return { games: rows.map(gameEntity), totalPages: Math.ceil(total / question.pageSize) };
  }),

  defineRoute(hotGames, async (_input, { platform }) => (await findHotGames(platform.db, MOST_HOT)).map(gameEntity)),

  defineRoute(popular, async ({ count, prizeMode }, { platform }) =>
    (await findPopularGames(platform.db, prizeMode, count)).map(gameEntity),
  ),

  defineRoute(lotteryMenu, async (_input, { platform }) => (await findLotteries(platform.db)).map(gameEntity)),

  defineMemberRoute(
    pvpRooms,
    async ({ vassalage }, { platform, merchant: { code, currency }, at }) => [
      ...(await findRooms(platform.db, { merchant: code, currency, at, vassalage })),
    ],
    { background: true },
  ),

  defineRoute(gameCatalogue, async ({ language }, { platform }) => ({
    vendors: await loadCatalogue(platform.db),
    glossary: glossaryFor(language),
  })),
];
