/** The result of a load test for one rate limit. */
export interface Cap {
  readonly cap: string;
  /** Number of requests let through: the password was checked, or the code sent. */
  readonly allowed: number;
  readonly refused: number;
  readonly holds: boolean;
}

export const MINUTE = 60_000;
export const HOUR = 60 * MINUTE;
export const DAY = 24 * HOUR;

/** Returns the largest number of the given times within any span of `ms` milliseconds. */
export const mostWithin = (moments: readonly number[], ms: number): number =>
  Math.max(0, ...moments.map((from) => moments.filter((at) => at >= from && at < from + ms).length));

/** Runs work in order, `width` items in parallel. */
export const inWaves = async <T>(
  count: number,
  work: (at: number) => Promise<T>,
  width = 40,
): Promise<readonly T[]> => {
  const done: T[] = [];
  for (let from = 0; from < count; from += width)
    done.push(
      ...(await Promise.all(Array.from({ length: Math.min(width, count - from) }, (_, at) => work(from + at)))),
    );
  return done;
};
