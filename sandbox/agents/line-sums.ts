import { sql } from 'drizzle-orm';
import { queryRows, type Database } from '../db/database.ts';
import type { MerchantRow } from '../db/schema.ts';
import type { RecordRange } from '../records/record-range.ts';
import { activeMembers } from './active-members.ts';
import { betDays, movementDays, type Lines } from './line-days.ts';
import { readFigures } from './read-figures.ts';
import { splitRange, type SplitRange } from './split-range.ts';

/**
 * What a member and everybody below did in a range, in minor units. `activeMembers` have bet and `records` counts their bets, in any state;
 * `staked` are the stakes of all of these, `bets`, `validBets` and `payouts` those of settled ones. `withdrawals` are less what was returned.
 */
export interface LineSums {
  readonly activeMembers: number;
  readonly records: number;
  readonly staked: bigint;
  readonly bets: bigint;
  readonly validBets: bigint;
  readonly payouts: bigint;
  readonly deposits: bigint;
  readonly withdrawals: bigint;
  readonly bonuses: bigint;
  readonly rebate: bigint;
}

type Row = {
  readonly [Name in Exclude<keyof LineSums, 'activeMembers'>]: LineSums[Name] extends bigint ? string : number;
} & {
  readonly root: string;
};

const NO_SUMS: LineSums = {
  activeMembers: 0,
  records: 0,
  staked: 0n,
  bets: 0n,
  validBets: 0n,
  payouts: 0n,
  deposits: 0n,
  withdrawals: 0n,
  bonuses: 0n,
  rebate: 0n,
};

const toSums = ({ root: _root, records, ...amounts }: Row, active: number): LineSums => ({
  activeMembers: active,
  records,
  staked: BigInt(amounts.staked),
  bets: BigInt(amounts.bets),
  validBets: BigInt(amounts.validBets),
  payouts: BigInt(amounts.payouts),
  deposits: BigInt(amounts.deposits),
  withdrawals: BigInt(amounts.withdrawals),
  bonuses: BigInt(amounts.bonuses),
  rebate: BigInt(amounts.rebate),
});

/** A root without figures is missing. */
const sumLines = async (db: Database, lines: Lines, range: SplitRange): Promise<ReadonlyMap<number, LineSums>> => {
  const rows = await queryRows<Row>(
    db,
    sql`
    SELECT root::text, sum(records)::int AS records,
      sum(staked)::text AS staked, sum(bets)::text AS bets, sum(valid_bets)::text AS "validBets", sum(payouts)::text AS payouts,
      sum(deposits)::text AS deposits, sum(withdrawals)::text AS withdrawals, sum(bonuses)::text AS bonuses, sum(rebate)::text AS rebate
    FROM (${betDays(lines, range)} UNION ALL ${movementDays(lines, range)}) AS sums GROUP BY root`,
  );
  const active = await activeMembers(db, lines, range);
  return new Map(rows.map((row) => [Number(row.root), toSums(row, active.get(Number(row.root)) ?? 0)]));
};

/**
 * The sums of the lines of members, each with everybody below it, by the id of the member at its top; without bets and movements zeros. Exact
 * for a range of any length, from `from` inclusive to `to` exclusive; bets are dated by their placing. A member counts for who was above it on
 * the day: a move counts from the next day of the merchant's clock on, so that the sums of a period that is over change by bets alone that are
 * settled later. `now` is the platform's time. Days that are over are summed before, in a transaction of its own.
 */
export const lineSumsOf = async (
  db: Database,
  merchant: MerchantRow,
  { rootIds, ...range }: RecordRange & { readonly rootIds: readonly number[] },
  now: number,
): Promise<ReadonlyMap<number, LineSums>> => {
  if (rootIds.length === 0) return new Map();
  const split = await splitRange(db, merchant, range, now);
  const found = await readFigures(db, (tx) => sumLines(tx, { rootIds, part: 'line' }, split));
  return new Map(rootIds.map((id) => [id, found.get(id) ?? NO_SUMS]));
};

/** `lineSumsOf` one member. */
export const lineSums = async (
  db: Database,
  merchant: MerchantRow,
  { rootId, ...range }: RecordRange & { readonly rootId: number },
  now: number,
): Promise<LineSums> => (await lineSumsOf(db, merchant, { ...range, rootIds: [rootId] }, now)).get(rootId) ?? NO_SUMS;
