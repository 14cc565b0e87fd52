import { afterAll, beforeAll, expect, test } from 'vitest';
import { languageInfo, type Language } from '#schemas/languages.ts';
import { filterOptions } from '#src/ui/search-options.ts';
import { addSampleLanguages, fortyLanguages } from '#storybook/sample-languages.ts';
import { languageOptions, type LanguageContext } from './language-options.ts';

let remove = (): void => undefined;
beforeAll(() => {
  remove = addSampleLanguages();
});
afterAll(() => remove());

const optionsOn = (context: Partial<LanguageContext> = {}, languages: readonly Language[] = fortyLanguages()) =>
  languageOptions(languages, {
    current: 'EN',
    previous: null,
    browser: [],
    tag: 'en',
    headings: { suggested: 'Suggested', others: 'Other languages' },
    ...context,
  });
const suggestedOn = (context: Partial<LanguageContext>, languages?: readonly Language[]) =>
  optionsOn(context, languages)
    .filter(({ group }) => group === 'Suggested')
    .map(({ value }) => value);

test('each of forty languages is offered once, by its native name in its own direction, with its name in the language of the page [language.selector.forty]', () => {
  const options = optionsOn();
  expect(options).toHaveLength(40);
  expect(new Set(options.map(({ value }) => value)).size).toBe(40);
  expect(options.find(({ value }) => value === 'AR')).toMatchObject({
    label: 'العربية',
    lang: 'ar',
    direction: 'rtl',
    hint: 'Arabic',
  });
  expect(options.find(({ value }) => value === 'EN')).not.toHaveProperty('hint');
});

test.each([
  [
    'the current language, those of the browser and the previous one',
    ['vi-VN', 'en-GB', 'xx'],
    'FR',
    ['EN', 'VI', 'FR'],
  ],
  ['a language only once if both browser and storage name it', ['fr', 'fr-CA'], 'FR', ['EN', 'FR']],
  ['Traditional Chinese to a browser in Taiwan', ['zh-TW'], null, ['EN', 'TW']],
  ['Simplified Chinese to a browser in Singapore', ['zh-SG'], null, ['EN', 'CN']],
  ['every regional form of a language if the browser names no region', ['pt'], null, ['EN', 'BR', 'PT']],
  ['Filipino to a browser that calls it Tagalog', ['tl-PH'], null, ['EN', 'TY']],
  ['Indonesian and Hebrew to a browser that uses their old tags', ['in', 'iw'], null, ['EN', 'ID', 'HE']],
  ['only the current language if nothing else is known', ['xx', 'not a tag', ''], 'XX', ['EN']],
])('the suggestions are %s', (_what, browser, previous, codes) => {
  expect(suggestedOn({ browser, previous })).toEqual(codes);
});

test("if the brand lacks the script of the browser's language, the same language in another script is suggested", () => {
  expect(suggestedOn({ browser: ['zh-TW'] }, ['EN', 'CN', 'JA'])).toEqual(['EN', 'CN']);
});

test('a current or previous language that is not offered is not suggested', () => {
  expect(suggestedOn({ current: 'VI', previous: 'TH' }, ['EN', 'CN', 'JA'])).toEqual([]);
});

test.each([
  ['en', ['Bahasa Melayu', 'Čeština', 'Deutsch', 'Монгол', 'العربية', '日本語']],
  ['sv', ['Bahasa Melayu', 'Čeština', 'Deutsch', 'Монгол', 'العربية', '日本語']],
  ['ja', ['Bahasa Melayu', 'Čeština', 'Deutsch', '日本語', 'Монгол', 'العربية']],
  ['ru', ['Монгол', 'Bahasa Melayu', 'Čeština', 'Deutsch', 'العربية', '日本語']],
])('on a page in %s the other languages are in the alphabetical order of that language', (tag, names) => {
  const order = optionsOn({ tag }).map(({ label }) => label);
  expect(order.filter((name) => names.includes(name))).toEqual(names);
});

const first = (query: string, tag = 'en') => filterOptions(optionsOn({ tag }), query, 'EN')[0]?.value;

test.each([
  ['its own name', 'العربية', 'AR'],
  ['the beginning of its own name', 'рус', 'RU'],
  ['its own name without marks', 'tieng viet', 'VI'],
  ['its own name without marks', 'francais', 'FR'],
  ['its own name as browsers write it', '简体中文', 'CN'],
  ['its name in English', 'vietnamese', 'VI'],
  ['its code', 'ty', 'TY'],
  ['its tag', 'fil', 'TY'],
  ['a longer tag', 'zh-hant', 'TW'],
  ['another tag of browsers', 'tl', 'TY'],
])('a search by %s, "%s", finds a language [language.selector.forty]', (_what, query, code) => {
  expect(first(query)).toBe(code);
});

test.each([
  ['fr', 'allemand', 'DE'],
  ['fr', 'german', 'DE'],
  ['th', 'ญี่ปุ่น', 'JA'],
  ['th', 'japanese', 'JA'],
])(
  'on a page in %s a search for "%s" finds a language by its name there or in English [language.selector.forty]',
  (tag, query, code) => {
    expect(first(query, tag)).toBe(code);
  },
);

test('if the browser has no language names in the language of the page, their English names are shown', () => {
  const german = optionsOn({ tag: 'xx' }).find(({ value }) => value === 'DE');
  expect([german?.hint, languageInfo('DE').name]).toEqual(['German', 'Deutsch']);
});

test('nothing is found for an unknown language', () => {
  expect(filterOptions(optionsOn(), 'klingon', 'EN')).toEqual([]);
});
