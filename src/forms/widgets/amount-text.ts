/** How a language writes numbers. */
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

/** Digits of full width and Thai digits as ASCII, without spaces. */
const plainText = (text: string): string =>
  text
    .normalize('NFKC')
    .replace(/[\u0e50-\u0e59]/gu, (digit) => String(digit.charCodeAt(0) - THAI_ZERO))
    .replace(SPACES, '');

const GROUPED = { '.': /^\d{1,3}(?:\.\d{3})+$/u, ',': /^\d{1,3}(?:,\d{3})+$/u } as const;

/** Whole and fraction of a text by one way of writing; `null` where it is not written that way. */
const readBy = (text: string, decimal: '.' | ',', places: number): readonly [string, string] | null => {
  const group = decimal === '.' ? ',' : '.';
  const [whole = '', fraction = '', ...more] = text.split(decimal);
  if (more.length > 0 || (places === 0 && text.includes(decimal)) || !/^\d*$/u.test(fraction)) return null;
  if (/^\d*$/u.test(whole)) return [whole, fraction];
  return GROUPED[group].test(whole) ? [whole.replaceAll(group, ''), fraction] : null;
};

/**
 * A written amount as decimal text such as `1234.50`: by the language's separators, else the other way round. Digits beyond the currency's are
 * cut. Nothing is ever a floating-point number on the way. `null` for what is no amount.
 */
export const readAmount = (text: string, decimal: '.' | ',', places: number): string | null => {
  const plain = plainText(text);
  if (!/\d/u.test(plain)) return null;
  const read = readBy(plain, decimal, places) ?? readBy(plain, decimal === '.' ? ',' : '.', places);
  if (read === null) return null;
  const [whole, fraction] = read;
  const kept = fraction.slice(0, places);
  return `${whole.replace(/^0+(?=\d)/u, '') || '0'}${kept === '' ? '' : `.${kept}`}`;
};

const DECIMAL = /^(\d+)(?:\.(\d+))?$/u;

/** Decimal text as the language writes it, in groups; other text as it is. */
export const writtenAmount = (value: string, { group, decimal }: Separators): string => {
  const [, whole, fraction] = DECIMAL.exec(value) ?? [];
  if (whole === undefined) return value;
  return whole.replace(/\B(?=(?:\d{3})+$)/gu, group) + (fraction === undefined ? '' : decimal + fraction);
};

/** Decimal text for editing: no groups, the language's decimal separator. */
export const editedAmount = (value: string, { decimal }: Separators): string =>
  DECIMAL.test(value) ? value.replace('.', decimal) : value;

/** Whether a text may stand while it is typed: digits and separators, and no more decimals than the currency has. */
export const mayStand = (text: string, decimal: '.' | ',', places: number): boolean => {
  const plain = plainText(text);
  const [, fraction, ...more] = plain.split(decimal);
  const isOneNumber = places > 0 && fraction !== undefined && more.length === 0 && /^\d*$/u.test(fraction);
  return /^[\d.,]*$/u.test(plain) && (!isOneNumber || fraction.length <= places);
};
