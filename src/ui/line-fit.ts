/** Sizes at which a text of so many characters fits the line of its container; text that is smaller anyway keeps its size. */
const FITS: readonly (readonly [characters: number, styles: string])[] = [
  [16, 'text-[min(1em,9cqi)]'],
  [22, 'text-[min(1em,7cqi)]'],
  [28, 'text-[min(1em,5.5cqi)]'],
  [40, 'text-[min(1em,3.8cqi)]'],
];
const LONGEST_FITS = 'text-[min(1em,2.5cqi)]';

/** The class of a type size in which `text` fits one line of its container. For a sentence, `text` is the longest amount in it. */
export const lineFit = (text: string): string =>
  FITS.find(([characters]) => text.length <= characters)?.[1] ?? LONGEST_FITS;

/** An amount with its symbol, a number, a date or an order number. */
const COUNTED = /[\p{L}\p{Sc}]{0,3}\u00a0?\d[\dA-F.,:-]*/gu;

/** The class of a type size in which the longest amount, number or date of a sentence fits one line of its container. */
export const sentenceFit = (sentence: string): string =>
  lineFit(
    (sentence.match(COUNTED) ?? []).reduce((longest, each) => (each.length > longest.length ? each : longest), ''),
  );
