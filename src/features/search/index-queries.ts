import type { QueryCombination } from 'minisearch';
import { isUnspaced, bigramsIfUnspaced } from './analyze-text.ts';
import type { WordCandidates } from './word-candidates.ts';

type Part = QueryCombination | string;

const all = (queries: readonly Part[]): QueryCombination => ({ combineWith: 'AND', queries: [...queries] });
const any = (queries: readonly Part[]): QueryCombination => ({ combineWith: 'OR', queries: [...queries] });
/** A single letter matches too many categories, so only names and vendors are searched. */
const begins = (word: string): QueryCombination => ({
  queries: [word],
  prefix: true,
  ...(word.length === 1 && !isUnspaced(word) ? { fields: ['name', 'vendor'] } : {}),
});

/** Matches every word or prefix, or all words joined into one. */
export const exactQuery = (words: readonly string[]): QueryCombination => {
  const each = all(
    words.map((word) => (bigramsIfUnspaced(word).length > 0 ? all(bigramsIfUnspaced(word)) : begins(word))),
  );
  return words.length > 1 ? any([each, begins(words.join(''))]) : each;
};

/** Matches every word or one of its candidates; for scripts without spaces a part of the bigrams is enough. */
export const fuzzyQuery = ({ words, close, asOne }: WordCandidates): QueryCombination => {
  const forms = (word: string, at: number): readonly Part[] => [
    ...(bigramsIfUnspaced(word).length > 0 ? bigramsIfUnspaced(word) : [begins(word)]),
    ...(close[at] ?? []).map((other) => other.word),
  ];
  return any([all(words.map((word, at) => any(forms(word, at)))), ...asOne.map(({ word }) => word)]);
};
