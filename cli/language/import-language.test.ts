import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import * as fc from '#tests/support/fast-check.ts';
import { keyOfUnit, unitId } from './exchange/xliff-names.ts';
import { SAMPLE_TEXTS, sampleLanguages, type SampleLanguages } from './sample-languages.ts';

const RUSSIAN = {
  'site/home': {
    hi: 'Привет, {{name}}',
    play: 'Играть',
    games_one: '{{count}} игра',
    games_few: '{{count}} игры',
    games_many: '{{count}} игр',
    games_other: '{{count}} игры',
    about: 'Сайт с "играми" & <больше>.',
  },
  descriptions: { '/register': 'Откройте счёт: {brand}.' },
  'sandbox/help': { 'start.content': '<p>Всего <strong>две</strong> минуты.</p>\n<p>Готово & всё</p>' },
} as const;
type Namespace = keyof typeof RUSSIAN;

let languages: SampleLanguages;
const writeRussian = (change: (key: string, text: string) => string | null = (_key, text) => text): void => {
  for (const [namespace, texts] of Object.entries(RUSSIAN))
    languages.write(
      `RU/${namespace}.json`,
      Object.fromEntries(Object.entries(texts).map(([key, text]) => [key, change(key, text)])),
    );
};
beforeEach(() => {
  languages = sampleLanguages();
  languages.add('RU', 'ru');
  writeRussian();
});
afterEach(() => languages.remove());

const FORMATS = ['xliff', 'json'] as const;
const sent = (): string => join(languages.dir, '.sent');
const exportTo = async (file: string, ...args: readonly string[]): Promise<string> => {
  expect(await languages.run(['export', 'RU', '--out', file, ...args])).toMatchObject({ code: 0 });
  return readFileSync(file, 'utf8');
};
/** Imports a file with this content. */
const importText = async (content: string | Buffer, code = 'RU') => {
  writeFileSync(sent(), content);
  return languages.run(['import', code, sent()]);
};
const catalogues = (): Readonly<Record<string, string>> =>
  Object.fromEntries(Object.entries(languages.files()).filter(([path]) => path.startsWith('RU/')));
/** Imports a file that must be refused without any change, and returns the lines about its faults. */
const refused = async (content: string | Buffer): Promise<readonly string[]> => {
  const before = catalogues();
  const { code, out, error } = await importText(content);
  expect([code, out]).toEqual([1, '']);
  expect(catalogues()).toEqual(before);
  const [first, ...lines] = error.split('\n');
  expect(first).toBe(`${sent()} was refused, and nothing was changed:`);
  return lines.filter((line) => line.startsWith('  error    ')).map((line) => line.slice('  error    '.length));
};
const json = (texts: readonly object[], over: object = {}): string =>
  JSON.stringify({ language: 'RU', tag: 'ru', texts, ...over });
const home = (key: string, target: string | null, over: object = {}): object => ({
  namespace: 'site/home',
  key,
  target,
  ...over,
});

test.each(FORMATS)(
  'importing an unchanged %s export changes no byte, whatever the format of the files [language.command.import]',
  async (format) => {
    languages.write(
      'RU/site/home.json',
      `\ufeff${JSON.stringify(RUSSIAN['site/home'], null, '\t').replaceAll('\n', '\r\n')}`,
    );
    const before = catalogues();
    const { code, out } = await importText(await exportTo(sent(), '--format', format));
    expect([code, out]).toEqual([0, 'RU: 0 texts changed in 0 catalogues, 9 as before, 0 without a translation\n']);
    expect(catalogues()).toEqual(before);
  },
);

test.each(FORMATS)(
  'whatever subset of the texts is missing, importing a %s export of all texts restores every byte [language.command.import]',
  async (format) => {
    const all = await exportTo(sent(), '--format', format);
    const before = catalogues();
    const names = Object.values(RUSSIAN).flatMap((texts) => Object.keys(texts));
    await fc.assert(
      fc.asyncProperty(fc.subarray(names), fc.boolean(), async (open, isLeftOut) => {
        if (isLeftOut)
          for (const [namespace, texts] of Object.entries(RUSSIAN))
            languages.write(
              `RU/${namespace}.json`,
              Object.fromEntries(Object.entries(texts).filter(([key]) => !open.includes(key))),
            );
        else writeRussian((key, text) => (open.includes(key) ? null : text));
        // Forms that are left alone are an error of the language, which an import may correct.
        expect(await importText(all)).toMatchObject({ code: 0 });
        expect(catalogues()).toEqual(before);
      }),
      { numRuns: 25 },
    );
  },
);

test('an import changes only the texts in the file, and writes them in the order of English [language.command.import]', async () => {
  languages.write('RU/site/home.json', { play: 'Играть', own: 'Своё' });
  languages.add('KO', 'ko', { play: '시작' });
  const others = languages.files();
  const { code, out } = await importText(json([home('hi', 'Здравствуйте, {{name}}'), home('play', 'Начать')]));
  expect([code, out]).toEqual([
    0,
    'RU: 2 texts changed in 1 catalogue, 0 as before, 0 without a translation\n  next       marquee language check RU\n',
  ]);
  expect(languages.read('RU/site/home.json')).toBe(
    '{\n  "hi": "Здравствуйте, {{name}}",\n  "play": "Начать",\n  "own": "Своё"\n}\n',
  );
  const { 'RU/site/home.json': _before, '.sent': _sent, ...rest } = others;
  expect(languages.files()).toMatchObject(rest);
});

test('a catalogue with Windows line breaks keeps them, and one that is missing is written [language.command.import]', async () => {
  languages.write('RU/site/home.json', '{\r\n  "hi": "Привет, {{name}}",\r\n  "play": "\\u0418грать"\r\n}\r\n');
  languages.write('RU/sandbox/help.json', {});
  await importText(
    json([
      home('hi', 'Здравствуйте, {{name}}'),
      { namespace: 'descriptions', key: '/register', target: '{brand}: счёт.' },
    ]),
  );
  expect(languages.read('RU/site/home.json')).toBe(
    '{\r\n  "hi": "Здравствуйте, {{name}}",\r\n  "play": "\\u0418грать"\r\n}\r\n',
  );
  expect(languages.read('RU/descriptions.json')).toBe('{\n  "/register": "{brand}: счёт."\n}\n');
});

test('what a translator has done in XLIFF is taken over: moved placeholders, several segments, CDATA, notes and groups [language.command.import]', async () => {
  const { code } = await importText(`\ufeff<?xml version="1.0" encoding="utf-8"?>\r
<x:xliff xmlns:x="urn:oasis:names:tc:xliff:document:2.0" xmlns:tool="urn:tool" version="2.1" srcLang="en-US" trgLang="ru-RU">\r
  <x:file id="1" original="RU/site/home.json">\r
    <tool:info><tool:unit id="play"/></tool:info>\r
    <x:group id="g"><x:unit id="hi">\r
      <x:notes><x:note>&lt;p&gt;</x:note></x:notes>\r
      <x:originalData><x:data id="a">{{name}}</x:data></x:originalData>\r
      <x:segment state="final"><x:source>Hello <x:ph id="7" dataRef="a"/></x:source><x:target><x:ph id="7" dataRef="a"/><x:mrk id="m">, привет</x:mrk></x:target></x:segment>\r
    </x:unit></x:group>\r
    <x:unit id="about">\r
      <x:segment state="translated"><x:source>A site</x:source><x:target>Сайт</x:target></x:segment>\r
      <x:ignorable><x:source> </x:source></x:ignorable>\r
      <x:segment state="reviewed"><x:source>with many games.</x:source><x:target><![CDATA[с играми & "всем".]]></x:target></x:segment>\r
    </x:unit>\r
  </x:file>\r
  <x:file id="2" original="RU/sandbox/help.json"><x:unit id="start.content">\r
      <x:originalData><x:data id="a">&lt;p&gt;</x:data><x:data id="b">&lt;/p&gt;</x:data><x:data id="c">&lt;strong&gt;</x:data><x:data id="d">&lt;/strong&gt;</x:data></x:originalData>\r
      <x:segment state="translated"><x:source/><x:target><x:pc id="1" dataRefStart="a" dataRefEnd="b"><x:pc id="2" dataRefStart="c" dataRefEnd="d">Две</x:pc> минуты</x:pc><x:sc id="3" dataRef="a"/>готово<x:ec startRef="3" dataRef="b"/></x:target></x:segment>\r
  </x:unit></x:file>\r
</x:xliff>`);
  expect(code).toBe(0);
  expect(languages.json('RU/site/home.json')).toMatchObject({
    hi: '{{name}}, привет',
    about: 'Сайт с играми & "всем".',
  });
  expect(languages.json('RU/sandbox/help.json')).toEqual({
    'start.content': '<p><strong>Две</strong> минуты</p><p>готово</p>',
  });
});

test('a placeholder whose data a tool has dropped is that of the source with its id [language.command.import]', async () => {
  const xliff = await exportTo(sent());
  const next = xliff.replace(/<target xml:space="preserve">Привет, <ph [^>]*>/, '<target>Здравствуй, <ph id="1"/>');
  expect(await importText(next)).toMatchObject({ code: 0 });
  expect(languages.json('RU/site/home.json')['hi']).toBe('Здравствуй, {{name}}');
});

test.each(FORMATS)(
  'texts without a translation or in the state initial are left out of a %s file, and the latter are named [language.command.import]',
  async (format) => {
    writeRussian((key, text) => (['play', 'about'].includes(key) ? null : text));
    const file = await exportTo(sent(), '--format', format);
    const before = catalogues();
    const next =
      format === 'json'
        ? file.replace(/("key": "play",[\s\S]*?"target": )null/, '$1"Играть"')
        : file.replace('>Play now</source>', '>Play now</source><target>Играть</target>');
    expect(next).not.toBe(file);
    expect(await importText(next)).toEqual({
      code: 0,
      error: '',
      out: 'RU: 0 texts changed in 0 catalogues, 7 as before, 1 without a translation\n  left out   1 translation in the state "initial"; a finished one has the state "translated" (site/home play)\n',
    });
    expect(catalogues()).toEqual(before);
  },
);

test('a translation of an earlier source text is taken over, and named [language.command.import]', async () => {
  const file = await exportTo(sent(), '--format', 'json');
  languages.write('EN/site/home.json', { ...SAMPLE_TEXTS['site/home'], play: 'Start now' });
  const { code, out } = await importText(file.replace('"Играть"', '"Играть сейчас"'));
  expect([code, languages.json('RU/site/home.json')['play']]).toEqual([0, 'Играть сейчас']);
  expect(out).toContain('  look again 1 text was translated from an earlier source text (site/home play)\n');
});

test('a file with faults is refused as a whole, with the place and the remedy of each [language.command.import]', async () => {
  expect(
    await refused(
      json([
        home('play', 'Начать'),
        home('hi', 'Привет'),
        home('hii', 'Привет'),
        home('about', '  '),
        home('play', 'Снова'),
        { namespace: 'site/hone', key: 'hi', target: 'x' },
        { namespace: 'sandbox/help', key: 'start.content', target: '<p>Две минуты</p>' },
        { namespace: 'descriptions', key: '/register', target: '<b>{brand}</b>' },
      ]),
    ),
  ).toEqual([
    '.sent#/texts/1 RU/site/home.json#/hi: has the placeholders none; use those of EN: {{name}}',
    '.sent#/texts/2 RU/site/home.json#/hii: there is no such text; write "hi"',
    '.sent#/texts/3 RU/site/home.json#/about: is empty; translate it, or remove the key',
    '.sent#/texts/4 RU/site/home.json#/play: is in the file twice, first at #/texts/0; remove one of them',
    '.sent#/texts/5 RU/site/hone.json#/hi: there is no catalogue "site/hone"; write site/home',
    '.sent#/texts/6 RU/sandbox/help.json#/start.content: has the markup <p> </p>; use that of EN: <p> <strong> </strong> </p> <p> </p>',
    '.sent#/texts/7 RU/descriptions.json#/~1register: has the markup <b> </b>; write plain text',
  ]);
});

test('the place of a fault in XLIFF is its line [language.command.import]', async () => {
  const xliff = await exportTo(sent());
  const line = xliff.slice(0, xliff.indexOf('<unit id="hi"')).split('\n').length;
  expect(await refused(xliff.replace(/Привет, <ph [^>]*>/, 'Привет'))).toEqual([
    `.sent:${line} RU/site/home.json#/hi: has the placeholders none; use those of EN: {{name}}`,
  ]);
});

test.each([
  ['games_two', '{{count}} игры', 'RU/site/home.json#/games_two: the tag ru has no plural form "two"; remove it'],
  [
    'games_few',
    '{{count}} игры',
    'RU/site/home.json#/games_one: the plural form "one" is missing; add it: the tag ru has it',
  ],
])('the wrong or incomplete plural forms of %s are refused [language.command.import]', async (key, text, fault) => {
  writeRussian((each, own) => (each.startsWith('games') ? null : own));
  expect(await refused(json([home(key, text)]))).toContain(`.sent#/texts/0 ${fault}`);
});

test('all forms of a text are imported together, and a faulty text that is not in the file does not matter [language.command.import]', async () => {
  writeRussian((key, text) => (key.startsWith('games') ? null : key === 'hi' ? 'Привет' : text));
  const forms = ['one', 'few', 'many', 'other'].map((form) => home(`games_${form}`, `{{count}} игр (${form})`));
  expect(await importText(json(forms))).toMatchObject({ code: 0, out: expect.stringMatching(/^RU: 4 texts changed/) });
});

test.each<readonly [what: string, change: (xliff: string) => string | Buffer, fault: RegExp]>([
  ['cut off', (xliff) => xliff.slice(0, 400), /^\.sent:\d+: not XML: unclosed tag: \w+; export the file/],
  [
    'with a tag that is not closed',
    (xliff) => xliff.replace('</source>', ''),
    /^\.sent:\d+: not XML: unexpected close tag/,
  ],
  [
    'with an undefined entity',
    (xliff) => xliff.replace('Play now', '&play;'),
    /^\.sent:\d+: not XML: undefined entity/,
  ],
  [
    'with an external entity',
    (xliff) =>
      xliff
        .replace('<xliff', '<!DOCTYPE x [<!ENTITY play SYSTEM "file:///etc/passwd">]>\n<xliff')
        .replace('Play now', '&play;'),
    /^\.sent:\d+: declares a document type, which is never read; remove <!DOCTYPE …>$/,
  ],
  [
    'with entities that multiply',
    (xliff) =>
      xliff.replace(
        '<xliff',
        `<!DOCTYPE x [<!ENTITY a "aaaaaaaaaa">${Array.from({ length: 9 }, (_, n) => `<!ENTITY ${'bcdefghij'[n]} "${`&${'abcdefghi'[n]};`.repeat(10)}">`).join('')}]>\n<xliff`,
      ),
    /declares a document type/,
  ],
  [
    'nested deeply',
    (xliff) => xliff.replace('Play now', '<mrk id="1">'.repeat(100_000)),
    /is nested deeper than 64 elements/,
  ],
  [
    'in XLIFF 1.2',
    (xliff) => xliff.replaceAll('document:2.0', 'document:1.2').replace('version="2.0"', 'version="1.2"'),
    /^\.sent:2: is XLIFF 1\.2; save it as XLIFF 2\.0/,
  ],
  ['in another form of XML', () => '<html/>', /is XML, but no XLIFF: its root is <html>/],
  [
    'with an unknown state',
    (xliff) => xliff.replace('state="translated"', 'state="done"'),
    /has the state "done"; write one of initial, translated, reviewed, final/,
  ],
  [
    'without the name of a catalogue',
    (xliff) => xliff.replace(/ original="RU\/site[^"]*"/, ''),
    /the original of a file names no catalogue/,
  ],
  [
    'with a placeholder that the source lacks',
    (xliff) => xliff.replace(/Привет, <ph [^>]*>/, 'Привет, <ph id="9"/>'),
    /the placeholder "9" of "hi" is not in the source/,
  ],
  ['in UTF-16', (xliff) => Buffer.from(`\ufeff${xliff}`, 'utf16le'), /^\.sent: is not UTF-8 text; save it as UTF-8$/],
  [
    'in UTF-16 without a byte-order mark',
    () => Buffer.from('{ "language": "RU" }', 'utf16le'),
    /^\.sent: is not UTF-8 text/,
  ],
  ['that declares UTF-16', (xliff) => xliff.replace('UTF-8', 'UTF-16'), /declares the encoding UTF-16/],
  [
    'with an empty target',
    (xliff) => xliff.replace('>Играть</target>', '/>'),
    /RU\/site\/home\.json#\/play: is empty; translate it/,
  ],
  [
    'for another language',
    (xliff) => xliff.replaceAll('RU/', 'KO/'),
    /^\.sent: is for the language "KO"; import it there/,
  ],
  [
    'for another tag',
    (xliff) => xliff.replace('trgLang="ru"', 'trgLang="uk"'),
    /^\.sent: is for the tag "uk"; the tag of RU is ru$/,
  ],
  ['for two languages', (xliff) => xliff.replace('RU/site', 'KO/site'), /has texts of several languages: RU, KO/],
])('XLIFF %s is refused [language.command.import]', async (_what, change, fault) => {
  expect(await refused(change(await exportTo(sent())))).toContainEqual(expect.stringMatching(fault));
});

test.each<readonly [what: string, content: string | Buffer, fault: RegExp]>([
  ['not closed', '{ "language": "RU", "texts": [', /^\.sent:1: not JSON: the file ends at line 1/],
  ['a flat table', '{ "hi": "Привет" }', /^\.sent#\/texts: is missing; add "texts"/],
  ['with a number', json([home('hi', 7 as never)]), /^\.sent#\/texts\/0\/target: /],
  ['with an unknown state', json([home('hi', 'x', { state: 'done' })]), /^\.sent#\/texts\/0\/state: /],
  ['with many texts', json(Array.from({ length: 20_001 }, () => ({}))), /^\.sent#\/texts: has more than 20000 texts/],
  [
    'with a key like __proto__',
    json([home('__proto__', 'x'), home('constructor', 'x')]),
    /RU\/site\/home\.json#\/__proto__: there is no such text/,
  ],
  [
    'with a path as a catalogue',
    json([{ namespace: '../../x', key: 'hi', target: 'x' }]),
    /there is no catalogue "\.\.\/\.\.\/x"/,
  ],
  ['for another language', json([], { language: 'KO', tag: 'ko' }), /is for the language "KO"/],
  ['for the tag of another language', json([], { tag: 'ko' }), /is for the tag "ko", which is that of KO/],
  [
    'with a control character',
    json([home('play', 'a\u0007b')]),
    /contains a control or direction character; remove it/,
  ],
  ['empty', '', /^\.sent: is empty/],
  ['that is a list', '[]', /^\.sent: is neither XLIFF nor JSON/],
])('JSON %s is refused [language.command.import]', async (_what, content, fault) => {
  languages.add('KO', 'ko');
  expect(await refused(content)).toContainEqual(expect.stringMatching(fault));
});

test('a file above 20 MB is not read [language.command.import]', async () => {
  expect(await refused(`{${' '.repeat(20 * 1024 * 1024)}}`)).toEqual([
    '.sent: has 20.0 MB, and more than 20 MB are not read; export the language again; all its texts have about 1 MB',
  ]);
});

test('the texts of a file cannot inject terminal escape sequences [language.command.import]', async () => {
  const [fault = ''] = await refused(json([home('\u001b[2J\u202e', 'x')]));
  expect(fault).toContain('\\u001b[2J\\u202e');
  expect([fault.includes('\u001b'), fault.includes('\u202e')]).toEqual([false, false]);
});

test('if one catalogue cannot be written, none is changed [language.command.import]', async () => {
  mkdirSync(join(languages.dir, 'RU/site/home.json.new'));
  const before = catalogues();
  const texts = [{ namespace: 'descriptions', key: '/register', target: '{brand}' }, home('play', 'Начать')];
  expect(await importText(json(texts))).toMatchObject({
    code: 1,
    out: '',
    error: expect.stringMatching(/^EISDIR.*Nothing was changed\.\n$/),
  });
  expect(catalogues()).toEqual(before);
});

test('a catalogue that would lose something when it is written is not changed [language.command.import]', async () => {
  for (const content of ['{ "hi": "Прив', '{ "__proto__": "x", "play": "Играть" }']) {
    languages.write('RU/site/home.json', content);
    expect(await importText(json([home('play', 'Начать')]))).toMatchObject({
      code: 1,
      error: expect.stringContaining('Correct these files first; nothing was changed:\n  error    RU/site/home.json#'),
    });
    expect(languages.read('RU/site/home.json')).toBe(content);
  }
});

test.each([
  [['RI', 'x'], 'There is no language "RI". Did you mean RU?'],
  [['EN', 'x'], 'EN is the source of all other languages.'],
  [['RU'], 'Name one language and one file'],
  [['RU', 'x', 'y'], 'Name one language and one file'],
])('%j gives exit code 2 and says what to write [language.command.import]', async (args, error) => {
  expect(await languages.run(['import', ...args])).toMatchObject({
    code: 2,
    out: '',
    error: expect.stringContaining(error),
  });
});

test('a file that does not exist gives exit code 1 [language.command.import]', async () => {
  expect(await languages.run(['import', 'RU', join(languages.dir, 'none.xlf')])).toMatchObject({
    code: 1,
    error: expect.stringMatching(/^ENOENT.*Nothing was changed\.\n$/),
  });
});

test('the id of a unit is any key, and stands for that key only [language.command.export]', () => {
  fc.assert(
    fc.property(
      fc.oneof(fc.string({ unit: 'grapheme' }), fc.constantFrom('_x2F_', '_x_', '/_x2F_/', '_x5F_x2F_')),
      (key) => {
        expect(keyOfUnit(unitId(key))).toBe(key);
        expect(unitId(key)).toMatch(/^[\p{L}\p{Nd}._-]*$/u);
      },
    ),
  );
});

test('the sample has every catalogue', () => {
  expect(Object.keys(RUSSIAN).toSorted()).toEqual(Object.keys(SAMPLE_TEXTS).toSorted() as Namespace[]);
});
