import { expect, test } from 'vitest';
import { csvHead, csvRows, type CsvCell } from './csv.ts';
import { exportHead, exportRow, type RecordColumn } from './record-column.ts';

const lineOf = (cell: CsvCell): string => csvRows([[cell]]).replace(/\r\n$/u, '');

test('a table begins with the byte order mark and its head, and each line ends', () => {
  expect(csvHead(['Zeit', 'เวลา']) + csvRows([[{ text: 'a' }, { number: '1.5' }]])).toBe(
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
])('the text %j runs as no formula', (text, line) => {
  expect(lineOf({ text })).toBe(line);
});

test.each([
  ['Fire, Ice', '"Fire, Ice"'],
  ['The "Big" One', '"The ""Big"" One"'],
  ['two\nlines', '"two\nlines"'],
])('the text %j is quoted', (text, line) => {
  expect(lineOf({ text })).toBe(line);
});

test('a number below zero stays a number', () => {
  expect(lineOf({ number: '-12.30' })).toBe('-12.30');
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

test('a row is exported as its columns: times as ISO 8601, amounts as decimals of the currency', () => {
  expect(exportHead(columns, 'PHP')).toEqual(['Time', 'Game', 'Profit (PHP)', 'Status']);
  expect(exportRow(columns, { at: Date.UTC(2026, 2, 9, 4, 5), won: -1234.5, game: 'Dice' }, 'PHP', 0)).toEqual([
    { text: '2026-03-09T04:05:00.000Z' },
    { text: 'Dice' },
    { number: '-1234.50' },
    { text: 'Settled' },
  ]);
});

test.each([
  [480, '2026-03-09T12:05:00.000+08:00'],
  [-210, '2026-03-09T00:35:00.000-03:30'],
])('a time is exported on a clock %i minutes ahead of UTC; one that has not come is empty', (utcOffset, text) => {
  const at = { at: Date.UTC(2026, 2, 9, 4, 5), won: 0, game: '' };
  const never: RecordColumn<Row> = { key: 'paid', label: 'Paid', kind: 'time', of: () => null };
  const days: RecordColumn<Row> = { key: 'period', label: 'Period', kind: 'span', of: () => ({ from: 0, to: 1 }) };
  expect(exportRow([...columns.slice(0, 1), never, days], at, 'PHP', utcOffset)).toEqual([{ text }, { text: '' }]);
  expect(exportHead([days, never], 'PHP')).toEqual(['Paid']);
});
