import { expect, test } from 'vitest';
import { htmlLang } from '#schemas/languages.ts';
import { LANGUAGES } from '#tests/support/languages.ts';
import { csvFormatOf, csvHead, csvRows } from './csv.ts';
import type { Cell } from './table-file.ts';

const ENGLISH = { decimal: '.', separator: ',' };
const INDONESIAN = { decimal: ',', separator: ';' };
const lineOf = (cell: Cell): string => csvRows([[cell]], ENGLISH).replace(/\r\n$/u, '');

test('a CSV file starts with a byte order mark and the header row, and every row ends with a line break', () => {
  expect(csvHead(['Zeit', 'เวลา'], ENGLISH) + csvRows([[{ text: 'a' }, { amount: '1.5' }]], ENGLISH)).toBe(
    '\uFEFFZeit,เวลา\r\na,1.5\r\n',
  );
});

test.each([
  ['=1+1', "'=1+1"],
  ['+63', "'+63"],
  ['-5', "'-5"],
  ['@name', "'@name"],
  ['\tcell', "'\tcell"],
  ['=HYPERLINK("x","y")', `"'=HYPERLINK(""x"",""y"")"`],
])('the text %j is escaped, so that a spreadsheet does not run it as a formula', (text, line) => {
  expect(lineOf({ text })).toBe(line);
});

test.each([
  ['Fire, Ice', '"Fire, Ice"'],
  ['The "Big" One', '"The ""Big"" One"'],
  ['two\nlines', '"two\nlines"'],
])('the text %j is quoted, because it contains a separator, a quote or a line break', (text, line) => {
  expect(lineOf({ text })).toBe(line);
});

test('a negative amount is not escaped like a formula', () => {
  expect(lineOf({ amount: '-12.30' })).toBe('-12.30');
});

test('in languages with a decimal comma, cells are separated by semicolons, as their spreadsheets expect', () => {
  const withComma = LANGUAGES.filter((language) => csvFormatOf(htmlLang(language)).separator === ';');
  expect(withComma.toSorted()).toEqual(['ID', 'VI']);
  expect(csvFormatOf(htmlLang('ID'))).toEqual(INDONESIAN);
  expect(csvFormatOf(htmlLang('TH'))).toEqual(ENGLISH);
});

test('in the format with a decimal comma, amounts contain the comma, and a text that contains a semicolon is quoted', () => {
  const cells = [{ amount: '-1234.50' }, { text: 'Fire; Ice' }, { text: 'Fire, Ice' }, { text: '=1;2' }];
  expect(csvRows([cells], INDONESIAN)).toBe(`-1234,50;"Fire; Ice";Fire, Ice;"'=1;2"\r\n`);
});
