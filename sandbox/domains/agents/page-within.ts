import { DAY_MS, pageBounds, type RecordPage, type RecordRange } from '#sandbox/kernel/clock/record-range.ts';
import { beginOf } from '#sandbox/kernel/clock/merchant-day.ts';
import type { SplitRange } from './split-range.ts';

interface DayCount {
  readonly day: string;
  readonly records: number;
}

/** A page of a list, as the `limit` and `offset` of its rows within a subrange. */
export interface PagePart extends RecordRange {
  readonly limit: number;
  readonly offset: number;
}

export const countOf = (days: readonly DayCount[]): number => days.reduce((sum, { records }) => sum + records, 0);

/**
 * Returns the shortest range of whole days that contains a page of a list, so that other days need not be read, or `null` if the page is empty.
 * `days` are the numbers of rows per day, newest day first.
 */
export const pageWithin = (days: readonly DayCount[], range: SplitRange, page: RecordPage): PagePart | null => {
  const { limit, offset } = pageBounds(page);
  let passed = 0;
  let [newest, oldest]: [string | null, string | null] = [null, null];
  let before = 0;
  for (const { day, records } of days) {
    if (passed + records > offset && passed < offset + limit) {
      if (newest === null) [newest, before] = [day, passed];
      oldest = day;
    }
    passed += records;
  }
  if (newest === null || oldest === null) return null;
  const { merchant, from, to } = range;
  return {
    from: new Date(Math.max(from.getTime(), beginOf(merchant, oldest))),
    to: new Date(Math.min(to.getTime(), beginOf(merchant, newest) + DAY_MS)),
    limit,
    offset: offset - before,
  };
};
