import type { Glossary } from '#schemas/game.ts';
import { isUnspaced, wordsOf } from './words-of.ts';

/** What players call a run of words. */
export interface KnownAs {
  /** The words that are called so. */
  readonly of: readonly string[];
  /** The aliases, each as one word. */
  readonly aliases: readonly string[];
  /** The single words of aliases that have several. */
  readonly parts: readonly string[];
}

/** A phrase in a script with spaces as one word. */
export const joined = (words: readonly string[]): readonly string[] =>
  words.some(isUnspaced) ? words : [words.join('')];

/** Finds what players call the words of a name. */
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
