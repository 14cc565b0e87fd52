import { sql } from 'drizzle-orm';
import { queryRows, type Database } from '#sandbox/db/database.ts';
import { withinLines, type Lines } from './line-days.ts';
import { dayArray, inDays, inParts, type SplitRange } from './split-range.ts';

/**
 * Returns the number of members in each line who bet in a range, keyed by the id of the line's root; lines without bets are missing. A member is
 * counted only on the first day with bets in the range, which is the only day whose previous day with bets (`previous_play`) is before the range.
 * This way each member is counted once.
 */
export const activeMembers = async (
  db: Database,
  lines: Lines,
  range: SplitRange,
): Promise<ReadonlyMap<number, number>> => {
  const [first, last] = range.days;
  const rows = await queryRows<{ root: string; members: number }>(
    db,
    sql`
    SELECT root::text, count(*)::int AS members FROM (
      SELECT c.ancestor_id AS root, c.descendant_id
      FROM member_closure c JOIN member_days d ON d.member_id = c.descendant_id
      WHERE ${withinLines(lines)} AND d.records > 0 AND d.previous_play < ${first}::date
        AND d.day = ANY (${dayArray(first, last)}) AND ${inDays(sql`d.day`, range)}
      UNION
      SELECT c.ancestor_id, c.descendant_id
      FROM member_closure c JOIN bets b ON b.member_id = c.descendant_id
      WHERE ${withinLines(lines)} AND b.merchant = ${range.merchant.code} AND ${inParts(sql`b.placed_at`, range)}
    ) AS active GROUP BY root`,
  );
  return new Map(rows.map(({ root, members }) => [Number(root), members]));
};
