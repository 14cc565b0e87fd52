/** An amount in integer minor units of an ISO 4217 currency (centavos for PHP, whole dong for VND). */
export interface Money {
  readonly minor: bigint;
  readonly currency: string;
}

const digits = new Map<string, number>();

/** Decimal places of a currency by ISO 4217: 2 for PHP and THB, 0 for VND and JPY. Throws `RangeError` for no currency code. */
export const minorDigits = (currency: string): number => {
  let known = digits.get(currency);
  if (known === undefined) {
    known = new Intl.NumberFormat('en', { style: 'currency', currency }).resolvedOptions().maximumFractionDigits ?? 2;
    digits.set(currency, known);
  }
  return known;
};

const plain = (amount: number | string): string => {
  const text = typeof amount === 'number' ? String(amount) : amount.trim();
  if (!/[eE]/.test(text)) return text;
  return Number(text).toFixed(20);
};

/** A decimal amount of the wire as minor units; digits beyond the currency's are cut, never rounded up. Throws `RangeError` for no number. */
export const toMinor = (amount: number | string, currency: string): bigint => {
  const match = /^(-?)(\d+)(?:\.(\d*))?$/.exec(plain(amount));
  if (!match) throw new RangeError(`not an amount: ${String(amount)}`);
  const [, sign = '', whole = '0', fraction = ''] = match;
  const places = minorDigits(currency);
  const minor = BigInt(whole + fraction.padEnd(places, '0').slice(0, places));
  return sign === '-' ? -minor : minor;
};

/** Minor units as the decimal text that the wire and `Intl` take: `12.30`. */
export const toDecimal = (minor: bigint, currency: string): string => {
  const places = minorDigits(currency);
  const magnitude = (minor < 0n ? -minor : minor).toString().padStart(places + 1, '0');
  const sign = minor < 0n ? '-' : '';
  if (places === 0) return sign + magnitude;
  return `${sign}${magnitude.slice(0, -places)}.${magnitude.slice(-places)}`;
};

/** For screens: symbol first, separators of the language, decimals of the currency: `P 1,234.50`. */
export const formatMoney = (money: Money, symbol: string, tag: string): string => {
  const places = minorDigits(money.currency);
  const number = new Intl.NumberFormat(tag, { minimumFractionDigits: places, maximumFractionDigits: places });
  return `${symbol} ${number.format(toDecimal(money.minor, money.currency) as `${number}`)}`;
};
