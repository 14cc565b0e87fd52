import { sql } from 'drizzle-orm';
import { queryRows, type Database } from '../db/database.ts';
import type { Span } from './periods.ts';

/** When something next happened from a moment on: bets that were settled, with `bonuses` bonuses and rebates that were credited too; null: nothing has. */
export const nextActivity = async (
  db: Database,
  { merchant, counts, from, to }: Span & { readonly merchant: string; readonly counts: 'bets' | 'bonuses' },
): Promise<number | null> => {
  const within = (column: ReturnType<typeof sql>) =>
    sql`${column} >= ${new Date(from).toISOString()}::timestamptz AND ${column} < ${new Date(to).toISOString()}::timestamptz`;
  const credited =
    counts === 'bonuses'
      ? sql`UNION ALL SELECT min(t.at) FROM ledger_transactions t WHERE t.merchant = ${merchant} AND t.kind IN ('bonus', 'rebate') AND ${within(sql`t.at`)}`
      : sql``;
  const [row] = await queryRows<{ at: string | Date | null }>(
    db,
    sql`SELECT min(at) AS at FROM (
      SELECT min(b.settled_at) AS at FROM bets b WHERE b.merchant = ${merchant} AND b.status = 'settled' AND ${within(sql`b.settled_at`)} ${credited}
    ) AS activity`,
  );
  return row?.at ? new Date(row.at).getTime() : null;
};
