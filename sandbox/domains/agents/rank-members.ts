import { sql, type SQL } from 'drizzle-orm';
import { queryRows, type Database } from '#sandbox/db/database.ts';
import { pageBounds, type RecordPage } from '#sandbox/kernel/clock/record-range.ts';
import { JOIN_CLOSURE, withinLines, type Lines } from './line-days.ts';
import { movementsOf } from './record-sums.ts';
import { dayArray, inDays, inParts, type SplitRange } from './split-range.ts';

/**
 * Returns a SELECT of the members who have records in the summed days of a range, each once, with their settled bets and deposits on these days. It
 * takes the difference of running totals: the total before the member's first row after the range (or the overall total if there is none), minus the
 * total before the first row in the range.
 */
const summedDays = (lines: Lines, range: SplitRange): SQL => {
  const {
    days: [first, last],
    summedUntil,
  } = range;
  const below = sql`
    FROM member_closure c JOIN member_days d ON d.member_id = c.descendant_id
      AND d.day = ANY (${dayArray(first, last)}) AND ${inDays(sql`d.day`, range)} AND d.previous_day < ${first}::date`;
  const within = withinLines(lines);
  const ended = sql`
    SELECT d.member_id, t.bets - d.bets_before AS bets, t.deposits - d.deposits_before AS deposits ${below}
    JOIN member_totals t ON t.member_id = d.member_id AND t.last_day < ${last}::date WHERE ${within}`;
  if (last === summedUntil) return ended;
  return sql`${ended} UNION ALL
    SELECT d.member_id, after.bets_before - d.bets_before, after.deposits_before - d.deposits_before ${below}
    JOIN member_days after ON after.member_id = d.member_id AND after.day = ANY (${dayArray(last, summedUntil)}) AND after.day >= ${last}::date
      AND after.previous_day >= ${first}::date AND after.previous_day < ${last}::date
    WHERE ${within}`;
};

/** Returns a SELECT of the bets and movements in the parts of the range that are not read from summed days. */
const unsummed = (lines: Lines, range: SplitRange): SQL => {
  const { merchant } = range;
  return sql`SELECT b.member_id, CASE WHEN b.status = 'settled' THEN b.stake ELSE 0 END, 0::bigint
        FROM member_closure c JOIN bets b ON b.member_id = c.descendant_id
        WHERE ${withinLines(lines)} AND b.merchant = ${merchant.code} AND ${inParts(sql`b.placed_at`, range)}
        UNION ALL SELECT a.member_id, 0::bigint, CASE WHEN t.kind = 'deposit' THEN p.amount ELSE 0 END
        ${movementsOf(merchant, undefined, JOIN_CLOSURE)}
        AND ${withinLines(lines)} AND ${inParts(sql`t.at`, range)}`;
};

/**
 * Returns one page of the members of lines who bet or moved money in a range, and the total number of such members, sorted by the sum of settled
 * bets (largest first), then the sum of deposits (largest first), then the lowest id.
 */
export const rankMembers = async (
  db: Database,
  lines: Lines,
  range: SplitRange,
  page: RecordPage,
): Promise<{ readonly memberIds: readonly number[]; readonly count: number }> => {
  const { limit, offset } = pageBounds(page);
  const rows = await queryRows<{ id: string | null; count: number }>(
    db,
    sql`
    WITH summed AS (${summedDays(lines, range)}),
    more AS (
      SELECT member_id, sum(bets)::bigint AS bets, sum(deposits)::bigint AS deposits
      FROM (${unsummed(lines, range)}) AS sums (member_id, bets, deposits) GROUP BY member_id
    ), each AS MATERIALIZED (
      SELECT member_id, coalesce(s.bets, 0) + coalesce(m.bets, 0) AS bets, coalesce(s.deposits, 0) + coalesce(m.deposits, 0) AS deposits
      FROM summed s FULL JOIN more m USING (member_id)
    )
    SELECT NULL AS id, count(*)::int AS count FROM each
    UNION ALL
    SELECT * FROM (
      SELECT e.member_id::text, NULL::int FROM each e ORDER BY e.bets DESC, e.deposits DESC, e.member_id LIMIT ${limit} OFFSET ${offset}
    ) AS page`,
  );
  return {
    memberIds: rows.flatMap(({ id }) => (id === null ? [] : [Number(id)])),
    count: rows.find(({ id }) => id === null)?.count ?? 0,
  };
};
