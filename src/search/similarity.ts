const PAIRS = 65_536;
/** A number for a pair of letters; that two pairs share one is rare. */
const pairCode = (word: string, at: number): number => (word.charCodeAt(at) * 251 + word.charCodeAt(at + 1)) % PAIRS;

/** Sørensen-Dice similarity of other words to `word`, 0 to 1, by shared pairs of letters. */
export const similarityTo = (word: string): ((other: string) => number) => {
  const pairs = new Uint8Array(PAIRS);
  let size = 0;
  for (let at = 0; at < word.length - 1; at += 1) {
    const code = pairCode(word, at);
    size += pairs[code] === 0 ? 1 : 0;
    pairs[code] = 1;
  }
  return (other) => {
    let shared = 0;
    for (let at = 0; at < other.length - 1; at += 1) shared += pairs[pairCode(other, at)] ?? 0;
    const most = size + other.length - 1;
    return most <= 0 ? 0 : Math.min(1, (2 * shared) / most);
  };
};
