import { useEffect, useRef } from 'react';
import { useRefreshCalls } from './use-refresh-calls.ts';

/** Defines when a row is open, and which calls become stale when it ends. Pass the same object in every render. */
export interface EndedRows<Row> {
  readonly keyOf: (row: Row) => string;
  /** Returns true while the platform's decision on the row is pending. */
  readonly isOpen: (row: Row) => boolean;
  /** The names of the calls whose answers become stale when a row ends. */
  readonly stales: readonly string[];
}

/**
 * Refetches the calls in `stales` when a row that was open in the previous answer is no longer open, because the platform ended it without a call
 * from this page.
 */
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
