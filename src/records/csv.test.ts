import { expect, test } from 'vitest';
import { htmlLang, LANGUAGES } from '#schemas/languages.ts';
import { csvFormatOf, csvHead, csvRows, type CsvCell } from './csv.ts';
import { exportHead, exportRow, type RecordColumn } from './record-column.ts';

const ENGLISH = { decimal: '.', separator: ',' };
const INDONESIAN = { decimal: ',', separator: ';' };
const lineOf = (cell: CsvCell): string => csvRows([[cell]], ENGLISH).replace(/\r\n$/u, '');

test('a CSV file starts with a byte order mark and the header row, and every row ends with a line break', () => {
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

test('a negative number is not escaped like a formula', () => {
  expect(lineOf({ number: '-12.30' })).toBe('-12.30');
});

test('in languages with a decimal comma, cells are separated by semicolons, as their spreadsheets expect', () => {
  const withComma = LANGUAGES.filter((language) => csvFormatOf(htmlLang(language)).separator === ';');
  expect(withComma.toSorted()).toEqual(['ID', 'VI']);
  expect(csvFormatOf(htmlLang('ID'))).toEqual(INDONESIAN);
  expect(csvFormatOf(htmlLang('TH'))).toEqual(ENGLISH);
});

test('in the format with a decimal comma, numbers contain the comma, and a text that contains a semicolon is quoted', () => {
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

test('an exported row has times in a spreadsheet format and amounts with all decimals, and the header names the UTC offset and the currency', () => {
  expect(exportHead(columns, 'PHP', [0])).toEqual(['Time (UTC+00:00)', 'Game', 'Profit (PHP)', 'Status']);
  expect(exportRow(columns, { at: Date.UTC(2026, 2, 9, 4, 5), won: -1234.5, game: 'Dice' }, 'PHP', () => 0)).toEqual([
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
  'with an offset of %i minutes, times are exported in local time, and a missing time as an empty cell',
  (utcOffset, text, clock) => {
    const at = { at: Date.UTC(2026, 2, 9, 4, 5), won: 0, game: '' };
    const never: RecordColumn<Row> = { key: 'paid', label: 'Paid', kind: 'time', of: () => null };
    const days: RecordColumn<Row> = { key: 'period', label: 'Period', kind: 'span', of: () => ({ from: 0, to: 1 }) };
    expect(exportRow([...columns.slice(0, 1), never, days], at, 'PHP', () => utcOffset)).toEqual([
      { text },
      { text: '' },
    ]);
    expect(exportHead([days, never], 'PHP', [utcOffset])).toEqual([`Paid (${clock})`]);
  },
);

test('the header names both UTC offsets if a time zone changes between the records, the smaller one first', () => {
  expect(exportHead(columns.slice(0, 1), 'PHP', [120, 60])).toEqual(['Time (UTC+01:00/+02:00)']);
});
