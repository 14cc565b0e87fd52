import { readdirSync } from 'node:fs';
import { expect, test } from 'vitest';
import { PRODUCT_LAYOUT, type Layout } from '#schemas/layout/layout.ts';
import {
  CORNERS,
  DENSITIES,
  ELEVATIONS,
  FOOTERS,
  HERO_FORMS,
  HERO_HEIGHTS,
  HERO_SIDES,
  ICON_SETS,
  MODALS,
  MOTIONS,
  HEADERS,
  PATTERNS,
  PHONE_COLUMNS,
  TILE_CAPTIONS,
  TILE_SHAPES,
} from '#schemas/layout/layout-values.ts';
import { styleVariants } from '#schemas/layout/variants.ts';
import { testSite } from '#tests/support/test-brand.ts';

const sheetOf = (layout: Partial<Layout>): string => {
  const { files, themeHref } = testSite({ layout: { ...PRODUCT_LAYOUT, ...layout } });
  return new TextDecoder().decode(files.get(themeHref)?.body);
};

test('the style sheet of a brand contains the rules of its own variants only [layout.code.by-variant]', () => {
  const sheet = sheetOf({ tile: { shape: 'portrait', caption: 'over' }, pattern: 'dots' });
  for (const rule of ['--tile-height:calc(4 / 3)', '--tile-words:0rem', 'radial-gradient'])
    expect(sheet).toContain(rule);
  expect(sheet).not.toContain('--card-shadow');
  expect(sheetOf({ header: 'bar' })).not.toContain('68.75rem');
});

test('the panel of vendors next to the rail is on the other side in text from right to left', () => {
  const panel = /\.nav-panel\{[^}]*\}/.exec(sheetOf({ header: 'rail' }))?.[0];
  expect(panel).toContain('inset-inline:100% auto');
  expect(panel).toContain('border-start-end-radius:');
  expect(panel).not.toMatch(/[;{]inset:|border-radius:[^;]+ /);
});

test('corners set by the layout override the tokens of the theme [layout.shape.options]', () => {
  const sheet = sheetOf({ corners: 'sharp' });
  expect(sheet.lastIndexOf('--radius-card:2px')).toBeGreaterThan(sheet.indexOf('--radius-card:16px'));
});

test('every layout value has a style file, except the defaults of the product [layout.values.closed]', () => {
  // Without a hero, there is nothing to style.
  const { none: _none, ...heroForms } = HERO_FORMS;
  const sets = {
    'hero-form': Object.keys(heroForms),
    'hero-height': Object.keys(HERO_HEIGHTS),
    'hero-side': Object.keys(HERO_SIDES),
    header: Object.keys(HEADERS),
    'tile-caption': Object.keys(TILE_CAPTIONS),
    'tile-shape': Object.keys(TILE_SHAPES),
    density: Object.keys(DENSITIES),
    columns: PHONE_COLUMNS.map(String),
    corners: Object.keys(CORNERS),
    elevation: Object.keys(ELEVATIONS),
    pattern: Object.keys(PATTERNS),
    icons: Object.keys(ICON_SETS),
    motion: Object.keys(MOTIONS),
    footer: Object.keys(FOOTERS),
    modal: Object.keys(MODALS),
  };
  const own = new Set(styleVariants(PRODUCT_LAYOUT));
  expect(readdirSync(new URL('../../src/variants/', import.meta.url)).toSorted()).toEqual(
    Object.entries(sets)
      .flatMap(([axis, values]) => values.map((value) => `${axis}-${value}`))
      // The default header has a file too, because no other header may inherit its rules.
      .filter((name) => !own.has(name) || name === 'header-rows')
      .map((name) => `${name}.css`)
      .toSorted(),
  );
});
