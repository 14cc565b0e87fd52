import { closeWords, type CloseWord } from './close-words.ts';
import { pairsIn } from './search-words.ts';

/** What the words of a query may stand for. */
export interface WordGuesses {
  readonly words: readonly string[];
  /** For each word the known ones that are close. */
  readonly close: readonly (readonly CloseWord[])[];
  /** Known words written as one that are close to all of them written as one. */
  readonly asOne: readonly CloseWord[];
}

/** What an index found of them in a text. */
export interface WordHits {
  readonly terms: readonly string[];
  readonly queryTerms: readonly string[];
  /** Whether a word stands there as it was typed. */
  readonly holds: (word: string) => boolean;
}

const LEAST_PAIRS = 4;
const MISSING_PAIRS = 0.5;

export const guessWords = (
  words: readonly string[],
  known: Iterable<string>,
  joined: Iterable<string>,
): WordGuesses => ({
  words,
  close: words.map((word) => closeWords(word, known)),
  asOne: closeWords(words.join(''), joined),
});

/** Where a sentence without spaces is not there as it was typed, half of its pairs of letters will do. */
const scattered = (word: string, queryTerms: readonly string[]): readonly CloseWord[] => {
  const pairs = pairsIn(word);
  const missing = pairs.filter((pair) => !queryTerms.includes(pair)).length;
  return pairs.length >= LEAST_PAIRS && missing <= pairs.length * MISSING_PAIRS ? [{ word, slips: missing }] : [];
};

/** The words that a text makes of a query; none where it does not fit. */
export const meantWords = (
  { words, close, asOne }: WordGuesses,
  { terms, queryTerms, holds }: WordHits,
): readonly CloseWord[] => {
  const meant = words.flatMap((word, place) => {
    if (holds(word)) return [{ word, slips: 0 }];
    const other = close[place]?.find((guess) => terms.includes(guess.word));
    return other === undefined ? scattered(word, queryTerms) : [other];
  });
  if (meant.length === words.length) return meant;
  const join = asOne.find(({ word }) => terms.includes(word));
  return join === undefined ? [] : [join];
};
