import { toDecimal, toMinor } from '#schemas/money.ts';
import type { StatusTone } from '#src/ui/status-pill.tsx';
import type { CsvCell } from './csv.ts';
import { dayBeginningAt, type Moments } from './record-range.ts';

/** The position of a column on a card, which replaces the table row on narrow pages. */
type CardPlace = 'title' | 'amount' | 'time' | 'status';

interface Place {
  readonly key: string;
  readonly label: string;
  /** The key of the column whose value has this one below it, in small type. */
  readonly under?: string;
  readonly card?: CardPlace;
  /** Shown only in the export, because other parts of the details present it better. */
  readonly exportOnly?: true;
  /** Shown only in the details, because its values do not add up across rows. */
  readonly detailsOnly?: true;
}

/** The URL of the records that a value counts; the label in the details links to them. */
interface Linked<Row> {
  readonly to?: (row: Row) => string;
}

type Cell<Row> =
  | { readonly kind: 'text'; readonly of: (row: Row) => string }
  /** The reference number for customer service. */
  | { readonly kind: 'order'; readonly of: (row: Row) => string }
  /** Unix milliseconds; `null` if it has not happened. */
  | { readonly kind: 'time'; readonly of: (row: Row) => number | null }
  /** The start of a day in the platform's time zone, in Unix milliseconds. */
  | { readonly kind: 'day'; readonly of: (row: Row) => number }
  /** A period, to the minute. Left out of the export, which has the two times as separate columns. */
  | { readonly kind: 'span'; readonly of: (row: Row) => Moments }
  /** `null` if unknown. */
  | { readonly kind: 'money'; readonly of: (row: Row) => number | null }
  /** Shows the sign. */
  | { readonly kind: 'change'; readonly of: (row: Row) => number }
  | { readonly kind: 'status'; readonly of: (row: Row) => { readonly tone: StatusTone; readonly text: string } };

/** One column of a list of records, used in the table, the details and the export. */
export type RecordColumn<Row> = Place & Linked<Row> & Cell<Row>;

/** Checks whether a column holds amounts, which are aligned to the end of their cells. */
export const isMoney = <Row>({ kind }: RecordColumn<Row>): boolean => kind === 'money' || kind === 'change';

/** Checks whether a record has a value in this column. Missing values are omitted in the details and below other values. */
export const isSaid = <Row>(column: RecordColumn<Row>, row: Row): boolean => {
  const value = column.of(row);
  return value !== '' && value !== null;
};

const isExported = <Row>(column: RecordColumn<Row>): column is Exclude<RecordColumn<Row>, { readonly kind: 'span' }> =>
  column.detailsOnly !== true && column.kind !== 'span';

const MINUTE_MS = 60_000;

/** The clock of an export: how many minutes it is ahead of UTC. Its name is in the heading, because spreadsheets do not read it in a cell. */
const clockName = (utcOffset: number): string => {
  const ahead = Math.abs(utcOffset);
  const twoDigits = (value: number): string => String(value).padStart(2, '0');
  return `UTC${utcOffset < 0 ? '-' : '+'}${twoDigits(Math.floor(ahead / 60))}:${twoDigits(ahead % 60)}`;
};

/** Formats a time as `2026-03-09 12:05:00`, which spreadsheets of every language read as a date. */
const spreadsheetTime = (time: number, utcOffset: number): string =>
  new Date(time + utcOffset * MINUTE_MS).toISOString().slice(0, 19).replace('T', ' ');

/** Returns the header row of an export. It names the currency of the amounts and the clock of the times, which are plain in the cells. */
export const exportHead = <Row>(
  columns: readonly RecordColumn<Row>[],
  currency: string,
  utcOffset: number,
): readonly string[] =>
  columns.filter(isExported).map((column) => {
    if (isMoney(column)) return `${column.label} (${currency})`;
    return column.kind === 'time' ? `${column.label} (${clockName(utcOffset)})` : column.label;
  });

/** Returns one row of an export: numbers as plain decimals, times on a clock that is `utcOffset` minutes ahead of UTC. */
export const exportRow = <Row>(
  columns: readonly RecordColumn<Row>[],
  row: Row,
  currency: string,
  utcOffset: number,
): readonly CsvCell[] =>
  columns.filter(isExported).map((column): CsvCell => {
    switch (column.kind) {
      case 'money':
      case 'change': {
        const amount = column.of(row);
        return amount === null ? { text: '' } : { number: toDecimal(toMinor(amount, currency), currency) };
      }
      case 'time': {
        const time = column.of(row);
        return { text: time === null ? '' : spreadsheetTime(time, utcOffset) };
      }
      case 'day':
        return { text: dayBeginningAt(column.of(row)) };
      case 'status':
        return { text: column.of(row).text };
      default:
        return { text: column.of(row) };
    }
  });
