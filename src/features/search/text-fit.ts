import { isUnspaced, type Folded } from './search-words.ts';

/** A text as words are held against it: each of its words, and the words from there on as one, stands after a space. */
export interface FittedText {
  /** The name as one word. */
  readonly written: string;
  readonly name: string;
  /** Whose it is and of what kind. */
  readonly more: string;
}

const spaced = ({ words, joins }: Folded): string => ['', ...words, ...joins].join(' ');

/** What a text is of, as words are held against it. */
export const fittedMore = (more: readonly Folded[]): string => more.map(spaced).join('');

export const fittedText = (name: Folded, more: string): FittedText => ({
  written: name.words.join(''),
  name: spaced(name),
  more,
});

const needle = (word: string): string => (isUnspaced(word) ? word : ` ${word}`);

/** How well words fit a text: 0 the name itself, 1 its beginning, 2 words of it, 3 words of all; `null` not at all. */
export const fitOf = (words: readonly string[]): ((text: FittedText) => number | null) => {
  const asOne = words.join('');
  const all = needle(asOne);
  const each = words.map(needle);
  return ({ written, name, more }) => {
    if (written.startsWith(asOne)) return written === asOne ? 0 : 1;
    if (name.includes(all) || each.every((word) => name.includes(word))) return 2;
    return more.includes(all) || each.every((word) => name.includes(word) || more.includes(word)) ? 3 : null;
  };
};

const pairCode = (word: string, at: number): number => word.charCodeAt(at) * 65_536 + word.charCodeAt(at + 1);

/** How like other words are to `word`, 0 to 1, by the pairs of letters that they share. */
export const likenessTo = (word: string): ((other: string) => number) => {
  const pairs = new Set<number>();
  for (let at = 0; at < word.length - 1; at += 1) pairs.add(pairCode(word, at));
  return (other) => {
    let shared = 0;
    for (let at = 0; at < other.length - 1; at += 1) if (pairs.has(pairCode(other, at))) shared += 1;
    const most = pairs.size + other.length - 1;
    return most <= 0 ? 0 : Math.min(1, (2 * shared) / most);
  };
};
