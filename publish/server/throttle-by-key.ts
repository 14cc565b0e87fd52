/**
 * Creates a function that runs a task at most once per pause for each key. `pauseAfter` returns the pause for the
 * duration of a run; both are in milliseconds. Callers that arrive during a run wait for its end. If the clock goes back during a pause, the pause ends.
 */
export const throttleByKey = (pauseAfter: (took: number) => number, now: () => number) => {
  const pauses = new Map<string, { readonly from: number; readonly until: number }>();
  const running = new Map<string, Promise<void>>();
  return (key: string, run: () => Promise<void>): Promise<void> => {
    const current = running.get(key);
    if (current !== undefined) return current;
    const start = now();
    const pause = pauses.get(key);
    if (pause !== undefined && start >= pause.from && start < pause.until) return Promise.resolve();
    const started = run().finally(() => {
      const end = now();
      pauses.set(key, { from: end, until: end + pauseAfter(Math.max(0, end - start)) });
      running.delete(key);
    });
    running.set(key, started);
    return started;
  };
};
