import type { ReactNode } from 'react';
import type { InputOf, OutputOf, ReadCall } from '#schemas/call.ts';
import type { Problem } from '#schemas/problem.ts';
import type { RecordColumn } from './record-column.ts';
import type { RecordFilters } from './use-record-choice.ts';

/** A request for one page of the records in a range, in Unix milliseconds. */
export interface AskedRecords {
  readonly from: number;
  readonly to: number;
  readonly pageNo: number;
  readonly pageSize: number;
}

/** An amount of a summary. The kind `change` is shown with its sign. */
export interface Figure {
  readonly label: string;
  readonly amount: number;
  readonly kind: 'money' | 'change';
  /** The URL of the records that the figure counts. */
  readonly to?: string;
}

export interface RecordAnswer<Row> {
  readonly list: readonly Row[];
  readonly totalPages: number;
  /** Totals of all matching records, not just this page. */
  readonly totals: readonly Figure[];
}

/** Progress of `value` out of `max`, described by `text`. */
export interface RecordProgress {
  readonly value: number;
  readonly max: number;
  readonly text: string;
}

/** A link from a record. */
export interface RecordLink {
  readonly label: string;
  readonly to: string;
}

/** Describes a type of records: the call that lists them, their columns and their texts. */
export interface RecordSource<C extends ReadCall, Row> {
  /** Used in the export's file name. */
  readonly name: string;
  readonly call: C;
  readonly input: (asked: AskedRecords, filters: RecordFilters) => InputOf<C>;
  readonly read: (answer: OutputOf<C>) => RecordAnswer<Row>;
  /** Returns a key that identifies a record in every response. */
  readonly keyOf: (row: Row) => string;
  readonly columns: readonly RecordColumn<Row>[];
  /** Resolves with the UTC offset of the export's times, in minutes; if omitted, the export uses the time zone of the device. */
  readonly utcOffset?: ((signal: AbortSignal) => Promise<number>) | undefined;
  /** Returns the progress of a record, shown in its details, or `null` if it is complete. */
  readonly progress?: ((row: Row) => RecordProgress | null) | undefined;
  /** Returns the links in the details of a record. */
  readonly links?: ((row: Row) => readonly RecordLink[]) | undefined;
  /** Returns more content for the details, such as how an amount was calculated. */
  readonly more?: ((row: Row) => ReactNode) | undefined;
  readonly words: { readonly title: string; readonly none: string; readonly failed: string };
  /** Returns the message for a problem that a retry cannot solve, or `null` for other problems. */
  readonly refusal?: ((problem: Problem) => string | null) | undefined;
}
