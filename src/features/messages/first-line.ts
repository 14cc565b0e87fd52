const HIDDEN =
  /<(script|style|head|template|svg|math|textarea|select|iframe)\b[\s\S]*?(?:<\/\1\s*>|$)|<!--[\s\S]*?(?:-->|$)/giu;
const LINE_END = /<\/?(?:p|div|h[1-6]|li|ul|ol|br|hr|tr|table|blockquote|pre)\b[^>]*>/giu;
const TAG = /<\/?[a-z][^>]*(?:>|$)/giu;
const ENTITY = /&(?:#(\d{1,7})|#x([\da-f]{1,6})|(amp|lt|gt|quot|apos|nbsp));/giu;
const NAMED: Readonly<Record<string, string>> = { amp: '&', lt: '<', gt: '>', quot: '"', apos: "'", nbsp: ' ' };
const LAST_CODE_POINT = 0x10_ff_ff;

const decoded = (text: string): string =>
  text.replace(ENTITY, (whole, decimal?: string, hex?: string, name?: string) => {
    if (name !== undefined) return NAMED[name.toLowerCase()] ?? whole;
    const code = decimal === undefined ? Number.parseInt(hex ?? '', 16) : Number(decimal);
    return code <= LAST_CODE_POINT ? String.fromCodePoint(code) : whole;
  });

/** Returns the first line of the platform's HTML as plain text; empty if the HTML contains no text. */
export const firstLine = (html: string): string =>
  html
    .replace(HIDDEN, '')
    .split(LINE_END)
    .map((line) => decoded(line.replace(TAG, '')).replace(/\s+/gu, ' ').trim())
    .find((line) => line !== '') ?? '';
