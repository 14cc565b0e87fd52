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
