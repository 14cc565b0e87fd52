import { sql } from 'drizzle-orm';
import type { Database } from '#sandbox/db/database.ts';
import { recentGames } from '#sandbox/db/schema.ts';

/** Moves a game to the top of a member's recent games. `plays` is 1 for a played round, and 0 for a launch. */
export const recordRecentGame = async (
  db: Database,
  {
    memberId,
    nodeId,
    at,
    plays,
  }: { readonly memberId: number; readonly nodeId: number; readonly at: Date; readonly plays: 0 | 1 },
): Promise<void> => {
  await db
    .insert(recentGames)
    .values({ memberId, nodeId, playedAt: at, plays })
    .onConflictDoUpdate({
      target: [recentGames.memberId, recentGames.nodeId],
      set: { playedAt: at, plays: sql`${recentGames.plays} + ${plays}` },
    });
};
