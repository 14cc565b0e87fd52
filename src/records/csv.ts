/** A cell: text, or a number as decimal text with a point. */
export type CsvCell = { readonly text: string } | { readonly number: string };

/** How the spreadsheets of a language write numbers and separate cells. */
export interface CsvFormat {
  readonly decimal: string;
  readonly separator: string;
}

/** Spreadsheets run texts that start with these characters as formulas. */
const FORMULA = /^[=+\-@\t\r]/u;
const BYTE_ORDER_MARK = '\uFEFF';

/**
 * Returns the format in which a spreadsheet in the language of a BCP 47 tag opens a file by itself: a language with a decimal comma separates lists
 * with semicolons.
 */
export const csvFormatOf = (tag: string): CsvFormat => {
  const decimal = new Intl.NumberFormat(tag).formatToParts(1.5).find(({ type }) => type === 'decimal')?.value ?? '.';
  return { decimal, separator: decimal === ',' ? ';' : ',' };
};

const quoted = (text: string, { separator }: CsvFormat): string =>
  /["\r\n]/u.test(text) || text.includes(separator) ? `"${text.replaceAll('"', '""')}"` : text;

const cellText = (cell: CsvCell, format: CsvFormat): string => {
  if ('number' in cell) return cell.number.replace('.', format.decimal);
  return quoted(FORMULA.test(cell.text) ? `'${cell.text}` : cell.text, format);
};

/** Formats rows of a table as CSV (RFC 4180, with the separator of the format). No cell runs as a formula. */
export const csvRows = (rows: readonly (readonly CsvCell[])[], format: CsvFormat): string =>
  rows.map((cells) => `${cells.map((cell) => cellText(cell, format)).join(format.separator)}\r\n`).join('');

/** Returns the first row of a file, preceded by the byte order mark with which spreadsheets detect UTF-8. */
export const csvHead = (head: readonly string[], format: CsvFormat): string =>
  BYTE_ORDER_MARK + csvRows([head.map((text) => ({ text }))], format);
