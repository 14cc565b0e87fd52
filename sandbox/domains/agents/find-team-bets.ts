import { sql } from 'drizzle-orm';
import type { OutputOf } from '#schemas/call.ts';
import type { bets } from '#schemas/calls/agent.ts';
import { toDecimal } from '#schemas/money.ts';
import { queryRows, type Database } from '#sandbox/db/database.ts';
import type { MerchantRow, bets as betTable } from '#sandbox/db/schema.ts';
import { BET_STATUS } from '#sandbox/domains/records/find-bets.ts';
import { pagesOf, type RecordPage, type RecordRange } from '#sandbox/kernel/clock/record-range.ts';
import { betDays, linesOf, ofGames, withinLines } from './line-days.ts';
import type { TeamScope } from './member-sums.ts';
import { toNetworkMember, type MemberNames } from '#sandbox/accounts/network/network.ts';
import { countOf, pageWithin, type PagePart } from './page-within.ts';
import { readFigures } from './read-figures.ts';
import { inRange, splitRange } from './split-range.ts';

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
  readonly day: string;
  readonly records: number;
  readonly staked: string;
  readonly bets: string;
  readonly valid: string;
  readonly payouts: string;
}

/** Returns the FROM and WHERE clauses that select a network's bets matching a filter. */
const selected = (filter: TeamBetFilter, range: RecordRange, merchant: MerchantRow) => sql`
  FROM member_closure c JOIN bets b ON b.member_id = c.descendant_id
  WHERE ${withinLines(linesOf(filter.network, filter.only))} AND b.merchant = ${merchant.code} AND ${inRange(sql`b.placed_at`, range)}
    AND ${ofGames(filter)}`;

const findPage = (
  tx: Database,
  merchant: MerchantRow,
  filter: TeamBetFilter,
  part: PagePart,
): Promise<readonly Row[]> =>
  queryRows<Row>(
    tx,
    sql`
    SELECT m.id, m.account, m.type, found.distance, found.placed_at AS at, found.order_no AS "orderNo", found.category, found.vassalage,
      g.game_name AS "gameName", (SELECT name FROM vendors v WHERE v.vassalage = found.vassalage LIMIT 1) AS "vendorName",
      found.stake::text AS stake, found.valid_bet::text AS valid, found.payout::text AS payout, found.status
    FROM (SELECT b.*, c.distance ${selected(filter, part, merchant)} ORDER BY b.placed_at DESC, b.id DESC LIMIT ${part.limit} OFFSET ${part.offset}) AS found
    JOIN members m ON m.id = found.member_id JOIN games g ON g.node_id = found.node_id
    ORDER BY found.placed_at DESC, found.id DESC`,
  );

/** Returns one page of a network's bets, newest first, with the totals of all bets that match the filter. */
export const findTeamBets = async (
  db: Database,
  merchant: MerchantRow,
  filter: TeamBetFilter,
  page: RecordPage,
  now: number,
): Promise<OutputOf<typeof bets>> => {
  const { network } = filter;
  const decimal = (minor: bigint | string): number => Number(toDecimal(BigInt(minor), network.currency));
  const range = await splitRange(db, merchant, filter, now);
  const { days, rows } = await readFigures(db, async (tx) => {
    const sums = await queryRows<Sums>(
      tx,
      sql`SELECT day::text, sum(records)::int AS records, sum(staked)::text AS staked, sum(bets)::text AS bets, sum(valid_bets)::text AS valid,
            sum(payouts)::text AS payouts
          FROM (${betDays(linesOf(network, filter.only), range, filter)}) AS sums GROUP BY day ORDER BY day DESC`,
    );
    const part = pageWithin(sums, range, page);
    return { days: sums, rows: part === null ? [] : await findPage(tx, merchant, filter, part) };
  });
  const all = (name: 'staked' | 'bets' | 'valid' | 'payouts'): bigint =>
    days.reduce((sum, day) => sum + BigInt(day[name]), 0n);
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
    totalPages: pagesOf(countOf(days), page),
    totals: {
      bet: decimal(all('staked')),
      settled: decimal(all('bets')),
      validBet: decimal(all('valid')),
      payout: decimal(all('payouts')),
      profitLoss: decimal(all('payouts') - all('bets')),
    },
  };
};
