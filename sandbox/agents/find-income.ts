import { sql } from 'drizzle-orm';
import type { OutputOf } from '#schemas/call.ts';
import type { income } from '#schemas/calls/agent.ts';
import { toDecimal } from '#schemas/money.ts';
import { queryRows, type Database } from '../db/database.ts';
import type { MerchantRow } from '../db/schema.ts';
import { pageBounds, pagesOf, type RecordPage, type RecordRange } from '../records/record-range.ts';
import { BONUS_SHARE } from './agent-terms.ts';
import { toNetworkMember, type MemberNames, type Network } from './network.ts';
import { beginOf, dayOf, localDay, nextBeginning, sumFinishedDays } from './summed-days.ts';

interface Sums {
  readonly wagers: string;
  readonly valid: string;
  readonly payouts: string;
  readonly bonuses: string;
  readonly gross: string;
  readonly cost: string;
}
type Row = Omit<MemberNames, 'distance'> & Sums & { readonly day: string; readonly rate: number };

/** What the agent's direct downlines have below them, themselves included; within the network's root where that is somebody's. */
const linesOf = ({ agentId, rootId }: Network) => sql`
  SELECT c.ancestor_id AS line, c.descendant_id AS member_id
  FROM member_closure direct JOIN member_closure c ON c.ancestor_id = direct.descendant_id
  WHERE direct.ancestor_id = ${agentId} AND direct.distance = 1
  ${rootId === agentId ? sql`` : sql`AND EXISTS (SELECT 1 FROM member_closure r WHERE r.ancestor_id = ${rootId} AND r.descendant_id = c.descendant_id)`}`;

/** The days of lines: whole days from what is summed, the others from the records. Only bonuses count, not what downlines earned as rebate. */
const lineDays = (
  merchant: MerchantRow,
  network: Network,
  days: { readonly first: string; readonly last: string; readonly rawFrom: Date; readonly rawTo: Date },
) => {
  const raw = (column: ReturnType<typeof sql>) =>
    sql`${column} >= ${days.rawFrom.toISOString()}::timestamptz AND ${column} < ${days.rawTo.toISOString()}::timestamptz`;
  return sql`
    SELECT d.day, lines.line, d.bets, d.valid_bets, d.payouts, d.bonuses
    FROM lines JOIN member_days d ON d.member_id = lines.member_id WHERE d.day >= ${days.first}::date AND d.day < ${days.last}::date
    UNION ALL
    SELECT ${localDay(merchant, sql`b.placed_at`)}, lines.line, b.stake, b.valid_bet, b.payout, 0
    FROM lines JOIN bets b ON b.member_id = lines.member_id
    WHERE b.merchant = ${network.merchant} AND b.status = 'settled' AND ${raw(sql`b.placed_at`)}
    UNION ALL
    SELECT ${localDay(merchant, sql`t.at`)}, lines.line, 0, 0, 0, p.amount
    FROM lines JOIN ledger_accounts a ON a.member_id = lines.member_id AND a.kind = 'main'
    JOIN ledger_postings p ON p.account_id = a.id JOIN ledger_transactions t ON t.id = p.transaction_id
    WHERE t.merchant = ${network.merchant} AND t.kind = 'bonus' AND ${raw(sql`t.at`)}`;
};

/** One page of what the agent earned by day and line, the newest day first, with the totals of the range. */
export const findIncome = async (
  db: Database,
  merchant: MerchantRow,
  { network, rebate, from, to }: RecordRange & { readonly network: Network; readonly rebate: number },
  page: RecordPage,
  now: number,
): Promise<Omit<OutputOf<typeof income>, 'days'>> => {
  const decimal = (minor: bigint | string): number => Number(toDecimal(BigInt(minor), network.currency));
  const summed = await sumFinishedDays(db, merchant, now);
  const first = nextBeginning(merchant, from.getTime());
  const end = Math.max(first, nextBeginning(merchant, to.getTime()));
  const last = Math.max(first, Math.min(end, summed));
  const days = lineDays(merchant, network, {
    first: dayOf(merchant, first),
    last: dayOf(merchant, last),
    rawFrom: new Date(last),
    rawTo: new Date(end),
  });
  const { limit, offset } = pageBounds(page);
  const earned = sql`
    WITH lines AS MATERIALIZED (${linesOf(network)}),
    summed AS (
      SELECT day, line, sum(bets)::bigint AS wagers, sum(valid_bets)::bigint AS valid, sum(payouts)::bigint AS payouts, sum(bonuses)::bigint AS bonuses
      FROM (${days}) AS days GROUP BY day, line HAVING sum(bets) > 0 OR sum(bonuses) > 0
    ), earned AS MATERIALIZED (
      SELECT s.*, m.account, m.type, greatest(${rebate}::int - m.rebate, 0) AS rate,
        s.valid * greatest(${rebate}::int - m.rebate, 0) / 10000 AS gross, s.bonuses * ${BONUS_SHARE}::int / 100 AS cost
      FROM summed s JOIN members m ON m.id = s.line
    )`;
  const rows = await queryRows<Row & { readonly count: number | null }>(
    db,
    sql`${earned}
    SELECT NULL::int AS count, day::text, line::text AS id, account, type, rate, wagers::text, valid::text, payouts::text, bonuses::text, gross::text, cost::text, valid AS sort
    FROM (SELECT * FROM earned ORDER BY day DESC, valid DESC, line LIMIT ${limit} OFFSET ${offset}) AS page
    UNION ALL
    SELECT count(*)::int, NULL, NULL, NULL, NULL, NULL, coalesce(sum(wagers), 0)::text, coalesce(sum(valid), 0)::text, coalesce(sum(payouts), 0)::text,
      coalesce(sum(bonuses), 0)::text, coalesce(sum(gross), 0)::text, coalesce(sum(cost), 0)::text, NULL FROM earned
    ORDER BY day DESC NULLS FIRST, sort DESC, id`,
  );
  const parts = ({ wagers, valid, payouts, bonuses, gross, cost }: Sums) => ({
    wagers: decimal(wagers),
    validBets: decimal(valid),
    payouts: decimal(payouts),
    bonuses: decimal(bonuses),
    gross: decimal(gross),
    bonusCost: decimal(cost),
    net: decimal(BigInt(gross) - BigInt(cost)),
  });
  const [total, ...list] = rows;
  if (total === undefined) throw new Error('the database returned no totals');
  return {
    list: list.map((row) => ({
      time: beginOf(merchant, row.day),
      member: toNetworkMember({ ...row, distance: 1 }, { ...network, rootDepth: 0 }),
      rate: row.rate / 100,
      ...parts(row),
    })),
    totalPages: pagesOf(total.count ?? 0, page),
    totals: parts(total),
  };
};
