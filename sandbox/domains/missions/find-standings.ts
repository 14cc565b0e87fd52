import { sql } from 'drizzle-orm';
import { queryRows, type Database } from '#sandbox/db/database.ts';

/** A member's rank by valid bets. Ties go to the member who registered first. */
export interface Standing {
  readonly memberId: number;
  readonly account: string;
  readonly rank: number;
  /** The sum of valid bets, in minor units. */
  readonly score: bigint;
}

interface StandingsQuery {
  readonly merchant: string;
  readonly from: Date;
  readonly to: Date;
  readonly ranks: number;
  /** A member who is included at any rank. */
  readonly memberId?: number;
}

/**
 * Returns the members of a merchant on the top ranks, by settled valid bets placed in a range. Trial accounts do not take part, because their play
 * creates no bets.
 */
export const findStandings = async (
  db: Database,
  { merchant, from, to, ranks, memberId = 0 }: StandingsQuery,
): Promise<readonly Standing[]> => {
  const rows = await queryRows<{ member: number; account: string; rank: number; score: string }>(
    db,
    sql`
    WITH scores AS (
      SELECT member_id, sum(valid_bet) AS score FROM bets
      WHERE merchant = ${merchant} AND status = 'settled'
        AND placed_at >= ${from.toISOString()}::timestamptz AND placed_at < ${to.toISOString()}::timestamptz
      GROUP BY member_id HAVING sum(valid_bet) > 0
    ), ranked AS (
      SELECT member_id, score, row_number() OVER (ORDER BY score DESC, member_id) AS rank FROM scores
    )
    SELECT m.id::int AS member, m.account, r.rank::int AS rank, r.score::text AS score
    FROM ranked r JOIN members m ON m.id = r.member_id
    WHERE r.rank <= ${ranks} OR r.member_id = ${memberId}
    ORDER BY r.rank`,
  );
  return rows.map(({ member, account, rank, score }) => ({ memberId: member, account, rank, score: BigInt(score) }));
};
