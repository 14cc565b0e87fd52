import { searchText } from '#src/lib/search-text.ts';

const UNSPACED = String.raw`[\p{scx=Han}\p{scx=Hira}\p{scx=Kana}\p{scx=Thai}\p{scx=Laoo}\p{scx=Khmr}\p{scx=Mymr}]`;
const WORDS = new RegExp(`(?:(?=[\\p{L}\\p{N}])${UNSPACED})+|(?:(?!${UNSPACED})[\\p{L}\\p{N}])+`, 'gu');
const STARTS_UNSPACED = new RegExp(`^${UNSPACED}`, 'u');
const LONGEST_JOIN = 40;

/** A word of a script that sets no spaces: it may be a whole sentence. */
export const isUnspaced = (word: string): boolean => STARTS_UNSPACED.test(word);

/** The words of a text, folded as a search compares them; a run of a script without spaces is one. */
export const wordsOf = (text: string): readonly string[] =>
  searchText(text)
    .replace(/['’‘`]/gu, '')
    .match(WORDS) ?? [];

/** Each letter with the next one. */
const pairsOf = (word: string): readonly string[] => {
  const letters = Array.from(word);
  return letters.slice(1).map((letter, at) => `${letters[at] ?? ''}${letter}`);
};

/** The pairs of letters by which a sentence without spaces is found; none for other words. */
export const pairsIn = (word: string): readonly string[] => (isUnspaced(word) ? pairsOf(word) : []);

/** The words written as one, from each of them on; in scripts without spaces also the last alone. */
const joinsOf = (words: readonly string[]): readonly string[] =>
  words.flatMap((word, at) =>
    at < words.length - 1 || isUnspaced(word) ? [words.slice(at).join('').slice(0, LONGEST_JOIN)] : [],
  );

/** What a word is found by: itself or, without spaces, any two letters of it, and its last one. */
const termsOf = (word: string): readonly string[] =>
  isUnspaced(word) ? [...pairsOf(word), Array.from(word).at(-1) ?? ''] : [word];

/** A text as an index holds it. */
export interface Folded {
  readonly words: readonly string[];
  readonly joins: readonly string[];
  /** All that it is found by. */
  readonly terms: readonly string[];
}

export const fold = (text: string): Folded => {
  const words = wordsOf(text);
  const joins = joinsOf(words);
  return { words, joins, terms: [...words.flatMap(termsOf), ...joins] };
};
