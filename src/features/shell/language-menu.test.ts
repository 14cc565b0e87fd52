import { expect, test } from 'vitest';
import { languageInfo } from '#schemas/languages.ts';
import { LANGUAGES } from '#tests/support/languages.ts';
import { offeredLanguages } from './language-menu.tsx';

test('the header offers the languages that the brand lists for the header [languages.conflict]', () => {
  expect(
    offeredLanguages({ default: 'TY', supported: [...LANGUAGES], header: ['CN', 'EN', 'VI', 'JA', 'TH', 'TY'] }),
  ).toEqual(['CN', 'EN', 'VI', 'JA', 'TH', 'TY']);
});

test('without a list for the header, all supported languages are offered, and unsupported languages in the list are left out [languages.conflict]', () => {
  expect(offeredLanguages({ default: 'TY', supported: ['TY', 'EN'] })).toEqual(['TY', 'EN']);
  expect(offeredLanguages({ default: 'TY', supported: ['TY', 'EN'], header: ['EN', 'JA'] })).toEqual(['EN']);
});

test('each of the seven languages is shown by its native name [header.lang.dropdown]', () => {
  const named = LANGUAGES.map((code) => languageInfo(code).name);
  expect(new Set(named).size).toBe(LANGUAGES.length);
  expect(named).toEqual(expect.arrayContaining(['English', 'Tiếng Việt', 'ไทย', '日本語', 'Filipino']));
});
