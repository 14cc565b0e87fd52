import { and, countDistinct, eq, gte } from 'drizzle-orm';
import type { PvpRoom } from '#schemas/game.ts';
import type { Database } from '../db/database.ts';
import { bets, games } from '../db/schema.ts';
import { mostPlayed } from './find-games.ts';

const SEATED_MS = 2 * 60 * 60 * 1000;

interface RoomQuestion {
  readonly merchant: string;
  readonly at: Date;
  /** Empty asks for all. */
  readonly vassalage?: string | undefined;
}

/** Every open game between players is a room; its players are the merchant's members who bet there in the last two hours. */
export const findRooms = async (
  db: Database,
  { merchant, at, vassalage }: RoomQuestion,
): Promise<readonly PvpRoom[]> => {
  const rows = await db
    .select()
    .from(games)
    .where(
      and(
        eq(games.gameType, 'PVP'),
        eq(games.isGame, 'GAME'),
        eq(games.status, 'open'),
        vassalage ? eq(games.vassalage, vassalage) : undefined,
      ),
    )
    .orderBy(...mostPlayed);
  const seats = await db
    .select({ nodeId: bets.nodeId, players: countDistinct(bets.memberId) })
    .from(bets)
    .where(
      and(
        eq(bets.merchant, merchant),
        eq(bets.category, 'PVP'),
        gte(bets.placedAt, new Date(at.getTime() - SEATED_MS)),
      ),
    )
    .groupBy(bets.nodeId);
  const playersIn = new Map(seats.map(({ nodeId, players }) => [nodeId, players]));
  return rows.map((row) => ({
    roomId: row.gameCode,
    roomName: row.gameName,
    nodeId: row.nodeId,
    vassalage: row.vassalage,
    minBet: row.minBet,
    players: playersIn.get(row.nodeId) ?? 0,
  }));
};
