import { allowedEdits, editDistance } from './edit-distance.ts';
import { isUnspaced } from './words-of.ts';

/** Where a word occurs in a text; `parts` are individual words of a multi-word alias. */
export type Field = 'names' | 'vendors' | 'kinds' | 'parts';

/** A known word with the texts that contain it. */
export interface KnownWord extends Readonly<Record<Field, number[]>> {
  readonly text: string;
  readonly isUnspaced: boolean;
  /** Bit set of the word's letters, to rule out most comparisons. */
  readonly letters: number;
  /** The words in names for which this word is an alias. */
  readonly standsFor: Set<string>;
}

/** How a typed word matches a known word: the whole word, its beginning, or a part within it. */
export type Fit = 'whole' | 'beginning' | 'within';

export interface WordMatch {
  readonly word: KnownWord;
  readonly fit: Fit;
  readonly edits: number;
}

/** The known words that one typed word may mean. */
export type Term = readonly WordMatch[];
/** One way to read a query: every term has to match. */
export type Reading = readonly Term[];

export interface Vocabulary {
  readonly wordFor: (text: string) => KnownWord;
  /** Returns known words that equal or start with the query, or contain it in languages without spaces. */
  readonly exact: (typed: string) => Term;
  /** Returns known words that the query may mean with typos, closest first. */
  readonly close: (typed: string) => Term;
  /** Returns the ways to split the query into known words, the last of which may be incomplete. */
  readonly split: (typed: string, fillers: ReadonlySet<string>, withSlips: boolean) => readonly Reading[];
}

const MAX_CLOSE = 24;
const MAX_SPLITS = 6;
const MAX_STEPS = 400;
const MAX_PIECE = 24;
/** Minimum length for a typo in the first letter, or for a substring match in text without word breaks. */
const LONG = 6;
const HAN = /^\p{scx=Han}/u;

const lettersOf = (text: string): number => {
  let letters = 0;
  for (let at = 0; at < text.length; at += 1) letters |= 1 << (text.charCodeAt(at) % 32);
  return letters;
};

const countBits = (bits: number): number => {
  let count = 0;
  for (let left = bits; left !== 0; left &= left - 1) count += 1;
  return count;
};

/** Checks whether a piece of typed text is long enough to stand for a word by itself. */
const isPiece = (piece: string): boolean => piece.length > 1 || /^\d$/u.test(piece) || HAN.test(piece);

/** Typos in a short word must keep the first letter or swap it with the second. */
const keepsBeginning = (typed: string, word: string): boolean =>
  typed[0] === word[0] || (typed[0] === word[1] && typed[1] === word[0]);

export const createVocabulary = (): Vocabulary => {
  const words = new Map<string, KnownWord>();
  let sorted: readonly KnownWord[] = [];
  let unspaced: readonly KnownWord[] = [];
  let known = 0;

  const refresh = (): void => {
    if (known === words.size) return;
    known = words.size;
    sorted = [...words.values()].sort((one, other) => (one.text < other.text ? -1 : 1));
    unspaced = sorted.filter((word) => word.isUnspaced);
  };

  /** Returns the position of the first known word that does not sort before the text. */
  const placeOf = (text: string): number => {
    let [low, high] = [0, sorted.length];
    while (low < high) {
      const middle = (low + high) >> 1;
      if ((sorted[middle]?.text ?? '') < text) low = middle + 1;
      else high = middle;
    }
    return low;
  };

  const begunBy = (typed: string): Term => {
    refresh();
    const found: WordMatch[] = [];
    for (let at = placeOf(typed); ; at += 1) {
      const word = sorted[at];
      if (word?.text.startsWith(typed) !== true) return found;
      found.push({ word, fit: word.text.length === typed.length ? 'whole' : 'beginning', edits: 0 });
    }
  };

  const exact = (typed: string): Term => {
    const found = begunBy(typed);
    if (!isUnspaced(typed) || !isPiece(typed)) return found;
    const within = unspaced.filter(({ text }) => text.length > typed.length && text.indexOf(typed, 1) > 0);
    return [...found, ...within.map((word) => ({ word, fit: 'within' as const, edits: 0 }))];
  };

  const close = (typed: string): Term => {
    refresh();
    const most = allowedEdits(typed);
    if (most === 0) return [];
    const letters = lettersOf(typed);
    const isInSentence = isUnspaced(typed);
    const scope = isInSentence && typed.length >= LONG ? 'anywhere' : 'beginning';
    const found: WordMatch[] = [];
    for (const word of isInSentence ? unspaced : sorted) {
      if (countBits(letters & ~word.letters) > most || word.isUnspaced !== isInSentence) continue;
      if (typed.length < LONG && !keepsBeginning(typed, word.text)) continue;
      const edits = editDistance(typed, word.text, most, scope);
      if (edits === 0 || edits > most) continue;
      const isWhole = editDistance(typed, word.text, edits, 'whole') === edits;
      found.push({ word, fit: isWhole ? 'whole' : 'beginning', edits });
    }
    const gap = ({ word }: WordMatch): number => Math.abs(word.text.length - typed.length);
    return found.sort((one, other) => one.edits - other.edits || gap(one) - gap(other)).slice(0, MAX_CLOSE);
  };

  /** Returns the known words that start at a position of the query, allowing one typo. */
  const closePieces = (typed: string, from: number): Term => {
    const found: WordMatch[] = [];
    const isInSentence = isUnspaced(typed);
    const letters = lettersOf(typed.slice(from));
    for (const word of isInSentence ? unspaced : sorted) {
      const { length } = word.text;
      if (length < 4 || length > MAX_PIECE || word.isUnspaced !== isInSentence) continue;
      if (countBits(word.letters & ~letters) > 1 || !keepsBeginning(typed.slice(from, from + 2), word.text)) continue;
      if (editDistance(word.text, typed.slice(from, from + length + 1), 1, 'beginning') <= 1)
        found.push({ word, fit: 'whole', edits: 1 });
    }
    return found;
  };

  const split: Vocabulary['split'] = (typed, fillers, withSlips) => {
    refresh();
    const ways: Reading[] = [];
    const slips = new Map<number, Term>();
    let steps = 0;
    const go = (from: number, pieces: Reading, edits: number): void => {
      steps += 1;
      if (ways.length >= MAX_SPLITS || steps > MAX_STEPS) return;
      if (from === typed.length) {
        if (pieces.length > 0) ways.push(pieces);
        return;
      }
      for (let to = Math.min(typed.length, from + MAX_PIECE); to > from; to -= 1) {
        const piece = typed.slice(from, to);
        const isWhole = from === 0 && to === typed.length;
        const word = isPiece(piece) && !isWhole ? words.get(piece) : undefined;
        if (word !== undefined) go(to, [...pieces, [{ word, fit: 'whole', edits: 0 }]], edits);
        if (fillers.has(piece)) go(to, pieces, edits);
      }
      if (withSlips && edits > 0) {
        const near = slips.get(from) ?? closePieces(typed, from);
        slips.set(from, near);
        for (const match of near) {
          const { length } = match.word.text;
          for (const to of [from + length, from + length - 1, from + length + 1])
            if (
              to <= typed.length &&
              !(from === 0 && to === typed.length) &&
              editDistance(typed.slice(from, to), match.word.text, 1, 'whole') === 1
            )
              go(to, [...pieces, [match]], edits - 1);
        }
      }
      if (pieces.length === 0) return;
      const rest = begunBy(typed.slice(from));
      if (rest.some(({ fit }) => fit === 'beginning')) ways.push([...pieces, rest]);
    };
    go(0, [], allowedEdits(typed));
    return ways;
  };

  return {
    wordFor: (text) => {
      const before = words.get(text);
      if (before !== undefined) return before;
      const word: KnownWord = {
        text,
        isUnspaced: isUnspaced(text),
        letters: lettersOf(text),
        standsFor: new Set(),
        names: [],
        vendors: [],
        kinds: [],
        parts: [],
      };
      words.set(text, word);
      return word;
    },
    exact,
    close,
    split,
  };
};
