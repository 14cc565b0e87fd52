/** Runs what belongs to a key at most once in `pause` milliseconds; who asks while it runs waits for that run. */
export const atMostEvery = (pause: number, now: () => number) => {
  const endedAt = new Map<string, number>();
  const running = new Map<string, Promise<void>>();
  return (key: string, run: () => Promise<void>): Promise<void> => {
    const current = running.get(key);
    if (current !== undefined) return current;
    if (now() - (endedAt.get(key) ?? -Infinity) < pause) return Promise.resolve();
    const started = run().finally(() => {
      endedAt.set(key, now());
      running.delete(key);
    });
    running.set(key, started);
    return started;
  };
};
