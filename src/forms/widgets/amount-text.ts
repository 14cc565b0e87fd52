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

/** Converts full-width and Thai digits to ASCII and removes spaces. */
const normalizeDigits = (text: string): string =>
  text
    .normalize('NFKC')
    .replace(/[\u0e50-\u0e59]/gu, (digit) => String(digit.charCodeAt(0) - THAI_ZERO))
    .replace(SPACES, '');

const GROUPED = { '.': /^[1-9]\d{0,2}(?:\.\d{3})+$/u, ',': /^[1-9]\d{0,2}(?:,\d{3})+$/u } as const;

/** Returns the integer and fraction digits, or `null` if the text is not valid with this decimal separator. */
const parseWith = (text: string, decimal: '.' | ',', places: number): readonly [string, string] | null => {
  const group = decimal === '.' ? ',' : '.';
  const [whole = '', fraction = '', ...more] = text.split(decimal);
  if (more.length > 0 || (places === 0 && text.includes(decimal))) return null;
  if (fraction.length > places || !/^\d*$/u.test(fraction)) return null;
  if (/^\d*$/u.test(whole)) return [whole, fraction];
  return GROUPED[group].test(whole) ? [whole.replaceAll(group, ''), fraction] : null;
};

/** Whether the separator may stand for thousands, or for more decimals than the currency has: for example `50.000` pesos in English. */
const isUnclear = (text: string, decimal: '.' | ',', places: number): boolean => {
  const [whole = '', fraction = '', ...more] = text.split(decimal);
  return places > 0 && more.length === 0 && fraction.length > places && /^\d*$/u.test(whole + fraction);
};

/**
 * Parses an amount to decimal text such as `1234.50`, with the language's separators, or else with the two separators swapped. The text is never
 * converted to a number, so there are no rounding errors. Returns `null` if the text is not an amount, has more decimals than the currency, or is
 * ambiguous.
 */
export const parseAmount = (text: string, decimal: '.' | ',', places: number): string | null => {
  const plain = normalizeDigits(text);
  if (!/\d/u.test(plain) || isUnclear(plain, decimal, places)) return null;
  const read = parseWith(plain, decimal, places) ?? parseWith(plain, decimal === '.' ? ',' : '.', places);
  if (read === null) return null;
  const [whole, fraction] = read;
  return `${whole.replace(/^0+(?=\d)/u, '') || '0'}${fraction === '' ? '' : `.${fraction}`}`;
};

const DECIMAL = /^(\d+)(?:\.(\d+))?$/u;

/**
 * Formats decimal text with the separators of the language, either without decimals or with all decimals of the currency; returns other text
 * unchanged.
 */
export const formatAmount = (value: string, { group, decimal }: Separators, places: number): string => {
  const [, whole, fraction] = DECIMAL.exec(value) ?? [];
  if (whole === undefined || (fraction ?? '').length > places) return value;
  const decimals = fraction === undefined ? '' : decimal + fraction.padEnd(places, '0');
  return whole.replace(/\B(?=(?:\d{3})+$)/gu, group) + decimals;
};

/** Formats decimal text for editing: with the language's decimal separator but without group separators. */
export const formatForEditing = (value: string, { decimal }: Separators): string =>
  DECIMAL.test(value) ? value.replace('.', decimal) : value;

/**
 * Whether a text contains only digits and separators. Too many decimals are allowed while the user types: if the last digit of `1,500` were rejected,
 * the text would be a different amount.
 */
export const isAllowedWhileTyping = (text: string): boolean => /^[\d.,]*$/u.test(normalizeDigits(text));

/** Checks whether a text can be read in one way only: digits, with at most one decimal separator of the language. */
export const isLiteral = (text: string, decimal: '.' | ','): boolean => /^\d*$/u.test(text.replace(decimal, ''));

/** Returns the caret position in `to` that follows the same number of digits and decimal separators as the position `at` in `from`. */
export const caretIn = (to: string, from: string, at: number, { group }: Separators): number => {
  const before = from.slice(0, at).replaceAll(group, '').length;
  let caret = 0;
  for (let passed = 0; caret < to.length && passed < before; caret += 1) if (to[caret] !== group) passed += 1;
  return caret;
};
