import type { Glossary } from '#schemas/game.ts';
import { isUnspaced, wordsOf } from './words-of.ts';

/** The aliases that players use for a sequence of words. */
export interface KnownAs {
  /** The words that have these aliases. */
  readonly of: readonly string[];
  /** The aliases, each as one word. */
  readonly aliases: readonly string[];
  /** The individual words of multi-word aliases. */
  readonly parts: readonly string[];
}

/** Joins a phrase in a script with spaces into one word. */
export const joined = (words: readonly string[]): readonly string[] =>
  words.some(isUnspaced) ? words : [words.join('')];

/** Creates a function that finds players' aliases for the words of a name. */
export const createGlossaryLookup = (words: Glossary['words']): ((name: readonly string[]) => readonly KnownAs[]) => {
  const byFirst = new Map<string, KnownAs[]>();
  for (const { name, aliases } of words) {
    const of = wordsOf(name);
    const [first] = of;
    if (first === undefined) continue;
    const written = aliases.map(wordsOf);
    const known: KnownAs = {
      of,
      aliases: written.flatMap(joined),
      parts: written.filter(({ length }) => length > 1).flat(),
    };
    byFirst.set(first, [...(byFirst.get(first) ?? []), known]);
  }
  return (name) =>
    name.flatMap((word, at) =>
      (byFirst.get(word) ?? []).filter(({ of }) => of.every((part, place) => name[at + place] === part)),
    );
};
