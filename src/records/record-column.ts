import type { StatusTone } from '#src/ui/status-pill.tsx';
import type { Moments } from './record-range.ts';

/** The position of a value on a card. Cards replace table rows on narrow pages. */
type CardPlace = 'title' | 'amount' | 'time' | 'status';

interface Place {
  readonly key: string;
  readonly label: string;
  /** The key of the column that also shows this value, in small type below its own. */
  readonly under?: string;
  readonly card?: CardPlace;
  /** Included only in the export, because the details already show the value in another way. */
  readonly exportOnly?: true;
  /** Shown only in the details; for values that are misleading in a list, such as balances after each of several members' transactions. */
  readonly detailsOnly?: true;
}

interface Linked<Row> {
  /** Returns the URL of the records that the value counts; in the details, the label links to it. */
  readonly to?: (row: Row) => string;
}

type Cell<Row> =
  | { readonly kind: 'text'; readonly of: (row: Row) => string }
  /** The reference number that the member gives to customer service. */
  | { readonly kind: 'order'; readonly of: (row: Row) => string }
  /** A time in Unix milliseconds; `null` if the event has not happened. */
  | { readonly kind: 'time'; readonly of: (row: Row) => number | null }
  /** The start of a day in the platform's time zone, in Unix milliseconds. */
  | { readonly kind: 'day'; readonly of: (row: Row) => number }
  /** A period, shown to the minute. Not exported, because the export has separate columns for start and end. */
  | { readonly kind: 'span'; readonly of: (row: Row) => Moments }
  /** An amount; `null` if it is unknown. */
  | { readonly kind: 'money'; readonly of: (row: Row) => number | null }
  /** An amount that is shown with its sign. */
  | { readonly kind: 'change'; readonly of: (row: Row) => number }
  | { readonly kind: 'status'; readonly of: (row: Row) => { readonly tone: StatusTone; readonly text: string } };

/** One column of a list of records, used in the table, the details and the export. */
export type RecordColumn<Row> = Place & Linked<Row> & Cell<Row>;

/** Whether a column contains amounts, which are aligned to the end of their cells. */
export const isMoney = <Row>({ kind }: RecordColumn<Row>): boolean => kind === 'money' || kind === 'change';

/** Whether a record has a value in this column. Missing values are omitted in the details and below other values. */
export const hasValue = <Row>(column: RecordColumn<Row>, row: Row): boolean => {
  const value = column.of(row);
  return value !== '' && value !== null;
};
