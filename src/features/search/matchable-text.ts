import { isUnspaced, type AnalyzedText } from './analyze-text.ts';

/** A text prepared for matching: every word, and every joined run of words, follows a space. */
export interface MatchableText {
  /** The name as a single word. */
  readonly written: string;
  readonly name: string;
  /** Vendor and category. */
  readonly more: string;
}

const spaced = ({ words, joins }: AnalyzedText): string => ['', ...words, ...joins].join(' ');

/** Vendor and category, prepared for matching. */
export const matchableDetails = (more: readonly AnalyzedText[]): string => more.map(spaced).join('');

export const matchableText = (name: AnalyzedText, more: string): MatchableText => ({
  written: name.words.join(''),
  name: spaced(name),
  more,
});

const needle = (word: string): string => (isUnspaced(word) ? word : ` ${word}`);

/** How well words match a text: 0 the whole name, 1 its prefix, 2 words of the name, 3 words of name, vendor or category; `null` no match. */
export const tierFor = (words: readonly string[]): ((text: MatchableText) => number | null) => {
  const asOne = words.join('');
  const all = needle(asOne);
  const each = words.map(needle);
  return ({ written, name, more }) => {
    if (written.startsWith(asOne)) return written === asOne ? 0 : 1;
    if (name.includes(all) || each.every((word) => name.includes(word))) return 2;
    return more.includes(all) || each.every((word) => name.includes(word) || more.includes(word)) ? 3 : null;
  };
};

const bigramCode = (word: string, at: number): number => word.charCodeAt(at) * 65_536 + word.charCodeAt(at + 1);

/** Sørensen-Dice similarity of other words to `word`, 0 to 1, by shared bigrams. */
export const similarityTo = (word: string): ((other: string) => number) => {
  const pairs = new Set<number>();
  for (let at = 0; at < word.length - 1; at += 1) pairs.add(bigramCode(word, at));
  return (other) => {
    let shared = 0;
    for (let at = 0; at < other.length - 1; at += 1) if (pairs.has(bigramCode(other, at))) shared += 1;
    const most = pairs.size + other.length - 1;
    return most <= 0 ? 0 : Math.min(1, (2 * shared) / most);
  };
};
