import { expect, test } from 'vitest';
import { languagesOfTag } from './languages-of-tag.ts';
import { languageInfo, setLanguages } from './languages.ts';

test.each([
  ['zh-TW', ['TW']],
  ['zh-hk', ['TW']],
  ['zh-CN', ['CN']],
  ['zh', ['CN']],
  ['tl-PH', ['TY']],
  ['vi-VN', ['VI']],
  ['fr', []],
  ['*', []],
  ['no tag', []],
])('a browser that asks for %s gets the language in that script: %j', (tag, codes) => {
  const restore = setLanguages({ TW: { ...languageInfo('CN'), tag: 'zh-Hant', intl: 'zh-Hant' } });
  expect(languagesOfTag(tag, ['CN', 'TW', 'TY', 'VI'])).toEqual(codes);
  restore();
});

test('a browser gets the language in another script if there is none in its own', () => {
  expect(languagesOfTag('zh-TW', ['EN', 'CN'])).toEqual(['CN']);
});
