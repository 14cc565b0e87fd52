import { LANGUAGES } from '#tests/support/languages.ts';
import { expect, test } from 'vitest';
import { formatFinding } from './finding.ts';
import { loadBrand } from './load-brand.ts';
import { sampleSource, sourceFile } from '#tests/support/sample-source.ts';

/** The texts of the sample without those that override texts of the site. */
const own = (language: string): Record<string, unknown> => {
  const texts = JSON.parse(new TextDecoder().decode(sampleSource().texts.get(language)?.read())) as object;
  return Object.fromEntries(Object.entries(texts).filter(([key]) => key.startsWith('brand:')));
};

const load = (
  changes: Readonly<Record<string, Record<string, unknown> | string | null>>,
  siteTexts: Readonly<Record<string, string>> | null = null,
) => {
  const texts = new Map(
    [...sampleSource().texts.keys()].map((language) => [language, sourceFile(JSON.stringify(own(language)))]),
  );
  for (const [language, over] of Object.entries(changes)) {
    if (over === null) texts.delete(language);
    else
      texts.set(language, sourceFile(typeof over === 'string' ? over : JSON.stringify({ ...own(language), ...over })));
  }
  return loadBrand(sampleSource({ texts, siteTexts }));
};

test.each<[name: string, changes: Parameters<typeof load>[0], finding: string]>([
  [
    'that is not text',
    { EN: { 'brand:tagline': 5 } },
    'texts/EN.json#/brand:tagline: is 5; write text in double quotes',
  ],
  [
    'that is empty',
    { EN: { 'brand:tagline': ' ' } },
    'texts/EN.json#/brand:tagline: is empty; write a text, or remove the key to use the text of the site',
  ],
  [
    'with markup',
    { EN: { 'brand:tagline': '<b>Win</b>' } },
    'texts/EN.json#/brand:tagline: contains markup; write plain text: tags would be shown literally',
  ],
  [
    'with a direction character',
    { EN: { 'brand:tagline': 'evil\u202e' } },
    'texts/EN.json#/brand:tagline: contains a control or direction character; remove it',
  ],
  [
    'that refers to another text',
    { EN: { 'brand:tagline': '$t(home:page)' } },
    'texts/EN.json#/brand:tagline: refers to another text with $t(; write the text itself',
  ],
  [
    'without a namespace',
    { EN: { tagline: 'x' } },
    'texts/EN.json#/tagline: is not the key of a text; write <namespace>:<key>, such as "brand:tagline"',
  ],
  [
    'that exists in only one language',
    { EN: { 'brand:motto': 'x' } },
    'texts/TY.json#/brand:motto: is missing; add it in TY: another language has it',
  ],
  [
    'with other placeholders',
    { EN: { 'brand:tagline': '{{name}}' } },
    'texts/EN.json#/brand:tagline: has the placeholders "name", TY has ""; use the same ones, in any order',
  ],
  [
    'file that is not JSON',
    { EN: '{' },
    'texts/EN.json#: not JSON: the file ends at line 1, column 2, where a key or } was expected; close what is still open: a bracket, a brace or a quote is missing',
  ],
  [
    'file that is not named after a language',
    { XX: '{}' },
    `texts/XX.json#: "XX" is not a language of the site; name the file after one of: ${LANGUAGES.join(', ')}`,
  ],
  [
    'file of a language that the brand does not support',
    { VI: '{}' },
    'texts/VI.json#: VI is not a supported language of the brand; add it to languages.supported, or remove the file',
  ],
  [
    'file that is missing',
    { EN: null },
    'texts/EN.json#/brand:banner.home-fiesta.title: is missing; add it in EN: the banner is a link and needs a name',
  ],
])('the check reports a text %s [languages.keys]', (_name, changes, expected) => {
  expect(load(changes).findings.map(formatFinding)).toContain(expected);
});

test('faulty texts are ignored and all other texts are used [languages.fallback]', () => {
  const { brand, texts } = load({ EN: { 'brand:tagline': 5 } });
  expect(brand?.id).toBe('perya');
  expect(texts.EN).not.toHaveProperty(['brand:tagline']);
  expect(texts.EN).toHaveProperty(['brand:banner.login.title'], 'Welcome back');
});

test('an unknown key causes a warning with the closest known key [languages.keys]', () => {
  const { findings } = load({ EN: { 'home:winers.title': 'Lucky ones' } }, { 'home:winners.title': 'Winner board' });
  expect(findings.map((one) => `${one.level} ${formatFinding(one)}`)).toEqual([
    'warning texts/EN.json#/home:winers.title: the site has no such text; write "home:winners.title"',
  ]);
});

test.each([
  ['shell:nope', 'remove it'],
  ['shell:titel', 'write "shell:title"'],
  ['shel:title', 'write "shell:title"'],
])('for an unknown text %s the remedy is: %s [languages.keys]', (key, remedy) => {
  const site = { 'shell:title': 'Name', 'hello:nope': 'No', 'shelf:nope': 'No' };
  const { findings } = load({ EN: { [key]: 'Word' } }, site);
  expect(findings.filter(({ pointer }) => pointer.endsWith(key)).map((found) => found.remedy)).toEqual([remedy]);
});

test("overridden texts need the same placeholders as the site's [languages.keys]", () => {
  const site = { 'home:banner.slide': 'Banner {{number}} of {{total}}' };
  expect(load({ EN: { 'home:banner.slide': '{{total}} / {{number}}' } }, site).findings).toEqual([]);
  expect(load({ EN: { 'home:banner.slide': 'Banner {{nr}}' } }, site).findings.map(formatFinding)).toEqual([
    'texts/EN.json#/home:banner.slide: has the placeholders "nr", the site has "number, total"; use the same ones, in any order',
  ]);
});
