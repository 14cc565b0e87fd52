import { expect, test } from 'vitest';
import { htmlLang, LANGUAGES } from '#schemas/languages.ts';
import { csvFormatOf, csvHead, csvRows, type CsvCell } from './csv.ts';
import { exportHead, exportRow, type RecordColumn } from './record-column.ts';

const ENGLISH = { decimal: '.', separator: ',' };
const INDONESIAN = { decimal: ',', separator: ';' };
const lineOf = (cell: CsvCell): string => csvRows([[cell]], ENGLISH).replace(/\r\n$/u, '');

test('a table begins with the byte order mark and its header, and every line is terminated', () => {
  expect(csvHead(['Zeit', 'เวลา'], ENGLISH) + csvRows([[{ text: 'a' }, { number: '1.5' }]], ENGLISH)).toBe(
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
])('the text %j does not run as a formula', (text, line) => {
  expect(lineOf({ text })).toBe(line);
});

test.each([
  ['Fire, Ice', '"Fire, Ice"'],
  ['The "Big" One', '"The ""Big"" One"'],
  ['two\nlines', '"two\nlines"'],
])('the text %j is quoted', (text, line) => {
  expect(lineOf({ text })).toBe(line);
});

test('a negative number remains a number', () => {
  expect(lineOf({ number: '-12.30' })).toBe('-12.30');
});

test('the languages with a decimal comma separate cells with semicolons, as their spreadsheets do', () => {
  const withComma = LANGUAGES.filter((language) => csvFormatOf(htmlLang(language)).separator === ';');
  expect(withComma.toSorted()).toEqual(['ID', 'VI']);
  expect(csvFormatOf(htmlLang('ID'))).toEqual(INDONESIAN);
  expect(csvFormatOf(htmlLang('TH'))).toEqual(ENGLISH);
});

test('with a decimal comma a number is written with it, and a text with a semicolon is quoted', () => {
  const cells = [{ number: '-1234.50' }, { text: 'Fire; Ice' }, { text: 'Fire, Ice' }, { text: '=1;2' }];
  expect(csvRows([cells], INDONESIAN)).toBe(`-1234,50;"Fire; Ice";Fire, Ice;"'=1;2"\r\n`);
});

interface Row {
  readonly at: number;
  readonly won: number;
  readonly game: string;
}
const columns: readonly RecordColumn<Row>[] = [
  { key: 'at', label: 'Time', kind: 'time', of: ({ at }) => at },
  { key: 'game', label: 'Game', kind: 'text', of: ({ game }) => game },
  { key: 'won', label: 'Profit', kind: 'change', of: ({ won }) => won },
  { key: 'state', label: 'Status', kind: 'status', of: () => ({ tone: 'good', text: 'Settled' }) },
];

test('a row is exported by column: times as spreadsheets read them, amounts as decimals of the currency; the heading names clock and currency', () => {
  expect(exportHead(columns, 'PHP', 0)).toEqual(['Time (UTC+00:00)', 'Game', 'Profit (PHP)', 'Status']);
  expect(exportRow(columns, { at: Date.UTC(2026, 2, 9, 4, 5), won: -1234.5, game: 'Dice' }, 'PHP', 0)).toEqual([
    { text: '2026-03-09 04:05:00' },
    { text: 'Dice' },
    { number: '-1234.50' },
    { text: 'Settled' },
  ]);
});

test.each([
  [480, '2026-03-09 12:05:00', 'UTC+08:00'],
  [-210, '2026-03-09 00:35:00', 'UTC-03:30'],
])(
  'a time is exported on a clock %i minutes ahead of UTC; a time that has not come is empty',
  (utcOffset, text, clock) => {
    const at = { at: Date.UTC(2026, 2, 9, 4, 5), won: 0, game: '' };
    const never: RecordColumn<Row> = { key: 'paid', label: 'Paid', kind: 'time', of: () => null };
    const days: RecordColumn<Row> = { key: 'period', label: 'Period', kind: 'span', of: () => ({ from: 0, to: 1 }) };
    expect(exportRow([...columns.slice(0, 1), never, days], at, 'PHP', utcOffset)).toEqual([{ text }, { text: '' }]);
    expect(exportHead([days, never], 'PHP', utcOffset)).toEqual([`Paid (${clock})`]);
  },
);
