import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import * as fc from '#tests/support/fast-check.ts';
import { SAMPLE_TEXTS } from '#tests/support/language-command.ts';
import { homeText, jsonFile, RUSSIAN, sampleImport, type SampleImport } from '#tests/support/language-import.ts';

let languages: SampleImport;
beforeEach(() => {
  languages = sampleImport();
});
afterEach(() => languages.remove());

const FORMATS = ['xliff', 'json'] as const;

test.each(FORMATS)(
  'importing an unchanged %s export changes no byte, whatever the format of the files [language.command.import]',
  async (format) => {
    languages.write(
      'RU/site/home.json',
      `\ufeff${JSON.stringify(RUSSIAN['site/home'], null, '\t').replaceAll('\n', '\r\n')}`,
    );
    const before = languages.folders();
    const { code, out } = await languages.importText(await languages.exported('--format', format));
    expect([code, out]).toEqual([0, 'RU: 0 texts changed in 0 catalogues, 9 as before, 0 without a translation\n']);
    expect(languages.folders()).toEqual(before);
  },
);

test.each(FORMATS)(
  'whatever subset of the texts is missing, importing a %s export of all texts restores every byte [language.command.import]',
  async (format) => {
    const all = await languages.exported('--format', format);
    const before = languages.folders();
    const names = Object.values(RUSSIAN).flatMap((texts) => Object.keys(texts));
    await fc.assert(
      fc.asyncProperty(fc.subarray(names), fc.boolean(), async (open, isLeftOut) => {
        if (isLeftOut)
          for (const [namespace, texts] of Object.entries(RUSSIAN))
            languages.write(
              `RU/${namespace}.json`,
              Object.fromEntries(Object.entries(texts).filter(([key]) => !open.includes(key))),
            );
        else languages.writeRussian((key, text) => (open.includes(key) ? null : text));
        // An incomplete set of plural forms is an error in the language, but one that an import may correct.
        expect(await languages.importText(all)).toMatchObject({ code: 0 });
        expect(languages.folders()).toEqual(before);
      }),
      { numRuns: 25 },
    );
  },
);

test('an import changes only the texts in the file, and keeps the key order of English [language.command.import]', async () => {
  languages.write('RU/site/home.json', { play: 'Играть', own: 'Своё' });
  languages.add('KO', 'ko', { play: '시작' });
  const others = languages.folders();
  const { code, out } = await languages.importText(
    jsonFile([homeText('hi', 'Здравствуйте, {{name}}'), homeText('play', 'Начать')]),
  );
  expect([code, out]).toEqual([
    0,
    'RU: 2 texts changed in 1 catalogue, 0 as before, 0 without a translation\n  next       marquee language check RU\n',
  ]);
  expect(languages.read('RU/site/home.json')).toBe(
    '{\n  "hi": "Здравствуйте, {{name}}",\n  "play": "Начать",\n  "own": "Своё"\n}\n',
  );
  const { 'RU/site/home.json': _before, ...rest } = others;
  const { 'RU/site/home.json': _after, ...left } = languages.folders();
  expect(left).toEqual(rest);
});

test('a catalogue with Windows line breaks keeps them, and a missing catalogue is created [language.command.import]', async () => {
  languages.write('RU/site/home.json', '{\r\n  "hi": "Привет, {{name}}",\r\n  "play": "\\u0418грать"\r\n}\r\n');
  rmSync(join(languages.dir, 'RU/descriptions.json'));
  await languages.importText(
    jsonFile([
      homeText('hi', 'Здравствуйте, {{name}}'),
      { namespace: 'descriptions', key: '/register', target: '{brand}: счёт.' },
    ]),
  );
  expect(languages.read('RU/site/home.json')).toBe(
    '{\r\n  "hi": "Здравствуйте, {{name}}",\r\n  "play": "\\u0418грать"\r\n}\r\n',
  );
  expect(languages.read('RU/descriptions.json')).toBe('{\n  "/register": "{brand}: счёт."\n}\n');
});

test('edits that translation tools make in XLIFF are imported: moved placeholders, several segments, CDATA, notes and groups [language.command.import]', async () => {
  const { code } = await languages.importText(`\ufeff<?xml version="1.0" encoding="utf-8"?>\r
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

test('a placeholder whose data a tool has dropped is restored from the source placeholder with the same id [language.command.import]', async () => {
  const xliff = await languages.exported();
  const next = xliff.replace(/<target xml:space="preserve">Привет, <ph [^>]*>/, '<target>Здравствуй, <ph id="1"/>');
  expect(await languages.importText(next)).toMatchObject({ code: 0 });
  expect(languages.json('RU/site/home.json')['hi']).toBe('Здравствуй, {{name}}');
});

test.each(FORMATS)(
  'texts of a %s file without a translation or in the state initial are skipped, and the latter are named [language.command.import]',
  async (format) => {
    languages.writeRussian((key, text) => (['play', 'about'].includes(key) ? null : text));
    const file = await languages.exported('--format', format);
    const before = languages.folders();
    const next =
      format === 'json'
        ? file.replace(/("key": "play",[\s\S]*?"target": )null/, '$1"Играть"')
        : file.replace('>Play now</source>', '>Play now</source><target>Играть</target>');
    expect(next).not.toBe(file);
    expect(await languages.importText(next)).toEqual({
      code: 0,
      error: '',
      out: 'RU: 0 texts changed in 0 catalogues, 7 as before, 1 without a translation\n  left out   1 translation in the state "initial"; a finished one has the state "translated" (site/home play)\n',
    });
    expect(languages.folders()).toEqual(before);
  },
);

test('a translation of an outdated source text is imported, and named for review [language.command.import]', async () => {
  const file = await languages.exported('--format', 'json');
  languages.write('EN/site/home.json', { ...SAMPLE_TEXTS['site/home'], play: 'Start now' });
  const { code, out } = await languages.importText(file.replace('"Играть"', '"Играть сейчас"'));
  expect([code, languages.json('RU/site/home.json')['play']]).toEqual([0, 'Играть сейчас']);
  expect(out).toContain('  look again 1 text was translated from an earlier source text (site/home play)\n');
});

test('all plural forms of a text are imported together, even if a text outside the file is faulty [language.command.import]', async () => {
  languages.writeRussian((key, text) => (key.startsWith('games') ? null : key === 'hi' ? 'Привет' : text));
  const forms = ['one', 'few', 'many', 'other'].map((form) => homeText(`games_${form}`, `{{count}} игр (${form})`));
  expect(await languages.importText(jsonFile(forms))).toMatchObject({
    code: 0,
    out: expect.stringMatching(/^RU: 4 texts changed/),
  });
});

test('plural forms can be imported while a plain text with their base key is untranslated [language.command.import]', async () => {
  languages.write('EN/site/home.json', { ...SAMPLE_TEXTS['site/home'], games: 'Games' });
  expect(await languages.importText(jsonFile([homeText('games_one', '{{count}} игра!')]))).toMatchObject({ code: 0 });
  expect(languages.json('RU/site/home.json')['games_one']).toBe('{{count}} игра!');
});

test('cp elements are decoded up to the last Unicode code point, and sm and em elements add no text [language.command.import]', async () => {
  const xliff = await languages.exported();
  const target = '<cp hex="1f3B2"/><sm id="m1" type="comment"/>Играть<em startRef="m1"/><cp hex="10FFFD"/>';
  expect(await languages.importText(xliff.replace('>Играть<', `>${target}<`))).toMatchObject({ code: 0 });
  expect(languages.json('RU/site/home.json')['play']).toBe('\u{1f3b2}Играть\u{10fffd}');
});

test('placeholders in the markup and annotations of the source are found by their ids [language.command.import]', async () => {
  const { code } =
    await languages.importText(`<xliff xmlns="urn:oasis:names:tc:xliff:document:2.0" version="2.0" srcLang="en" trgLang="ru">
  <file id="1" original="RU/site/home.json"><unit id="hi">
    <segment state="final"><source>Hello <mrk id="m"><ph id="1" disp="{{name}}"/></mrk></source><target><ph id="1"/>, привет</target></segment>
  </unit></file>
  <file id="2" original="RU/sandbox/help.json"><unit id="start.content">
    <originalData><data id="a">&lt;p&gt;</data><data id="b">&lt;/p&gt;</data><data id="c">&lt;strong&gt;</data><data id="d">&lt;/strong&gt;</data></originalData>
    <segment state="final">
      <source><pc id="1" dataRefStart="a" dataRefEnd="b">It takes <pc id="2" dataRefStart="c" dataRefEnd="d">two</pc> minutes.</pc> <pc id="3" dataRefStart="a" dataRefEnd="b">Done</pc></source>
      <target><pc id="1">Это <pc id="2">две</pc> минуты.</pc> <pc id="3">Готово</pc></target>
    </segment>
  </unit></file>
</xliff>`);
  expect(code).toBe(0);
  expect(languages.json('RU/site/home.json')['hi']).toBe('{{name}}, привет');
  expect(languages.json('RU/sandbox/help.json')['start.content']).toBe(
    '<p>Это <strong>две</strong> минуты.</p> <p>Готово</p>',
  );
});

test.each([
  ['is indented by a tool', (target: string) => `\n          ${target.replace(' ', '\n          ')}\n        `, ''],
  ['has spaces around it that the source lacks', (target: string) => ` ${target}\t`, ' xml:space="preserve"'],
])(
  'a target that %s is imported without this white space [language.command.import]',
  async (_what, format, attribute) => {
    const next = (await languages.exported()).replace(
      /<target xml:space="preserve">Играть<\/target>/,
      `<target${attribute}>${format('Играть сейчас')}</target>`,
    );
    expect(await languages.importText(next)).toMatchObject({ code: 0 });
    expect(languages.json('RU/site/home.json')['play']).toBe('Играть сейчас');
  },
);

test('importing a file in which a tool has indented every target changes only line breaks inside texts [language.command.import]', async () => {
  const before = languages.folders();
  const next = (await languages.exported()).replace(
    /<(source|target) xml:space="preserve">([^]*?)<\/\1>/g,
    '<$1>\n          $2\n        </$1>',
  );
  const { out } = await languages.importText(next);
  expect(out).toMatch(/^RU: 1 text changed in 1 catalogue, 8 as before/);
  expect(out).not.toContain('look again');
  expect(languages.folders()).toEqual({
    ...before,
    'RU/sandbox/help.json': before['RU/sandbox/help.json']?.replace('\\n', ' '),
  });
});

test('white space around a translation is kept only where the source has it [language.command.import]', async () => {
  languages.write('EN/site/home.json', { ...SAMPLE_TEXTS['site/home'], play: 'Play: ' });
  await languages.importText(jsonFile([homeText('play', ' Играть: ')]));
  expect(languages.json('RU/site/home.json')['play']).toBe('Играть: ');
});
