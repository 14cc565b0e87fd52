/** Measures the CPU time of this process and its threads, in microseconds; waiting for a core on a busy machine does not count. */
const costOf = async (run: () => unknown): Promise<number> => {
  const before = process.cpuUsage();
  await run();
  const { user, system } = process.cpuUsage(before);
  return user + system;
};

/**
 * Returns how many times as much work `run` does as `reference`. The two alternate, and the lowest cost of each counts, because other rounds include
 * compilation and garbage collection. The reference should take some milliseconds.
 */
export const costRatio = async (run: () => unknown, reference: () => unknown, rounds = 5): Promise<number> => {
  const [costs, references]: [number[], number[]] = [[], []];
  for (let round = 0; round < rounds; round += 1) {
    references.push(await costOf(reference));
    costs.push(await costOf(run));
  }
  return Math.min(...costs) / Math.max(1, Math.min(...references));
};
