/** A cell: a text, or a number written with a decimal point. */
export type CsvCell = { readonly text: string } | { readonly number: string };

/** How the spreadsheets of a language write numbers and separate cells. */
export interface CsvFormat {
  readonly decimal: string;
  readonly separator: string;
}

/** Matches texts that spreadsheets would run as formulas, by their first character. */
const FORMULA = /^[=+\-@\t\r]/u;
const BYTE_ORDER_MARK = '\uFEFF';

/**
 * Returns the CSV format that spreadsheets in a language (a BCP 47 tag) open without an import dialog. In languages with a decimal comma, cells are
 * separated by semicolons.
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

/** Formats rows as CSV (RFC 4180, with the separator of the format), and escapes texts that a spreadsheet would run as formulas. */
export const csvRows = (rows: readonly (readonly CsvCell[])[], format: CsvFormat): string =>
  rows.map((cells) => `${cells.map((cell) => cellText(cell, format)).join(format.separator)}\r\n`).join('');

/** Returns the header row of a file, after the byte order mark by which spreadsheets detect UTF-8. */
export const csvHead = (head: readonly string[], format: CsvFormat): string =>
  BYTE_ORDER_MARK + csvRows([head.map((text) => ({ text }))], format);
