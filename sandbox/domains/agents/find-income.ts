import { sql } from 'drizzle-orm';
import type { OutputOf } from '#schemas/call.ts';
import type { income } from '#schemas/calls/agent.ts';
import { toDecimal } from '#schemas/money.ts';
import { queryRows, type Database } from '#sandbox/db/database.ts';
import type { MerchantRow } from '#sandbox/db/schema.ts';
import { pageBounds, pagesOf, type RecordPage, type RecordRange } from '#sandbox/kernel/clock/record-range.ts';
import { BONUS_SHARE } from '#sandbox/accounts/network/agent-terms.ts';
import { betDays, movementDays, type Lines } from './line-days.ts';
import { toNetworkMember, type MemberNames, type Network } from '#sandbox/accounts/network/network.ts';
import { beginOf, nextBeginning } from '#sandbox/kernel/clock/merchant-day.ts';
import { readFigures } from './read-figures.ts';
import { splitRange } from './split-range.ts';

interface Sums {
  readonly wagers: string;
  readonly valid: string;
  readonly payouts: string;
  readonly bonuses: string;
  readonly gross: string;
  readonly cost: string;
}
type Row = Omit<MemberNames, 'distance'> & Sums & { readonly day: string; readonly rate: number };

/**
 * Returns the members whose figures are read: `source` is a member counted with all descendants, and `line` is the direct downline through whom the
 * agent earns from that source. For the whole network, each direct downline is its own source. For a subtree, the only source is the subtree's
 * root.
 */
const findSources = (tx: Database, { agentId, rootId, rootDepth }: Network) =>
  queryRows<Source>(
    tx,
    rootDepth === 0
      ? sql`SELECT c.descendant_id::text AS line, c.descendant_id::text AS source FROM member_closure c WHERE c.ancestor_id = ${agentId} AND c.distance = 1`
      : sql`SELECT c.descendant_id::text AS line, ${rootId}::text AS source
            FROM member_closure c JOIN member_closure r ON r.ancestor_id = c.descendant_id AND r.descendant_id = ${rootId}
            WHERE c.ancestor_id = ${agentId} AND c.distance = 1`,
  );

interface Source {
  readonly line: string;
  readonly source: string;
}

/** Returns one page of the agent's earnings by day and line, newest day first, with the totals of the range. */
export const findIncome = async (
  db: Database,
  merchant: MerchantRow,
  { network, rebate, from, to }: RecordRange & { readonly network: Network; readonly rebate: number },
  page: RecordPage,
  now: number,
): Promise<Omit<OutputOf<typeof income>, 'days'>> => {
  const decimal = (minor: bigint | string): number => Number(toDecimal(BigInt(minor), network.currency));
  const first = nextBeginning(merchant, from.getTime());
  const end = Math.max(first, nextBeginning(merchant, to.getTime()));
  const range = await splitRange(db, merchant, { from: new Date(first), to: new Date(end) }, now);
  const { limit, offset } = pageBounds(page);
  const rows = await readFigures(db, async (tx) => {
    const sources = await findSources(tx, network);
    const lines: Lines = { rootIds: [...new Set(sources.map(({ source }) => Number(source)))], part: 'line' };
    const column = (name: keyof Source) => sql`${`{${sources.map((source) => source[name]).join(',')}}`}::bigint[]`;
    const earned = sql`
    WITH sources AS (
      SELECT * FROM unnest(${column('line')}, ${column('source')}) AS s (line, source)
    ), summed AS (
      SELECT days.day, s.line, sum(bets)::bigint AS wagers, sum(valid_bets)::bigint AS valid, sum(payouts)::bigint AS payouts, sum(bonuses)::bigint AS bonuses
      FROM (${betDays(lines, range)} UNION ALL ${movementDays(lines, range)}) AS days
      JOIN sources s ON s.source = days.root
      GROUP BY days.day, s.line HAVING sum(bets) > 0 OR sum(bonuses) > 0
    ), earned AS MATERIALIZED (
      SELECT s.*, m.account, m.type, greatest(${rebate}::int - m.rebate, 0) AS rate,
        s.valid * greatest(${rebate}::int - m.rebate, 0) / 10000 AS gross, s.bonuses * ${BONUS_SHARE}::int / 100 AS cost
      FROM summed s JOIN members m ON m.id = s.line
    )`;
    return queryRows<Row & { readonly count: number | null }>(
      tx,
      sql`${earned}
    SELECT NULL::int AS count, day::text, line::text AS id, account, type, rate, wagers::text, valid::text, payouts::text, bonuses::text, gross::text, cost::text, valid AS sort
    FROM (SELECT * FROM earned ORDER BY day DESC, valid DESC, line LIMIT ${limit} OFFSET ${offset}) AS page
    UNION ALL
    SELECT count(*)::int, NULL, NULL, NULL, NULL, NULL, coalesce(sum(wagers), 0)::text, coalesce(sum(valid), 0)::text, coalesce(sum(payouts), 0)::text,
      coalesce(sum(bonuses), 0)::text, coalesce(sum(gross), 0)::text, coalesce(sum(cost), 0)::text, NULL FROM earned
    ORDER BY day DESC NULLS FIRST, sort DESC, id`,
    );
  });
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
    from: first,
    to: end,
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
