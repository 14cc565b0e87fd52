import { and, desc, eq, gte, inArray, isNotNull, lt, or, sql } from 'drizzle-orm';
import type { OutputOf } from '#schemas/call.ts';
import type { betRecords } from '#schemas/calls/member.ts';
import { toDecimal } from '#schemas/money.ts';
import type { BetStatus } from '#schemas/record-names.ts';
import type { BetRecord } from '#schemas/records.ts';
import type { Category } from '#schemas/brand-names.ts';
import type { Database } from '#sandbox/db/database.ts';
import { bets, games, vendors } from '#sandbox/db/schema.ts';
import {
  pageBounds,
  pagesOf,
  type RecordPage,
  type RecordRange,
  type RecordScope,
} from '#sandbox/kernel/clock/record-range.ts';

/** The API status for each status of a stored bet. */
export const BET_STATUS: Readonly<Record<(typeof bets.$inferSelect)['status'], BetStatus>> = {
  open: 'OPEN',
  settled: 'SETTLED',
  void: 'VOID',
};

export type BetFilter = RecordScope & {
  readonly memberId: number;
  readonly currency: string;
  readonly gameCategory?: string | undefined;
  readonly vassalage?: string | undefined;
  /**
   * Whether bets are selected by when their stakes and payouts moved, like the rows of the account record, instead of when they were placed.
   */
  readonly moved?: boolean | undefined;
};

/** Returns a filter's SQL condition. A bet's date is when it was placed, unless `moved` is set. */
const selected = (filter: BetFilter) => {
  const { memberId, gameCategory, vassalage, moved } = filter;
  const within = (column: typeof bets.placedAt | typeof bets.settledAt, { from, to }: RecordRange) =>
    and(gte(column, from), lt(column, to));
  const inRange = (range: RecordRange) =>
    moved
      ? or(within(bets.placedAt, range), and(within(bets.settledAt, range), isNotNull(bets.payoutTransactionId)))
      : within(bets.placedAt, range);
  return and(
    eq(bets.memberId, memberId),
    'orderNo' in filter ? eq(bets.orderNo, filter.orderNo) : inRange(filter),
    gameCategory ? eq(bets.category, gameCategory as Category) : undefined,
    vassalage ? eq(bets.vassalage, vassalage) : undefined,
  );
};

const namesOf = async (db: Database, codes: readonly string[]): Promise<ReadonlyMap<string, string>> => {
  if (codes.length === 0) return new Map();
  const rows = await db
    .select({ vassalage: vendors.vassalage, name: vendors.name })
    .from(vendors)
    .where(inArray(vendors.vassalage, [...new Set(codes)]));
  return new Map(rows.map(({ vassalage, name }) => [vassalage, name]));
};

/** Returns one page of a member's bets, newest first, with the totals of all bets that match the filter. */
export const findBets = async (
  db: Database,
  filter: BetFilter,
  page: RecordPage,
): Promise<OutputOf<typeof betRecords>> => {
  const where = selected(filter);
  const decimal = (minor: bigint | string): number => Number(toDecimal(BigInt(minor), filter.currency));
  const sumOf = (what: ReturnType<typeof sql>) => sql<string>`coalesce(sum(${what}), 0)::text`;
  const rows = await db
    .select({ bet: bets, gameName: games.gameName })
    .from(bets)
    .innerJoin(games, eq(games.nodeId, bets.nodeId))
    .where(where)
    .orderBy(desc(bets.placedAt), desc(bets.id))
    .limit(pageBounds(page).limit)
    .offset(pageBounds(page).offset);
  const [totals] = await db
    .select({
      count: sql<number>`count(*)::int`,
      bet: sumOf(sql`${bets.stake}`),
      settled: sumOf(sql`CASE WHEN ${bets.status} = 'settled' THEN ${bets.stake} ELSE 0 END`),
      validBet: sumOf(sql`${bets.validBet}`),
      payout: sumOf(sql`${bets.payout}`),
      profitLoss: sumOf(sql`CASE WHEN ${bets.status} = 'settled' THEN ${bets.payout} - ${bets.stake} ELSE 0 END`),
    })
    .from(bets)
    .where(where);
  const names = await namesOf(
    db,
    rows.map(({ bet }) => bet.vassalage),
  );
  const record = ({ bet, gameName }: (typeof rows)[number]): BetRecord => ({
    time: bet.placedAt.getTime(),
    orderNo: bet.orderNo,
    gameCategory: bet.category,
    vassalage: bet.vassalage,
    vendorName: names.get(bet.vassalage) ?? bet.vassalage,
    gameName,
    bet: decimal(bet.stake),
    validBet: decimal(bet.validBet),
    payout: decimal(bet.payout),
    profitLoss: bet.status === 'settled' ? decimal(bet.payout - bet.stake) : 0,
    status: BET_STATUS[bet.status],
  });
  return {
    list: rows.map(record),
    totalPages: pagesOf(totals?.count ?? 0, page),
    totals: {
      bet: decimal(totals?.bet ?? '0'),
      settled: decimal(totals?.settled ?? '0'),
      validBet: decimal(totals?.validBet ?? '0'),
      payout: decimal(totals?.payout ?? '0'),
      profitLoss: decimal(totals?.profitLoss ?? '0'),
    },
  };
};
