import type { Cell } from './table-file.ts';

/** Messages to the XLSX worker: rows, and then the header row. */
export type XlsxRequest = { readonly rows: readonly (readonly Cell[])[] } | { readonly head: readonly string[] };

/** The response of the XLSX worker: the file, or `null` if it could not be written. */
export type XlsxAnswer = ArrayBuffer | null;
