import { sql, type SQL } from 'drizzle-orm';
import type { Database } from '#sandbox/db/database.ts';
import type { MerchantRow } from '#sandbox/db/schema.ts';
import { DAY_MS, type RecordRange } from '#sandbox/kernel/clock/record-range.ts';
import { beginOf, dayBeginning, dayOf, nextBeginning } from '#sandbox/kernel/clock/merchant-day.ts';
import { sumFinishedDays } from './summed-days.ts';

/** A range, split by how it is read: `days` from the stored daily sums, and `parts`, before and after these days, from individual records. */
export interface SplitRange extends RecordRange {
  readonly merchant: MerchantRow;
  /** The first summed day of the range, and the first day after the last summed one. */
  readonly days: readonly [from: string, to: string];
  /** The first day that the merchant has not summed yet, in or after the range. */
  readonly summedUntil: string;
  readonly parts: readonly (readonly [from: Date, to: Date])[];
}

/** Sums the days that have ended, then splits a range into summed days and the parts before and after them. */
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
    from,
    to,
    days: [dayOf(merchant, first), dayOf(merchant, last)],
    summedUntil: dayOf(merchant, summed),
    parts: [[from, new Date(first)] as const, [new Date(last), to] as const].filter(([since, until]) => since < until),
  };
};

const within = (column: SQL, since: Date, until: Date): SQL =>
  sql`(${column} >= ${since.toISOString()}::timestamptz AND ${column} < ${until.toISOString()}::timestamptz)`;

/** Returns the SQL condition that a time is within the range. */
export const inRange = (column: SQL, { from, to }: RecordRange): SQL => within(column, from, to);

/** Returns the SQL condition that a time is in a part of the range that is not read from summed days. */
export const inParts = (column: SQL, { parts }: SplitRange): SQL =>
  parts.length === 0
    ? sql`false`
    : sql`(${sql.join(
        parts.map(([since, until]) => within(column, since, until)),
        sql` OR `,
      )})`;

/** Returns the SQL condition that a day is read from summed days. */
export const inDays = (column: SQL, { days: [first, last] }: SplitRange): SQL =>
  sql`${column} >= ${first}::date AND ${column} < ${last}::date`;

/** Returns the SQL condition that a time is in one of the summed days of the range. */
export const inSummedDays = (column: SQL, { merchant, days: [first, last] }: SplitRange): SQL =>
  within(column, new Date(beginOf(merchant, first)), new Date(beginOf(merchant, last)));

/**
 * Returns the days from `first` up to, but not including, `last` as an SQL array. With `= ANY` on this array, the database looks up each day in an
 * index instead of scanning the range.
 */
export const dayArray = (first: string, last: string): SQL => {
  const count = Math.max(0, Math.round((Date.parse(last) - Date.parse(first)) / DAY_MS));
  const days = Array.from({ length: count }, (_, nth) => new Date(Date.parse(first) + nth * DAY_MS));
  return sql`${`{${days.map((day) => day.toISOString().slice(0, 10)).join(',')}}`}::date[]`;
};
