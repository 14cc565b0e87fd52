import { toMinor } from '#schemas/money.ts';
import { unitOf } from '#sandbox/kernel/merchants/unit-of.ts';

/** The prizes, from the first rank down, in units of play. */
const PRIZES = [5000, 3000, 2000, 1000, 1000, 500, 500, 500, 500, 500];

/** The number of ranks that win a prize. */
export const PRIZED_RANKS = PRIZES.length;

/** How many times a prize has to be wagered before a withdrawal. */
export const PRIZE_TURNOVER_TIMES = 3;

/** Returns the prize of a weekly rank, in minor units. */
export const prizeOf = (rank: number, { code, currency }: { readonly code: string; readonly currency: string }) =>
  toMinor(((PRIZES[rank - 1] ?? 0) * unitOf(code)).toFixed(6), currency);
