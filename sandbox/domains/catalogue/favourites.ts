import { count, desc, eq } from 'drizzle-orm';
import type { Database } from '#sandbox/db/database.ts';
import { favourites, games, type GameRow } from '#sandbox/db/schema.ts';

const latestFirst = [desc(favourites.createdAt), desc(favourites.nodeId)];

/** Returns the ids of a member's favourites, newest first. */
export const favouriteIds = async (db: Database, memberId: number): Promise<number[]> => {
  const rows = await db
    .select({ nodeId: favourites.nodeId })
    .from(favourites)
    .where(eq(favourites.memberId, memberId))
    .orderBy(...latestFirst);
  return rows.map(({ nodeId }) => nodeId);
};

/** Returns a page of a member's favourites, newest first. */
export const findFavourites = async (
  db: Database,
  memberId: number,
  { pageNo, pageSize }: { readonly pageNo: number; readonly pageSize: number },
): Promise<{ readonly rows: readonly GameRow[]; readonly total: number }> => {
  const rows = await db
    .select({ game: games })
    .from(favourites)
    .innerJoin(games, eq(games.nodeId, favourites.nodeId))
    .where(eq(favourites.memberId, memberId))
    .orderBy(...latestFirst)
    .limit(pageSize)
    .offset((pageNo - 1) * pageSize);
  const [all] = await db.select({ total: count() }).from(favourites).where(eq(favourites.memberId, memberId));
  return { rows: rows.map(({ game }) => game), total: all?.total ?? 0 };
};
