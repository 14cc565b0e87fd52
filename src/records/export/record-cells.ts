import { toDecimal, toMinor } from '#schemas/money.ts';
import { isMoney, type RecordColumn } from '#src/records/record-column.ts';
import { dayBeginningAt } from '#src/records/record-range.ts';
import type { Cell } from './table-file.ts';

const MINUTE_MS = 60_000;

/** Returns the UTC offset of a time zone at a given time, in minutes. */
export type OffsetAt = (time: number) => number;

/** The time zone of the device, where daylight saving time may begin or end within a range. */
export const deviceOffsetAt: OffsetAt = (time) => -new Date(time).getTimezoneOffset();

const twoDigits = (value: number): string => String(value).padStart(2, '0');

const offsetText = (offset: number): string => {
  const ahead = Math.abs(offset);
  return `${offset < 0 ? '-' : '+'}${twoDigits(Math.floor(ahead / 60))}:${twoDigits(ahead % 60)}`;
};

/** Returns the cell of an amount, with all decimals of the currency. */
export const amountCell = (amount: number, currency: string): Cell => ({
  amount: toDecimal(toMinor(amount, currency), currency),
});

const isExported = <Row>(column: RecordColumn<Row>): column is Exclude<RecordColumn<Row>, { readonly kind: 'span' }> =>
  column.detailsOnly !== true && column.kind !== 'span';

/** Converts records to the cells of an export: amounts in a currency, and times in a time zone. */
export const createRecordCells = <Row>(columns: readonly RecordColumn<Row>[], currency: string, offsetAt: OffsetAt) => {
  const exported = columns.filter(isExported);
  const offsets = new Set<number>();
  const timeCell = (time: number | null): Cell => {
    if (time === null) return { text: '' };
    const offset = offsetAt(time);
    offsets.add(offset);
    return { time: new Date(time + offset * MINUTE_MS).toISOString().slice(0, 19).replace('T', ' ') };
  };
  return {
    row: (record: Row): readonly Cell[] =>
      exported.map((column): Cell => {
        switch (column.kind) {
          case 'money':
          case 'change': {
            const amount = column.of(record);
            return amount === null ? { text: '' } : amountCell(amount, currency);
          }
          case 'time':
            return timeCell(column.of(record));
          case 'day':
            return { day: dayBeginningAt(column.of(record)) };
          case 'status':
            return { text: column.of(record).text };
          default:
            return { text: column.of(record) };
        }
      }),
    /** Returns the header row for the records so far. It contains the currency and the UTC offsets, which the cells leave out. */
    head: (): readonly string[] => {
      const offsetNames = `UTC${[...offsets]
        .toSorted((one, other) => one - other)
        .map(offsetText)
        .join('/')}`;
      return exported.map((column) => {
        if (isMoney(column)) return `${column.label} (${currency})`;
        return column.kind === 'time' && offsets.size > 0 ? `${column.label} (${offsetNames})` : column.label;
      });
    },
  };
};
