import type { ReactNode } from 'react';
import type { InputOf, OutputOf, ReadCall } from '#schemas/call.ts';
import type { Problem } from '#schemas/problem.ts';
import type { RecordColumn } from './record-column.ts';
import type { RecordFilters } from './use-record-choice.ts';

/** What is asked for: a page of a range of instants. */
export interface AskedRecords {
  readonly from: number;
  readonly to: number;
  readonly pageNo: number;
  readonly pageSize: number;
}

/** An amount of a summary; `change` shows its sign. */
export interface Figure {
  readonly label: string;
  readonly amount: number;
  readonly kind: 'money' | 'change';
}

export interface RecordAnswer<Row> {
  readonly list: readonly Row[];
  readonly totalPages: number;
  /** Of all that the filters select, not of the page. */
  readonly totals: readonly Figure[];
}

/** `value` of `max` is done; `text` says it in words. */
export interface RecordProgress {
  readonly value: number;
  readonly max: number;
  readonly text: string;
}

/** Where a record leads to. */
export interface RecordLink {
  readonly label: string;
  readonly to: string;
}

/** A kind of records: the call that lists them, what is shown of each, and their words. */
export interface RecordSource<C extends ReadCall, Row> {
  /** Names the file of an export. */
  readonly name: string;
  readonly call: C;
  readonly input: (asked: AskedRecords, filters: RecordFilters) => InputOf<C>;
  readonly read: (answer: OutputOf<C>) => RecordAnswer<Row>;
  /** The same for the same record in every answer. */
  readonly keyOf: (row: Row) => string;
  readonly columns: readonly RecordColumn<Row>[];
  /** What still has to be done for a record, shown with its details; null for one that is done. */
  readonly progress?: ((row: Row) => RecordProgress | null) | undefined;
  /** Stands with the details of a record. */
  readonly links?: ((row: Row) => readonly RecordLink[]) | undefined;
  /** What else is shown with its details, such as how an amount came about. */
  readonly more?: ((row: Row) => ReactNode) | undefined;
  readonly words: { readonly title: string; readonly none: string; readonly failed: string };
  /** Why the platform refuses to list them, where asking again would not help; `null` for any other problem. */
  readonly refusal?: ((problem: Problem) => string | null) | undefined;
}
