import { fuzzyMatches, type FuzzyMatch } from './fuzzy-matches.ts';
import { bigramsIfUnspaced } from './analyze-text.ts';

/** The known words that the words of a query may mean. */
export interface WordCandidates {
  readonly words: readonly string[];
  /** Similar known words, for each word. */
  readonly close: readonly (readonly FuzzyMatch[])[];
  /** Known joined words that are similar to the whole query joined. */
  readonly asOne: readonly FuzzyMatch[];
}

/** The hit of one text in the index. */
export interface WordHits {
  readonly terms: readonly string[];
  readonly queryTerms: readonly string[];
  /** Whether the text contains the word exactly. */
  readonly holds: (word: string) => boolean;
}

const MIN_PAIRS = 4;
const MAX_MISSING_SHARE = 0.5;

export const findCandidates = (
  words: readonly string[],
  known: Iterable<string>,
  joined: Iterable<string>,
): WordCandidates => ({
  words,
  close: words.map((word) => fuzzyMatches(word, known)),
  asOne: fuzzyMatches(words.join(''), joined),
});

/** In scripts without spaces, half of the bigrams are enough for a match. */
const partialMatch = (word: string, queryTerms: readonly string[]): readonly FuzzyMatch[] => {
  const pairs = bigramsIfUnspaced(word);
  const missing = pairs.filter((pair) => !queryTerms.includes(pair)).length;
  return pairs.length >= MIN_PAIRS && missing <= pairs.length * MAX_MISSING_SHARE ? [{ word, edits: missing }] : [];
};

/** The words of a text that match a query; empty if it does not match. */
export const matchedWords = (
  { words, close, asOne }: WordCandidates,
  { terms, queryTerms, holds }: WordHits,
): readonly FuzzyMatch[] => {
  const matched = words.flatMap((word, place) => {
    if (holds(word)) return [{ word, edits: 0 }];
    const other = close[place]?.find((candidate) => terms.includes(candidate.word));
    return other === undefined ? partialMatch(word, queryTerms) : [other];
  });
  if (matched.length === words.length) return matched;
  const join = asOne.find(({ word }) => terms.includes(word));
  return join === undefined ? [] : [join];
};
