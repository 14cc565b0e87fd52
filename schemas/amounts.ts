import { toDecimal, toMinor } from './money.ts';

// Decimal amounts of the wire are reckoned in minor units: floating point loses a fraction, and a cut to the currency's decimals makes a whole unit of it.

/** The sum of decimal amounts, as decimal text: `120.12`. */
export const sumOf = (amounts: readonly number[], currency: string): string =>
  toDecimal(
    amounts.reduce((sum, amount) => sum + toMinor(amount, currency), 0n),
    currency,
  );

/** What is left of a decimal amount without another one. */
export const differenceOf = (amount: number, without: number, currency: string): string =>
  sumOf([amount, -without], currency);

/** Times may have decimals too: four of them count. */
const TIMES_SCALE = 10_000;

/** A decimal amount so many times, cut to the currency's decimals. */
export const productOf = (amount: number, times: number, currency: string): string =>
  toDecimal((toMinor(amount, currency) * BigInt(Math.round(times * TIMES_SCALE))) / BigInt(TIMES_SCALE), currency);
