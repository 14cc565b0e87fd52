import { isUnspaced } from './search-words.ts';

export interface CloseWord {
  readonly word: string;
  readonly slips: number;
}

const MOST = 24;

/** How many slips are forgiven in a word as long as this one; in a number none. */
const forgiven = (typed: string): number => {
  if (/^\d+$/u.test(typed)) return 0;
  if (isUnspaced(typed)) return typed.length < 3 ? 0 : typed.length < 6 ? 1 : 2;
  return typed.length < 4 ? 0 : typed.length < 8 ? 1 : 2;
};

const LONGEST = 64;
/** Every comparison writes them anew: a key makes thousands. */
const ROWS = { before: new Uint8Array(LONGEST), last: new Uint8Array(LONGEST), next: new Uint8Array(LONGEST) };

/** The fewest slips of the hand (a letter too many, too few, wrong, two swapped) between `typed` and the beginning of `word`; more than `most` is `Infinity`. */
export const slipsBetween = (typed: string, word: string, most: number): number => {
  if (typed.length + most >= LONGEST) return word.startsWith(typed) ? 0 : Infinity;
  const width = Math.min(word.length, typed.length + most);
  let { before, last, next } = ROWS;
  for (let at = 0; at <= width; at += 1) last[at] = at;
  for (let row = 1; row <= typed.length; row += 1) {
    // More than `most` beside the diagonal nothing can come back.
    const from = Math.max(1, row - most);
    const to = Math.min(width, row + most);
    if (from > to) return Infinity;
    next[from - 1] = from === 1 ? row : most + 1;
    let least = from === 1 ? row : most + 1;
    const letter = typed.charCodeAt(row - 1);
    for (let at = from; at <= to; at += 1) {
      const other = word.charCodeAt(at - 1);
      const above = at === row + most ? most + 1 : (last[at] ?? 0);
      let slips = Math.min(above, next[at - 1] ?? 0) + 1;
      slips = Math.min(slips, (last[at - 1] ?? 0) + (letter === other ? 0 : 1));
      if (row > 1 && at > 1 && letter === word.charCodeAt(at - 2) && typed.charCodeAt(row - 2) === other)
        slips = Math.min(slips, (before[at - 2] ?? 0) + 1);
      next[at] = slips;
      if (slips < least) least = slips;
    }
    if (least > most) return Infinity;
    [before, last, next] = [last, next, before];
  }
  let fewest = Infinity;
  for (let at = Math.max(0, typed.length - most); at <= width; at += 1) fewest = Math.min(fewest, last[at] ?? Infinity);
  return fewest > most ? Infinity : fewest;
};

/** The known words that `typed` may stand for, the closest first. A search library counts two swapped letters as two slips and knows nothing of beginnings, which is what one types. */
export const closeWords = (typed: string, known: Iterable<string>): readonly CloseWord[] => {
  const most = forgiven(typed);
  if (most === 0) return [];
  const close: CloseWord[] = [];
  for (const word of known) {
    const slips = slipsBetween(typed, word, most);
    if (slips <= most) close.push({ word, slips });
  }
  return close
    .sort(
      (one, other) =>
        one.slips - other.slips ||
        Math.abs(one.word.length - typed.length) - Math.abs(other.word.length - typed.length),
    )
    .slice(0, MOST);
};
