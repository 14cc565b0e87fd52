import { sql } from 'drizzle-orm';
import type { Database } from '../db/database.ts';
import { recentGames } from '../db/schema.ts';

/** Puts a game on top of what a member has played lately; a launch counts no play yet. */
export const noteRecent = async (
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
