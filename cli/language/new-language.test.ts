import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { createLanguages } from '#publish/languages/languages.ts';
import { setLanguages } from '#schemas/languages.ts';
import { SAMPLE_TEXTS, sampleLanguages, type SampleLanguages } from '#tests/support/language-command.ts';

let languages: SampleLanguages;
beforeEach(() => {
  languages = sampleLanguages();
});
afterEach(() => languages.remove());

/** Runs the command, which must change nothing, and returns what it prints. */
const refused = async (args: readonly string[]): Promise<string> => {
  const before = languages.files();
  const { code, out, error } = await languages.run(['new', ...args]);
  expect([code, out]).toEqual([2, '']);
  expect(languages.files()).toEqual(before);
  return error;
};

test('a new language has every English key in the plural forms of its tag, each marked as untranslated [language.command.new]', async () => {
  const { code, out } = await languages.run(['new', 'RU', '--tag', 'ru', '--name', 'Русский']);
  expect([code, out.split('\n')[0]]).toEqual([
    0,
    `Русский is in ${join(languages.dir, 'RU')}, with 9 texts to translate`,
  ]);
  expect(languages.read('RU/site/home.json')).toBe(
    `{
  "hi": null,
  "play": null,
  "games_one": null,
  "games_few": null,
  "games_many": null,
  "games_other": null,
  "about": null
}
`,
  );
  expect(languages.json('RU/descriptions.json')).toEqual({ '/register': null });
  expect(languages.json('RU/sandbox/help.json')).toEqual({ 'start.content': null });
  expect(Object.keys(languages.files()).filter((path) => !path.startsWith('EN/'))).toEqual([
    'RU/descriptions.json',
    'RU/language.json',
    'RU/sandbox/help.json',
    'RU/site/home.json',
  ]);
});

test('the site shows the fallback for a new language, and the check counts its texts as missing [language.command.new]', async () => {
  const restore = setLanguages({});
  languages.add('ID', 'id', { play: 'Main sekarang' });
  await languages.run(['new', 'MS', '--from', 'ID']);
  const shown = createLanguages({ dir: languages.dir });
  expect(['play', 'hi'].map((key) => shown.pack('MS').catalogues.get('site/home')?.[key])).toEqual([
    'Main sekarang',
    SAMPLE_TEXTS['site/home']?.['hi'],
  ]);
  restore();
  const { code, out } = await languages.run(['check', 'MS']);
  expect(code).toBe(0);
  expect(out).toContain('MS  0 of 6 texts, 0 %');
  expect(out).toContain('  warning  MS/site/home.json#: 4 texts are not translated, such as /hi; translate them\n');
});

test('language.json has the given options, and defaults from the tag for the others [language.command.new]', async () => {
  languages.add('ID', 'id');
  await languages.run(['new', 'MS', '--tag', 'ms', '--name', 'Bahasa Melayu', '--from', 'ID']);
  expect(languages.read('MS/language.json')).toBe(`{
  "tag": "ms",
  "name": "Bahasa Melayu",
  "fallback": "ID",
  "calendar": "gregory",
  "direction": "ltr",
  "search": {
    "marks": "fold",
    "width": "fold",
    "variants": ["kana", "han"]
  }
}
`);
});

test.each([
  ['AR', 'ar', 'العربية', 'rtl', 'fold'],
  ['KA', 'ka', 'ქართული', 'ltr', 'fold'],
  ['HI', 'hi', 'हिन्दी', 'ltr', 'keep'],
  ['RU', 'ru', 'Русский', 'ltr', 'fold'],
])(
  '%s without options gets the tag %s, the name %s and the direction from Intl [language.command.new]',
  async (code, tag, name, direction, marks) => {
    const { out } = await languages.run(['new', code]);
    expect(out).toContain(`tag        ${tag}, derived from the code`);
    expect(languages.json(`${code}/language.json`)).toMatchObject({
      tag,
      name,
      direction,
      fallback: 'EN',
      search: { marks },
    });
  },
);

test('a code may differ from the tag, and a language with a region or a script can be added [language.command.new]', async () => {
  await languages.run(['new', 'TY', '--tag', 'fil']);
  await languages.run(['new', 'TW', '--tag', 'zh-Hant']);
  expect(['TY', 'TW'].map((code) => languages.json(`${code}/language.json`)['name'])).toEqual(['Filipino', '繁體中文']);
});

test.each([
  [['QX'], 'QX is not the tag of a language in capital letters. Name the tag: marquee language new QX --tag TAG\n'],
  [
    ['MALAY'],
    'MALAY is not the tag of a language in capital letters. Name the tag: marquee language new MALAY --tag TAG\n',
  ],
  [[], 'CODE is missing.\nUsage: marquee language new CODE'],
  [['MS', 'ID'], '"ID" is one argument too many.\nUsage: marquee language new CODE'],
])('missing, unknown or extra arguments are reported: %j [language.command.new]', async (args, error) => {
  expect(await refused(args)).toContain(error);
});

test('an existing language is refused with exit code 2, and nothing is written [language.command.new]', async () => {
  languages.add('MS', 'ms', { play: 'Main' });
  expect(await refused(['MS', '--tag', 'jv'])).toBe(
    'There is already a language MS. To see what it lacks: marquee language check MS\n',
  );
  mkdirSync(join(languages.dir, 'ko'));
  expect(await refused(['KO'])).toContain('There is already a folder "ko"');
});

test.each([
  ['ms', '"ms" is not a code: write two to eight capital letters, such as MS.\n'],
  ['M', 'such as MS.\n'],
  ['PT-BR', 'such as PTBR.\n'],
  ['INDONESIAN', 'such as INDONESI.\n'],
  ['../MS', 'such as MS.\n'],
  ['__proto__', 'such as PROTO.\n'],
])(
  '%s is not a code: the command exits with 2 and suggests the closest valid one [language.command.new]',
  async (code, error) => {
    expect(await refused([code, '--tag', 'ms'])).toContain(error);
  },
);

test.each([
  ['english', 'error    KA/language.json#/tag: no browser knows the tag "english"; write "en"'],
  ['ms_MY', 'error    KA/language.json#/tag: "ms_MY" is not a BCP 47 tag; write "ms"'],
  ['jaa', 'error    KA/language.json#/tag: no browser knows the tag "jaa"; write "ja"'],
  ['MS', 'error    KA/language.json#/tag: "MS" is not the usual form of the tag; write "ms"'],
  ['en', 'error    KA/language.json#/tag: is also the tag of EN;'],
])(
  'the tag %s is refused with exit code 2, and the closest valid tag is suggested [language.command.new]',
  async (tag, error) => {
    expect(await refused(['KA', '--tag', tag, '--name', 'Trial'])).toContain(error);
  },
);

test('an unknown fallback is refused with exit code 2, and the closest language is suggested [language.command.new]', async () => {
  languages.add('ID', 'id');
  expect(await refused(['MS', '--from', 'IDD'])).toBe('There is no language "IDD". Did you mean ID? Known: EN, ID.\n');
});

test('if English has an error, nothing is written and the exit code is 1 [language.command.new]', async () => {
  languages.write('EN/site/home.json', '{ "hi": "Hello');
  const before = languages.files();
  expect(await languages.run(['new', 'MS'])).toMatchObject({ code: 1, out: '' });
  expect(languages.files()).toEqual(before);
});

test('files left behind by an interrupted command do not end up in the language [language.command.new]', async () => {
  languages.write('.MS.new/site/old.json', {});
  expect((await languages.run(['new', 'MS'])).code).toBe(0);
  expect(Object.keys(languages.files()).filter((path) => path.includes('MS'))).toEqual([
    'MS/descriptions.json',
    'MS/language.json',
    'MS/sandbox/help.json',
    'MS/site/home.json',
  ]);
});
