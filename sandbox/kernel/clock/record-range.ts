import { createFieldProblem } from '#sandbox/kernel/http/create-problem.ts';

/** A range of times, from `from` (inclusive) to `to` (exclusive). */
export interface RecordRange {
  readonly from: Date;
  readonly to: Date;
}

/** The scope of a query: a range, or one order number. */
export type RecordScope = RecordRange | { readonly orderNo: string };

export const DAY_MS = 86_400_000;
/** Two hours of slack, because daylight saving time may end within the range. */
const CLOCK_CHANGE_MS = 7_200_000;
/** The longest month, because a contract that is settled monthly links to the records of one month. */
const LONGEST_MS = 31 * DAY_MS + CLOCK_CHANGE_MS;

/** Creates a range; throws a field problem if it ends before it starts or is too long. */
export const recordRange = ({ from, to }: { readonly from: number; readonly to: number }): RecordRange => {
  if (to <= from) throw createFieldProblem({ to: 'range_reversed' });
  if (to - from > LONGEST_MS) throw createFieldProblem({ to: 'range_long' });
  return { from: new Date(from), to: new Date(to) };
};

/**
 * Returns the beginnings of the days of a range, which are 24 hours long unless the request names them. Throws a field problem if the named days do
 * not match the range.
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

/** Returns limit and offset of a page of rows, numbered from the newest. */
export const pageBounds = ({ pageNo, pageSize }: RecordPage): { readonly limit: number; readonly offset: number } => ({
  limit: pageSize,
  offset: (pageNo - 1) * pageSize,
});

export const pagesOf = (count: number, { pageSize }: RecordPage): number => Math.ceil(count / pageSize);
