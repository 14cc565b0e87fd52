import { desc, eq } from 'drizzle-orm';
import { openedNumbers, openedNumero, rankList } from '#schemas/calls/home.ts';
import { toDecimal } from '#schemas/money.ts';
import type { OpenedNumber, OpenedNumbersOfGame } from '#schemas/game.ts';
import { defineRoute, type Route } from '#sandbox/kernel/requests/route.ts';
import type { Database } from '#sandbox/db/database.ts';
import { draws, games, winners } from '#sandbox/db/schema.ts';
import { makeDueDraws } from '#sandbox/domains/lottery/make-due-draws.ts';
import { isLottery, newestDraws } from '#sandbox/domains/lottery/newest-draws.ts';

const drawColumns = {
  gameCode: draws.gameCode,
  gameName: games.gameName,
  numero: draws.numero,
  numbers: draws.numbers,
  openedAt: draws.openedAt,
};

const toOpenedNumber = (row: {
  gameCode: string;
  gameName: string;
  numero: string;
  numbers: string;
  openedAt: Date;
}): OpenedNumber => ({
  gameCode: row.gameCode,
  gameName: row.gameName,
  numero: row.numero,
  numbers: row.numbers.split(','),
  openTime: row.openedAt.getTime(),
});

const findLatestDraws = async (db: Database) => {
  const latest = newestDraws(db, 1);
  return db
    .select({
      gameCode: games.gameCode,
      gameName: games.gameName,
      numero: latest.numero,
      numbers: latest.numbers,
      openedAt: latest.openedAt,
    })
    .from(games)
    .innerJoinLateral(latest, isLottery)
    .orderBy(desc(latest.openedAt), desc(latest.id));
};

export const boardRoutes: readonly Route[] = [
  defineRoute(openedNumbers, async ({ count }, { kernel }) => {
    await makeDueDraws(kernel);
    const rows = await kernel.db
      .select(drawColumns)
      .from(draws)
      .innerJoin(games, eq(games.nodeId, draws.nodeId))
      .orderBy(desc(draws.openedAt), desc(draws.id))
      .limit(count);
    const byGame = new Map<string, OpenedNumbersOfGame>();
    for (const row of rows.map(toOpenedNumber)) {
      const game = byGame.get(row.gameCode) ?? { gameCode: row.gameCode, gameName: row.gameName, numeros: [] };
      game.numeros.push(row);
      byGame.set(row.gameCode, game);
    }
    return [...byGame.values()];
  }),

  defineRoute(openedNumero, async (_input, { kernel }) => {
    await makeDueDraws(kernel);
    return (await findLatestDraws(kernel.db)).map(toOpenedNumber);
  }),

  defineRoute(rankList, async ({ limitNum }, { kernel, merchant }) => {
    const rows = await kernel.db
      .select()
      .from(winners)
      .where(eq(winners.merchant, merchant.code))
      .orderBy(desc(winners.wonAt), desc(winners.id))
      .limit(limitNum);
    return {
      list: rows.map(({ player, gameName, prize, currency }) => ({
        vo: { player, gameName, prize: Number(toDecimal(prize, currency)) },
      })),
    };
  }),
];
