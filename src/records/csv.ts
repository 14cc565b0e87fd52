/** A cell: text, or a number as decimal text. */
export type CsvCell = { readonly text: string } | { readonly number: string };

/** Spreadsheets run texts that start like this as formulas. */
const FORMULA = /^[=+\-@\t\r]/u;
const BYTE_ORDER_MARK = '\uFEFF';

const quoted = (text: string): string => (/[",\r\n]/u.test(text) ? `"${text.replaceAll('"', '""')}"` : text);

const cellText = (cell: CsvCell): string => {
  if ('number' in cell) return cell.number;
  return quoted(FORMULA.test(cell.text) ? `'${cell.text}` : cell.text);
};

/** Rows of a table as CSV (RFC 4180). No cell runs as a formula. */
export const csvRows = (rows: readonly (readonly CsvCell[])[]): string =>
  rows.map((cells) => `${cells.map(cellText).join(',')}\r\n`).join('');

/** The first row of a file, after the byte order mark by which spreadsheets detect UTF-8. */
export const csvHead = (head: readonly string[]): string => BYTE_ORDER_MARK + csvRows([head.map((text) => ({ text }))]);
