import { createFieldProblem } from '#sandbox/kernel/http/create-problem.ts';

/** A time range from `from` (inclusive) to `to` (exclusive). */
export interface RecordRange {
  readonly from: Date;
  readonly to: Date;
}

/** The records that a query covers: those in a time range, or those with an order number. */
export type RecordScope = RecordRange | { readonly orderNo: string };

export const DAY_MS = 86_400_000;
/** How much longer a range may be because clocks may be set back within it. */
const CLOCK_CHANGE_MS = 7_200_000;
/** The maximum length of a range: the longest month, because monthly contracts link to a month's records. */
const LONGEST_MS = 31 * DAY_MS + CLOCK_CHANGE_MS;

/** Creates a range. Throws a problem at the field `to` if the range does not end after its start, or is too long. */
export const recordRange = ({ from, to }: { readonly from: number; readonly to: number }): RecordRange => {
  if (to <= from) throw createFieldProblem({ to: 'range_reversed' });
  if (to - from > LONGEST_MS) throw createFieldProblem({ to: 'range_long' });
  return { from: new Date(from), to: new Date(to) };
};

/**
 * Returns the start of each day of a range. Days are 24 hours long, unless the request lists their starts in `named`. Throws a problem at the field
 * `days` if the listed days do not match the range.
 */
export const beginningsOf = ({ from, to }: RecordRange, named?: string): readonly Date[] => {
  const times =
    named === undefined
      ? Array.from(
          { length: Math.ceil((to.getTime() - from.getTime()) / DAY_MS) },
          (_, day) => from.getTime() + day * DAY_MS,
        )
      : named.split(',').map(Number);
  const isInOrder = times.every((time, day) => (day === 0 ? time === from.getTime() : time > (times[day - 1] ?? time)));
  if (!isInOrder || !times.every((time) => time < to.getTime())) throw createFieldProblem({ days: 'range_reversed' });
  return times.map((time) => new Date(time));
};

export interface RecordPage {
  readonly pageNo: number;
  readonly pageSize: number;
}

/** Returns the `limit` and `offset` of a page; page 1 comes first. */
export const pageBounds = ({ pageNo, pageSize }: RecordPage): { readonly limit: number; readonly offset: number } => ({
  limit: pageSize,
  offset: (pageNo - 1) * pageSize,
});

export const pagesOf = (count: number, { pageSize }: RecordPage): number => Math.ceil(count / pageSize);
