import { sql } from 'drizzle-orm';
import type { OutputOf } from '#schemas/call.ts';
import type { bets } from '#schemas/calls/agent.ts';
import { toDecimal } from '#schemas/money.ts';
import { queryRows, type Database } from '../db/database.ts';
import type { MerchantRow, bets as betTable } from '../db/schema.ts';
import { BET_STATUS } from '../records/find-bets.ts';
import { pageBounds, pagesOf, type RecordPage } from '../records/record-range.ts';
import { memberSums, splitRange, type TeamScope } from './member-sums.ts';
import { toNetworkMember, withinNetwork, type MemberNames } from './network.ts';

export interface TeamBetFilter extends TeamScope {
  readonly gameCategory?: string | undefined;
  readonly vassalage?: string | undefined;
}

interface Row extends MemberNames {
  readonly at: string | Date;
  readonly orderNo: string;
  readonly category: string;
  readonly vassalage: string;
  readonly vendorName: string | null;
  readonly gameName: string;
  readonly stake: string;
  readonly valid: string;
  readonly payout: string;
  readonly status: (typeof betTable.$inferSelect)['status'];
}

interface Sums {
  readonly records: number;
  readonly staked: string;
  readonly bets: string;
  readonly valid: string;
  readonly payouts: string;
}

/** The bets of a network that a filter selects: a part of a statement from FROM on. */
const selected = ({ network, only, from, to, gameCategory, vassalage }: TeamBetFilter) => sql`
  FROM bets b JOIN member_closure c ON c.descendant_id = b.member_id
  WHERE ${withinNetwork(network, only)} AND b.merchant = ${network.merchant}
    AND b.placed_at >= ${from.toISOString()}::timestamptz AND b.placed_at < ${to.toISOString()}::timestamptz
    ${gameCategory ? sql`AND b.category = ${gameCategory}` : sql``} ${vassalage ? sql`AND b.vassalage = ${vassalage}` : sql``}`;

/** Without a filter of games the totals come from summed days. */
const totalsOf = async (
  db: Database,
  merchant: MerchantRow,
  filter: TeamBetFilter,
  now: number,
): Promise<Sums | undefined> => {
  const rows =
    filter.gameCategory || filter.vassalage
      ? sql`SELECT 1 AS records, b.stake AS staked,
          CASE WHEN b.status = 'settled' THEN b.stake ELSE 0 END AS bets,
          CASE WHEN b.status = 'settled' THEN b.valid_bet ELSE 0 END AS valid_bets,
          CASE WHEN b.status = 'settled' THEN b.payout ELSE 0 END AS payouts ${selected(filter)}`
      : memberSums(
          filter.network.merchant,
          withinNetwork(filter.network, filter.only),
          await splitRange(db, merchant, filter, now),
        );
  const [totals] = await queryRows<Sums>(
    db,
    sql`SELECT coalesce(sum(records), 0)::int AS records, coalesce(sum(staked), 0)::text AS staked, coalesce(sum(bets), 0)::text AS bets,
          coalesce(sum(valid_bets), 0)::text AS valid, coalesce(sum(payouts), 0)::text AS payouts FROM (${rows}) AS sums`,
  );
  return totals;
};

/** One page of a network's bets, newest first, with the totals of all that the filter selects. */
export const findTeamBets = async (
  db: Database,
  merchant: MerchantRow,
  filter: TeamBetFilter,
  page: RecordPage,
  now: number,
): Promise<OutputOf<typeof bets>> => {
  const { network } = filter;
  const decimal = (minor: bigint | string): number => Number(toDecimal(BigInt(minor), network.currency));
  const { limit, offset } = pageBounds(page);
  const rows = await queryRows<Row>(
    db,
    sql`
    SELECT m.id, m.account, m.type, found.distance, found.placed_at AS at, found.order_no AS "orderNo", found.category, found.vassalage,
      g.game_name AS "gameName", (SELECT name FROM vendors v WHERE v.vassalage = found.vassalage LIMIT 1) AS "vendorName",
      found.stake::text AS stake, found.valid_bet::text AS valid, found.payout::text AS payout, found.status
    FROM (SELECT b.*, c.distance ${selected(filter)} ORDER BY b.placed_at DESC, b.id DESC LIMIT ${limit} OFFSET ${offset}) AS found
    JOIN members m ON m.id = found.member_id JOIN games g ON g.node_id = found.node_id
    ORDER BY found.placed_at DESC, found.id DESC`,
  );
  const totals = await totalsOf(db, merchant, filter, now);
  return {
    list: rows.map((row) => ({
      member: toNetworkMember(row, network),
      time: new Date(row.at).getTime(),
      orderNo: row.orderNo,
      gameCategory: row.category,
      vassalage: row.vassalage,
      vendorName: row.vendorName ?? row.vassalage,
      gameName: row.gameName,
      bet: decimal(row.stake),
      validBet: decimal(row.valid),
      payout: decimal(row.payout),
      profitLoss: row.status === 'settled' ? decimal(BigInt(row.payout) - BigInt(row.stake)) : 0,
      status: BET_STATUS[row.status],
    })),
    totalPages: pagesOf(totals?.records ?? 0, page),
    totals: {
      bet: decimal(totals?.staked ?? '0'),
      validBet: decimal(totals?.valid ?? '0'),
      payout: decimal(totals?.payouts ?? '0'),
      profitLoss: decimal(BigInt(totals?.payouts ?? '0') - BigInt(totals?.bets ?? '0')),
    },
  };
};
