import { afterEach, beforeEach, expect, test } from 'vitest';
import { LANGUAGES_DIR } from '#publish/languages/languages.ts';
import { runLanguage, sampleLanguages, type SampleLanguages } from '#tests/support/language-command.ts';

let languages: SampleLanguages;
beforeEach(() => {
  languages = sampleLanguages();
});
afterEach(() => languages.remove());

const GEORGIAN = {
  hi: 'გამარჯობა {{name}}',
  play: 'თამაში',
  games_one: '{{count}} თამაში',
  games_other: '{{count}} თამაში',
  about: 'საიტი ბევრი თამაშით.',
};
const addGeorgian = (home: object = GEORGIAN): void => {
  languages.add('KA', 'ka', home);
  languages.write('KA/descriptions.json', { '/register': 'გახსენით ანგარიში: {brand}.' });
  languages.write('KA/sandbox/help.json', { 'start.content': '<p><strong>ორი</strong> წუთი.</p>\n<p>მზადაა</p>' });
};

test('a complete language has no findings, and its coverage is printed [language.command.check]', async () => {
  addGeorgian();
  expect(await languages.run(['check'])).toEqual({
    code: 0,
    out: 'EN  7 texts, the source of all others  clean\nKA  7 of 7 texts, 100 %  clean\n\n2 languages, 0 errors, 0 warnings\n',
    error: '',
  });
});

test('coverage is the share of valid translations among all texts, including every plural form that the tag needs [language.command.check]', async () => {
  languages.add('RU', 'ru', {
    hi: 'Привет',
    play: null,
    games_one: '{{count}} игра',
    games_few: '{{count}} игры',
    games_many: '{{count}} игр',
    games_other: '{{count}} игры',
  });
  const { code, out } = await languages.run(['check', 'RU']);
  expect(code).toBe(1);
  expect(out.split('\n')[0]).toBe('RU  4 of 9 texts, 44 %');
});

test.each([
  [{ hi: 'გამარჯობა' }, 'error    KA/site/home.json#/hi: has the placeholders none; use those of EN: {{name}}'],
  [
    { games_other: null },
    'error    KA/site/home.json#/games_other: the plural form "other" is missing; add it: the tag ka has it',
  ],
  [{ hi: '<b>გამარჯობა</b> {{name}}' }, 'error    KA/site/home.json#/hi: has the markup <b> </b>; write plain text'],
])(
  '%j is an error with its namespace, key and remedy, and the exit code is 1 [language.command.check]',
  async (change, line) => {
    addGeorgian({ ...GEORGIAN, ...change });
    expect(await languages.run(['check', 'KA'])).toEqual({
      code: 1,
      out: `KA  6 of 7 texts, 85 %\n  ${line}\n\n1 language, 1 error, 0 warnings\n`,
      error: '',
    });
  },
);

test('a text much wider than in any other language is a warning; running text and texts up to the limit are not [language.command.check]', async () => {
  languages.add('ID', 'id', { play: 'Main sekarang juga' });
  // 1.7 times the 18 letters of the Indonesian text.
  const limit = 31;
  addGeorgian({ ...GEORGIAN, play: 'ა'.repeat(limit), about: `${'ა'.repeat(200)}.` });
  expect((await languages.run(['check', 'KA'])).out).toContain(', 0 warnings');
  addGeorgian({ ...GEORGIAN, play: 'ა'.repeat(limit + 1) });
  expect(await languages.run(['check', 'KA'])).toMatchObject({
    code: 0,
    out: expect.stringContaining(
      `  warning  KA/site/home.json#/play: is ${limit + 1} letters wide; the layout was tested with ${limit}; shorten it, or check it on a phone\n`,
    ),
  });
});

test('Chinese characters count double in width limits, and a text does not set its own limit [language.command.check]', async () => {
  languages.add('CN', 'zh-Hans', { play: '现'.repeat(16) });
  expect((await languages.run(['check', 'CN'])).out).toContain(
    'play: is 32 letters wide; the layout was tested with 16;',
  );
});

test('keys that merely end like plural forms are separate texts, each with its own limit [language.command.check]', async () => {
  languages.write('EN/site/steps.json', { step_one: 'Go', step_two: 'Then wait for the call' });
  languages.add('ID', 'id');
  languages.write('ID/site/steps.json', { step_one: 'Ya', step_two: 'Lalu tunggu teleponnya' });
  addGeorgian();
  languages.write('KA/site/steps.json', { step_one: 'ა'.repeat(17) });
  expect(await languages.run(['check', 'KA'])).toMatchObject({
    code: 0,
    out: expect.stringContaining('/step_one: is 17 letters wide; the layout was tested with 16;'),
  });
});

test('many untranslated texts in a catalogue are summarised on one line, and --all lists each [language.command.check]', async () => {
  const texts = Object.fromEntries(Array.from({ length: 30 }, (_, index) => [`line.${index}`, 'Text.']));
  languages.write('EN/site/many.json', texts);
  addGeorgian();
  const { out } = await languages.run(['check', 'KA']);
  expect(out).toContain(
    '  warning  KA/site/many.json#: 30 texts are not translated, such as /line.0; translate them\n',
  );
  expect(out).toContain('1 language, 0 errors, 30 warnings');
  const all = (await languages.run(['check', 'KA', '--all'])).out.split('\n');
  expect(all.filter((line) => /line\.\d+: is missing; translate "Text\."/.test(line))).toHaveLength(30);
});

test('a long list of errors is truncated, and --all prints it in full [language.command.check]', async () => {
  const texts = Object.fromEntries(Array.from({ length: 30 }, (_, index) => [`line.${index}`, 'Text {{name}}']));
  languages.write('EN/site/many.json', texts);
  addGeorgian();
  languages.write('KA/site/many.json', Object.fromEntries(Object.keys(texts).map((key) => [key, 'ტექსტი'])));
  const lines = async (args: readonly string[]): Promise<readonly string[]> =>
    (await languages.run(['check', ...args])).out.split('\n');
  expect(await lines(['KA'])).toContain('  …        and 10 more; --all lists them');
  expect(await lines([])).toContain('  …        and 25 more; --all lists them');
  expect((await lines(['--all'])).filter((line) => line.includes('has the placeholders none'))).toHaveLength(30);
});

test('when all languages are checked, the wide texts of each are summarised on one line [language.command.check]', async () => {
  const texts = Object.fromEntries(Array.from({ length: 4 }, (_, index) => [`line.${index}`, 'Short']));
  languages.write('EN/site/many.json', texts);
  const wide = 'ა'.repeat(17);
  addGeorgian();
  languages.write('KA/site/many.json', Object.fromEntries(Object.keys(texts).map((key) => [key, wide])));
  expect((await languages.run(['check'])).out).toContain(
    'KA  11 of 11 texts, 100 %\n  warning  KA#: 4 texts are wider than the layout was tested with, such as KA/site/many.json#/line.0; list them with: marquee language check KA\n',
  );
  expect((await languages.run(['check', 'KA'])).out.match(/letters wide; the layout/g)).toHaveLength(4);
});

test('for a pseudo-language, the check says that it is generated from English and prints no coverage [language.command.check]', async () => {
  languages.add('XB', 'ar', {}, { pseudo: true });
  expect((await languages.run(['check'])).out).toContain('\nXB  generated from EN for tests  clean\n');
});

test('a language with an invalid language.json sets no width limit [language.command.check]', async () => {
  addGeorgian({ ...GEORGIAN, play: 'ა'.repeat(17) });
  languages.add('MS', 'no-tag-at-all', { play: 'a'.repeat(16) });
  const { out } = await languages.run(['check', 'KA']);
  expect(out).toContain('play: is 17 letters wide; the layout was tested with 16;');
});

test('the built-in languages have no errors, and Korean and Malay have no findings at all [language.packs.ko-ms]', async () => {
  const { code, out } = await runLanguage(LANGUAGES_DIR, ['check']);
  expect(code).toBe(0);
  expect(out).toMatch(/, 0 errors, \d+ warnings?\n$/);
  for (const each of ['KO', 'MS']) expect(out).toMatch(new RegExp(`^${each}  (\\d+) of \\1 texts, 100 %  clean$`, 'm'));
});

test('folders that are not languages and files that cannot be read are reported as findings [language.command.check]', async () => {
  languages.add('ID', 'id');
  languages.write('ko/language.json', {});
  languages.write('ID/site/home.json', Buffer.from('\ufeff{ "play": "Main" }', 'utf16le'));
  languages.write('ID/descriptions.json', '\ufeff{\r\n"/register": "{brand}"\r\n}');
  languages.write('ID/sandbox/help.json', '{ "__proto__": "x", "start.content": null }');
  const { code, out } = await languages.run(['check', '--all']);
  expect(code).toBe(1);
  expect(out).toContain('  error    ko#: "ko" is not the code of a language; name the folder KO\n');
  expect(out).toContain('  error    ID/site/home.json#: not UTF-8 text; save it as UTF-8\n');
  expect(out).toContain(
    '  warning  ID/descriptions.json#: begins with a byte-order mark; save it as UTF-8 without BOM\n',
  );
  expect(out).toContain('  error    ID/sandbox/help.json#/__proto__: the key "__proto__" is never read; remove it\n');
});

test('if English has an error, the check says so and the exit code is 1 [language.command.check]', async () => {
  languages.write('EN/site/home.json', '{ "hi": "Hello');
  expect(await languages.run(['check'])).toMatchObject({
    code: 1,
    out: '',
    error: expect.stringMatching(
      /^EN is the source of all languages and has errors\. Correct it first:\n {2}error {4}EN\/site\/home\.json: not JSON/,
    ),
  });
});

test('for an unknown language the command exits with 2 and suggests the closest one [language.command.check]', async () => {
  addGeorgian();
  expect(await languages.run(['check', 'ka'])).toEqual({
    code: 2,
    out: '',
    error: 'There is no language "ka". Did you mean KA? Known: EN, KA.\n',
  });
  expect((await languages.run(['check', 'KA', 'EN'])).code).toBe(2);
  expect(await languages.run(['chekc'])).toMatchObject({
    code: 2,
    error: expect.stringContaining('did you mean language check?'),
  });
});

test('severities are coloured in a terminal, as in the brand check [language.command.check]', async () => {
  addGeorgian({ ...GEORGIAN, hi: 'გამარჯობა' });
  const { out } = await languages.run(['check'], { colour: true });
  expect(out).toContain('\u001b[31merror  \u001b[0m');
  expect(out).toContain('\u001b[32mclean\u001b[0m');
});

test('the keys of a file cannot inject terminal escape sequences [language.command.check]', async () => {
  addGeorgian({ ...GEORGIAN, '\u001b[2Jplay\u202e': 'x' });
  const { out } = await languages.run(['check', 'KA']);
  expect(out).toContain('/\\u001b[2Jplay\\u202e: EN has no such text');
  expect([out.includes('\u001b'), out.includes('\u202e')]).toEqual([false, false]);
});
