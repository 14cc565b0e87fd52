/** An amount in integer minor units of an ISO 4217 currency (centavos for PHP, whole dong for VND). */
export interface Money {
  readonly minor: bigint;
  readonly currency: string;
}

// `Intl` leaves out decimals that ISO 4217 has and nobody pays with (IDR, MMK), which a ledger may not; and asking it costs 40 ms of a fast phone's time on the first page.
const NONE = 'BIF CLP DJF GNF ISK JPY KMF KRW PYG RWF UGX UYI VND VUV XAF XOF XPF';
const THREE = 'BHD IQD JOD KWD LYD OMR TND';
const FOUR = 'CLF UYW';
const digits = new Map(
  [[NONE, 0] as const, [THREE, 3] as const, [FOUR, 4] as const].flatMap(([codes, places]) =>
    codes.split(' ').map((code) => [code, places] as const),
  ),
);

/** Decimal places of a currency by ISO 4217: 2 for PHP and THB, 0 for VND and JPY. Throws `RangeError` for no currency code. */
export const minorDigits = (currency: string): number => {
  if (!/^[a-z]{3}$/i.test(currency)) throw new RangeError(`not a currency code: ${currency}`);
  return digits.get(currency.toUpperCase()) ?? 2;
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

const separatorsOf = (tag: string): { readonly group: string; readonly decimal: string } =>
  /^(id|vi)\b/.test(tag) ? { group: '.', decimal: ',' } : { group: ',', decimal: '.' };

/** A decimal text such as `1234.50` with the separators of a language: `1,234.50`. */
export const formatDecimal = (text: string, tag: string): string => {
  const { group, decimal } = separatorsOf(tag);
  const [whole = '', fraction] = text.split('.');
  const grouped = whole.replace(/\B(?=(\d{3})+$)/g, group);
  return fraction === undefined ? grouped : grouped + decimal + fraction;
};

/** For screens: symbol first, separators of the site's language `tag`, decimals of the currency: `P 1,234.50`. */
export const formatMoney = (money: Money, symbol: string, tag: string): string =>
  `${symbol} ${formatDecimal(toDecimal(money.minor, money.currency), tag)}`;
