import { sql } from 'drizzle-orm';
import { queryRows, type Database } from '../db/database.ts';
import type { MerchantRow } from '../db/schema.ts';
import type { RecordRange } from '../records/record-range.ts';
import { memberSums, splitRange } from './member-sums.ts';

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

type Row = { readonly [Name in keyof LineSums]: LineSums[Name] extends bigint ? string : number } & {
  readonly root: string;
};

const NOTHING: LineSums = {
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

const toSums = ({ root: _root, activeMembers, records, ...amounts }: Row): LineSums => ({
  activeMembers,
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

/**
 * The sums of the lines of members, each with everybody below it, by the id of the member at its top; without bets and movements zeros. Exact
 * for a range of any length, from `from` inclusive to `to` exclusive; bets are dated by their placing. `now` is the platform's time.
 */
export const lineSumsOf = async (
  db: Database,
  merchant: MerchantRow,
  { rootIds, ...range }: RecordRange & { readonly rootIds: readonly number[] },
  now: number,
): Promise<ReadonlyMap<number, LineSums>> => {
  if (rootIds.length === 0) return new Map();
  const sums = memberSums(
    merchant.code,
    sql`c.ancestor_id IN (${sql.join(
      rootIds.map((id) => sql`${id}::bigint`),
      sql`, `,
    )})`,
    await splitRange(db, merchant, range, now),
  );
  const rows = await queryRows<Row>(
    db,
    sql`
    SELECT ancestor_id::text AS root, (count(DISTINCT member_id) FILTER (WHERE records > 0))::int AS "activeMembers", sum(records)::int AS records,
      sum(staked)::text AS staked, sum(bets)::text AS bets, sum(valid_bets)::text AS "validBets", sum(payouts)::text AS payouts,
      sum(deposits)::text AS deposits, sum(withdrawals)::text AS withdrawals, sum(bonuses)::text AS bonuses, sum(rebate)::text AS rebate
    FROM (${sums}) AS sums GROUP BY ancestor_id`,
  );
  const found = new Map(rows.map((row) => [Number(row.root), toSums(row)]));
  return new Map(rootIds.map((id) => [id, found.get(id) ?? NOTHING]));
};

/** `lineSumsOf` one member. */
export const lineSums = async (
  db: Database,
  merchant: MerchantRow,
  { rootId, ...range }: RecordRange & { readonly rootId: number },
  now: number,
): Promise<LineSums> => (await lineSumsOf(db, merchant, { ...range, rootIds: [rootId] }, now)).get(rootId) ?? NOTHING;
