import { toDecimal, toMinor } from '#schemas/money.ts';
import type { StatusTone } from '#src/ui/status-pill.tsx';
import type { CsvCell } from './csv.ts';
import { dayBeginningAt, type Moments } from './record-range.ts';

/** The position of a column on a card, which replaces the row on narrow pages. */
type CardPlace = 'title' | 'amount' | 'time' | 'status';

interface Place {
  readonly key: string;
  readonly label: string;
  /** The key of the column below whose value this one is shown, in small type. */
  readonly under?: string;
  readonly card?: CardPlace;
  /** Only in the export, because other parts of the details show it better. */
  readonly exportOnly?: true;
  /** Only in the details, because the rows of the list do not add up in it. */
  readonly detailsOnly?: true;
}

/** The URL of the records that a value counts; the label in the details links to it. */
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
  /** A period, to the minute. Not in the export, which has its two times as columns of their own. */
  | { readonly kind: 'span'; readonly of: (row: Row) => Moments }
  /** `null` if unknown. */
  | { readonly kind: 'money'; readonly of: (row: Row) => number | null }
  /** Shows the sign. */
  | { readonly kind: 'change'; readonly of: (row: Row) => number }
  | { readonly kind: 'status'; readonly of: (row: Row) => { readonly tone: StatusTone; readonly text: string } };

/** One column of a list of records, used in the table, the details and the export. */
export type RecordColumn<Row> = Place & Linked<Row> & Cell<Row>;

/** Amounts are aligned to the end of their cells. */
export const isMoney = <Row>({ kind }: RecordColumn<Row>): boolean => kind === 'money' || kind === 'change';

/** Whether a record has a value in this column. Missing values are omitted below others and in the details. */
export const isSaid = <Row>(column: RecordColumn<Row>, row: Row): boolean => {
  const value = column.of(row);
  return value !== '' && value !== null;
};

const isExported = <Row>(column: RecordColumn<Row>): column is Exclude<RecordColumn<Row>, { readonly kind: 'span' }> =>
  column.detailsOnly !== true && column.kind !== 'span';

const MINUTE_MS = 60_000;

/** A time as ISO 8601 on a clock that is `utcOffset` minutes ahead of UTC. */
const isoTime = (time: number, utcOffset: number): string => {
  const local = new Date(time + utcOffset * MINUTE_MS).toISOString();
  if (utcOffset === 0) return local;
  const twoDigits = (value: number): string => String(value).padStart(2, '0');
  const ahead = Math.abs(utcOffset);
  return `${local.slice(0, -1)}${utcOffset < 0 ? '-' : '+'}${twoDigits(Math.floor(ahead / 60))}:${twoDigits(ahead % 60)}`;
};

/** The header row of an export. It names the currency, since the amounts are plain numbers. */
export const exportHead = <Row>(columns: readonly RecordColumn<Row>[], currency: string): readonly string[] =>
  columns.filter(isExported).map((column) => (isMoney(column) ? `${column.label} (${currency})` : column.label));

/** One row of an export: numbers as plain decimals, times as ISO 8601, `utcOffset` minutes ahead of UTC. */
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
        return { text: time === null ? '' : isoTime(time, utcOffset) };
      }
      case 'day':
        return { text: dayBeginningAt(column.of(row)) };
      case 'status':
        return { text: column.of(row).text };
      default:
        return { text: column.of(row) };
    }
  });
