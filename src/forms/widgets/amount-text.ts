export interface Separators {
  readonly group: string;
  readonly decimal: '.' | ',';
}

export const separatorsOf = (tag: string): Separators => {
  const parts = new Intl.NumberFormat(tag, { useGrouping: true }).formatToParts(1_234_567.5);
  const of = (type: string): string | undefined => parts.find((part) => part.type === type)?.value;
  return { group: of('group') ?? ',', decimal: of('decimal') === ',' ? ',' : '.' };
};

const THAI_ZERO = 0x0e50;
const SPACES = /[\s\u00a0\u202f']/gu;

/** Full-width and Thai digits become ASCII, spaces go. */
const normalizeDigits = (text: string): string =>
  text
    .normalize('NFKC')
    .replace(/[\u0e50-\u0e59]/gu, (digit) => String(digit.charCodeAt(0) - THAI_ZERO))
    .replace(SPACES, '');

const GROUPED = { '.': /^\d{1,3}(?:\.\d{3})+$/u, ',': /^\d{1,3}(?:,\d{3})+$/u } as const;

/** Integer and fraction digits; `null` where the text is not valid with this decimal separator. */
const parseWith = (text: string, decimal: '.' | ',', places: number): readonly [string, string] | null => {
  const group = decimal === '.' ? ',' : '.';
  const [whole = '', fraction = '', ...more] = text.split(decimal);
  if (more.length > 0 || (places === 0 && text.includes(decimal)) || !/^\d*$/u.test(fraction)) return null;
  if (/^\d*$/u.test(whole)) return [whole, fraction];
  return GROUPED[group].test(whole) ? [whole.replaceAll(group, ''), fraction] : null;
};

/**
 * Parses an amount to decimal text such as `1234.50`, with the language's separators or else with the two swapped. Decimals beyond the
 * currency's are cut. It stays text all the way, so no floating-point error can enter. `null` if the text is no amount.
 */
export const parseAmount = (text: string, decimal: '.' | ',', places: number): string | null => {
  const plain = normalizeDigits(text);
  if (!/\d/u.test(plain)) return null;
  const read = parseWith(plain, decimal, places) ?? parseWith(plain, decimal === '.' ? ',' : '.', places);
  if (read === null) return null;
  const [whole, fraction] = read;
  const kept = fraction.slice(0, places);
  return `${whole.replace(/^0+(?=\d)/u, '') || '0'}${kept === '' ? '' : `.${kept}`}`;
};

const DECIMAL = /^(\d+)(?:\.(\d+))?$/u;

/** Decimal text with the separators of the language, whole or with all decimals of the currency; other text unchanged. */
export const formatAmount = (value: string, { group, decimal }: Separators, places: number): string => {
  const [, whole, fraction] = DECIMAL.exec(value) ?? [];
  if (whole === undefined) return value;
  const decimals = fraction === undefined ? '' : decimal + fraction.padEnd(places, '0');
  return whole.replace(/\B(?=(?:\d{3})+$)/gu, group) + decimals;
};

/** Decimal text without group separators, with the language's decimal separator. */
export const formatForEditing = (value: string, { decimal }: Separators): string =>
  DECIMAL.test(value) ? value.replace('.', decimal) : value;

/** Digits and separators only, and no more decimals than the currency has. */
export const isAllowedWhileTyping = (text: string, decimal: '.' | ',', places: number): boolean => {
  const plain = normalizeDigits(text);
  const [, fraction, ...more] = plain.split(decimal);
  const isOneNumber = places > 0 && fraction !== undefined && more.length === 0 && /^\d*$/u.test(fraction);
  return /^[\d.,]*$/u.test(plain) && (!isOneNumber || fraction.length <= places);
};
