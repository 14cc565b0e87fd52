/** What a storm showed of one cap. */
export interface Cap {
  readonly cap: string;
  /** Let through: judged by the password, or sent. */
  readonly allowed: number;
  readonly refused: number;
  readonly holds: boolean;
}

export const MINUTE = 60_000;
export const HOUR = 60 * MINUTE;
export const DAY = 24 * HOUR;

/** The most moments that lie within any span of so many milliseconds. */
export const mostWithin = (moments: readonly number[], ms: number): number =>
  Math.max(0, ...moments.map((from) => moments.filter((at) => at >= from && at < from + ms).length));

/** Runs work side by side, `width` at a time, in order. */
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
