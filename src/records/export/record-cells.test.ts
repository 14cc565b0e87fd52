import { expect, test } from 'vitest';
import type { RecordColumn } from '#src/records/record-column.ts';
import { createRecordCells } from './record-cells.ts';

interface Row {
  readonly at: number;
  readonly won: number;
  readonly game: string;
}
const AT = Date.UTC(2026, 2, 9, 4, 5);
const columns: readonly RecordColumn<Row>[] = [
  { key: 'at', label: 'Time', kind: 'time', of: ({ at }) => at },
  { key: 'game', label: 'Game', kind: 'text', of: ({ game }) => game },
  { key: 'won', label: 'Profit', kind: 'change', of: ({ won }) => won },
  { key: 'state', label: 'Status', kind: 'status', of: () => ({ tone: 'good', text: 'Settled' }) },
];
const never: RecordColumn<Row> = { key: 'paid', label: 'Paid', kind: 'time', of: () => null };

test('an exported row has times in a spreadsheet format and amounts with all decimals, and the header names the UTC offset and the currency', () => {
  const cells = createRecordCells(columns, 'PHP', () => 0);
  expect(cells.row({ at: AT, won: -1234.5, game: 'Dice' })).toEqual([
    { time: '2026-03-09 04:05:00' },
    { text: 'Dice' },
    { amount: '-1234.50' },
    { text: 'Settled' },
  ]);
  expect(cells.head()).toEqual(['Time (UTC+00:00)', 'Game', 'Profit (PHP)', 'Status']);
});

test.each([
  [480, '2026-03-09 12:05:00', 'UTC+08:00'],
  [-210, '2026-03-09 00:35:00', 'UTC-03:30'],
])(
  'with an offset of %i minutes, times are exported in local time, and a missing time as an empty cell',
  (offset, time, clock) => {
    const period: RecordColumn<Row> = { key: 'period', label: 'Period', kind: 'span', of: () => ({ from: 0, to: 1 }) };
    const cells = createRecordCells([...columns.slice(0, 1), never, period], 'PHP', () => offset);
    expect(cells.row({ at: AT, won: 0, game: '' })).toEqual([{ time }, { text: '' }]);
    expect(cells.head()).toEqual([`Time (${clock})`, `Paid (${clock})`]);
  },
);

test('the header names both UTC offsets if a time zone changes between the records, the smaller one first', () => {
  const cells = createRecordCells(columns.slice(0, 1), 'PHP', (time) => (time < AT ? 60 : 120));
  const times = [AT, AT - 1].map((at) => cells.row({ at, won: 0, game: '' }));
  expect(times).toEqual([[{ time: '2026-03-09 06:05:00' }], [{ time: '2026-03-09 05:04:59' }]]);
  expect(cells.head()).toEqual(['Time (UTC+01:00/+02:00)']);
});

test('the header names no UTC offset if no record has a time', () => {
  const cells = createRecordCells([never], 'PHP', () => 480);
  cells.row({ at: AT, won: 0, game: '' });
  expect(cells.head()).toEqual(['Paid']);
});
