import { isUnspaced } from './analyze-text.ts';

export interface FuzzyMatch {
  readonly word: string;
  readonly edits: number;
}

const MAX_MATCHES = 24;

/** Allowed edits by the length of the typed word; none for numbers. */
const allowedEdits = (typed: string): number => {
  if (/^\d+$/u.test(typed)) return 0;
  if (isUnspaced(typed)) return typed.length < 3 ? 0 : typed.length < 6 ? 1 : 2;
  return typed.length < 4 ? 0 : typed.length < 8 ? 1 : 2;
};

const MAX_LENGTH = 64;
/** Reused by every comparison: a keystroke makes thousands. */
const ROWS = { before: new Uint8Array(MAX_LENGTH), last: new Uint8Array(MAX_LENGTH), next: new Uint8Array(MAX_LENGTH) };

/** The smallest Damerau-Levenshtein distance (insert, delete, replace, swap) between `typed` and any prefix of `word`; `Infinity` above `most`. */
export const prefixEditDistance = (typed: string, word: string, most: number): number => {
  if (typed.length + most >= MAX_LENGTH) return word.startsWith(typed) ? 0 : Infinity;
  const width = Math.min(word.length, typed.length + most);
  let { before, last, next } = ROWS;
  for (let at = 0; at <= width; at += 1) last[at] = at;
  for (let row = 1; row <= typed.length; row += 1) {
    // Cells further than `most` from the diagonal cannot come below the limit again.
    const from = Math.max(1, row - most);
    const to = Math.min(width, row + most);
    if (from > to) return Infinity;
    next[from - 1] = from === 1 ? row : most + 1;
    let least = from === 1 ? row : most + 1;
    const letter = typed.charCodeAt(row - 1);
    for (let at = from; at <= to; at += 1) {
      const other = word.charCodeAt(at - 1);
      const above = at === row + most ? most + 1 : (last[at] ?? 0);
      let edits = Math.min(above, next[at - 1] ?? 0) + 1;
      edits = Math.min(edits, (last[at - 1] ?? 0) + (letter === other ? 0 : 1));
      if (row > 1 && at > 1 && letter === word.charCodeAt(at - 2) && typed.charCodeAt(row - 2) === other)
        edits = Math.min(edits, (before[at - 2] ?? 0) + 1);
      next[at] = edits;
      if (edits < least) least = edits;
    }
    if (least > most) return Infinity;
    [before, last, next] = [last, next, before];
  }
  let fewest = Infinity;
  for (let at = Math.max(0, typed.length - most); at <= width; at += 1) fewest = Math.min(fewest, last[at] ?? Infinity);
  return fewest > most ? Infinity : fewest;
};

/** The known words that `typed` may mean, closest first. Search libraries count a swap as two edits and do not compare prefixes, which is what one types. */
export const fuzzyMatches = (typed: string, known: Iterable<string>): readonly FuzzyMatch[] => {
  const most = allowedEdits(typed);
  if (most === 0) return [];
  const close: FuzzyMatch[] = [];
  for (const word of known) {
    const edits = prefixEditDistance(typed, word, most);
    if (edits <= most) close.push({ word, edits });
  }
  return close
    .sort(
      (one, other) =>
        one.edits - other.edits ||
        Math.abs(one.word.length - typed.length) - Math.abs(other.word.length - typed.length),
    )
    .slice(0, MAX_MATCHES);
};
