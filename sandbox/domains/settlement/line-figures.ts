import { sql } from 'drizzle-orm';
import { queryRows, type Database } from '#sandbox/db/database.ts';
import { NO_FIGURES, type MinorFigures } from './earnings.ts';
import type { Span } from './periods.ts';

/** A time span for which the activity of an agent's line (the agent with all descendants) is summed. */
export interface LineSpan extends Span {
  readonly agentId: number;
}

interface Row {
  readonly nth: number;
  readonly members: number;
  readonly bets: string;
  readonly valid: string;
  readonly own: string;
  readonly payouts: string;
  readonly bonuses: string;
}

interface Scope {
  readonly merchant: string;
  /** An agent whose line contains all the given lines; limits the records that are read. */
  readonly within?: number;
}

const moment = (at: number): string => new Date(at).toISOString();

/**
 * Returns the activity of lines within spans, in the order of the spans: bets settled, and bonuses and rebates credited, within the span. The records
 * are read once for all spans: the bounds of the spans divide the time into slices, each of which is completely inside or outside each span.
 */
export const findLineFigures = async (
  db: Database,
  { merchant, within }: Scope,
  spans: readonly LineSpan[],
): Promise<readonly MinorFigures[]> => {
  const bounds = [...new Set(spans.flatMap(({ from, to }) => [from, to]))].sort((a, b) => a - b);
  const [first, last] = [bounds[0], bounds.at(-1)];
  if (first === undefined || last === undefined || first === last) return spans.map(() => NO_FIGURES);
  const slices = new Map(bounds.map((bound, place) => [bound, place + 1]));
  const asked = spans.map(({ agentId, from, to }, nth) => ({
    nth,
    agent: agentId,
    first: slices.get(from),
    last: (slices.get(to) ?? 0) - 1,
  }));
  const edges = `{${bounds.map(moment).join(',')}}`;
  const inTime = (column: ReturnType<typeof sql>) =>
    sql`${column} >= ${moment(first)}::timestamptz AND ${column} < ${moment(last)}::timestamptz`;
  const inLine = (column: ReturnType<typeof sql>) =>
    within === undefined
      ? sql``
      : sql`AND ${column} IN (SELECT descendant_id FROM member_closure WHERE ancestor_id = ${within})`;
  const rows = await queryRows<Row>(
    db,
    sql`
    WITH spans AS (
      SELECT * FROM jsonb_to_recordset(${JSON.stringify(asked)}::jsonb) AS s (nth int, agent bigint, first int, last int)
    ), sums AS (
      SELECT b.member_id, width_bucket(b.settled_at, ${edges}::timestamptz[]) AS slice, true AS played,
        sum(b.stake) AS bets, sum(b.valid_bet) AS valid, sum(b.payout) AS payouts, 0 AS bonuses
      FROM bets b WHERE b.merchant = ${merchant} AND b.status = 'settled' AND ${inTime(sql`b.settled_at`)} ${inLine(sql`b.member_id`)}
      GROUP BY 1, 2
      UNION ALL
      SELECT a.member_id, width_bucket(t.at, ${edges}::timestamptz[]), false, 0, 0, 0, sum(p.amount)
      FROM ledger_transactions t JOIN ledger_postings p ON p.transaction_id = t.id
      JOIN ledger_accounts a ON a.id = p.account_id AND a.kind = 'main'
      WHERE t.merchant = ${merchant} AND t.kind IN ('bonus', 'rebate') AND ${inTime(sql`t.at`)} ${inLine(sql`a.member_id`)}
      GROUP BY 1, 2
    )
    SELECT s.nth, count(DISTINCT sums.member_id) FILTER (WHERE sums.played)::int AS members, sum(sums.bets)::bigint::text AS bets,
      sum(sums.valid)::bigint::text AS valid,
      coalesce(sum(sums.valid) FILTER (WHERE c.distance = 0), 0)::bigint::text AS own, sum(sums.payouts)::bigint::text AS payouts, sum(sums.bonuses)::bigint::text AS bonuses
    FROM sums JOIN member_closure c ON c.descendant_id = sums.member_id
    JOIN spans s ON s.agent = c.ancestor_id AND sums.slice BETWEEN s.first AND s.last
    GROUP BY s.nth`,
  );
  const found = new Map(rows.map((row) => [row.nth, row]));
  return spans.map((_span, nth) => {
    const row = found.get(nth);
    if (row === undefined) return NO_FIGURES;
    return {
      activeMembers: row.members,
      bets: BigInt(row.bets),
      validBets: BigInt(row.valid),
      ownValidBets: BigInt(row.own),
      payouts: BigInt(row.payouts),
      bonuses: BigInt(row.bonuses),
    };
  });
};
