import { sql, type SQL } from 'drizzle-orm';
import type { Database } from '../db/database.ts';
import type { MerchantRow } from '../db/schema.ts';
import { movementCondition } from '../records/find-movements.ts';
import type { RecordRange } from '../records/record-range.ts';
import type { Network } from './network.ts';
import {
  BET_SUMS,
  dayBeginning,
  dayOf,
  localDay,
  MOVEMENT_SUMS,
  nextBeginning,
  sumFinishedDays,
} from './summed-days.ts';

export interface TeamScope extends RecordRange {
  readonly network: Network;
  /** The network's root alone. */
  readonly only?: boolean | undefined;
}

/** How a range is read: whole days that are summed, and what is before and after them from the records themselves. */
export interface SplitRange {
  readonly merchant: MerchantRow;
  readonly days: readonly [from: string, to: string];
  readonly parts: readonly (readonly [from: Date, to: Date])[];
}

export const splitRange = async (
  db: Database,
  merchant: MerchantRow,
  { from, to }: RecordRange,
  now: number,
): Promise<SplitRange> => {
  const summed = await sumFinishedDays(db, merchant, now);
  const first = Math.min(nextBeginning(merchant, from.getTime()), to.getTime());
  const last = Math.max(first, Math.min(dayBeginning(merchant, to.getTime()), summed));
  return {
    merchant,
    days: [dayOf(merchant, first), dayOf(merchant, last)],
    parts: [[from, new Date(first)] as const, [new Date(last), to] as const].filter(([since, until]) => since < until),
  };
};

/** The condition that a moment is in one of the parts that are not read from summed days. */
const inParts = (column: SQL, { parts }: SplitRange): SQL =>
  parts.length === 0
    ? sql`false`
    : sql`(${sql.join(
        parts.map(
          ([since, until]) =>
            sql`(${column} >= ${since.toISOString()}::timestamptz AND ${column} < ${until.toISOString()}::timestamptz)`,
        ),
        sql` OR `,
      )})`;

/**
 * Rows of the members of a part of the closure `c` within a range, several for each: `ancestor_id`, `member_id`, its `distance` from the root, the `day`, and sums as of `member_days`.
 * Exact for any range; bets are dated by their placing.
 */
export const memberSums = (merchant: string, team: SQL, range: SplitRange): SQL => {
  const [first, last] = range.days;
  return sql`
    SELECT c.ancestor_id, d.member_id, c.distance, d.day, d.records, d.staked, d.bets, d.valid_bets, d.payouts,
      d.deposits, d.withdrawals, d.bonuses, d.rebate, d.movements, d.money_in, d.money_out
    FROM member_closure c JOIN member_days d ON d.member_id = c.descendant_id
    WHERE ${team} AND d.day >= ${first}::date AND d.day < ${last}::date
    UNION ALL
    SELECT c.ancestor_id, b.member_id, c.distance, ${localDay(range.merchant, sql`b.placed_at`)}, ${BET_SUMS}, 0, 0, 0, 0, 0, 0, 0
    FROM member_closure c JOIN bets b ON b.member_id = c.descendant_id
    WHERE ${team} AND b.merchant = ${merchant} AND ${inParts(sql`b.placed_at`, range)} GROUP BY 1, 2, 3, 4
    UNION ALL
    SELECT c.ancestor_id, a.member_id, c.distance, ${localDay(range.merchant, sql`t.at`)}, 0, 0, 0, 0, 0, ${MOVEMENT_SUMS}
    FROM member_closure c JOIN ledger_accounts a ON a.member_id = c.descendant_id AND a.kind = 'main'
    JOIN ledger_postings p ON p.account_id = a.id JOIN ledger_transactions t ON t.id = p.transaction_id
    WHERE ${team} AND t.merchant = ${merchant} AND ${movementCondition(undefined)} AND ${inParts(sql`t.at`, range)} GROUP BY 1, 2, 3, 4`;
};
