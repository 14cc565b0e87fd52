import { desc } from 'drizzle-orm';
import type { Database } from '#sandbox/db/database.ts';
import { draws, games } from '#sandbox/db/schema.ts';
import type { Kernel } from '#sandbox/kernel/core/kernel.ts';
import { secureRandom } from '#sandbox/kernel/core/random-source.ts';
import { DRAWS_PER_GAME, makeDraw } from './make-draw.ts';
import { isLottery, newestDraws } from './newest-draws.ts';

const FRACTIONS = 2 ** 32;
const random = {
  next: () => secureRandom.below(FRACTIONS) / FRACTIONS,
  between: (least: number, most: number) => least + secureRandom.below(most - least + 1),
};

/** When the next draw is due, by database. */
const nextDueAt = new WeakMap<Database, number>();

/** Finds the lotteries that have draws, with the interval between their two newest draws. */
const findLotteries = async (db: Database) => {
  const newest = newestDraws(db, 2);
  const rows = await db
    .select({
      nodeId: games.nodeId,
      gameCode: games.gameCode,
      gameName: games.gameName,
      vassalage: games.vassalage,
      openedAt: newest.openedAt,
    })
    .from(games)
    .innerJoinLateral(newest, isLottery)
    .orderBy(games.nodeId, desc(newest.openedAt));
  return rows.flatMap((game, index) => {
    const before = rows[index + 1];
    if (before?.nodeId !== game.nodeId) return [];
    const every = game.openedAt.getTime() - before.openedAt.getTime();
    return [{ game, every, newest: game.openedAt.getTime() / every }];
  });
};

/**
 * Creates each lottery's draws that have become due since its newest draw; after a long pause, only the latest `DRAWS_PER_GAME`. Each draw is created
 * once, even if several processes create draws at the same time. The database is queried only if a draw is due.
 */
export const makeDueDraws = async ({
  db,
  now,
  runExclusive,
}: Pick<Kernel, 'db' | 'now' | 'runExclusive'>): Promise<void> => {
  const isDue = (): boolean => (nextDueAt.get(db) ?? -Infinity) <= now();
  if (!isDue()) return;
  await runExclusive('draws', async () => {
    if (!isDue()) return;
    const moment = now();
    const lotteries = (await findLotteries(db)).map((lottery) => ({
      ...lottery,
      last: Math.max(lottery.newest, Math.floor(moment / lottery.every)),
    }));
    const due = lotteries.flatMap(({ game, every, newest, last }) =>
      Array.from({ length: Math.min(last - newest, DRAWS_PER_GAME) }, (_unused, index) =>
        makeDraw(game, { every, turn: last - index }, random),
      ),
    );
    if (due.length > 0) await db.insert(draws).values(due).onConflictDoNothing();
    nextDueAt.set(db, Math.min(...lotteries.map(({ every, last }) => (last + 1) * every)));
  });
};
