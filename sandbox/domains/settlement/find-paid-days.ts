import { sql } from 'drizzle-orm';
import { toDecimal } from '#schemas/money.ts';
import type { PaidDay } from '#schemas/team.ts';
import type { Network } from '#sandbox/accounts/network/network.ts';
import { beginOf, beginOfDay, localDay, nextBeginning } from '#sandbox/kernel/clock/merchant-day.ts';
import { queryRows, type Database } from '#sandbox/db/database.ts';
import type { MerchantRow } from '#sandbox/db/schema.ts';
import type { RecordRange } from '#sandbox/kernel/clock/record-range.ts';
import type { SettledKind } from './settled-until.ts';

interface Row {
  readonly day: string;
  readonly kind: SettledKind;
  readonly amount: string;
  readonly earnedFrom: string | Date;
  readonly earnedTo: string | Date;
  readonly carriedIn: string;
  readonly carriedOut: string;
}

/**
 * Returns the agent's rebates and contract payments for each merchant-local day that begins in a range, newest first. The list is empty if the
 * request is for a subtree of the network. If the rebates of several days were paid on one day, `carriedIn` is the loss before the first of them, and
 * `carriedOut` the loss after the last.
 */
export const findPaidDays = async (
  db: Database,
  merchant: MerchantRow,
  { network, from, to }: RecordRange & { readonly network: Network },
): Promise<PaidDay[]> => {
  const { agentId, rootDepth, currency } = network;
  if (rootDepth > 0) return [];
  const [first, end] = [from, to].map((at) => new Date(nextBeginning(merchant, at.getTime())).toISOString());
  const paid = sql`s.member_id = ${agentId} AND s.settled_at >= ${first}::timestamptz AND s.settled_at < ${end}::timestamptz`;
  const rows = await queryRows<Row>(
    db,
    sql`
    SELECT ${localDay(merchant, sql`paid.settled_at`)}::text AS day, paid.kind, sum(paid.amount)::bigint::text AS amount,
      min(paid.earned_from) AS "earnedFrom", max(paid.earned_to) AS "earnedTo",
      (array_agg(paid.carried_in ORDER BY paid.earned))[1]::text AS "carriedIn",
      (array_agg(paid.carried_out ORDER BY paid.earned DESC))[1]::text AS "carriedOut"
    FROM (
      SELECT s.settled_at, s.kind, s.amount, NULL::date AS earned, s.period_from AS earned_from, s.period_to AS earned_to, 0 AS carried_in, 0 AS carried_out
      FROM contract_settlements s
      WHERE ${paid} AND s.amount > 0
      UNION ALL SELECT s.settled_at, 'rebate', s.amount, s.day, ${beginOfDay(merchant, sql`s.day`)}, ${beginOfDay(merchant, sql`s.day + 1`)},
        s.carried_in, s.carried_out
      FROM rebate_settlements s
      WHERE ${paid} AND (s.amount > 0 OR s.carried_in < 0 OR s.carried_out < 0)
    ) AS paid GROUP BY 1, 2 ORDER BY 1 DESC`,
  );
  const decimal = (minor: bigint): number => Number(toDecimal(minor, currency));
  return [...new Set(rows.map(({ day }) => day))].map((day) => {
    const own = rows.filter((row) => row.day === day);
    const of = (kind: SettledKind): bigint => BigInt(own.find((row) => row.kind === kind)?.amount ?? 0);
    const earned = (kind: SettledKind): PaidDay['earned'][SettledKind] => {
      const row = own.find((each) => each.kind === kind);
      return row === undefined || BigInt(row.amount) === 0n
        ? null
        : { from: new Date(row.earnedFrom).getTime(), to: new Date(row.earnedTo).getTime() };
    };
    const rebate = own.find(({ kind }) => kind === 'rebate');
    return {
      time: beginOf(merchant, day),
      rebate: decimal(of('rebate')),
      dividend: decimal(of('dividend')),
      daily: decimal(of('daily')),
      hourly: decimal(of('hourly')),
      realtime: decimal(of('realtime')),
      total: decimal(own.reduce((sum, { amount }) => sum + BigInt(amount), 0n)),
      earned: {
        rebate: earned('rebate'),
        dividend: earned('dividend'),
        daily: earned('daily'),
        hourly: earned('hourly'),
        realtime: earned('realtime'),
      },
      carriedIn: decimal(BigInt(rebate?.carriedIn ?? 0)),
      carriedOut: decimal(BigInt(rebate?.carriedOut ?? 0)),
    };
  });
};
