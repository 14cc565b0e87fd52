import { and, eq, gte, sql } from 'drizzle-orm';
import type { Database } from '#sandbox/db/database.ts';
import { bets } from '#sandbox/db/schema.ts';
import { RANK_DAYS } from './rank-levels.ts';

export const RANK_MS = RANK_DAYS * 86_400_000;

export interface CountedBets {
  /** The sum of the counted bets, in minor units. */
  readonly validBets: bigint;
  /** When the oldest of the counted bets was placed; null if there is none. */
  readonly oldest: Date | null;
}

/** Sums the settled valid bets that count towards a member's level at a given time. */
export const sumValidBets = async (db: Database, memberId: number, at: Date): Promise<CountedBets> => {
  const [row] = await db
    .select({
      sum: sql<string>`coalesce(sum(${bets.validBet}), 0)::text`,
      oldest: sql<string | null>`(extract(epoch from min(${bets.placedAt})) * 1000)::bigint::text`,
    })
    .from(bets)
    .where(
      and(
        eq(bets.memberId, memberId),
        eq(bets.status, 'settled'),
        gte(bets.placedAt, new Date(at.getTime() - RANK_MS)),
      ),
    );
  return {
    validBets: BigInt(row?.sum ?? '0'),
    oldest: row?.oldest == null ? null : new Date(Number(row.oldest)),
  };
};
