import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';
import { PRODUCT_LAYOUT, type Layout } from '#schemas/layout/layout.ts';
import { makePalette } from '#schemas/palette/make-palette.ts';
import { readAllBrands } from '#publish/brand-folder.ts';
import { compileBrand, type CompiledBrand } from '#publish/compile-brand.ts';
import { productLooks } from '#publish/layout/looks.ts';
import { brandOf } from '#tests/support/changed-brand.ts';
import { sampleJson } from '#tests/support/sample-source.ts';
import { testBrand, testSite } from '#tests/support/test-brand.ts';
import { brandDistance, NOTICEABLE, type DistanceAxis } from './brand-distance.ts';
import { readRules } from './read-rules.ts';

const { theme } = testBrand();
const withTokens = (tokens: object) => testSite({ theme: { ...theme, tokens: { ...theme.tokens, ...tokens } } });
const withLayout = (layout: Partial<Layout>) => testSite({ layout: { ...PRODUCT_LAYOUT, ...layout } });

const differing = (other: ReturnType<typeof testSite>, one = testSite()): readonly DistanceAxis[] =>
  brandDistance(one, other).flatMap(({ axis, differs }) => (differs ? [axis] : []));

test('a brand has no distance from itself on any of the eight axes [layout.differs.axes]', () => {
  const distances = brandDistance(testSite(), testSite({ name: 'Another' }));
  expect(distances.map(({ axis }) => axis)).toEqual([
    'header',
    'hero',
    'home',
    'tiles',
    'palette',
    'type',
    'shape',
    'icons',
  ]);
  expect(distances.filter(({ distance }) => distance > 0)).toEqual([]);
});

test('a copy with another palette differs on the palette axis alone [layout.differs.axes]', () => {
  const [red, blue] = [
    withTokens(makePalette(['#d02020'])),
    withTokens(makePalette(['#2040d0', '#20a060', '#101020'])),
  ];
  const distances = brandDistance(red, blue);
  expect(distances.filter(({ distance }) => distance > 0).map(({ axis }) => axis)).toEqual(['palette']);
  expect(differing(blue, red)).toEqual(['palette']);
});

test('palettes that differ only imperceptibly count as equal [layout.differs.axes]', () => {
  expect(differing(withTokens(makePalette(['#d02020'])), withTokens(makePalette(['#d12222'])))).toEqual([]);
});

test.each<readonly [axis: DistanceAxis, layout: Partial<Layout>]>([
  ['header', { header: 'bar' }],
  ['hero', { hero: { ...PRODUCT_LAYOUT.hero, form: 'mosaic' } }],
  ['home', { home: PRODUCT_LAYOUT.home.toReversed() }],
  ['tiles', { tile: { shape: 'portrait', caption: 'below' } }],
  ['shape', { corners: 'sharp' }],
  ['shape', { pattern: 'dots' }],
  ['icons', { icons: 'solid' }],
])('changing one layout value makes a difference on its axis alone: %s %j [layout.differs.axes]', (axis, layout) => {
  expect(differing(withLayout(layout))).toEqual([axis]);
});

test('other fonts make a difference on the type axis alone [layout.differs.axes]', () => {
  const { fontFamily } = theme.tokens;
  expect(differing(withTokens({ fontFamily: { ...fontFamily, 'font-display': { $value: 'Impact' } } }))).toEqual([
    'type',
  ]);
});

test("corners with the theme's own radius make no difference [layout.differs.axes]", () => {
  const radius = { $value: '2px' };
  const dimension = { ...theme.tokens.dimension, 'radius-control': radius, 'radius-card': radius };
  expect(differing(withLayout({ corners: 'sharp' }), withTokens({ dimension }))).toEqual([]);
});

test('changing one section of many stays below the noticeable distance [layout.differs.axes]', () => {
  const distances = brandDistance(testSite(), withLayout({ home: PRODUCT_LAYOUT.home.slice(1) }));
  const { distance = 0 } = distances.find(({ axis }) => axis === 'home') ?? {};
  expect(distance).toBeGreaterThan(0);
  expect(distance).toBeLessThan(NOTICEABLE);
});

test('the last declaration of a property counts, and rules inside at-rules are ignored', () => {
  const rules = readRules('/* a{ */ a,b{x:1;y:url(c:d)}\n@media print{a{x:3}}b{x:2}');
  expect([rules.get('a')?.get('x'), rules.get('b')?.get('x'), rules.get('a')?.get('y')]).toEqual([
    '1',
    '2',
    'url(c:d)',
  ]);
});

/** Returns the pairs that differ on fewer than five axes, each with the axes on which it differs. */
const alike = (sites: ReadonlyMap<string, CompiledBrand>): readonly string[] =>
  [...sites].flatMap(([name, site], index) =>
    [...sites].slice(index + 1).flatMap(([other, otherSite]) => {
      const axes = differing(otherSite, site);
      return axes.length >= 5 ? [] : [`${name} and ${other} differ on ${axes.join(', ')} only`];
    }),
  );

test('any two sample brands differ on at least five of the eight axes [layout.differs.samples]', () => {
  const sites = readAllBrands(fileURLToPath(new URL('../../../brands', import.meta.url))).map((folder) => {
    const brand = folder.brand ?? expect.fail(`${folder.id} has errors`);
    return [folder.id, compileBrand({ ...folder, brand })] as const;
  });
  expect(sites.length).toBeGreaterThanOrEqual(8);
  expect(alike(new Map(sites))).toEqual([]);
});

test('any two looks differ on at least five of the eight axes [layout.look.presets]', () => {
  const sites = [...productLooks().keys()].map((look) => {
    const brand = brandOf({ ...sampleJson(), theme: { default: 'light' }, layout: { look } });
    return [look, compileBrand({ brand, texts: {}, assets: new Map() })] as const;
  });
  expect(sites.length).toBeGreaterThanOrEqual(5);
  expect(alike(new Map(sites))).toEqual([]);
});
