import { and, countDistinct, eq, gte } from 'drizzle-orm';
import type { PvpRoom } from '#schemas/game.ts';
import { toDecimal } from '#schemas/money.ts';
import type { Database } from '#sandbox/db/database.ts';
import { bets, games } from '#sandbox/db/schema.ts';
import { RULES } from '#sandbox/domains/play/all-rules.ts';
import { demoKindOf } from '#sandbox/domains/play/demo-kind-of.ts';
import { stakesOf } from '#sandbox/domains/play/stakes-of.ts';
import { mostPlayed } from './find-games.ts';

const ACTIVE_MS = 2 * 60 * 60 * 1000;

interface RoomQuery {
  readonly merchant: string;
  readonly currency: string;
  readonly at: Date;
  /** The vendor whose rooms are selected; all vendors if empty. */
  readonly vassalage?: string | undefined;
}

/**
 * Returns each open PVP game as a room, with its minimum stake in the merchant's currency. A room's players are the merchant's members who bet on the
 * game in the last two hours.
 */
export const findRooms = async (
  db: Database,
  { merchant, currency, at, vassalage }: RoomQuery,
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
        gte(bets.placedAt, new Date(at.getTime() - ACTIVE_MS)),
      ),
    )
    .groupBy(bets.nodeId);
  const leastStake = (row: (typeof rows)[number]): number => {
    const { stakeStep } = RULES[demoKindOf(row)];
    const [least = 0n] = stakesOf({ minBet: row.minBet, merchant, currency, stakeStep });
    return Number(toDecimal(least, currency));
  };
  const playersIn = new Map(seats.map(({ nodeId, players }) => [nodeId, players]));
  return rows.map((row) => ({
    roomId: row.gameCode,
    roomName: row.gameName,
    nodeId: row.nodeId,
    vassalage: row.vassalage,
    minBet: leastStake(row),
    hasDemo: row.hasDemo,
    players: playersIn.get(row.nodeId) ?? 0,
  }));
};
