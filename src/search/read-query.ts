import type { Reading, Term, Vocabulary } from './vocabulary.ts';
import { isUnspaced } from './words-of.ts';

export const MAX_WORDS = 8;
const MAX_READINGS = 16;

/** Returns the words as typed, with two adjacent words joined, and with all joined, because some names are written without spaces. */
const withJoins = (words: readonly string[]): readonly (readonly string[])[] => {
  if (words.length === 1 || words.some(isUnspaced)) return [words];
  const pairs = words
    .slice(1)
    .map((word, at) => [...words.slice(0, at), `${words[at] ?? ''}${word}`, ...words.slice(at + 2)]);
  return [words, ...pairs, ...(words.length > 2 ? [[words.join('')]] : [])];
};

/** Combines one reading of each word into readings of the whole query, with the terms in order. */
const combined = (ways: readonly (readonly Reading[])[]): readonly Reading[] =>
  ways.reduce<readonly Reading[]>(
    (before, own) => before.flatMap((reading) => own.map((terms) => [...reading, ...terms])).slice(0, MAX_READINGS),
    [[]],
  );

/**
 * Returns the readings of a query in rounds: as typed, then without filler words, then with typos. A round is used only if the previous one finds
 * nothing.
 */
export const readQuery = (
  words: readonly string[],
  vocabulary: Vocabulary,
  fillers: ReadonlySet<string>,
): readonly (() => readonly Reading[])[] => {
  const telling = words.filter((word) => !fillers.has(word));
  const said = telling.length === 0 ? words : telling;

  const exactly = (typed: readonly string[]) => (): readonly Reading[] =>
    withJoins(typed).flatMap((sequence) =>
      combined(
        sequence.map((word) => {
          const term = vocabulary.exact(word);
          const whole: readonly Reading[] = term.length > 0 ? [[term]] : [];
          return isUnspaced(word) || term.length === 0 ? [...whole, ...vocabulary.split(word, fillers, false)] : whole;
        }),
      ),
    );
  const withSlips = (): readonly Reading[] =>
    withJoins(said).flatMap((sequence) =>
      combined(
        sequence.map((word) => {
          const term: Term = [...vocabulary.exact(word), ...vocabulary.close(word)];
          const whole: readonly Reading[] = term.length > 0 ? [[term]] : [];
          return isUnspaced(word) || term.length === 0 ? [...whole, ...vocabulary.split(word, fillers, true)] : whole;
        }),
      ),
    );
  return [exactly(words), ...(said.length < words.length ? [exactly(said)] : []), withSlips];
};
