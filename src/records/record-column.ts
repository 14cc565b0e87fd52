import { toDecimal, toMinor } from '#schemas/money.ts';
import type { StatusTone } from '#src/ui/status-pill.tsx';
import type { CsvCell } from './csv.ts';
import { dayBeginningAt } from './record-range.ts';

/** Where a column stands on a card, which narrow pages show in place of a row. */
type CardPlace = 'title' | 'amount' | 'time' | 'status';

interface Place {
  readonly key: string;
  readonly label: string;
  /** The column below which its value stands, in small type. */
  readonly under?: string;
  readonly card?: CardPlace;
  /** A column of the export alone: what else the details show says it better. */
  readonly exportOnly?: true;
}

type Cell<Row> =
  | { readonly kind: 'text'; readonly of: (row: Row) => string }
  /** The number by which customer service finds the record. */
  | { readonly kind: 'order'; readonly of: (row: Row) => string }
  /** Milliseconds since 1970; `day`: the beginning of a day of the platform's clock. */
  | { readonly kind: 'time' | 'day'; readonly of: (row: Row) => number }
  /** `change`: with its sign. */
  | { readonly kind: 'money' | 'change'; readonly of: (row: Row) => number }
  | { readonly kind: 'status'; readonly of: (row: Row) => { readonly tone: StatusTone; readonly text: string } };

/** One column of a list of records: a column of the table, a fact of the details and a column of the export. */
export type RecordColumn<Row> = Place & Cell<Row>;

/** Amounts stand at the end of their cells. */
export const isMoney = <Row>({ kind }: RecordColumn<Row>): boolean => kind === 'money' || kind === 'change';

/** Whether a column says something of a record: an empty text stands neither under a value nor with the details. */
export const isSaid = <Row>(column: RecordColumn<Row>, row: Row): boolean =>
  column.kind !== 'text' || column.of(row) !== '';

/** The head of an export; the currency stands there, as the amounts are plain numbers. */
export const exportHead = <Row>(columns: readonly RecordColumn<Row>[], currency: string): readonly string[] =>
  columns.map((column) => (isMoney(column) ? `${column.label} (${currency})` : column.label));

/** The cells of a row of an export: numbers as plain decimals, times as ISO 8601. */
export const exportRow = <Row>(columns: readonly RecordColumn<Row>[], row: Row, currency: string): readonly CsvCell[] =>
  columns.map((column): CsvCell => {
    switch (column.kind) {
      case 'money':
      case 'change':
        return { number: toDecimal(toMinor(column.of(row), currency), currency) };
      case 'time':
        return { text: new Date(column.of(row)).toISOString() };
      case 'day':
        return { text: dayBeginningAt(column.of(row)) };
      case 'status':
        return { text: column.of(row).text };
      default:
        return { text: column.of(row) };
    }
  });
