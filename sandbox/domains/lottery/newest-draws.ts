import { and, desc, eq, inArray } from 'drizzle-orm';
import type { Database } from '#sandbox/db/database.ts';
import { draws, games } from '#sandbox/db/schema.ts';

export const isLottery = inArray(games.category, ['LOTT', 'ELOTT']);

/**
 * Returns a query for the newest draws of a game, for a lateral join with `games`. Sorts by `numero`, which increases with time and has an index, so
 * the query stays fast with any number of draws.
 */
export const newestDraws = (db: Database, count: number) =>
  db
    .select()
    .from(draws)
    .where(and(eq(draws.gameCode, games.gameCode), eq(draws.nodeId, games.nodeId)))
    .orderBy(desc(draws.numero))
    .limit(count)
    .as('newest');
