import { sql } from 'drizzle-orm';
import type { OutputOf } from '#schemas/call.ts';
import type { loss } from '#schemas/calls/agent.ts';
import { toDecimal } from '#schemas/money.ts';
import { queryRows, type Database } from '../db/database.ts';
import type { MerchantRow } from '../db/schema.ts';
import { pageBounds, pagesOf, type RecordPage } from '../records/record-range.ts';
import { memberSums, splitRange, type TeamScope } from './member-sums.ts';
import { toNetworkMember, withinNetwork, type MemberNames } from './network.ts';

interface Sums {
  readonly deposits: string;
  readonly withdrawals: string;
  readonly bonuses: string;
  readonly rebate: string;
  readonly bets: string;
  readonly valid: string;
  readonly payouts: string;
}
type Row = MemberNames & Sums & { readonly count: number };

/** One page of what each member of a network played and moved, the largest bets first, with the totals of all. */
export const findTeamProfit = async (
  db: Database,
  merchant: MerchantRow,
  scope: TeamScope,
  page: RecordPage,
  now: number,
): Promise<OutputOf<typeof loss>> => {
  const { network } = scope;
  const decimal = (minor: bigint | string): number => Number(toDecimal(BigInt(minor), network.currency));
  const profit = ({ bets, valid, payouts, ...moved }: Sums) => ({
    deposits: decimal(moved.deposits),
    withdrawals: decimal(moved.withdrawals),
    bonuses: decimal(moved.bonuses),
    rebate: decimal(moved.rebate),
    bets: decimal(bets),
    validBets: decimal(valid),
    payouts: decimal(payouts),
    netProfitLoss: decimal(BigInt(payouts) - BigInt(bets)),
  });
  const { limit, offset } = pageBounds(page);
  const sums = memberSums(
    network.merchant,
    withinNetwork(network, scope.only),
    await splitRange(db, merchant, scope, now),
  );
  const rows = await queryRows<Partial<MemberNames> & Sums & { readonly count: number | null }>(
    db,
    sql`
    WITH each AS MATERIALIZED (
      SELECT member_id, min(distance) AS distance, sum(deposits) AS deposits, sum(withdrawals) AS withdrawals, sum(bonuses) AS bonuses,
        sum(rebate) AS rebate, sum(bets) AS bets, sum(valid_bets) AS valid, sum(payouts) AS payouts
      FROM (${sums}) AS sums GROUP BY member_id
    ), page AS (SELECT * FROM each ORDER BY bets DESC, deposits DESC, member_id LIMIT ${limit} OFFSET ${offset})
    SELECT NULL::int AS count, m.id, m.account, m.type, p.distance, p.deposits::text, p.withdrawals::text, p.bonuses::text, p.rebate::text,
      p.bets::text, p.valid::text, p.payouts::text, p.bets AS played, p.deposits AS moved
    FROM page p JOIN members m ON m.id = p.member_id
    UNION ALL
    SELECT count(*)::int, NULL, NULL, NULL, NULL, coalesce(sum(deposits), 0)::text, coalesce(sum(withdrawals), 0)::text, coalesce(sum(bonuses), 0)::text,
      coalesce(sum(rebate), 0)::text, coalesce(sum(bets), 0)::text, coalesce(sum(valid), 0)::text, coalesce(sum(payouts), 0)::text, NULL, NULL
    FROM each
    ORDER BY played DESC NULLS FIRST, moved DESC, id`,
  );
  const total = rows.find(({ count }) => count !== null);
  const list = rows.filter(({ count }) => count === null) as unknown as readonly Row[];
  if (total === undefined) throw new Error('the database returned no totals');
  return {
    list: list.map((row) => ({ member: toNetworkMember(row, network), ...profit(row) })),
    totalPages: pagesOf(total.count ?? 0, page),
    totals: profit(total),
  };
};
