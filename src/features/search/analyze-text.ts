import { normalizeSearchText } from '#src/ui/normalize-search-text.ts';

const UNSPACED = String.raw`[\p{scx=Han}\p{scx=Hira}\p{scx=Kana}\p{scx=Thai}\p{scx=Laoo}\p{scx=Khmr}\p{scx=Mymr}]`;
const WORDS = new RegExp(`(?:(?=[\\p{L}\\p{N}])${UNSPACED})+|(?:(?!${UNSPACED})[\\p{L}\\p{N}])+`, 'gu');
const STARTS_UNSPACED = new RegExp(`^${UNSPACED}`, 'u');
const MAX_JOIN_LENGTH = 40;

/** Whether a word is in a script without spaces; such a "word" may be a whole sentence. */
export const isUnspaced = (word: string): boolean => STARTS_UNSPACED.test(word);

/** The normalized words of a text; a run in a script without spaces is one word. */
export const wordsOf = (text: string): readonly string[] =>
  normalizeSearchText(text)
    .replace(/['’‘`]/gu, '')
    .match(WORDS) ?? [];

/** The bigrams of a word. */
const bigramsOf = (word: string): readonly string[] => {
  const letters = Array.from(word);
  return letters.slice(1).map((letter, at) => `${letters[at] ?? ''}${letter}`);
};

/** The bigrams that a sentence without spaces is found by; none for other words. */
export const bigramsIfUnspaced = (word: string): readonly string[] => (isUnspaced(word) ? bigramsOf(word) : []);

/** Joins each word with all that follow; in scripts without spaces the last word alone too. */
const joinedWords = (words: readonly string[]): readonly string[] =>
  words.flatMap((word, at) =>
    at < words.length - 1 || isUnspaced(word) ? [words.slice(at).join('').slice(0, MAX_JOIN_LENGTH)] : [],
  );

/** The search terms of a word: itself or, without spaces, its bigrams and its last letter. */
const termsOf = (word: string): readonly string[] =>
  isUnspaced(word) ? [...bigramsOf(word), Array.from(word).at(-1) ?? ''] : [word];

/** A text as the index stores it. */
export interface AnalyzedText {
  readonly words: readonly string[];
  readonly joins: readonly string[];
  /** All search terms. */
  readonly terms: readonly string[];
}

export const analyzeText = (text: string): AnalyzedText => {
  const words = wordsOf(text);
  const joins = joinedWords(words);
  return { words, joins, terms: [...words.flatMap(termsOf), ...joins] };
};
