import type { FileFault } from '../checks/file-fault.ts';

/** The measures of a font, in units of the font size. */
export interface FontMeasures {
  readonly ascent: number;
  /** Positive below the baseline. */
  readonly descent: number;
  readonly lineGap: number;
  /** The width of each character of `FONT_SCRIPTS` in the font, by code point. */
  readonly widths: ReadonlyMap<number, number>;
  /** Whether all digits can have the same width. */
  readonly hasTabularFigures: boolean;
}

/** A font file after reading. */
export interface FontFile {
  /** In bytes. */
  readonly size: number;
  /** Why the file cannot be used; `null` if it can. */
  readonly fault: FileFault | null;
  /** `null` if the file has a fault or is too large to be read. */
  readonly measures: FontMeasures | null;
}
