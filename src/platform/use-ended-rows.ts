import { useEffect, useRef } from 'react';
import { useRefreshCalls } from './use-refresh-calls.ts';

/** What makes a row open, and what its end changes. One object for all renders. */
export interface EndedRows<Row> {
  readonly keyOf: (row: Row) => string;
  /** The platform has not decided it yet. */
  readonly isOpen: (row: Row) => boolean;
  /** The names of the calls whose answers its end makes stale. */
  readonly stales: readonly string[];
}

/** Fetches calls again once a row is no longer open that was open in the answer before: no call of this page has ended it. */
export const useEndedRows = <Row>(
  rows: readonly Row[] | undefined,
  { keyOf, isOpen, stales }: EndedRows<Row>,
): void => {
  const refreshCalls = useRefreshCalls();
  const open = useRef<ReadonlySet<string>>(new Set());
  useEffect(() => {
    if (rows === undefined) return;
    const hasEnded = rows.some((row) => !isOpen(row) && open.current.has(keyOf(row)));
    open.current = new Set(rows.filter(isOpen).map(keyOf));
    if (hasEnded) refreshCalls(stales.map((name) => ({ name })));
  }, [rows, keyOf, isOpen, stales, refreshCalls]);
};
