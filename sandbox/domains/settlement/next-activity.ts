import { sql } from 'drizzle-orm';
import { queryRows, type Database } from '#sandbox/db/database.ts';
import type { Span } from './periods.ts';

/**
 * Returns the time of the first activity in a span, or `null` if there is none. `counts` selects what counts as activity: with `bets`, only settled
 * bets; with `bonuses`, also credited bonuses and rebates; with `dividends`, also the end of a period whose dividend has been settled.
 */
export const nextActivity = async (
  db: Database,
  {
    merchant,
    counts,
    from,
    to,
  }: Span & { readonly merchant: string; readonly counts: 'bets' | 'bonuses' | 'dividends' },
): Promise<number | null> => {
  const [first, end] = [from, to].map((at) => new Date(at).toISOString());
  const within = (column: ReturnType<typeof sql>) =>
    sql`${column} >= ${first}::timestamptz AND ${column} < ${end}::timestamptz`;
  const credited = sql`UNION ALL SELECT min(t.at) FROM ledger_transactions t
    WHERE t.merchant = ${merchant} AND t.kind IN ('bonus', 'rebate') AND ${within(sql`t.at`)}`;
  const paid = sql`UNION ALL SELECT min(e.period_to) FROM contract_settlements e
    WHERE e.merchant = ${merchant} AND e.kind = 'dividend' AND e.period_to > ${first}::timestamptz AND e.period_to <= ${end}::timestamptz`;
  const more = { bets: sql``, bonuses: credited, dividends: sql`${credited} ${paid}` }[counts];
  const [row] = await queryRows<{ at: string | Date | null }>(
    db,
    sql`SELECT min(at) AS at FROM (
      SELECT min(b.settled_at) AS at FROM bets b WHERE b.merchant = ${merchant} AND b.status = 'settled' AND ${within(sql`b.settled_at`)} ${more}
    ) AS activity`,
  );
  return row?.at ? new Date(row.at).getTime() : null;
};
