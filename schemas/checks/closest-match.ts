const distance = (one: string, other: string): number => {
  let row = Array.from({ length: other.length + 1 }, (_, index) => index);
  for (let i = 1; i <= one.length; i += 1) {
    const next = [i];
    for (let j = 1; j <= other.length; j += 1) {
      const change = (row[j - 1] ?? 0) + (one[i - 1] === other[j - 1] ? 0 : 1);
      next.push(Math.min(change, (row[j] ?? 0) + 1, (next[j - 1] ?? 0) + 1));
    }
    row = next;
  }
  return row[other.length] ?? 0;
};

const MAX_WORD_LENGTH = 60;

/** Returns the known word that is probably meant by a misspelt one, or `null` if none is similar enough. */
export const closestMatch = (word: string, known: readonly string[]): string | null => {
  if (word.length > MAX_WORD_LENGTH) return null;
  let best: string | null = null;
  let least = (word.length < 4 ? 1 : word.length < 9 ? 2 : 3) + 1;
  for (const candidate of known) {
    if (Math.abs(candidate.length - word.length) >= least) continue;
    const far = distance(word.toLowerCase(), candidate.toLowerCase());
    if (far < least) [best, least] = [candidate, far];
  }
  return best;
};
