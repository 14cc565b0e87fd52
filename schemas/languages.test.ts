import { expect, test } from 'vitest';
import { htmlLang, isLanguage, LANGUAGES, LANGUAGE_TAGS } from './languages.ts';

test.each([
  ['CN', 'zh-Hans'],
  ['EN', 'en'],
  ['ID', 'id'],
  ['JA', 'ja'],
  ['TH', 'th'],
  ['TY', 'fil'],
  ['VI', 'vi'],
] as const)('the document language of %s is %s [languages.html-lang]', (code, tag) => {
  expect(htmlLang(code)).toBe(tag);
});

test('Thai dates use the Gregorian calendar', () => {
  expect(
    new Intl.DateTimeFormat(LANGUAGE_TAGS.TH, { year: 'numeric', timeZone: 'UTC' }).format(Date.UTC(2026, 0, 1)),
  ).toContain('2026');
});

test('the site has seven languages, including JA and ID [languages.catalogues] [languages.conflict]', () => {
  expect(LANGUAGES).toEqual(['CN', 'EN', 'ID', 'JA', 'TH', 'TY', 'VI']);
  expect(isLanguage('JA')).toBe(true);
  expect(isLanguage('ty')).toBe(false);
});
