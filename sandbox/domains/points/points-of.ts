import { sql } from 'drizzle-orm';
import { queryRows, type Database } from '#sandbox/db/database.ts';

interface Points {
  /** The points that the member can spend now. */
  readonly current: bigint;
  /** All points, including those taken for redemptions in process. */
  readonly all: bigint;
}

/** Returns a member's points. */
export const pointsOf = async (db: Database, memberId: number): Promise<Points> => {
  const [row] = await queryRows<{ current: string; held: string }>(
    db,
    sql`SELECT
      coalesce((SELECT balance FROM ledger_accounts WHERE member_id = ${memberId} AND kind = 'points'), 0)::text AS current,
      coalesce((SELECT sum(points) FROM point_redemptions WHERE member_id = ${memberId} AND status = 'IN_PROCESS'), 0)::text AS held`,
  );
  const current = BigInt(row?.current ?? 0);
  return { current, all: current + BigInt(row?.held ?? 0) };
};

/** Returns the sum of all deposits of a member, in minor units. */
export const depositsOf = async (db: Database, memberId: number): Promise<bigint> => {
  const [row] = await queryRows<{ sum: string }>(
    db,
    sql`SELECT coalesce(sum(p.amount), 0)::text AS sum
      FROM ledger_postings p JOIN ledger_transactions t ON t.id = p.transaction_id
      WHERE p.account_id = (SELECT id FROM ledger_accounts WHERE member_id = ${memberId} AND kind = 'main')
        AND t.kind = 'deposit'`,
  );
  return BigInt(row?.sum ?? 0);
};
