import MiniSearch, { type QueryCombination, type SearchResult } from 'minisearch';
import { exactQuery, fuzzyQuery } from './index-queries.ts';
import { analyzeText, isUnspaced, wordsOf, type AnalyzedText } from './analyze-text.ts';
import { tierFor, matchableDetails, matchableText, similarityTo, type MatchableText } from './matchable-text.ts';
import { findCandidates, matchedWords } from './word-candidates.ts';

/** A text that is found by its name, vendor and categories. */
export interface IndexedText {
  readonly name: string;
  readonly vendor?: string;
  readonly kinds?: readonly string[];
  /** Among equal matches the lowest comes first; an integer below 10,000,000. */
  readonly weight: number;
}

export interface Found {
  /** The index of the text, in the order of `add`. */
  readonly at: number;
  /** 0 the whole name, 1 its prefix, 2 words of it, 3 its vendor or category too, 4 and above fuzzy. */
  readonly tier: number;
  /** The matched words. */
  readonly words: readonly string[];
}

export interface ClosestName {
  readonly name: string;
  /** 0 to 1. */
  readonly similarity: number;
}

export interface TextIndex {
  readonly add: (text: IndexedText) => void;
  /** Best match first. Fuzzy matches are returned only if nothing matches exactly. */
  readonly search: (query: string) => readonly Found[];
  /** The name most similar to a query without results. */
  readonly closest: (query: string) => ClosestName | null;
}

interface Text extends Pick<IndexedText, 'name' | 'weight'> {
  readonly matchable: MatchableText;
}

/** Terms shared by texts of the same vendor and category. */
interface SharedTerms {
  readonly vendor: string;
  readonly kinds: string;
  readonly more: string;
}

interface Ranked extends Found {
  readonly order: number;
}

const WEIGHT_LIMIT = 10_000_000;
const MIN_SIMILARITY = 0.4;
const FUZZY_TIER = 4;
const NO_MATCH = 4;

/** Orders by tier, then by how well the corrected words match, then by weight. */
const orderOf = (tier: number, fit: number, weight: number): number => (tier * 8 + fit) * WEIGHT_LIMIT + weight;

const beginsAny = (words: Iterable<string>, start: string): boolean => {
  for (const word of words) if (word.startsWith(start)) return true;
  return false;
};

/** A full-text index of short texts, filled one by one. */
export const createTextIndex = (): TextIndex => {
  const texts: Text[] = [];
  const known = new Set<string>();
  const joined = new Set<string>();
  const shared = new Map<string, SharedTerms>();
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

  const collectWords = (text: string): AnalyzedText => {
    const folded = analyzeText(text);
    for (const word of folded.words) known.add(word);
    for (const join of folded.joins) joined.add(join);
    return folded;
  };
  const termsOf = (folded: readonly AnalyzedText[]): string => folded.flatMap(({ terms }) => terms).join(' ');
  const sharedTerms = (vendor: string, kinds: readonly string[]): SharedTerms => {
    const key = [vendor, ...kinds].join('\n');
    const before = shared.get(key);
    if (before !== undefined) return before;
    const own = collectWords(vendor);
    const others = kinds.map(collectWords);
    const now = { vendor: termsOf([own]), kinds: termsOf(others), more: matchableDetails([own, ...others]) };
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

  /** No known word starts with it, so the query can be skipped: the other words may match thousands of texts. */
  const matchesNothing = (word: string): boolean =>
    !isUnspaced(word) && !beginsAny(known, word) && !beginsAny(joined, word);

  const searchExact = (words: readonly string[]): readonly Found[] => {
    if (words.some(matchesNothing) && matchesNothing(words.join(''))) return [];
    const fit = tierFor(words);
    return ranked(exactQuery(words), (at, { matchable, weight }) => {
      const tier = fit(matchable);
      return tier === null ? null : { at, tier, words, order: orderOf(tier, 0, weight) };
    });
  };

  const searchFuzzy = (words: readonly string[]): readonly Found[] => {
    const candidates = findCandidates(words, known, joined);
    if (
      candidates.asOne.length === 0 &&
      words.some((word, at) => candidates.close[at]?.length === 0 && matchesNothing(word))
    )
      return [];
    return ranked(fuzzyQuery(candidates), (at, { matchable, weight }, { terms, queryTerms }) => {
      const matched = matchedWords(candidates, {
        terms,
        queryTerms,
        holds: (word) => tierFor([word])(matchable) !== null,
      });
      if (matched.length === 0) return null;
      const corrected = matched.map(({ word }) => word);
      const tier = matched.reduce((sum, { edits }) => sum + edits, FUZZY_TIER);
      return { at, tier, words: corrected, order: orderOf(tier, tierFor(corrected)(matchable) ?? NO_MATCH, weight) };
    });
  };

  return {
    add: (text) => {
      const name = collectWords(text.name);
      const { vendor, kinds, more } = sharedTerms(text.vendor ?? '', text.kinds ?? []);
      index.add({ id: texts.length, name: termsOf([name]), vendor, kinds });
      texts.push({ name: text.name, weight: text.weight, matchable: matchableText(name, more) });
    },
    search: (query) => {
      const words = wordsOf(query);
      if (words.length === 0) return [];
      const found = searchExact(words);
      return found.length > 0 ? found : searchFuzzy(words);
    },
    closest: (query) => {
      const similarityToQuery = similarityTo(wordsOf(query).join(''));
      let best: ClosestName | null = null;
      for (const { name, matchable } of texts) {
        const similarity = similarityToQuery(matchable.written);
        if (similarity >= MIN_SIMILARITY && similarity > (best?.similarity ?? 0)) best = { name, similarity };
      }
      return best;
    },
  };
};
