import { sql, type SQL } from 'drizzle-orm';
import { queryRows, type Database } from '../db/database.ts';
import { pageBounds, type RecordPage } from '../records/record-range.ts';
import { EARNED_CLOSURE, earnedOn } from './closure.ts';
import { withinLines, type Lines } from './line-days.ts';
import { localDay } from './merchant-day.ts';
import { movementsOf } from './record-sums.ts';
import { dayArray, inDays, inParts, type SplitRange } from './split-range.ts';

/**
 * Members with their settled bets and deposits in the summed days of a range, each in two rows: the sums before its first day there, taken
 * off, and those before its first day after it or, without one, those of all days.
 */
const summedDays = (range: SplitRange): SQL => {
  const {
    days: [first, last],
    summedUntil,
  } = range;
  return sql`
  SELECT d.member_id, NULL::date AS day, -d.bets_before AS bets, -d.deposits_before AS deposits FROM member_days d
  WHERE d.day = ANY (${dayArray(first, last)}) AND ${inDays(sql`d.day`, range)} AND d.previous_day < ${first}::date
  UNION ALL
  SELECT t.member_id, NULL::date, t.bets, t.deposits FROM member_totals t
  WHERE t.last_day >= ${first}::date AND t.last_day < ${last}::date
  UNION ALL
  SELECT d.member_id, NULL::date, d.bets_before, d.deposits_before FROM member_days d
  WHERE d.day = ANY (${dayArray(last, summedUntil)}) AND d.day >= ${last}::date AND d.previous_day >= ${first}::date AND d.previous_day < ${last}::date`;
};

/** Those of the range's other parts, by day. */
const unsummed = (range: SplitRange): SQL => sql`
  SELECT b.member_id, ${localDay(range.merchant, sql`b.placed_at`)}, CASE WHEN b.status = 'settled' THEN b.stake ELSE 0 END, 0::bigint
  FROM bets b WHERE b.merchant = ${range.merchant.code} AND ${inParts(sql`b.placed_at`, range)}
  UNION ALL
  SELECT a.member_id, ${localDay(range.merchant, sql`t.at`)}, 0::bigint, CASE WHEN t.kind = 'deposit' THEN p.amount ELSE 0 END
  ${movementsOf(range.merchant)} AND ${inParts(sql`t.at`, range)}`;

/** One page of the members of lines who bet or moved money in a range, by settled bets, deposits and id, and how many there are of them. */
export const rankMembers = async (
  db: Database,
  lines: Lines,
  range: SplitRange,
  page: RecordPage,
): Promise<{ readonly memberIds: readonly number[]; readonly count: number }> => {
  const [first, last] = range.days;
  const { limit, offset } = pageBounds(page);
  const whole = sql`c.since <= ${first}::date AND c.until >= ${last}::date`;
  const rows = await queryRows<{ id: string | null; count: number }>(
    db,
    sql`
    WITH each AS MATERIALIZED (
      SELECT member_id, sum(bets) AS bets, sum(deposits) AS deposits FROM (
        SELECT s.member_id, s.bets::float8 AS bets, s.deposits::float8 AS deposits
        FROM ${EARNED_CLOSURE} c JOIN (${summedDays(range)}) s ON s.member_id = c.descendant_id
        WHERE ${withinLines(lines)} AND ${whole}
        UNION ALL
        SELECT d.member_id, d.bets::float8, d.deposits::float8
        FROM member_closure c JOIN member_days d ON d.member_id = c.descendant_id
        WHERE ${withinLines(lines)} AND c.since > '-infinity' AND c.since > ${first}::date AND ${inDays(sql`d.day`, range)} AND d.day >= c.since
        UNION ALL
        SELECT d.member_id, d.bets::float8, d.deposits::float8
        FROM past_closure c JOIN member_days d ON d.member_id = c.descendant_id
        WHERE ${withinLines(lines)} AND (c.since > ${first}::date OR c.until < ${last}::date) AND ${inDays(sql`d.day`, range)} AND ${earnedOn(sql`d.day`)}
        UNION ALL
        SELECT u.member_id, u.bets::float8, u.deposits::float8
        FROM ${EARNED_CLOSURE} c JOIN (${unsummed(range)}) AS u (member_id, day, bets, deposits) ON u.member_id = c.descendant_id
        WHERE ${withinLines(lines)} AND ${earnedOn(sql`u.day`)}
      ) AS sums GROUP BY member_id
    )
    SELECT NULL AS id, count(*)::int AS count FROM each
    UNION ALL
    SELECT * FROM (SELECT member_id::text, NULL::int FROM each ORDER BY bets DESC, deposits DESC, member_id LIMIT ${limit} OFFSET ${offset}) AS page`,
  );
  return {
    memberIds: rows.flatMap(({ id }) => (id === null ? [] : [Number(id)])),
    count: rows.find(({ id }) => id === null)?.count ?? 0,
  };
};
