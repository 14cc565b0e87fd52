export interface LongTask {
  readonly startTime: number;
  readonly duration: number;
}

declare global {
  var longTasks: LongTask[] | undefined;
}

/** Runs in the page before anything else: records long tasks. */
export const watchLongTasks = (): void => {
  globalThis.longTasks = [];
  new PerformanceObserver((list) => {
    for (const { startTime, duration } of list.getEntries()) globalThis.longTasks?.push({ startTime, duration });
  }).observe({ type: 'longtask', buffered: true });
};

const LONG_MS = 50;

/**
 * Returns by how much tasks exceed 50 ms each, in total, from a given time on. This is Lighthouse's total blocking time, but measured to the end of
 * the visit rather than until the page has been quiet for five seconds.
 */
export const blockingTime = (tasks: readonly LongTask[], from: number): number =>
  tasks
    .map(({ startTime, duration }) => startTime + duration - Math.max(startTime, from))
    .filter((ms) => ms > LONG_MS)
    .reduce((sum, ms) => sum + ms - LONG_MS, 0);
