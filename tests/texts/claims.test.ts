import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import type { Brand } from '#schemas/brand.ts';
import { readAllBrands } from '#publish/brand-folder.ts';
import { TRANSLATED_LANGUAGES } from '#tests/support/languages.ts';
import { readTexts } from './text-folders.ts';

const isClaim = (key: string): boolean => /^(?:promise|slots|steps|benefit)\./.test(key);

const claimsOf = (folder: string, language: string): readonly (readonly [key: string, text: string])[] =>
  Object.entries(readTexts(folder, language)).filter(([key]) => isClaim(key));

test.each(TRANSLATED_LANGUAGES)(
  "the product's marketing claims contain no numbers in %s [layout.pages.claims]",
  (language) => {
    const claims = ['site/home', 'site/join'].flatMap((folder) => claimsOf(folder, language));
    expect(claims.length).toBeGreaterThan(20);
    expect(claims.filter(([, text]) => /\p{Nd}/u.test(text))).toEqual([]);
  },
);

test("the product's marketing claims guarantee nothing [layout.pages.claims]", () => {
  const claims = ['site/home', 'site/join'].flatMap((folder) => claimsOf(folder, 'EN'));
  const promise =
    /\b(?:fast|always|never|any (?:hour|time)|every (?:day|week)|most|over|more than|nearly|guarantee\w*|private|safe)\b/i;
  expect(claims.filter(([, text]) => promise.test(text))).toEqual([]);
});

/** The claims in the specification that contain a number, with the number as written in the languages. */
const NUMBERS: readonly (readonly [key: string, number: RegExp])[] = [
  ['home:promise.encryption.title', /128/],
  ['home:promise.sports.title', /140/],
  ['home:promise.games.title', /5[.,]000/],
  ['home:promise.support.title', /24/],
  ['home:slots.title', /10[.,]000/],
];

/** The text folders of sample brands whose home page shows claims. */
const claiming = readAllBrands('brands').flatMap(({ id, brand }) =>
  brand?.layout.home.some(({ kind }) => kind === 'claims') === true ? [`brands/${id}/texts`] : [],
);

test('several sample brands show claims [layout.pages.claims]', () => {
  expect(claiming.length).toBeGreaterThanOrEqual(2);
});

test.each(claiming)(
  "the texts of %s contain the specification's claims in each of its languages [layout.pages.claims] [brand.marketing.encryption] [brand.marketing.sports] [brand.marketing.games] [brand.marketing.support]",
  (folder) => {
    const { languages } = JSON.parse(readFileSync(join(folder, '../brand.json'), 'utf8')) as Brand;
    for (const language of languages.supported) {
      const texts = readTexts(folder, language);
      const wrong = NUMBERS.filter(([key, number]) => !number.test(texts[key] ?? ''));
      expect(wrong.map(([key]) => `${language} ${key}: ${texts[key]}`)).toEqual([]);
      for (const name of ['speed', 'dealers', 'access']) expect(texts).toHaveProperty([`home:promise.${name}.title`]);
    }
  },
);
