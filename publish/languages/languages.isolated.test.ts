import { cpSync, renameSync, rmSync, symlinkSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { formatFinding } from '#schemas/checks/finding.ts';
import { languageInfo } from '#schemas/languages.ts';
import { createLanguageFolders, LANGUAGE_INFO, type LanguageFolders } from '#tests/support/language-folders.ts';
import { createLanguages, type Languages } from './languages.ts';

let folders: LanguageFolders;
let dir: string;
let time: number;
let languages: Languages;

const write: LanguageFolders['write'] = (path, content) => folders.write(path, content);
const language: LanguageFolders['add'] = (...args) => folders.add(...args);
/** Reads the folder again after a change. */
const refresh = (): void => {
  time += 1000;
  languages.refresh();
};
const text = (code: string, key: string): string | undefined => languages.pack(code).catalogues.get('site/home')?.[key];
const found = (): readonly string[] => languages.findings().map(formatFinding);

beforeEach(() => {
  folders = createLanguageFolders();
  ({ dir } = folders);
  time = 0;
  languages = createLanguages({ dir, now: () => time });
  language(
    'EN',
    'en',
    { hi: 'Hello {{name}}', games_one: '{{count}} game', games_other: '{{count}} games' },
    { fallback: null },
  );
});
afterEach(() => folders.remove());

test('a complete language has no findings, and none of its texts come from a fallback [language.folder.content]', () => {
  language('KA', 'ka', { hi: 'გამარჯობა {{name}}', games_one: '{{count}} თამაში', games_other: '{{count}} თამაში' });
  expect(found()).toEqual([]);
  expect(text('KA', 'hi')).toBe('გამარჯობა {{name}}');
  expect(languageInfo('KA')).toMatchObject({ tag: 'ka', intl: 'ka', name: 'Trial', direction: 'ltr' });
});

test('a new language is available after the next read of the folder, under its code and not under its tag [language.add.known] [language.code.platform]', () => {
  languages.all();
  language('QQ', 'sw', { hi: 'Habari {{name}}' });
  refresh();
  expect(languages.all().map(({ code }) => code)).toEqual(['EN', 'QQ']);
  expect([languageInfo('QQ').tag, languageInfo('sw').tag]).toEqual(['sw', 'en']);
});

test('a missing text comes from the fallback, then from English, then its key is shown [language.fallback.chain]', () => {
  write('EN/site/home.json', { hi: 'Hello', bye: 'Bye', thanks: 'Thanks' });
  language('MS', 'ms', { hi: 'Hai' }, { fallback: 'ID' });
  language('ID', 'id', { hi: 'Halo', bye: 'Sampai jumpa' });
  expect(['hi', 'bye', 'thanks'].map((key) => text('MS', key))).toEqual(['Hai', 'Sampai jumpa', 'Thanks']);
});

test('a text with a count uses the plural forms of the displayed language, whatever forms its fallback has [language.fallback.chain]', () => {
  language('RU', 'ru');
  language('KO', 'ko');
  expect(['one', 'few', 'many', 'other'].map((form) => text('RU', `games_${form}`))).toEqual([
    '{{count}} game',
    '{{count}} games',
    '{{count}} games',
    '{{count}} games',
  ]);
  expect([text('KO', 'games_other'), text('KO', 'games_one')]).toEqual(['{{count}} games', undefined]);
});

test('a fallback that does not exist or that forms a cycle is a finding, and the texts still come from English [language.fallback.chain]', () => {
  language('MS', 'ms', {}, { fallback: 'MY' });
  language('ID', 'id', {}, { fallback: 'JV' });
  language('JV', 'jv', {}, { fallback: 'ID' });
  expect(found().filter((line) => line.includes('/fallback'))).toEqual(
    [
      'ID/language.json#/fallback: is part of a cycle: ID → JV → ID; write "EN"',
      'JV/language.json#/fallback: is part of a cycle: JV → ID → JV; write "EN"',
      'MS/language.json#/fallback: there is no valid language "MY"; write "MS"',
    ].toSorted(),
  );
  expect([text('MS', 'hi'), text('ID', 'hi')]).toEqual(['Hello {{name}}', 'Hello {{name}}']);
});

test.each<readonly [what: string, over: object, finding: string]>([
  ...['tag', 'name', 'direction', 'fallback', 'calendar', 'search'].map(
    (field) => [`without ${field}`, { [field]: undefined }, `/${field}: is missing`] as const,
  ),
  ...['marks', 'width', 'variants'].map(
    (field) =>
      [
        `without search/${field}`,
        { search: { ...LANGUAGE_INFO.search, [field]: undefined } },
        `/search/${field}: is missing`,
      ] as const,
  ),
  ['with an unknown field', { colour: 'red' }, '/colour: unknown key "colour"'],
  [
    'with an unknown field of search',
    { search: { ...LANGUAGE_INFO.search, case: 'fold' } },
    '/search/case: unknown key "case"',
  ],
])(
  'a language.json %s has a finding with the pointer of the field [language.folder.content]',
  (_what, over, finding) => {
    language('KA', 'ka', {}, over);
    const faults = found().filter((line) => line.startsWith('KA/language.json#'));
    expect(faults).toEqual([expect.stringMatching(new RegExp(`^KA/language\\.json#${finding}(?:;|$)`))]);
  },
);

test.each([
  ['english-language', '/tag: no browser knows the tag "english-language"; write "en"'],
  ['en_US', '/tag: "en_US" is not a BCP 47 tag; write "en"'],
  ['xq', '/tag: no browser knows the tag "xq"; write'],
  ['ZH-hans', '/tag: "ZH-hans" is not the usual form of the tag; write "zh-Hans"'],
  ['th-u-ca-gregory', '/tag: "th-u-ca-gregory" has an extension; write "th"'],
])('the tag %s is a finding that suggests the closest valid tag [language.tag.unknown]', (tag, finding) => {
  language('KA', tag);
  expect(found().find((line) => line.includes('/tag'))).toContain(finding);
  expect(languages.all().map(({ code }) => code)).toEqual(['EN']);
});

test('a language whose tag becomes invalid keeps its last valid version [language.tag.unknown]', () => {
  language('KA', 'ka', { hi: 'გამარჯობა {{name}}' });
  languages.all();
  language('KA', 'xq', { hi: 'changed {{name}}' });
  refresh();
  expect([text('KA', 'hi'), languageInfo('KA').tag]).toEqual(['გამარჯობა {{name}}', 'ka']);
});

test('a plural form that the tag requires and the pack lacks is a finding, and the last valid texts are served [language.plural.missing]', () => {
  language('RU', 'ru', {
    hi: 'Привет, {{name}}',
    games_one: '1',
    games_few: '2',
    games_many: '5',
    games_other: '{{count}}',
  });
  expect(found().length).toBeGreaterThan(0);
  const forms = {
    games_one: '{{count}} игра',
    games_few: '{{count}} игры',
    games_many: '{{count}} игр',
    games_other: '{{count}} игры',
  };
  language('RU', 'ru', { hi: 'Привет, {{name}}', ...forms });
  refresh();
  expect(found()).toEqual([]);
  const { games_few: _left, ...others } = forms;
  language('RU', 'ru', { hi: 'Здравствуйте, {{name}}', ...others });
  refresh();
  expect(found()).toEqual([
    'RU/site/home.json#/games_few: the plural form "few" is missing; add it: the tag ru has it',
  ]);
  expect([text('RU', 'hi'), text('RU', 'games_few')]).toEqual(['Привет, {{name}}', '{{count}} игры']);
});

test.each([
  ['<b>გამარჯობა</b> {{name}}', '/hi: has the markup <b> </b>; write plain text'],
  ['გამარჯობა {{nmae}}', '/hi: has the placeholders {{nmae}}; use those of EN: {{name}}'],
  ['გამარჯობა', '/hi: has the placeholders none; use those of EN: {{name}}'],
  ['   ', '/hi: is empty; translate it, or remove the key'],
  ['{{name}} \u202eabc', '/hi: contains a control or direction character; remove it'],
  [7, '/hi: is 7; write a text in double quotes'],
])('the text %j is a finding, and English is shown in its place [language.text.markup]', (hi, finding) => {
  language('KA', 'ka', { hi });
  expect(found()).toContain(`KA/site/home.json#${finding}`);
  expect(text('KA', 'hi')).toBe('Hello {{name}}');
});

test('a value that is not text is a finding even in English, and does not stop the check of other languages [language.text.markup]', () => {
  write('EN/site/home.json', { hi: 'Hello {{name}}', bye: 7, thanks: null });
  language('KA', 'ka', { hi: 'გამარჯობა {{name}}', bye: 'ნახვამდის', thanks: 'გმადლობთ' });
  expect(found()).toEqual([
    'EN/site/home.json#/bye: is 7; write a text in double quotes',
    'EN/site/home.json#/thanks: is null; write a text in double quotes',
  ]);
});

test('a text that is null counts as untranslated: the check warns, and the fallback is shown [language.command.new]', () => {
  language('RU', 'ru', {
    hi: null,
    games_one: '{{count}} игра',
    games_few: '{{count}} игры',
    games_many: null,
    games_other: '{{count}} игры',
  });
  language('ID', 'id', { hi: null, games_other: null });
  expect(languages.findings().map((finding) => `${finding.level} ${formatFinding(finding)}`)).toEqual([
    'warning ID/site/home.json#/hi: is not translated; translate "Hello {{name}}"',
    'warning ID/site/home.json#/games_other: is not translated; translate "{{count}} games"',
    'warning RU/site/home.json#/hi: is not translated; translate "Hello {{name}}"',
    'error RU/site/home.json#/games_many: the plural form "many" is missing; add it: the tag ru has it',
  ]);
  expect([text('ID', 'hi'), text('RU', 'hi'), text('RU', 'games_many')]).toEqual([
    'Hello {{name}}',
    'Hello {{name}}',
    '{{count}} игры',
  ]);
});

test('folders that share a tag, or whose name cannot be a code, are findings [language.code.platform]', () => {
  language('KA', 'ka');
  language('KB', 'ka');
  write('ko/language.json', { tag: 'ko', ...LANGUAGE_INFO });
  expect(found()).toEqual(
    expect.arrayContaining([
      'KB/language.json#/tag: is also the tag of KA; write another tag, or remove one of the folders KA and KB',
      'ko#: "ko" is not the code of a language; name the folder KO',
    ]),
  );
  expect(languages.all().map(({ code }) => code)).toEqual(['EN', 'KA']);
});

test('a language whose folder is removed or renamed while pages in it are open keeps its texts until the server stops', () => {
  language('KA', 'ka', { hi: 'გამარჯობა {{name}}' });
  languages.all();
  renameSync(join(dir, 'KA'), join(dir, 'KX'));
  refresh();
  expect(text('KA', 'hi')).toBe('გამარჯობა {{name}}');
});

test('a catalogue that is not JSON is a finding, and the last valid texts are served', () => {
  language('KA', 'ka', { hi: 'გამარჯობა {{name}}' });
  languages.all();
  write('KA/site/home.json', '{ "hi": "changed');
  refresh();
  expect(found()[0]).toMatch(/^KA\/site\/home\.json#: not JSON/);
  expect(text('KA', 'hi')).toBe('გამარჯობა {{name}}');
});

test('forty languages added at once are all available', () => {
  const tags =
    'af am az be bg bn bs ca cs da de el es et eu fa fi fr gl gu he hi hr hu hy is it ka kk km kn ko ky lo lt lv mk ml mn mr'.split(
      ' ',
    );
  for (const tag of tags) language(`L${tag.toUpperCase()}`, tag);
  expect(languages.all()).toHaveLength(41);
  expect(found().filter((line) => !line.includes('is missing'))).toEqual([]);
});

test('a folder is read again only if a file has changed', () => {
  language('KA', 'ka');
  const before = languages.version();
  refresh();
  expect(languages.version()).toBe(before);
  cpSync(join(dir, 'KA'), join(dir, 'KC'), { recursive: true });
  refresh();
  expect(languages.version()).toBe(before + 1);
});

test('while a catalogue of English is broken, every language keeps all of its texts', () => {
  language('KA', 'ka', { hi: 'გამარჯობა {{name}}' });
  languages.all();
  write('EN/site/home.json', '{ "hi": "Hel');
  refresh();
  expect(found()[0]).toMatch(/^EN\/site\/home\.json#: not JSON/);
  expect(['EN', 'KA'].map((code) => [text(code, 'hi'), text(code, 'games_other')])).toEqual([
    ['Hello {{name}}', '{{count}} games'],
    ['გამარჯობა {{name}}', '{{count}} games'],
  ]);
  write('EN/language.json', '[]');
  refresh();
  expect(text('KA', 'hi')).toBe('გამარჯობა {{name}}');
});

test('a language that keeps its last valid texts gets new keys, and English texts where the placeholders have changed', () => {
  language('KA', 'ka', { hi: 'გამარჯობა {{name}}', games_one: '{{count}} თამაში', games_other: '{{count}} თამაში' });
  languages.all();
  write('EN/site/home.json', {
    hi: 'Hello {{player}}',
    games_one: '{{count}} game',
    games_other: '{{count}} games',
    bye: 'Bye',
  });
  refresh();
  expect(found().some((line) => line.startsWith('KA/site/home.json#/hi: has the placeholders'))).toBe(true);
  expect(['hi', 'games_other', 'bye'].map((key) => text('KA', key))).toEqual([
    'Hello {{player}}',
    '{{count}} თამაში',
    'Bye',
  ]);
});

test('a folder that is briefly unreadable is a finding, and is read again later', () => {
  language('KA', 'ka', { hi: 'გამარჯობა {{name}}' });
  languages.all();
  symlinkSync('KL', join(dir, 'KL'));
  refresh();
  expect(found()[0]).toContain('the languages cannot be read');
  expect(text('KA', 'hi')).toBe('გამარჯობა {{name}}');
  rmSync(join(dir, 'KL'));
  refresh();
  expect(found().filter((line) => !line.includes('is missing'))).toEqual([]);
});
