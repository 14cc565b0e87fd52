/** Returns the number of typos allowed in a typed word: none up to 3 letters, one from 4, two from 8; none in numbers. */
export const allowedEdits = (typed: string): number =>
  /^\d+$/u.test(typed) || typed.length < 4 ? 0 : typed.length < 8 ? 1 : 2;

/** Which part of a word is compared: the whole word, its beginning, or any part. */
export type EditScope = 'whole' | 'beginning' | 'anywhere';

const MAX_LENGTH = 64;
/** Shared by all comparisons, because one keystroke causes thousands of them. */
const ROWS = { before: new Uint8Array(MAX_LENGTH), last: new Uint8Array(MAX_LENGTH), next: new Uint8Array(MAX_LENGTH) };

/**
 * Returns the smallest Damerau-Levenshtein distance (insert, delete, replace, swap) between `typed` and `word` in the scope; `Infinity` above `most`.
 */
export const editDistance = (typed: string, word: string, most: number, scope: EditScope): number => {
  const isAnywhere = scope === 'anywhere';
  const width = isAnywhere ? word.length : Math.min(word.length, typed.length + most);
  if (scope === 'whole' && word.length !== width) return Infinity;
  if (width >= MAX_LENGTH || typed.length + most >= MAX_LENGTH) return word.startsWith(typed) ? 0 : Infinity;
  let { before, last, next } = ROWS;
  for (let at = 0; at <= width; at += 1) last[at] = isAnywhere ? 0 : at;
  for (let row = 1; row <= typed.length; row += 1) {
    // Cells further than `most` from the diagonal cannot drop below the limit again.
    const from = isAnywhere ? 1 : Math.max(1, row - most);
    const to = isAnywhere ? width : Math.min(width, row + most);
    if (from > to) return Infinity;
    next[from - 1] = from === 1 ? row : most + 1;
    let least = from === 1 ? row : most + 1;
    const letter = typed.charCodeAt(row - 1);
    for (let at = from; at <= to; at += 1) {
      const other = word.charCodeAt(at - 1);
      const above = !isAnywhere && at === row + most ? most + 1 : (last[at] ?? 0);
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
  if (scope === 'whole') return (last[width] ?? Infinity) > most ? Infinity : (last[width] ?? Infinity);
  let fewest = Infinity;
  for (let at = isAnywhere ? 0 : Math.max(0, typed.length - most); at <= width; at += 1)
    fewest = Math.min(fewest, last[at] ?? Infinity);
  return fewest > most ? Infinity : fewest;
};
