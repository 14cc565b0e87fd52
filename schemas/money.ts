import { groupDigits } from './group-digits.ts';
import { numberFormat } from './languages.ts';

/** An amount in integer minor units of an ISO 4217 currency (centavos for PHP, whole dong for VND). */
export interface Money {
  readonly minor: bigint;
  readonly currency: string;
}

// `Intl` is not used for this, because it has no decimals for currencies such as IDR and MMK, although ISO 4217 defines
// them, and because its first use takes 40 ms on a fast phone. PTS are the points of the points mall.
const NO_DECIMALS = 'BIF CLP DJF GNF ISK JPY KMF KRW PTS PYG RWF UGX UYI VND VUV XAF XOF XPF';
const THREE_DECIMALS = 'BHD IQD JOD KWD LYD OMR TND';
const FOUR_DECIMALS = 'CLF UYW';
const digits = new Map(
  [[NO_DECIMALS, 0] as const, [THREE_DECIMALS, 3] as const, [FOUR_DECIMALS, 4] as const].flatMap(([codes, places]) =>
    codes.split(' ').map((code) => [code, places] as const),
  ),
);

/**
 * Returns the decimal places of a currency by ISO 4217: 2 for PHP and THB, 0 for VND and JPY. Throws `RangeError` for anything that is not a currency
 * code.
 */
export const minorDigits = (currency: string): number => {
  if (!/^[a-z]{3}$/i.test(currency)) throw new RangeError(`not a currency code: ${currency}`);
  return digits.get(currency.toUpperCase()) ?? 2;
};

const plainDecimal = (amount: number | string): string => {
  const text = typeof amount === 'number' ? String(amount) : amount.trim();
  if (!/[eE]/.test(text)) return text;
  return Number(text).toFixed(20);
};

/** Converts a decimal wire amount to minor units; extra decimals are truncated. Throws `RangeError` for anything that is not a number. */
export const toMinor = (amount: number | string, currency: string): bigint => {
  const match = /^(-?)(\d+)(?:\.(\d*))?$/.exec(plainDecimal(amount));
  if (!match) throw new RangeError(`not an amount: ${String(amount)}`);
  const [, sign = '', whole = '0', fraction = ''] = match;
  const places = minorDigits(currency);
  const minor = BigInt(whole + fraction.padEnd(places, '0').slice(0, places));
  return sign === '-' ? -minor : minor;
};

/** Converts minor units to decimal text, such as `12.30`, as used on the wire and by `Intl`. */
export const toDecimal = (minor: bigint, currency: string): string => {
  const places = minorDigits(currency);
  const magnitude = (minor < 0n ? -minor : minor).toString().padStart(places + 1, '0');
  const sign = minor < 0n ? '-' : '';
  if (places === 0) return sign + magnitude;
  return `${sign}${magnitude.slice(0, -places)}.${magnitude.slice(-places)}`;
};

/** Formats a decimal number such as `1234.50` with the separators of a language, such as `1,234.50`. `tag` is one of the language's tags. */
export const formatDecimal = (text: string, tag: string): string => {
  const format = numberFormat(tag);
  const [, sign = '', whole = '', fraction] = /^(-?)([^.]*)(?:\.(.*))?$/.exec(text) ?? [];
  return (
    (sign === '' ? '' : format.minus) +
    groupDigits(whole, format) +
    (fraction === undefined ? '' : format.decimal + fraction)
  );
};

/** Returns the shortest symbol for a currency in a language, such as `₱` or `$`. */
export const narrowSymbol = (currency: string, tag: string): string =>
  new Intl.NumberFormat(tag, { style: 'currency', currency, currencyDisplay: 'narrowSymbol' })
    .formatToParts(0)
    .find(({ type }) => type === 'currency')?.value ?? currency;

/**
 * Formats an amount for display, such as `P 1,234.50`: the symbol, a no-break space, and the number with the currency's decimals and the separators
 * of the language `tag`.
 */
export const formatMoney = (money: Money, symbol: string, tag: string): string =>
  `${symbol}\u00a0${formatDecimal(toDecimal(money.minor, money.currency), tag)}`;
