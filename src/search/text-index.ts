import type { Glossary } from '#schemas/game.ts';
import { createGlossaryLookup, joined } from './glossary-lookup.ts';
import { rankMatches, type Found } from './rank-matches.ts';
import { readQuery, MAX_WORDS } from './read-query.ts';
import { createVocabulary, type Field, type KnownWord } from './vocabulary.ts';
import { innerWordsOf, wordsOf } from './words-of.ts';

const PAIR_CODES = 65_536;
/** Returns a number for a pair of letters; different pairs rarely share a number. */
const pairCode = (word: string, at: number): number =>
  (word.charCodeAt(at) * 251 + word.charCodeAt(at + 1)) % PAIR_CODES;

/** Returns a function for the Sørensen-Dice similarity of other words to `word`, 0 to 1, by shared pairs of letters. */
const similarityTo = (word: string): ((other: string) => number) => {
  const pairs = new Uint8Array(PAIR_CODES);
  let size = 0;
  for (let at = 0; at < word.length - 1; at += 1) {
    const code = pairCode(word, at);
    size += pairs[code] === 0 ? 1 : 0;
    pairs[code] = 1;
  }
  return (other) => {
    let shared = 0;
    for (let at = 0; at < other.length - 1; at += 1) shared += pairs[pairCode(other, at)] ?? 0;
    const most = size + other.length - 1;
    return most <= 0 ? 0 : Math.min(1, (2 * shared) / most);
  };
};

/** A text that is found by its name, its vendor and its kinds. */
export interface IndexedText {
  readonly name: string;
  /** Aliases of the whole name. */
  readonly aliases?: readonly string[];
  readonly vendor?: string;
  readonly kinds?: readonly string[];
  /** Among equal matches, the lowest weight comes first. */
  readonly weight: number;
}

export interface ClosestName {
  readonly name: string;
  /** 0 to 1. */
  readonly similarity: number;
}

export interface TextIndex {
  readonly add: (text: IndexedText) => void;
  /** Returns matches, best first. Matches with typos are returned only if nothing matches exactly, and then only those with the fewest typos. */
  readonly search: (query: string) => readonly Found[];
  /** Returns the name most similar to a query without results. */
  readonly closest: (query: string) => ClosestName | null;
}

interface TextWords {
  readonly own: readonly KnownWord[];
  /** The whole phrase as one word. */
  readonly phrase: readonly string[];
  readonly called: readonly KnownWord[];
  readonly parts: readonly KnownWord[];
}

const NO_GLOSSARY: Glossary = { words: [], fillers: [] };

const MIN_SIMILARITY = 0.4;

/** Creates a full-text index of short texts, filled one text at a time. */
export const createTextIndex = (glossary: Glossary = NO_GLOSSARY): TextIndex => {
  const names: string[] = [];
  /** The name and aliases of each text, each as one word. */
  const written: (readonly string[])[] = [];
  const weights: number[] = [];
  let byRank: readonly number[] = [];
  let ranks: readonly number[] = [];
  const vocabulary = createVocabulary();
  const knownAs = createGlossaryLookup(glossary.words);
  const fillers: ReadonlySet<string> = new Set(glossary.fillers.flatMap(wordsOf));
  const shared = new Map<string, TextWords>();

  const wordsIn = (text: string): TextWords => {
    const words = innerWordsOf(text);
    const called = knownAs(words);
    const known = (of: readonly string[], alias: string): KnownWord => {
      const word = vocabulary.wordFor(alias);
      for (const part of of) word.standsFor.add(part);
      return word;
    };
    return {
      own: words.map(vocabulary.wordFor),
      phrase: joined(wordsOf(text)),
      called: called.flatMap(({ of, aliases }) => aliases.map((alias) => known(of, alias))),
      parts: called.flatMap(({ of, parts }) => parts.map((part) => known(of, part))),
    };
  };
  /** Cached, because many texts have the same vendor and kinds. */
  const sharedWords = (text: string): TextWords => {
    const words = shared.get(text) ?? wordsIn(text);
    shared.set(text, words);
    return words;
  };
  const sortByWeight = (): void => {
    if (byRank.length === weights.length) return;
    byRank = weights.map((_weight, at) => at).sort((one, other) => (weights[one] ?? 0) - (weights[other] ?? 0));
    const places: number[] = [];
    for (const [place, text] of byRank.entries()) places[text] = place;
    ranks = places;
  };
  const put = (words: readonly KnownWord[], field: Field, at: number): void => {
    for (const word of words) if (word[field].at(-1) !== at) word[field].push(at);
  };

  return {
    add: ({ name, aliases = [], vendor = '', kinds = [], weight }) => {
      const at = names.length;
      names.push(name);
      weights.push(weight);
      written.push([name, ...aliases].map((text) => wordsOf(text).join('')));
      const { own, called, parts } = wordsIn(name);
      put([...own, ...called], 'names', at);
      put(parts, 'parts', at);
      for (const alias of aliases.map(sharedWords))
        put([...alias.own, ...alias.phrase.map(vocabulary.wordFor)], 'names', at);
      const { own: ofVendor, called: calledVendor } = sharedWords(vendor);
      put([...ofVendor, ...calledVendor], 'vendors', at);
      for (const kind of kinds.map(sharedWords))
        put([...kind.own, ...kind.phrase.map(vocabulary.wordFor)], 'kinds', at);
    },
    search: (query) => {
      const words = wordsOf(query).slice(0, MAX_WORDS);
      if (words.length === 0) return [];
      sortByWeight();
      for (const readings of readQuery(words, vocabulary, fillers)) {
        const found = rankMatches(readings(), { words, written, byRank, ranks });
        if (found.length > 0) return found;
      }
      return [];
    },
    closest: (query) => {
      const similarityToQuery = similarityTo(wordsOf(query).join(''));
      let best: ClosestName | null = null;
      for (const [at, name] of names.entries()) {
        const similarity = similarityToQuery(written[at]?.[0] ?? '');
        if (similarity >= MIN_SIMILARITY && similarity > (best?.similarity ?? 0)) best = { name, similarity };
      }
      return best;
    },
  };
};
