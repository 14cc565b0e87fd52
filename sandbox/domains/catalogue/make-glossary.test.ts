import { expect, test } from 'vitest';
import { languagesThatTranslate } from '#tests/support/languages-that-translate.ts';
import { makeGames } from '#sandbox/seed/make-games.ts';
import { glossaryFor } from './make-glossary.ts';

const { games, vendors } = makeGames('full', 0);
const names = [...games.map(({ gameName }) => gameName), ...vendors.map(({ name }) => name)].map((name) => ` ${name} `);

test.each(languagesThatTranslate('glossary.json'))(
  'every entry of the glossary in %s translates a word that occurs in the catalogue',
  (language) => {
    const { words, fillers } = glossaryFor(language);
    expect(words.filter(({ name }) => !names.some((own) => own.includes(` ${name} `)))).toEqual([]);
    expect(words.filter(({ aliases }) => aliases.length === 0 || aliases.includes(''))).toEqual([]);
    expect(new Set(words.map(({ name }) => name)).size).toBe(words.length);
    expect(fillers.length).toBeGreaterThan(0);
  },
);
