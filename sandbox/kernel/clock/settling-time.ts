/** How long after the end of a period it is settled: longer than any request takes, so that all transactions of the period are committed. */
export const SETTLING_MS = 60_000;
