/** How long after its end a period is settled: longer than any request takes, so that everything that belongs to it is committed. */
export const SETTLING_MS = 60_000;
