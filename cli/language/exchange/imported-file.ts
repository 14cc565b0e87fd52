/** A fault in a translation file. */
export interface ImportFault {
  /** The place in the file, such as `:120` for a line or `#/texts/3`. */
  readonly at: string;
  readonly message: string;
  readonly remedy: string;
}

/** One translation in a file. */
export interface ImportedText {
  readonly at: string;
  readonly namespace: string;
  readonly key: string;
  /** The source text of the translation, if the file contains it. */
  readonly source: string | null;
  readonly target: string | null;
  /** Whether the translator has marked it as finished. */
  readonly isDone: boolean;
}

/** The content of a translation file. */
export interface ImportedFile {
  /** The code of its language, if the file names it. */
  readonly code: string | null;
  /** The tag of its language, if the file names it. */
  readonly tag: string | null;
  readonly texts: readonly ImportedText[];
  readonly faults: readonly ImportFault[];
}

/** Returns the result for a file that cannot be read. */
export const unreadable = (fault: ImportFault): ImportedFile => ({ code: null, tag: null, texts: [], faults: [fault] });

/** The states of a translation, as XLIFF names them. In the first one, the translator has not begun. */
export const STATES = ['initial', 'translated', 'reviewed', 'final'] as const;
