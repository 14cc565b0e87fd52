import MiniSearch, { type QueryCombination, type SearchResult } from 'minisearch';
import { asTypedQuery, withSlipsQuery } from './index-queries.ts';
import { fold, isUnspaced, wordsOf, type Folded } from './search-words.ts';
import { fitOf, fittedMore, fittedText, likenessTo, type FittedText } from './text-fit.ts';
import { guessWords, meantWords } from './word-guesses.ts';

/** A text to be found by its name, by whose it is and of what kind. */
export interface IndexedText {
  readonly name: string;
  readonly vendor?: string;
  readonly kinds?: readonly string[];
  /** Of texts that fit as well the lowest stands first; an integer below 10,000,000. */
  readonly weight: number;
}

export interface Found {
  /** Which text, in the order in which they were added. */
  readonly at: number;
  /** 0 the name itself, 1 its beginning, 2 words of it, 3 its vendor or kind too, from 4 on with slips. */
  readonly tier: number;
  /** The words that were meant. */
  readonly words: readonly string[];
}

export interface Likely {
  readonly name: string;
  /** 0 to 1. */
  readonly likeness: number;
}

export interface TextIndex {
  readonly add: (text: IndexedText) => void;
  /** The best first. Slips are forgiven where no text has what was typed. */
  readonly search: (query: string) => readonly Found[];
  /** The name that comes closest to a query which finds nothing. */
  readonly closest: (query: string) => Likely | null;
}

interface Text extends Pick<IndexedText, 'name' | 'weight'> {
  readonly fitted: FittedText;
}

/** What texts of one vendor and kind share. */
interface Surroundings {
  readonly vendor: string;
  readonly kinds: string;
  readonly more: string;
}

interface Ranked extends Found {
  readonly order: number;
}

const HEAVIEST = 10_000_000;
const LEAST_LIKENESS = 0.4;
const WITH_SLIPS = 4;
const NO_FIT = 4;

/** Tier first, then how well the corrected words fit, then weight. */
const orderOf = (tier: number, fit: number, weight: number): number => (tier * 8 + fit) * HEAVIEST + weight;

const beginsAny = (words: Iterable<string>, start: string): boolean => {
  for (const word of words) if (word.startsWith(start)) return true;
  return false;
};

/** An index of short texts that grows one by one. */
export const createTextIndex = (): TextIndex => {
  const texts: Text[] = [];
  const known = new Set<string>();
  const joined = new Set<string>();
  const shared = new Map<string, Surroundings>();
  const index = new MiniSearch<{
    readonly id: number;
    readonly name: string;
    readonly vendor: string;
    readonly kinds: string;
  }>({
    fields: ['name', 'vendor', 'kinds'],
    tokenize: (terms) => terms.split(' '),
    processTerm: (term) => term,
    searchOptions: { tokenize: (term) => [term] },
  });

  const learn = (text: string): Folded => {
    const folded = fold(text);
    for (const word of folded.words) known.add(word);
    for (const join of folded.joins) joined.add(join);
    return folded;
  };
  const termsOf = (folded: readonly Folded[]): string => folded.flatMap(({ terms }) => terms).join(' ');
  const surroundings = (vendor: string, kinds: readonly string[]): Surroundings => {
    const key = [vendor, ...kinds].join('\n');
    const before = shared.get(key);
    if (before !== undefined) return before;
    const own = learn(vendor);
    const others = kinds.map(learn);
    const now = { vendor: termsOf([own]), kinds: termsOf(others), more: fittedMore([own, ...others]) };
    shared.set(key, now);
    return now;
  };

  const ranked = (
    query: QueryCombination,
    rank: (at: number, text: Text, hit: SearchResult) => Ranked | null,
  ): readonly Found[] => {
    const found: Ranked[] = [];
    for (const hit of index.search(query)) {
      const at = Number(hit.id);
      const text = texts[at];
      const own = text === undefined ? null : rank(at, text, hit);
      if (own !== null) found.push(own);
    }
    return found.sort((one, other) => one.order - other.order);
  };

  /** A word that nothing begins with leaves nothing to ask for: the others may stand in thousands of texts. */
  const isHopeless = (word: string): boolean =>
    !isUnspaced(word) && !beginsAny(known, word) && !beginsAny(joined, word);

  const asTyped = (words: readonly string[]): readonly Found[] => {
    if (words.some(isHopeless) && isHopeless(words.join(''))) return [];
    const fit = fitOf(words);
    return ranked(asTypedQuery(words), (at, { fitted, weight }) => {
      const tier = fit(fitted);
      return tier === null ? null : { at, tier, words, order: orderOf(tier, 0, weight) };
    });
  };

  const withSlips = (words: readonly string[]): readonly Found[] => {
    const guesses = guessWords(words, known, joined);
    if (guesses.asOne.length === 0 && words.some((word, at) => guesses.close[at]?.length === 0 && isHopeless(word)))
      return [];
    return ranked(withSlipsQuery(guesses), (at, { fitted, weight }, { terms, queryTerms }) => {
      const meant = meantWords(guesses, { terms, queryTerms, holds: (word) => fitOf([word])(fitted) !== null });
      if (meant.length === 0) return null;
      const corrected = meant.map(({ word }) => word);
      const tier = meant.reduce((sum, { slips }) => sum + slips, WITH_SLIPS);
      return { at, tier, words: corrected, order: orderOf(tier, fitOf(corrected)(fitted) ?? NO_FIT, weight) };
    });
  };

  return {
    add: (text) => {
      const name = learn(text.name);
      const { vendor, kinds, more } = surroundings(text.vendor ?? '', text.kinds ?? []);
      index.add({ id: texts.length, name: termsOf([name]), vendor, kinds });
      texts.push({ name: text.name, weight: text.weight, fitted: fittedText(name, more) });
    },
    search: (query) => {
      const words = wordsOf(query);
      if (words.length === 0) return [];
      const found = asTyped(words);
      return found.length > 0 ? found : withSlips(words);
    },
    closest: (query) => {
      const like = likenessTo(wordsOf(query).join(''));
      let best: Likely | null = null;
      for (const { name, fitted } of texts) {
        const likeness = like(fitted.written);
        if (likeness >= LEAST_LIKENESS && likeness > (best?.likeness ?? 0)) best = { name, likeness };
      }
      return best;
    },
  };
};
