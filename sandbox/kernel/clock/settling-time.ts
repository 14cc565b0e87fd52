/** How long after its end a period is settled: longer than a request takes, so that all that belongs to it is committed. */
export const SETTLING_MS = 60_000;
