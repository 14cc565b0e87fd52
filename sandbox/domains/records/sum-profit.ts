import { sql } from 'drizzle-orm';
import type { OutputOf } from '#schemas/call.ts';
import type { profitRecords } from '#schemas/calls/member.ts';
import { toDecimal } from '#schemas/money.ts';
import { queryRows, type Database } from '#sandbox/db/database.ts';
import { fromMainWallet } from './main-wallet.ts';
import type { RecordRange } from '#sandbox/kernel/clock/record-range.ts';

interface PlaySums {
  readonly bets: string;
  readonly valid: string;
  readonly payouts: string;
}

interface ProfitRange extends RecordRange {
  readonly memberId: number;
  readonly currency: string;
  /** The start of each day in the range. */
  readonly days: readonly Date[];
}

/**
 * Sums a member's profit and loss over a range: by game category, by day and in total; the totals include deposits, withdrawals, bonuses and rebates.
 * Only settled bets count, on the day they were placed. A withdrawal counts from its order on, unless its money was returned to the wallet.
 */
export const sumProfit = async (
  db: Database,
  { memberId, currency, from, to, days }: ProfitRange,
): Promise<OutputOf<typeof profitRecords>> => {
  const decimal = (minor: bigint | string): number => Number(toDecimal(BigInt(minor), currency));
  const play = ({ bets, valid, payouts }: PlaySums) => ({
    bets: decimal(bets),
    validBets: decimal(valid),
    payouts: decimal(payouts),
    netProfitLoss: decimal(BigInt(payouts) - BigInt(bets)),
  });
  const since = from.toISOString();
  const until = to.toISOString();
  const beginnings = `{${days.map((day) => day.toISOString()).join(',')}}`;
  const rows = await queryRows<PlaySums & { category: string | null; day: number | null }>(
    db,
    sql`
    WITH settled AS (
      SELECT category, width_bucket(placed_at, ${beginnings}::timestamptz[]) - 1 AS day, stake, valid_bet, payout
      FROM bets
      WHERE member_id = ${memberId} AND status = 'settled'
        AND placed_at >= ${since}::timestamptz AND placed_at < ${until}::timestamptz
    )
    SELECT category, day, coalesce(sum(stake), 0)::text AS bets, coalesce(sum(valid_bet), 0)::text AS valid, coalesce(sum(payout), 0)::text AS payouts
    FROM settled GROUP BY GROUPING SETS ((category), (day), ()) ORDER BY day, sum(stake) DESC`,
  );
  const [moved] = await queryRows<{ deposits: string; withdrawals: string; bonuses: string; rebate: string }>(
    db,
    sql`
    SELECT coalesce(sum(p.amount) FILTER (WHERE t.kind = 'deposit'), 0)::text AS deposits,
      coalesce(-sum(p.amount) FILTER (WHERE t.kind = 'withdrawal' AND t.id NOT IN (
        SELECT hold_transaction_id FROM withdrawal_orders WHERE member_id = ${memberId} AND status IN ('REJECTED', 'CANCELLED')
      )), 0)::text AS withdrawals,
      coalesce(sum(p.amount) FILTER (WHERE t.kind = 'bonus'), 0)::text AS bonuses,
      coalesce(sum(p.amount) FILTER (WHERE t.kind = 'rebate'), 0)::text AS rebate
    ${fromMainWallet(memberId, { from, to }, ['deposit', 'withdrawal', 'bonus', 'rebate'])}`,
  );
  const total = rows.find(({ category, day }) => category === null && day === null);
  return {
    list: rows.flatMap((row) => (row.category === null ? [] : [{ gameCategory: row.category, ...play(row) }])),
    days: rows.flatMap((row) => {
      const beginning = row.day === null ? undefined : days[row.day];
      return beginning === undefined ? [] : [{ time: beginning.getTime(), ...play(row) }];
    }),
    totals: {
      deposits: decimal(moved?.deposits ?? '0'),
      withdrawals: decimal(moved?.withdrawals ?? '0'),
      bonuses: decimal(moved?.bonuses ?? '0'),
      rebate: decimal(moved?.rebate ?? '0'),
      ...play(total ?? { bets: '0', valid: '0', payouts: '0' }),
    },
  };
};
