import type { QueryCombination } from 'minisearch';
import { isUnspaced, pairsIn } from './search-words.ts';
import type { WordGuesses } from './word-guesses.ts';

type Part = QueryCombination | string;

const all = (queries: readonly Part[]): QueryCombination => ({ combineWith: 'AND', queries: [...queries] });
const any = (queries: readonly Part[]): QueryCombination => ({ combineWith: 'OR', queries: [...queries] });
/** One letter begins too many kinds. */
const begins = (word: string): QueryCombination => ({
  queries: [word],
  prefix: true,
  ...(word.length === 1 && !isUnspaced(word) ? { fields: ['name', 'vendor'] } : {}),
});

/** Every word stands there or begins a word, or all of them do, written as one. */
export const asTypedQuery = (words: readonly string[]): QueryCombination => {
  const each = all(words.map((word) => (pairsIn(word).length > 0 ? all(pairsIn(word)) : begins(word))));
  return words.length > 1 ? any([each, begins(words.join(''))]) : each;
};

/** Every word, or one that it may stand for; pairs of letters need not all be there. */
export const withSlipsQuery = ({ words, close, asOne }: WordGuesses): QueryCombination => {
  const forms = (word: string, at: number): readonly Part[] => [
    ...(pairsIn(word).length > 0 ? pairsIn(word) : [begins(word)]),
    ...(close[at] ?? []).map((other) => other.word),
  ];
  return any([all(words.map((word, at) => any(forms(word, at)))), ...asOne.map(({ word }) => word)]);
};
