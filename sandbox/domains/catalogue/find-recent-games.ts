import { and, asc, count, desc, eq, inArray } from 'drizzle-orm';
import type { Category } from '#schemas/brand-names.ts';
import type { Database } from '#sandbox/db/database.ts';
import { games, recentGames, type GameRow } from '#sandbox/db/schema.ts';

interface RecentGamesQuery {
  readonly pageNo: number;
  readonly pageSize: number;
  /** The selected game types; all if missing. */
  readonly gameTypes?: readonly Category[];
}

/** Returns a page of a member's recently played games, newest first. */
export const findRecentGames = async (
  db: Database,
  memberId: number,
  { pageNo, pageSize, gameTypes }: RecentGamesQuery,
): Promise<{ readonly rows: readonly GameRow[]; readonly total: number }> => {
  const wanted = and(eq(recentGames.memberId, memberId), gameTypes && inArray(games.gameType, [...gameTypes]));
  const rows = await db
    .select({ game: games })
    .from(recentGames)
    .innerJoin(games, eq(games.nodeId, recentGames.nodeId))
    .where(wanted)
    .orderBy(desc(recentGames.playedAt), asc(recentGames.nodeId))
    .limit(pageSize)
    .offset((pageNo - 1) * pageSize);
  const [all] = await db
    .select({ total: count() })
    .from(recentGames)
    .innerJoin(games, eq(games.nodeId, recentGames.nodeId))
    .where(wanted);
  return { rows: rows.map(({ game }) => game), total: all?.total ?? 0 };
};
