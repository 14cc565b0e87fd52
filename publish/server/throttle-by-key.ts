/**
 * Creates a function that runs a task at most once per pause for each key. `pauseAfter` returns the pause for the
 * duration of a run; both are in milliseconds. Callers that arrive during a run wait for its end.
 */
export const throttleByKey = (pauseAfter: (took: number) => number, now: () => number) => {
  const nextAt = new Map<string, number>();
  const running = new Map<string, Promise<void>>();
  return (key: string, run: () => Promise<void>): Promise<void> => {
    const current = running.get(key);
    if (current !== undefined) return current;
    const start = now();
    if (start < (nextAt.get(key) ?? -Infinity)) return Promise.resolve();
    const started = run().finally(() => {
      const end = now();
      nextAt.set(key, end + pauseAfter(end - start));
      running.delete(key);
    });
    running.set(key, started);
    return started;
  };
};
