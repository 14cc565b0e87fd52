import { sql, type SQL } from 'drizzle-orm';

/**
 * The closure with whose figures are whose, as a table of a statement: those of a descendant in the days from `since` to before `until` are the
 * ancestor's, in as many rows as there were moves.
 */
export const EARNED_CLOSURE: SQL = sql`(
  SELECT ancestor_id, descendant_id, distance, since, 'infinity'::date AS until FROM member_closure
  UNION ALL SELECT ancestor_id, descendant_id, distance, since, until FROM past_closure)`;

/** The condition that figures of a day are those of a row `c` of `EARNED_CLOSURE`. */
export const earnedOn = (day: SQL): SQL => sql`${day} >= c.since AND ${day} < c.until`;
