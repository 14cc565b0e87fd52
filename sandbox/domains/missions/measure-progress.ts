import { sql, type SQL } from 'drizzle-orm';
import type { MissionMetric } from '#schemas/mission-names.ts';
import { queryRows, type Database } from '#sandbox/db/database.ts';
import type { MissionRow } from '#sandbox/db/schema.ts';
import type { Period } from '#sandbox/kernel/clock/mission-period.ts';

/** A mission and the period to measure its progress in. */
export interface MissionInPeriod {
  readonly mission: MissionRow;
  readonly period: Period;
}

/** A member's bets on one game between two bounds; `part` is the number of bounds at or before that time. */
interface PlayedRow {
  readonly part: number;
  readonly node: number;
  readonly category: string;
  readonly valid: string;
  readonly wins: number;
}
interface PaidRow {
  readonly part: number;
  readonly times: number;
  readonly amount: string;
}

const OF_DEPOSITS: readonly MissionMetric[] = ['DEPOSIT_COUNT', 'DEPOSIT_SUM'];

/** Returns the distinct starts and ends of all periods, in ascending order. */
const boundsOf = (asked: readonly MissionInPeriod[]): readonly number[] =>
  [
    ...new Set(asked.flatMap(({ period: { from, to } }) => [from.getTime(), ...(to === null ? [] : [to.getTime()])])),
  ].toSorted((one, other) => one - other);

/** Returns SQL for the number of bounds at or before a time. */
const partOf = (moment: SQL, bounds: readonly number[]): SQL =>
  sql.join(
    bounds.map((ms) => sql`(${moment} >= ${new Date(ms).toISOString()}::timestamptz)::int`),
    sql` + `,
  );

/** Finds settled bets by the time they were placed, with one query for all missions. */
const findPlayed = (db: Database, memberId: number, bounds: readonly number[]): Promise<readonly PlayedRow[]> =>
  queryRows<PlayedRow>(
    db,
    sql`
    SELECT p.part, p.node, g.category, p.valid::text AS valid, p.wins FROM (
      SELECT ${partOf(sql`placed_at`, bounds)} AS part, node_id AS node,
        sum(valid_bet) AS valid, count(*) FILTER (WHERE payout > stake)::int AS wins
      FROM bets
      WHERE member_id = ${memberId} AND status = 'settled' AND placed_at >= ${new Date(bounds[0] ?? 0).toISOString()}::timestamptz
      GROUP BY 1, 2
    ) p JOIN games g ON g.node_id = p.node`,
  );

/** Finds deposits in the ledger by the time the money arrived, with one query for all missions. */
const findPaid = (db: Database, memberId: number, bounds: readonly number[]): Promise<readonly PaidRow[]> =>
  queryRows<PaidRow>(
    db,
    sql`
    SELECT ${partOf(sql`t.at`, bounds)} AS part, count(*)::int AS times, sum(p.amount)::text AS amount
    FROM ledger_accounts a
      JOIN ledger_postings p ON p.account_id = a.id
      JOIN ledger_transactions t ON t.id = p.transaction_id
    WHERE a.member_id = ${memberId} AND t.kind = 'deposit' AND t.at >= ${new Date(bounds[0] ?? 0).toISOString()}::timestamptz
    GROUP BY 1`,
  );

const sum = <Row>(rows: readonly Row[], of: (row: Row) => bigint | number): bigint =>
  rows.reduce((total, row) => total + BigInt(of(row)), 0n);

/** Returns a member's progress in each mission, in the mission's unit: minor units or a number of times. */
export const measureProgress = async (
  db: Database,
  memberId: number,
  asked: readonly MissionInPeriod[],
): Promise<ReadonlyMap<number, bigint>> => {
  const [ofDeposits, ofPlay] = [
    asked.filter(({ mission }) => OF_DEPOSITS.includes(mission.metric)),
    asked.filter(({ mission }) => !OF_DEPOSITS.includes(mission.metric)),
  ];
  const [depositBounds, playBounds] = [boundsOf(ofDeposits), boundsOf(ofPlay)];
  const played = ofPlay.length === 0 ? [] : await findPlayed(db, memberId, playBounds);
  const paid = ofDeposits.length === 0 ? [] : await findPaid(db, memberId, depositBounds);

  const within = <Row extends { readonly part: number }>(
    rows: readonly Row[],
    bounds: readonly number[],
    { from, to }: Period,
  ): readonly Row[] => {
    const first = bounds.indexOf(from.getTime()) + 1;
    const last = to === null ? bounds.length : bounds.indexOf(to.getTime());
    return rows.filter(({ part }) => part >= first && part <= last);
  };
  const progressOf = ({ mission: { metric, category }, period }: MissionInPeriod): bigint => {
    if (metric === 'DEPOSIT_COUNT') return sum(within(paid, depositBounds, period), ({ times }) => times);
    if (metric === 'DEPOSIT_SUM') return sum(within(paid, depositBounds, period), ({ amount }) => BigInt(amount));
    const rows = within(played, playBounds, period).filter((row) => category === null || row.category === category);
    if (metric === 'VALID_BETS') return sum(rows, ({ valid }) => BigInt(valid));
    if (metric === 'WINS') return sum(rows, ({ wins }) => wins);
    return BigInt(new Set(rows.map(({ node }) => node)).size);
  };
  return new Map(asked.map((one) => [one.mission.id, progressOf(one)]));
};
