import { expect, test } from 'vitest';
import { DENSITIES, HEADERS, HERO_FORMS, TILE_SHAPES } from '#schemas/layout/layout-values.ts';
import { chosenLayout, LAYOUT_VALUES, OWN_LAYOUT, type LayoutAxes } from '#storybook/axes/layout-axes.ts';
import { cellsOf, frameAddress, MATRIX_LOOKS } from '#storybook/matrix/cells.ts';
import { storyBrands } from '#storybook/story-brands.ts';
import { storyLooks } from '#storybook/story-looks.ts';

const perya = storyBrands.get('perya');
if (perya === undefined) throw new Error('there is no brand perya');
const own = { site: perya.site, theme: perya.theme, tokens: perya.tokens };
const shown = (axes: LayoutAxes) => perya.inLayout(chosenLayout(axes));

test("the toolbar offers every value of look, header, tile, density and hero, in a form allowed in Storybook's URLs [layout.storybook.axes]", () => {
  expect(LAYOUT_VALUES).toEqual({
    look: [...storyLooks.keys()].map((name) => name.replace('@', '-')),
    header: Object.keys(HEADERS),
    tile: Object.keys(TILE_SHAPES),
    density: Object.keys(DENSITIES),
    hero: Object.keys(HERO_FORMS),
  });
  for (const value of Object.values(LAYOUT_VALUES).flat()) expect(value).toMatch(/^[a-zA-Z0-9 _-]+$/);
});

test('a toolbar value changes its part of the layout, and nothing else [layout.storybook.axes]', () => {
  expect(shown({ header: 'bar' })).toEqual({
    ...own,
    theme: expect.stringContaining('--header-height:4rem') as string,
    site: { ...own.site, layout: { ...own.site.layout, header: 'bar' } },
  });
  expect(shown({ tile: 'portrait' }).theme).toContain('--tile-height:calc(4 / 3)');
  expect(shown({ density: 'roomy' }).theme).toContain('--tile-gap:calc(var(--spacing) * 2.75)');
  expect(shown({ hero: 'none' }).site.layout.home).not.toEqual(own.site.layout.home);
});

test("a look replaces the brand's layout and tokens, and other axes modify the look [layout.storybook.axes]", () => {
  for (const [name, { tokens, layout }] of storyLooks) {
    const look = name.replace('@', '-');
    const { theme } = shown({ look });
    expect(theme).toContain(`--c-primary:${tokens.light?.primary?.$value ?? 'missing'}`);
    expect(shown({ look }).site.layout.header).toBe(layout.header);
    expect(shown({ look, tile: layout.tile?.shape === 'round' ? 'wide' : 'round' }).theme).not.toBe(theme);
  }
});

test.each<LayoutAxes>([
  {},
  { look: OWN_LAYOUT, header: OWN_LAYOUT, tile: OWN_LAYOUT, density: OWN_LAYOUT, hero: OWN_LAYOUT },
  { look: 'gone-1', header: 'side', tile: 'hexagon', density: 'toString', hero: '' },
])("unknown values in the URL show the brand's own layout: %j [layout.storybook.axes]", (axes) => {
  expect(shown(axes)).toEqual(own);
});

test('the matrix shows a part in all looks, and opens each frame in its look [layout.storybook.axes]', () => {
  const cells = cellsOf(
    { brands: ['perya'], themes: ['light'], looks: MATRIX_LOOKS, languages: ['EN'], widths: [360] },
    () => ['EN'],
  );
  expect(cells.map(({ look }) => look)).toEqual([OWN_LAYOUT, ...LAYOUT_VALUES.look]);
  expect(cells.map((cell) => new URLSearchParams(frameAddress('a--b', cell).split('?')[1]).get('globals'))).toEqual(
    cells.map(({ look }) => `brand:perya;theme:light;look:${look};language:EN`),
  );
});
