import { sql, type SQL } from 'drizzle-orm';
import type { RecordRange } from '#sandbox/kernel/clock/record-range.ts';
import { withinLines, type Lines } from './line-days.ts';
import type { Network } from '#sandbox/accounts/network/network.ts';
import { betSums, MOVEMENT_SUMS, movementsOf } from './record-sums.ts';
import { inDays, inParts, type SplitRange } from './split-range.ts';

export interface TeamScope extends RecordRange {
  readonly network: Network;
  /** Whether the request covers only the root of the network. */
  readonly only?: boolean | undefined;
}

/**
 * Returns a SELECT that sums the records of some members of lines within a range. Its rows have `member_id`, the member's `distance` from the root,
 * and the columns of `member_days`; a member can have several rows, so the caller adds them up.
 */
export const memberSums = (lines: Lines, memberIds: readonly number[], range: SplitRange): SQL => {
  const { merchant } = range;
  const ids = sql`${`{${memberIds.join(',')}}`}::bigint[]`;
  const wanted = sql`${withinLines(lines)} AND c.descendant_id = ANY (${ids})`;
  return sql`
    SELECT d.member_id, c.distance, d.records, d.staked, d.bets, d.valid_bets, d.payouts,
      d.deposits, d.withdrawals, d.bonuses, d.rebate, d.movements, d.money_in, d.money_out
    FROM member_closure c JOIN member_days d ON d.member_id = c.descendant_id
    WHERE ${wanted} AND ${inDays(sql`d.day`, range)}
    UNION ALL
    SELECT b.member_id, c.distance, ${betSums()}, 0, 0, 0, 0, 0, 0, 0
    FROM member_closure c JOIN bets b ON b.member_id = c.descendant_id
    WHERE ${wanted} AND b.merchant = ${merchant.code} AND ${inParts(sql`b.placed_at`, range)} GROUP BY 1, 2
    UNION ALL
    SELECT moved.member_id, c.distance, 0, 0, 0, 0, 0, moved.deposits, moved.withdrawals, moved.bonuses, moved.rebate,
      moved.movements, moved.money_in, moved.money_out
    FROM member_closure c JOIN (
      SELECT a.member_id, ${MOVEMENT_SUMS} ${movementsOf(merchant)} AND ${inParts(sql`t.at`, range)} AND a.member_id = ANY (${ids}) GROUP BY 1
    ) AS moved ON moved.member_id = c.descendant_id
    WHERE ${wanted}`;
};
