import { expect, test } from 'vitest';
import * as fc from '#tests/support/fast-check.ts';
import { loadBrand } from '../checks/load-brand.ts';
import { sampleJson, sampleSource } from '#tests/support/sample-source.ts';
import { mergeLayers } from './layers.ts';
import { PRODUCT_LAYOUT } from './layout.ts';
import {
  CORNERS,
  DENSITIES,
  ELEVATIONS,
  FOOTERS,
  HEADERS,
  HERO_FORMS,
  HERO_HEIGHTS,
  HERO_SIDES,
  ICON_SETS,
  MODALS,
  MOTIONS,
  PATTERNS,
  TILE_CAPTIONS,
  TILE_SHAPES,
} from './layout-values.ts';
import type { Looks } from './look.ts';

type Json = Readonly<Record<string, unknown>>;

const anyOf = (table: object) => fc.constantFrom<unknown>(...Object.keys(table));
const VALUES = {
  header: anyOf(HEADERS),
  density: anyOf(DENSITIES),
  columns: fc.constantFrom<unknown>(2, 3),
  corners: anyOf(CORNERS),
  elevation: anyOf(ELEVATIONS),
  pattern: anyOf(PATTERNS),
  icons: anyOf(ICON_SETS),
  motion: anyOf(MOTIONS),
  footer: anyOf(FOOTERS),
  modal: anyOf(MODALS),
  bottomBar: fc.constantFrom<unknown>(['home', 'menu'], ['games']),
  home: fc.constantFrom<unknown>([{ kind: 'hero' }], [{ kind: 'steps' }, { kind: 'claims' }]),
  'hero/form': anyOf(HERO_FORMS),
  'hero/height': anyOf(HERO_HEIGHTS),
  'hero/side': anyOf(HERO_SIDES),
  'tile/shape': anyOf(TILE_SHAPES),
  'tile/caption': anyOf(TILE_CAPTIONS),
};
type Path = keyof typeof VALUES;
type Flat = Readonly<Partial<Record<Path, unknown>>>;
const PATHS = Object.keys(VALUES) as Path[];

/** Creates a layout from values by path. */
const nested = (flat: Flat): Json => {
  const layout: Record<string, unknown> = {};
  for (const [path, value] of Object.entries(flat)) {
    const [group = '', key] = path.split('/');
    layout[group] = key === undefined ? value : { ...(layout[group] as Json | undefined), [key]: value };
  }
  return layout;
};
const valueAt = (layout: unknown, path: Path): unknown =>
  path.split('/').reduce<unknown>((value, key) => (value as Json | undefined)?.[key], layout);
const wanted = (own: Flat, base: Flat, path: Path): unknown =>
  path in own ? own[path] : path in base ? base[path] : valueAt(PRODUCT_LAYOUT, path);

const part = fc.record(VALUES, { requiredKeys: [] });
const changes = fc.array(
  fc.oneof(
    fc.record({ look: fc.constantFrom(0, 1, 2) }),
    fc.constantFrom(...PATHS).chain((path) => fc.record({ path: fc.constant(path), value: VALUES[path] })),
    fc.record({ reset: fc.constantFrom(...PATHS) }),
  ),
  { maxLength: 12 },
);

test('after any changes to the look and to single values, each value comes from the brand, else from the look, else from the product [layout.look.change] [layout.look.layers]', () => {
  fc.assert(
    fc.property(part, part, changes, (first, second, list) => {
      const own: Partial<Record<Path, unknown>> = {};
      let base: Flat = {};
      for (const change of list)
        if ('look' in change) base = [{}, first, second][change.look] ?? {};
        else if ('reset' in change) delete own[change.reset];
        else own[change.path] = change.value;
      const { merged } = mergeLayers([
        ['product', { ...PRODUCT_LAYOUT }],
        ['look', nested(base)],
        ['brand', nested(own)],
      ]);
      for (const path of PATHS) expect(valueAt(merged, path)).toEqual(wanted(own, base, path));
    }),
    { numRuns: 10_000 },
  );
});

test('a brand keeps what its file says about the layout, whatever its look says [layout.look.change]', () => {
  fc.assert(
    fc.property(part, part, (base, own) => {
      const looks: Looks = new Map([['any@1', { description: '', layout: nested(base), tokens: {} }]]);
      const json = { ...sampleJson(), layout: { look: 'any@1', ...nested(own) } };
      const { brand } = loadBrand(sampleSource({ json, looks }));
      for (const path of PATHS) expect(valueAt(brand?.layout, path)).toEqual(wanted(own, base, path));
    }),
    { numRuns: 60 },
  );
});
