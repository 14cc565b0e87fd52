import { withoutJoiners } from '#src/lib/unbroken-text.ts';

/** Type sizes at which a text of this many characters fits on one line of its container; smaller text keeps its size. */
const FITS: readonly (readonly [characters: number, styles: string])[] = [
  [8, 'text-[min(1em,15cqi)]'],
  [16, 'text-[min(1em,9cqi)]'],
  [22, 'text-[min(1em,7cqi)]'],
  [28, 'text-[min(1em,5.5cqi)]'],
  [40, 'text-[min(1em,3.8cqi)]'],
];
const LONGEST_FITS = 'text-[min(1em,2.5cqi)]';

/** Returns the class for a type size that fits `text` on one line of its container. For a sentence, pass its longest amount as `text`. */
export const lineFit = (text: string): string =>
  FITS.find(([characters]) => withoutJoiners(text).length <= characters)?.[1] ?? LONGEST_FITS;

/** Matches an amount with its symbol, a number, a date or an order number. */
const COUNTED = /[\p{L}\p{Sc}]{0,3}\u00a0?\d[\dA-F.,:-]*/gu;

/** Returns the class for a type size that fits the longest amount, number or date of a sentence on one line of its container. */
export const sentenceFit = (sentence: string): string =>
  lineFit(
    (withoutJoiners(sentence).match(COUNTED) ?? []).reduce(
      (longest, each) => (each.length > longest.length ? each : longest),
      '',
    ),
  );
