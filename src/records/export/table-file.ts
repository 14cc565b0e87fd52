/** A cell of an exported table. */
export type Cell =
  | { readonly text: string }
  /** A decimal with a point and with all decimals of its currency. */
  | { readonly amount: string }
  /** Local time in the format `2026-03-09 12:05:00`. The header names the UTC offset. */
  | { readonly time: string }
  /** A date in the format `2026-03-09`. */
  | { readonly day: string };

/** A file that receives the rows of a table page by page. */
export interface TableFile {
  readonly add: (rows: readonly (readonly Cell[])[]) => void;
  /** Completes the file. The header comes last, because it names the UTC offsets of all times. */
  readonly finish: (head: readonly string[]) => Promise<Blob>;
}
