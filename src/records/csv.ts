/** A cell: text, or a number as decimal text. */
export type CsvCell = { readonly text: string } | { readonly number: string };

/** Spreadsheets run a text that begins like this as a formula. */
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

/** The first row of a file, behind the mark by which spreadsheets know UTF-8. */
export const csvHead = (head: readonly string[]): string => BYTE_ORDER_MARK + csvRows([head.map((text) => ({ text }))]);
