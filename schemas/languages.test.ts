import { expect, test } from 'vitest';
import { htmlLang, intlTag, isLanguage } from './languages.ts';
import { LANGUAGES } from '#tests/support/languages.ts';

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
    new Intl.DateTimeFormat(intlTag('TH'), { year: 'numeric', timeZone: 'UTC' }).format(Date.UTC(2026, 0, 1)),
  ).toContain('2026');
});

test('the seven languages of the specification exist, including JA and ID [languages.catalogues] [languages.conflict] [language.seven.folders]', () => {
  expect(LANGUAGES).toEqual(expect.arrayContaining(['CN', 'EN', 'ID', 'JA', 'TH', 'TY', 'VI']));
  expect(isLanguage('JA')).toBe(true);
  expect(isLanguage('ty')).toBe(false);
});
