import type { Field, Fit, Reading, Term } from './vocabulary.ts';

export interface Found {
  /** The index of the text, in the order of `add`. */
  readonly at: number;
  /**
   * 0: the whole name matches; 1: whole words of the name; 2: whole words of the name, vendor or kind; 3 and 4: as 1 and 2, for parts of words; from
   * `SLIP_TIER` on: matches with typos.
   */
  readonly tier: number;
  /** The words to highlight: the typed words, and the words of names that they mean. */
  readonly words: readonly string[];
}

/** The first tier of matches with typos; each typo adds this many tiers. */
export const SLIP_TIER = 5;

/** The cost of a match, which rises with its distance from a whole word. */
const COST: Readonly<Record<Fit, number>> = { whole: 0, beginning: 1, within: 2 };
const COSTS = 3;
const MIN_HINT = 3;
const MAX_HIGHLIGHTS = 48;

interface Indexed {
  /** The words of the query. */
  readonly words: readonly string[];
  /** The names of each text, each name as one word. */
  readonly written: readonly (readonly string[])[];
  /** The texts in order of weight, and each text's position in that order. */
  readonly byRank: readonly number[];
  readonly ranks: readonly number[];
}

interface Posting {
  readonly texts: readonly number[];
  readonly edits: number;
  readonly cost: number;
  /** 1 if the term matches the vendor or the kind. */
  readonly detail: number;
}

/** Returns the texts that match a term in one of `fields`, best first. A part of an alias has to match as a whole and without typos. */
const postingsOf = (term: Term, fields: readonly Field[]): readonly Posting[] =>
  term
    .flatMap(({ word, fit, edits }) =>
      fields
        .filter((field) => word[field].length > 0 && (field !== 'parts' || (fit === 'whole' && edits === 0)))
        .map((field) => ({
          texts: word[field],
          edits,
          cost: field === 'parts' ? COST.within : COST[fit],
          detail: field === 'vendors' || field === 'kinds' ? 1 : 0,
        })),
    )
    .sort((one, other) => one.edits - other.edits || one.cost - other.cost || one.detail - other.detail);

/** Returns the words to highlight: as typed, those meant by typos, and those that aliases stand for. */
const highlightsOf = (typed: readonly string[], readings: readonly Reading[]): readonly string[] => {
  const words = new Set(typed);
  for (const { word, fit, edits } of readings.flat(2)) {
    if (words.size >= MAX_HIGHLIGHTS) break;
    if (edits > 0 || fit === 'whole') words.add(word.text);
    if (fit === 'whole' || typed.some((part) => part.length >= MIN_HINT && word.text.includes(part)))
      for (const meant of word.standsFor) words.add(meant);
  }
  return [...words];
};

/**
 * Returns the texts that match every term of a reading, best first. Among matches with typos, only those with the fewest typos are returned. For
 * several words, a match by vendor or kind counts only if no name has all words.
 */
export const rankMatches = (
  readings: readonly Reading[],
  { words, written, byRank, ranks }: Indexed,
): readonly Found[] => {
  const { length } = written;
  const met = new Int32Array(length);
  const worst = new Uint8Array(length);
  const slips = new Uint8Array(length);
  const details = new Uint8Array(length);
  /** The best rank of a text so far, plus one. */
  const best = new Int32Array(length);
  const found: number[] = [];
  const asOne = words.join('');
  const isLetter = /^[a-z]$/u.test(asOne);
  const fitting: Reading[] = [];
  let base = 0;
  for (const reading of readings) {
    const isAlone = reading.length === 1;
    // A single letter does not identify a kind, and a part of an alias means nothing beside other words.
    const fields: readonly Field[] = [
      'names',
      'vendors',
      ...(isLetter ? [] : (['kinds'] as const)),
      ...(isAlone && !isLetter ? (['parts'] as const) : []),
    ];
    let hits: number[] = [];
    for (const [at, term] of reading.entries()) {
      hits = [];
      for (const { texts, edits, cost, detail } of postingsOf(term, fields)) {
        for (const text of texts) {
          if (at === 0 ? met[text] === base + 1 : met[text] !== base + at) continue;
          met[text] = base + at + 1;
          worst[text] = at === 0 ? cost : Math.max(worst[text] ?? 0, cost);
          slips[text] = edits + (at === 0 ? 0 : (slips[text] ?? 0));
          details[text] = detail | (at === 0 ? 0 : (details[text] ?? 0));
          hits.push(text);
        }
      }
      if (hits.length === 0) break;
    }
    base += reading.length + 1;
    if (hits.length > 0) fitting.push(reading);
    for (const text of hits) {
      const cost = worst[text] ?? 0;
      const edits = slips[text] ?? 0;
      const [name = '', ...aliases] = written[text] ?? [];
      const begins = name.startsWith(asOne) || aliases.some((alias) => alias.startsWith(asOne));
      const isWhole = begins && (name === asOne || aliases.includes(asOne));
      const detail = details[text] ?? 0;
      const tier = edits * SLIP_TIER + (isWhole && edits === 0 ? 0 : 1 + detail + (cost > 0 ? 2 : 0));
      const mixed = isAlone ? 0 : detail;
      const order = (((tier * 2 + (begins ? 0 : 1)) * COSTS + cost) << 1) | mixed;
      const before = best[text] ?? 0;
      if (before === 0) found.push(text);
      if (before === 0 || order + 1 < before) best[text] = order + 1;
    }
  }
  const orderOf = (text: number): number => (best[text] ?? 1) - 1;
  const tierOf = (order: number): number => Math.floor((order >> 1) / (COSTS * 2));
  const slipsOf = (order: number): number => Math.floor(tierOf(order) / SLIP_TIER);
  const fewest = found.reduce((least, text) => Math.min(least, slipsOf(orderOf(text))), Infinity);
  const closest = found.filter((text) => slipsOf(orderOf(text)) === fewest);
  const named = closest.filter((text) => orderOf(text) % 2 === 0);
  const keys = Float64Array.from(
    named.length > 0 ? named : closest,
    (text) => orderOf(text) * length + (ranks[text] ?? 0),
  ).sort();
  const highlights = highlightsOf(words, fitting);
  return Array.from(keys, (key) => ({
    at: byRank[key % length] ?? 0,
    tier: tierOf(Math.floor(key / length)),
    words: highlights,
  }));
};
