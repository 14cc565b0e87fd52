import type { Cell, TableFile } from './table-file.ts';

/** How spreadsheets in a language write numbers and separate cells. */
interface CsvFormat {
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

const cellText = (cell: Cell, format: CsvFormat): string => {
  if ('amount' in cell) return cell.amount.replace('.', format.decimal);
  if ('time' in cell) return cell.time;
  if ('day' in cell) return cell.day;
  return quoted(FORMULA.test(cell.text) ? `'${cell.text}` : cell.text, format);
};

/** Formats rows as CSV (RFC 4180, with the separator of the format), and escapes texts that a spreadsheet would run as formulas. */
export const csvRows = (rows: readonly (readonly Cell[])[], format: CsvFormat): string =>
  rows.map((cells) => `${cells.map((cell) => cellText(cell, format)).join(format.separator)}\r\n`).join('');

/** Returns the header row of a file, preceded by the byte order mark that lets spreadsheets detect UTF-8. */
export const csvHead = (head: readonly string[], format: CsvFormat): string =>
  BYTE_ORDER_MARK + csvRows([head.map((text) => ({ text }))], format);

/** Creates a CSV file for spreadsheets in a language (a BCP 47 tag). */
export const createCsvFile = (tag: string): TableFile => {
  const format = csvFormatOf(tag);
  const parts: string[] = [];
  return {
    add: (rows) => void parts.push(csvRows(rows, format)),
    finish: async (head) => new Blob([csvHead(head, format), ...parts], { type: 'text/csv;charset=utf-8' }),
  };
};
