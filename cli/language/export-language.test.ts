import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { widthLimit } from '#schemas/language-packs/text-form.ts';
import { sampleLanguages, type SampleLanguages } from '#tests/support/language-command.ts';

interface JsonText {
  readonly namespace: string;
  readonly key: string;
  readonly source: string;
  readonly target: string | null;
  readonly state: string;
  readonly plural?: { readonly form: string; readonly counts: readonly number[] };
  readonly [field: string]: unknown;
}

let languages: SampleLanguages;
beforeEach(() => {
  languages = sampleLanguages();
  languages.add('RU', 'ru', {
    hi: 'Привет, {{name}}',
    play: null,
    games_one: '{{count}} игра',
    games_few: '{{count}} игры',
    games_many: '{{count}} игр',
    games_other: '{{count}} игры',
    about: 'Сайт с <b>играми</b>.',
  });
});
afterEach(() => languages.remove());

const exported = async (...args: readonly string[]): Promise<string> => {
  const { code, out } = await languages.run(['export', ...args]);
  expect(code).toBe(0);
  return out;
};
const jsonTexts = async (...args: readonly string[]): Promise<readonly JsonText[]> =>
  (JSON.parse(await exported(...args, '--format', 'json')) as { readonly texts: readonly JsonText[] }).texts;
const HI_LIMIT = widthLimit('Hello {{name}}', []);
const PLAY_LIMIT = widthLimit('Play now', []);
/** Returns the lines of a unit of an XLIFF file. */
const unit = (xliff: string, id: string): string =>
  new RegExp(`    <unit id="${id}"[\\s\\S]*?</unit>`).exec(xliff)?.[0] ?? '';

test('an XLIFF export has a file for each catalogue and a unit for each text, with its placeholders protected [language.command.export]', async () => {
  const xliff = await exported('RU');
  expect(xliff.split('\n').slice(0, 4)).toEqual([
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<xliff xmlns="urn:oasis:names:tc:xliff:document:2.0" xmlns:slr="urn:oasis:names:tc:xliff:sizerestriction:2.0" version="2.0" srcLang="en" trgLang="ru">',
    '  <file id="descriptions" original="RU/descriptions.json">',
    '    <slr:profiles generalProfile="xliff:codepoints"/>',
  ]);
  expect([...xliff.matchAll(/original="([^"]+)"/g)].map(([, name]) => name)).toEqual([
    'RU/descriptions.json',
    'RU/site/home.json',
    'RU/sandbox/help.json',
  ]);
  expect(unit(xliff, 'hi')).toBe(`    <unit id="hi" canResegment="no" slr:sizeRestriction="${HI_LIMIT}">
      <notes>
        <note category="place">site › home › hi</note>
        <note category="length">At most ${HI_LIMIT} letters wide</note>
      </notes>
      <originalData>
        <data id="d1">{{name}}</data>
      </originalData>
      <segment state="translated">
        <source xml:space="preserve">Hello <ph id="1" dataRef="d1" canDelete="no" disp="{{name}}"/></source>
        <target xml:space="preserve">Привет, <ph id="1" dataRef="d1" canDelete="no" disp="{{name}}"/></target>
      </segment>
    </unit>`);
});

test('a text without a translation has no target and the state initial [language.command.export]', async () => {
  expect(unit(await exported('RU'), 'play')).toContain(`      <segment state="initial">
        <source xml:space="preserve">Play now</source>
      </segment>`);
});

test('markup is protected, and special characters are escaped [language.command.export]', async () => {
  const help = unit(await exported('RU'), 'start.content');
  expect(help).toContain('<data id="d2">&lt;strong&gt;</data>');
  expect(help).toContain(
    '<source xml:space="preserve"><ph id="1" dataRef="d1" canDelete="no" disp="&lt;p&gt;"/>It takes <ph id="2"',
  );
  expect(help).toContain('Done &amp; ready');
});

test('a key that is not a valid XML id is escaped, and control characters become elements [language.command.export]', async () => {
  languages.write('RU/descriptions.json', { '/register': 'a\u0001 {brand}' });
  const found = unit(await exported('RU'), '_x2F_register');
  expect(found).toContain('<target xml:space="preserve">a<cp hex="0001"/> <ph id="1"');
});

test('a text with a count has one unit for each plural form of the tag, which names the form and the numbers that use it [language.command.export]', async () => {
  const texts = (await jsonTexts('RU')).filter(({ key }) => key.startsWith('games'));
  expect(texts.map(({ key, source, plural }) => [key, source, plural])).toEqual([
    ['games_one', '{{count}} game', { form: 'one', counts: [1, 21, 31, 41, 51, 61] }],
    ['games_few', '{{count}} games', { form: 'few', counts: [2, 3, 4, 22, 23, 24] }],
    ['games_many', '{{count}} games', { form: 'many', counts: [0, 5, 6, 7, 8, 9] }],
    ['games_other', '{{count}} games', { form: 'other', counts: [0.5, 1.5] }],
  ]);
  expect(unit(await exported('RU'), 'games_few')).toContain(
    '<note category="plural">The form "few", for counts like 2, 3, 4, 22, 23, 24</note>',
  );
});

test('a JSON export has the source, the translation with its state, the placeholders and the limit of each text [language.command.export]', async () => {
  expect(JSON.parse(await exported('RU', '--format', 'json'))).toMatchObject({
    language: 'RU',
    tag: 'ru',
    source: 'EN',
  });
  const texts = await jsonTexts('RU');
  expect(texts.find(({ key }) => key === 'hi')).toEqual({
    namespace: 'site/home',
    key: 'hi',
    place: 'site › home › hi',
    source: 'Hello {{name}}',
    target: 'Привет, {{name}}',
    state: 'translated',
    placeholders: ['{{name}}'],
    limit: HI_LIMIT,
  });
  expect(texts.find(({ key }) => key === 'play')).toMatchObject({ target: null, state: 'initial', limit: PLAY_LIMIT });
  expect(texts.find(({ key }) => key === 'about')).toMatchObject({ limit: null });
});

test('a faulty translation, which the site does not show, is exported as untranslated together with its fault [language.command.export]', async () => {
  const about = (await jsonTexts('RU')).find(({ key }) => key === 'about');
  expect(about).toMatchObject({ state: 'initial', fault: 'has the markup <b> </b>; write plain text' });
  expect(unit(await exported('RU'), 'about')).toContain(
    '<note category="fault">The present translation is not shown: it has the markup &lt;b&gt; &lt;/b&gt;; write plain text</note>',
  );
});

test('--missing exports only untranslated or faulty texts, including those of a new language [language.command.export] [language.command.new]', async () => {
  expect((await jsonTexts('RU', '--missing')).map(({ key }) => key)).toEqual([
    '/register',
    'play',
    'about',
    'start.content',
  ]);
  await languages.run(['new', 'MS']);
  expect(await jsonTexts('MS', '--missing')).toHaveLength(6);
});

test('if every text is translated and valid, --missing writes no file [language.command.export]', async () => {
  languages.add('KO', 'ko', { hi: '안녕 {{name}}', play: '시작', games_other: '{{count}}', about: '사이트.' });
  languages.write('KO/descriptions.json', { '/register': '{brand}' });
  languages.write('KO/sandbox/help.json', { 'start.content': '<p><strong>둘</strong></p><p>끝</p>' });
  const out = join(languages.dir, 'ko.xlf');
  expect(await languages.run(['export', 'KO', '--missing', '--out', out])).toEqual({
    code: 0,
    out: '',
    error: 'All texts of KO are translated. Nothing was written.\n',
  });
  expect(existsSync(out)).toBe(false);
});

test('the length limit counts Chinese, Japanese and Korean characters double; for scripts with combining marks it is only in the note [language.command.export]', async () => {
  languages.add('KO', 'ko');
  languages.add('TH', 'th');
  expect(unit(await exported('KO'), 'play')).toContain(
    `<note category="length">At most ${PLAY_LIMIT} letters wide; those of CJK scripts count twice</note>`,
  );
  const thai = unit(await exported('TH'), 'play');
  expect(thai).toContain(`<note category="length">At most ${PLAY_LIMIT} letters wide</note>`);
  expect(thai).not.toContain('sizeRestriction');
});

test('--out writes the file and says how many texts are open [language.command.export]', async () => {
  const out = join(languages.dir, 'sent/ru.xlf');
  expect(await languages.run(['export', 'RU', '--out', out])).toEqual({
    code: 0,
    out: `9 texts of RU are in ${out}, 4 of them to translate\n  back again marquee language import RU ${out}\n`,
    error: '',
  });
  expect(readFileSync(out, 'utf8')).toBe(await exported('RU'));
});

test('if the file cannot be written, the command exits with 1 and prints the reason [language.command.export]', async () => {
  expect(await languages.run(['export', 'RU', '--out', languages.dir])).toMatchObject({
    code: 1,
    out: '',
    error: expect.stringMatching(/^EISDIR: .* is a folder\.\n$/),
  });
});

test('without Chromium, --pictures says how to install it and writes nothing [language.command.export]', async () => {
  const [out, pictures] = [join(languages.dir, 'ru.xlf'), join(languages.dir, 'pictures')];
  const result = await languages.run(['export', 'RU', '--out', out, '--pictures', pictures], {
    findChromium: () => Promise.resolve(null),
  });
  expect(result).toMatchObject({ code: 1, out: '', error: expect.stringContaining('npx playwright install chromium') });
  expect([existsSync(out), existsSync(pictures)]).toEqual([false, false]);
});

test.each([
  [['RU', '--format', 'xlif'], '--format is "xlif"; did you mean xliff?'],
  [['RU', '--format', 'po'], '--format is "po"; write one of xliff, json.'],
  [['RU', '--stories', 'auth-'], '--stories selects the stories of --pictures: name a folder with --pictures.'],
  [['RI'], 'There is no language "RI". Did you mean RU? Known: RU.'],
  [['EN'], 'EN is the source of all other languages.'],
  [[], 'CODE is missing.\nUsage: marquee language export CODE'],
])('%j exits with 2 and says what to write [language.command.export]', async (args, error) => {
  expect(await languages.run(['export', ...args])).toMatchObject({
    code: 2,
    out: '',
    error: expect.stringContaining(error),
  });
});

test('a language with an error in its language.json is not exported: the exit code is 1 and the error is printed [language.command.export]', async () => {
  languages.add('KA', 'kaa-kaa');
  expect(await languages.run(['export', 'KA'])).toMatchObject({
    code: 1,
    out: '',
    error: expect.stringContaining('KA/language.json#/tag'),
  });
});
