import { minorDigits } from './money.ts';

/** Amounts are truncated to two decimal places, or to those of the currency if it has fewer. */
const MOST_DECIMALS = 2;
const RATIO_DECIMALS = 6;

/** Returns the exact value of points, in millionths of the currency. */
const exactValue = (points: number, ratio: number): bigint =>
  BigInt(points) * BigInt(Math.round(ratio * 10 ** RATIO_DECIMALS));

/** Returns the money for points, in minor units: points times ratio, truncated. */
export const moneyForPoints = (points: number, ratio: number, currency: string): bigint => {
  const decimals = Math.min(MOST_DECIMALS, minorDigits(currency));
  const cut = exactValue(points, ratio) / 10n ** BigInt(RATIO_DECIMALS - decimals);
  return cut * 10n ** BigInt(minorDigits(currency) - decimals);
};

/** Returns points times ratio before truncation, as decimal text without trailing zeros, such as `0.375`. */
export const exactMoneyForPoints = (points: number, ratio: number): string => {
  const text = exactValue(points, ratio)
    .toString()
    .padStart(RATIO_DECIMALS + 1, '0');
  return `${text.slice(0, -RATIO_DECIMALS)}.${text.slice(-RATIO_DECIMALS)}`.replace(/\.?0+$/, '');
};
