import { sql } from 'drizzle-orm';
import type { OutputOf } from '#schemas/call.ts';
import type { transactions } from '#schemas/calls/agent.ts';
import { toDecimal } from '#schemas/money.ts';
import { queryRows, type Database } from '../db/database.ts';
import type { MerchantRow } from '../db/schema.ts';
import { movementCondition, movementStatus, movementType, type MovementRow } from '../records/find-movements.ts';
import { pageBounds, pagesOf, type RecordPage } from '../records/record-range.ts';
import { memberSums, splitRange, type TeamScope } from './member-sums.ts';
import { toNetworkMember, withinNetwork, type MemberNames } from './network.ts';

export interface TeamMovementFilter extends TeamScope {
  readonly type?: string | undefined;
}

/** The postings of a network's main wallets that a filter selects: a part of a statement from FROM on. */
const selected = ({ network, only, from, to, type }: TeamMovementFilter) => sql`
  FROM ledger_transactions t JOIN ledger_postings p ON p.transaction_id = t.id
  JOIN ledger_accounts a ON a.id = p.account_id AND a.kind = 'main' JOIN member_closure c ON c.descendant_id = a.member_id
  WHERE ${withinNetwork(network, only)} AND t.merchant = ${network.merchant}
    AND t.at >= ${from.toISOString()}::timestamptz AND t.at < ${to.toISOString()}::timestamptz AND ${movementCondition(type)}`;

/** Without a type the totals come from summed days. */
const totalsOf = async (db: Database, merchant: MerchantRow, filter: TeamMovementFilter, now: number) => {
  const rows = filter.type
    ? sql`SELECT 1 AS movements, greatest(p.amount, 0) AS money_in, greatest(-p.amount, 0) AS money_out ${selected(filter)}`
    : memberSums(
        filter.network.merchant,
        withinNetwork(filter.network, filter.only),
        await splitRange(db, merchant, filter, now),
      );
  const [totals] = await queryRows<{ count: number; into: string; out: string }>(
    db,
    sql`SELECT coalesce(sum(movements), 0)::int AS count, coalesce(sum(money_in), 0)::text AS into, coalesce(sum(money_out), 0)::text AS out
        FROM (${rows}) AS sums`,
  );
  return totals;
};

/** One page of the movements of a network's main wallets that are no bets, newest first, with the totals of all that the filter selects. */
export const findTeamMovements = async (
  db: Database,
  merchant: MerchantRow,
  filter: TeamMovementFilter,
  page: RecordPage,
  now: number,
): Promise<OutputOf<typeof transactions>> => {
  const { network } = filter;
  const decimal = (minor: string): number => Number(toDecimal(BigInt(minor), network.currency));
  const { limit, offset } = pageBounds(page);
  const rows = await queryRows<MovementRow & MemberNames>(
    db,
    sql`
    SELECT m.id, m.account, m.type, found.distance, found.at, found.reference, found.kind, found.amount::text AS amount,
      found.balance_after::text AS after, o.status AS withdrawal
    FROM (
      SELECT t.id AS transaction_id, p.id AS posting, t.at, t.reference, t.kind, p.amount, p.balance_after, a.member_id, c.distance
      ${selected(filter)} ORDER BY t.at DESC, p.id DESC LIMIT ${limit} OFFSET ${offset}
    ) AS found JOIN members m ON m.id = found.member_id
    LEFT JOIN withdrawal_orders o ON o.hold_transaction_id = found.transaction_id
    ORDER BY found.at DESC, found.posting DESC`,
  );
  const totals = await totalsOf(db, merchant, filter, now);
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
    totalPages: pagesOf(totals?.count ?? 0, page),
    totals: { moneyIn: decimal(totals?.into ?? '0'), moneyOut: decimal(totals?.out ?? '0') },
  };
};
