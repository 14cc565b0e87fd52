import type { SheetData, SheetOptions } from 'write-excel-file/browser';
import type { Cell } from './table-file.ts';

type SheetCell = SheetData[number][number];

const TIME_FORMAT = 'yyyy-mm-dd hh:mm:ss';
const DAY_FORMAT = 'yyyy-mm-dd';

/** Column widths, in characters. */
const NARROWEST = 10;
const WIDEST = 60;
const PADDING = 2;

/** Matches the underscore of escapes such as `_x0041_`, which spreadsheets would decode as `A` (`ST_Xstring` in ECMA-376). */
const ESCAPE = /_(?=x[\dA-F]{4}_)/giu;
const UNDERSCORE = '_x005F_';

const sheetText = (text: string): string => {
  const literal = text.replaceAll(ESCAPE, UNDERSCORE);
  // The library looks up each text in a plain object, where it would find `constructor`. It omits the NUL from the file.
  return literal in Object.prototype ? `\0${literal}` : literal;
};

/** The library writes dates in UTC. */
const dateOf = (time: string): Date => new Date(`${time.replace(' ', 'T')}Z`);

const amountFormat = (amount: string): string => {
  const decimals = amount.split('.')[1]?.length ?? 0;
  return decimals === 0 ? '#,##0' : `#,##0.${'0'.repeat(decimals)}`;
};

const sheetCell = (cell: Cell): SheetCell => {
  if ('amount' in cell) return { value: Number(cell.amount), format: amountFormat(cell.amount) };
  if ('time' in cell) return { value: dateOf(cell.time), format: TIME_FORMAT };
  if ('day' in cell) return { value: dateOf(cell.day), format: DAY_FORMAT };
  return sheetText(cell.text);
};

/** Returns the width of a text in characters. Chinese and Japanese characters count twice, because they are wider. */
const textWidth = (text: string): number => {
  let width = 0;
  for (const character of text) width += character > '\u2E7F' ? 2 : 1;
  return width;
};

const cellWidth = (cell: Cell): number => {
  if ('amount' in cell) return Math.ceil((cell.amount.length * 4) / 3);
  if ('time' in cell) return TIME_FORMAT.length;
  if ('day' in cell) return DAY_FORMAT.length;
  return textWidth(cell.text);
};

/** Collects rows in the format of `write-excel-file`. The header row is bold and frozen. */
export const createSheet = () => {
  const data: SheetData = [[]];
  const widths: number[] = [];
  const widen = (at: number, width: number): void => {
    widths[at] = Math.max(widths[at] ?? NARROWEST, Math.min(width + PADDING, WIDEST));
  };
  return {
    add: (rows: readonly (readonly Cell[])[]): void => {
      for (const row of rows) {
        row.forEach((cell, at) => widen(at, cellWidth(cell)));
        data.push(row.map(sheetCell));
      }
    },
    finish: (head: readonly string[]): { readonly data: SheetData; readonly options: SheetOptions<Blob> } => {
      head.forEach((text, at) => widen(at, textWidth(text)));
      data[0] = head.map((text) => ({ value: sheetText(text), fontWeight: 'bold' }));
      return { data, options: { columns: widths.map((width) => ({ width })), stickyRowsCount: 1 } };
    },
  };
};
