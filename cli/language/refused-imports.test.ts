import { mkdirSync, truncateSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { SAMPLE_TEXTS } from '#tests/support/language-command.ts';
import { homeText, jsonFile, sampleImport, type SampleImport } from '#tests/support/language-import.ts';

let languages: SampleImport;
beforeEach(() => {
  languages = sampleImport();
});
afterEach(() => languages.remove());

test('a file with faults is refused as a whole, and the place and remedy of each fault are printed [language.command.import]', async () => {
  expect(
    await languages.refused(
      jsonFile([
        homeText('play', 'Начать'),
        homeText('hi', 'Привет'),
        homeText('hii', 'Привет'),
        homeText('about', '  '),
        homeText('play', 'Снова'),
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

test.each([
  [
    '<p>Две <strong>минуты</p></strong> <p>Готово</p>',
    'has crossed markup <p> <strong> </p> </strong> <p> </p>; close each tag before the one around it',
  ],
  [
    '</p>Две <strong>минуты</strong><p> <p>Готово</p>',
    'has crossed markup </p> <strong> </strong> <p> <p> </p>; close each tag before the one around it',
  ],
  [
    '<p>Две <strong>минуты</strong></p> <p>Готово</p><img src=x onerror=alert(1) ',
    'has a tag that does not end; end it with ">", or remove it',
  ],
  [
    '<p>Две <strong>минуты</strong></p> <p>Готово</p><!doctype',
    'has a tag that does not end; end it with ">", or remove it',
  ],
])('markup like %s is refused [language.command.import] [language.text.markup]', async (target, fault) => {
  const text = { namespace: 'sandbox/help', key: 'start.content', target };
  expect(await languages.refused(jsonFile([text]))).toEqual([
    `.sent#/texts/0 RU/sandbox/help.json#/start.content: ${fault}`,
  ]);
});

test('the place of a fault in an XLIFF file is its line number [language.command.import]', async () => {
  const xliff = await languages.exported();
  const line = xliff.slice(0, xliff.indexOf('<unit id="hi"')).split('\n').length;
  expect(await languages.refused(xliff.replace(/Привет, <ph [^>]*>/, 'Привет'))).toEqual([
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
  languages.writeRussian((each, own) => (each.startsWith('games') ? null : own));
  expect(await languages.refused(jsonFile([homeText(key, text)]))).toContain(`.sent#/texts/0 ${fault}`);
});

test('a key that merely ends like a plural form is not treated as one [language.command.import]', async () => {
  languages.write('EN/site/home.json', {
    ...SAMPLE_TEXTS['site/home'],
    step_one: 'First step',
    step_two: 'Second step',
  });
  expect(await languages.importText(jsonFile([homeText('step_one', 'Первый шаг')]))).toMatchObject({ code: 0 });
  expect(await languages.refused(jsonFile([homeText('step_few', 'Шаги')]))).toEqual([
    '.sent#/texts/0 RU/site/home.json#/step_few: there is no such text; remove it',
  ]);
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
    'with exponentially expanding entities',
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
  ['that is another kind of XML', () => '<html/>', /is XML but not XLIFF: its root is <html>/],
  [
    'with an unknown element in a target',
    (xliff) => xliff.replace('>Играть<', '>Играть <b>сейчас</b><'),
    /^\.sent:\d+: has the element <b>; export the file again$/,
  ],
  [
    'with an inline element of another namespace',
    (xliff) => xliff.replace('>Играть<', '>Играть <mrk id="1" xmlns="urn:tool">сейчас</mrk><'),
    /has the element <mrk>/,
  ],
  [
    'with content in a placeholder',
    (xliff) => xliff.replace('>Играть<', '>Играть <sm id="1">сейчас</sm><'),
    /has content in the element <sm>/,
  ],
  ...['-1', '', '0x41', 'D800', 'DFFF', '110000', 'FFFFFFFF', 'G'].map(
    (hex) =>
      [
        `with the character ${JSON.stringify(hex)}`,
        (xliff: string) => xliff.replace('>Играть<', `>Играть<cp hex="${hex}"/><`),
        /^\.sent:\d+: has no character with the code ".*"; export the file again$/,
      ] as const,
  ),
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
  [
    'without a file',
    (xliff) => xliff.replace(/ {2}<file[^]*<\/file>/, ''),
    /^\.sent: has no texts; export the file again$/,
  ],
  ['without a unit', (xliff) => xliff.replace(/ {4}<unit[^]*?<\/unit>/g, ''), /^\.sent: has no texts/],
  ['for two languages', (xliff) => xliff.replace('RU/site', 'KO/site'), /has texts of several languages: RU, KO/],
])('XLIFF %s is refused [language.command.import]', async (_what, change, fault) => {
  expect(await languages.refused(change(await languages.exported()))).toContainEqual(expect.stringMatching(fault));
});

test.each<readonly [what: string, content: string | Buffer, fault: RegExp]>([
  ['not closed', '{ "language": "RU", "texts": [', /^\.sent:1: not JSON: the file ends at line 1/],
  ['a flat table', '{ "hi": "Привет" }', /^\.sent#\/texts: is missing; add "texts"/],
  ['with a number', jsonFile([homeText('hi', 7 as never)]), /^\.sent#\/texts\/0\/target: /],
  ['with an unknown state', jsonFile([homeText('hi', 'x', { state: 'done' })]), /^\.sent#\/texts\/0\/state: /],
  [
    'with many texts',
    jsonFile(Array.from({ length: 20_001 }, () => ({}))),
    /^\.sent#\/texts: has more than 20000 texts/,
  ],
  [
    'with a key like __proto__',
    jsonFile([homeText('__proto__', 'x'), homeText('constructor', 'x')]),
    /RU\/site\/home\.json#\/__proto__: there is no such text/,
  ],
  [
    'with a path as a catalogue',
    jsonFile([{ namespace: '../../x', key: 'hi', target: 'x' }]),
    /there is no catalogue "\.\.\/\.\.\/x"/,
  ],
  ['for another language', jsonFile([], { language: 'KO', tag: 'ko' }), /is for the language "KO"/],
  ['for the tag of another language', jsonFile([], { tag: 'ko' }), /is for the tag "ko", which is that of KO/],
  [
    'with a control character',
    jsonFile([homeText('play', 'a\u0007b')]),
    /contains a control or direction character; remove it/,
  ],
  ['without texts', jsonFile([]), /^\.sent: has no texts; export the file again$/],
  ['empty', '', /^\.sent: is empty/],
  ['that is a list', '[]', /^\.sent: is neither XLIFF nor JSON/],
])('JSON %s is refused [language.command.import]', async (_what, content, fault) => {
  languages.add('KO', 'ko');
  expect(await languages.refused(content)).toContainEqual(expect.stringMatching(fault));
});

test('a file larger than 20 MB is not read [language.command.import]', async () => {
  const { sent } = languages;
  languages.write('.sent', '{');
  truncateSync(sent, 20 * 1024 * 1024 + 1);
  const { code, error } = await languages.run(['import', 'RU', sent]);
  expect([code, error.split('\n')[1]]).toEqual([
    1,
    '  error    .sent: has 20.0 MB, but at most 20 MB are read; export the language again; all its texts have about 1 MB',
  ]);
});

test('the texts of a file cannot inject terminal escape sequences [language.command.import]', async () => {
  const [fault = ''] = await languages.refused(jsonFile([homeText('\u001b[2J\u202e', 'x')]));
  expect(fault).toContain('\\u001b[2J\\u202e');
  expect([fault.includes('\u001b'), fault.includes('\u202e')]).toEqual([false, false]);
});

test('if one catalogue cannot be written, none is changed [language.command.import]', async () => {
  mkdirSync(join(languages.dir, 'RU/.writing-1'));
  const before = languages.folders();
  const texts = [{ namespace: 'descriptions', key: '/register', target: '{brand}' }, homeText('play', 'Начать')];
  expect(await languages.importText(jsonFile(texts))).toMatchObject({
    code: 1,
    out: '',
    error: expect.stringMatching(/EISDIR.*\. No file was changed\.\n$/),
  });
  expect(languages.folders()).toEqual(before);
});

test('a catalogue is not changed if rewriting it would lose part of its content [language.command.import]', async () => {
  for (const content of ['{ "hi": "Прив', '{ "__proto__": "x", "play": "Играть" }']) {
    languages.write('RU/site/home.json', content);
    expect(await languages.importText(jsonFile([homeText('play', 'Начать')]))).toMatchObject({
      code: 1,
      error: expect.stringContaining('Correct these files first; nothing was changed:\n  error    RU/site/home.json'),
    });
    expect(languages.read('RU/site/home.json')).toBe(content);
  }
});

test.each([
  [['RI', 'x'], 'There is no language "RI". Did you mean RU?'],
  [['EN', 'x'], 'EN is the source of all other languages.'],
  [['RU'], 'FILE is missing.'],
  [['RU', 'x', 'y'], '"y" is one argument too many.'],
])('%j exits with 2 and says what to write [language.command.import]', async (args, error) => {
  expect(await languages.run(['import', ...args])).toMatchObject({
    code: 2,
    out: '',
    error: expect.stringContaining(error),
  });
});

test('the command exits with 1 if the file does not exist [language.command.import]', async () => {
  expect(await languages.run(['import', 'RU', join(languages.dir, 'none.xlf')])).toMatchObject({
    code: 1,
    error: expect.stringMatching(/^ENOENT: .*none\.xlf'\.\n$/),
  });
});
