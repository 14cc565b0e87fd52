import { expect, test } from 'vitest';
import { testBrand } from '#tests/support/test-brand.ts';
import type { BrandState } from './brand-state.ts';
import { diffBrands } from './diff-brands.ts';

const stateWith = (over: Parameters<typeof testBrand>[0], texts: BrandState['texts'] = {}): BrandState => ({
  brand: testBrand(over),
  texts,
  files: {},
  pageTexts: {},
});

/** Returns the check and the place of each difference. */
const found = (before: BrandState, after: BrandState): readonly string[] =>
  diffBrands(before, after).map(({ check, place }) => `${check} ${place}`);

const withHosts = (hosts: readonly string[]): BrandState => stateWith({ hosts: [...hosts] });

test.each<[before: readonly string[], after: readonly string[], expected: readonly string[]]>([
  [['a'], ['new', 'a'], ['main-host-changed /hosts', 'host-added /hosts/new']],
  [['a', 'b'], ['b'], ['host-gone /hosts/a', 'main-host-changed /hosts']],
  [['a', 'b', 'c'], ['a', 'c', 'b'], ['hosts-moved /hosts']],
  [['x.localhost', 'a', 'b'], ['x.localhost', 'b', 'a'], ['main-host-changed /hosts']],
  [['x.localhost', 'a'], ['a', 'x.localhost'], ['hosts-moved /hosts']],
  [['x.localhost', 'y.localhost'], ['y.localhost', 'x.localhost'], ['main-host-changed /hosts']],
])('hosts %j that become %j give the differences %j [operators.diff.checks]', (before, after, expected) => {
  expect(found(withHosts(before), withHosts(after))).toEqual(expected);
});

test('a changed main host is reported with the two addresses that links use [operators.diff.checks]', () => {
  const [difference] = diffBrands(withHosts(['x.localhost', 'a', 'b']), withHosts(['x.localhost', 'b', 'a']));
  expect(difference).toMatchObject({
    before: 'https://a',
    after: 'https://b',
    message: 'the address that search engines and shared links use: https://a becomes https://b',
  });
});

test.each(['logo', 'logoOnLight'] as const)(
  'other content of the file of assets.%s is a warning, whichever side names it [operators.diff.checks]',
  (name) => {
    const withFile = (hash: string, asset: string): BrandState => ({
      ...stateWith({ assets: { logo: 'assets/a.svg', icon: 'assets/a.svg', [name]: asset } }),
      files: { 'assets/light.svg': { hash, bytes: 1000 } },
    });
    const expected = expect.arrayContaining(['logo-content-changed /files/assets~1light.svg']) as unknown;
    const [named, other] = ['assets/light.svg', 'assets/b.svg'];
    expect(found(withFile('1', named), withFile('2', named))).toEqual(expected);
    expect(found(withFile('1', named), withFile('2', other))).toEqual(expected);
    expect(found(withFile('1', other), withFile('2', named))).toEqual(expected);
    expect(found(withFile('1', other), withFile('2', other))).toEqual(['picture-changed /files/assets~1light.svg']);
  },
);

test('each text of a file that was added or removed is a difference while the language stays [operators.diff.checks]', () => {
  const texts = { 'brand:one': 'One', 'brand:two': 'Two' };
  const [without, having] = [stateWith({}), stateWith({}, { TH: texts })];
  expect(found(having, without)).toEqual(['text-gone /texts/TH/brand:one', 'text-gone /texts/TH/brand:two']);
  expect(found(without, having)).toEqual(['text-added /texts/TH/brand:one', 'text-added /texts/TH/brand:two']);
});

const withLanguages = (supported: readonly string[], header?: readonly string[]): BrandState =>
  stateWith({
    languages: { default: 'TY', supported: [...supported], ...(header === undefined ? {} : { header: [...header] }) },
  });

const ALL = ['TY', 'EN', 'TH'];

test.each<[what: string, before: BrandState, after: BrandState, expected: readonly string[]]>([
  [
    'a header that no longer offers all languages',
    withLanguages(ALL),
    withLanguages(ALL, ['EN']),
    ['header-language-gone /languages/header/TY', 'header-language-gone /languages/header/TH'],
  ],
  [
    'a header that offers all languages again',
    withLanguages(ALL, ['TY', 'EN']),
    withLanguages(ALL),
    ['header-languages-changed /languages/header/TH'],
  ],
  ['a header that lists all languages', withLanguages(ALL), withLanguages(ALL, ALL), []],
  [
    'a language that goes away, and another that only the header loses',
    withLanguages(ALL, ALL),
    withLanguages(['TY', 'EN'], ['TY']),
    ['language-gone /languages/supported/TH', 'header-language-gone /languages/header/EN'],
  ],
  [
    'a language that goes away where the header has no list',
    withLanguages(ALL),
    withLanguages(['TY', 'EN']),
    ['language-gone /languages/supported/TH'],
  ],
  [
    'a new order of languages and of those in the header',
    withLanguages(ALL, ['TY', 'EN']),
    withLanguages(['TH', 'EN', 'TY'], ['EN', 'TY']),
    ['language-order-changed /languages/supported', 'header-languages-changed /languages/header'],
  ],
])('%s: the languages differ where players see it [operators.diff.checks]', (_, before, after, expected) => {
  expect(found(before, after)).toEqual(expected);
});
