import { sql } from 'drizzle-orm';
import type { OutputOf } from '#schemas/call.ts';
import type { transactions } from '#schemas/calls/agent.ts';
import { toDecimal } from '#schemas/money.ts';
import { queryRows, type Database } from '#sandbox/db/database.ts';
import type { MerchantRow } from '#sandbox/db/schema.ts';
import { movementStatus, movementType, type MovementRow } from '#sandbox/domains/records/movement-types.ts';
import { pagesOf, type RecordPage } from '#sandbox/kernel/clock/record-range.ts';
import { JOIN_CLOSURE, linesOf, movementDays, withinLines } from './line-days.ts';
import type { TeamScope } from './member-sums.ts';
import { toNetworkMember, type MemberNames } from '#sandbox/accounts/network/network.ts';
import { countOf, pageWithin, type PagePart } from './page-within.ts';
import { readFigures } from './read-figures.ts';
import { movementsOf } from './record-sums.ts';
import { inRange, splitRange } from './split-range.ts';

export interface TeamMovementFilter extends TeamScope {
  readonly type?: string | undefined;
}

interface Sums {
  readonly day: string;
  readonly records: number;
  readonly into: string;
  readonly out: string;
}

const findPage = (
  tx: Database,
  merchant: MerchantRow,
  { network, only, type }: TeamMovementFilter,
  { from, to, limit, offset }: PagePart,
): Promise<readonly (MovementRow & MemberNames)[]> =>
  queryRows<MovementRow & MemberNames>(
    tx,
    sql`
    SELECT m.id, m.account, m.type, found.distance, found.at, found.reference, found.kind, found.amount::text AS amount,
      found.balance_after::text AS after, o.status AS withdrawal
    FROM (
      SELECT t.id AS transaction_id, p.id AS posting, t.at, t.reference, t.kind, p.amount, p.balance_after, a.member_id, c.distance
      ${movementsOf(merchant, type, JOIN_CLOSURE)} AND ${withinLines(linesOf(network, only))} AND ${inRange(sql`t.at`, { from, to })}
      ORDER BY t.at DESC, p.id DESC LIMIT ${limit} OFFSET ${offset}
    ) AS found JOIN members m ON m.id = found.member_id
    LEFT JOIN withdrawal_orders o ON o.hold_transaction_id = found.transaction_id
    ORDER BY found.at DESC, found.posting DESC`,
  );

/** One page of the movements of a network's main wallets that are no bets, newest first, with the totals of all that the filter selects. */
export const findTeamMovements = async (
  db: Database,
  merchant: MerchantRow,
  filter: TeamMovementFilter,
  page: RecordPage,
  now: number,
): Promise<OutputOf<typeof transactions>> => {
  const { network } = filter;
  const decimal = (minor: bigint | string): number => Number(toDecimal(BigInt(minor), network.currency));
  const range = await splitRange(db, merchant, filter, now);
  const { days, rows } = await readFigures(db, async (tx) => {
    const sums = await queryRows<Sums>(
      tx,
      sql`SELECT day::text, sum(movements)::int AS records, sum(money_in)::text AS into, sum(money_out)::text AS out
          FROM (${movementDays(linesOf(network, filter.only), range, filter.type)}) AS sums GROUP BY day ORDER BY day DESC`,
    );
    const part = pageWithin(sums, range, page);
    return { days: sums, rows: part === null ? [] : await findPage(tx, merchant, filter, part) };
  });
  const all = (name: 'into' | 'out'): bigint => days.reduce((sum, day) => sum + BigInt(day[name]), 0n);
  return {
    list: rows.map((row) => ({
      member: toNetworkMember(row, network),
      time: new Date(row.at).getTime(),
      orderNo: row.reference,
      type: movementType(row),
      amount: decimal(row.amount),
      balanceAfter: decimal(row.after),
      status: movementStatus(row),
    })),
    totalPages: pagesOf(countOf(days), page),
    totals: { moneyIn: decimal(all('into')), moneyOut: decimal(all('out')) },
  };
};
