import { toDecimal, toMinor } from './money.ts';

// Decimal amounts are added as integers in minor units. A floating-point sum is inexact, and truncating it can lose a whole minor unit.

/** Returns the sum of decimal amounts as decimal text, such as `120.12`. */
export const sumOf = (amounts: readonly number[], currency: string): string =>
  toDecimal(
    amounts.reduce((sum, amount) => sum + toMinor(amount, currency), 0n),
    currency,
  );

/** Returns `amount` minus `without`, as decimal text. */
export const differenceOf = (amount: number, without: number, currency: string): string =>
  sumOf([amount, -without], currency);

/** A multiplier is rounded to four decimals. */
const TIMES_SCALE = 10_000;

/** Returns `amount` times `times` as decimal text, truncated to the currency's decimals. */
export const productOf = (amount: number, times: number, currency: string): string =>
  toDecimal((toMinor(amount, currency) * BigInt(Math.round(times * TIMES_SCALE))) / BigInt(TIMES_SCALE), currency);
