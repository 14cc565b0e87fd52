import * as fc from '#tests/support/fast-check.ts';
import { expect, test } from 'vitest';
import { findingsOf, sampleJsonWith } from '#tests/support/changed-brand.ts';
import { sampleJson } from '#tests/support/sample-source.ts';
import { contrastRatio } from '../checks/colours.ts';
import { measurePairs } from '../checks/theme-contrast.ts';
import { toHex, toOklch } from '../colors/oklch.ts';
import { COLOR_TOKENS, contrastRules, type ColorRow, type ColorToken } from '../tokens.ts';
import { colourDistance } from './colour-distance.ts';
import { hueGap } from './hues.ts';
import { makePalette, type Palette, type PaletteColours } from './make-palette.ts';

const THEMES = ['light', 'dark'] as const;
const COLOUR = fc
  .integer({ min: 0, max: 0xff_ff_ff })
  .map((value) => `#${value.toString(16).padStart(6, '0')}` as const);
const COLOURS: fc.Arbitrary<PaletteColours> = fc.oneof(
  fc.tuple(COLOUR),
  fc.tuple(COLOUR, COLOUR),
  fc.tuple(COLOUR, COLOUR, COLOUR),
);

const lowPairs = (palette: Palette): readonly string[] =>
  THEMES.flatMap((theme) =>
    measurePairs(palette[theme])
      .filter(({ ratio, minimum }) => ratio < minimum)
      .map(({ text, background, ratio }) => `${theme}: ${text} on ${background} ${ratio}`),
  );
const findingsWith = (palette: Palette): readonly string[] => {
  const { theme } = sampleJson() as { readonly theme: { readonly tokens: object } };
  return findingsOf(sampleJsonWith('theme', { ...theme, tokens: { ...theme.tokens, ...palette } }));
};
const colourIn = (palette: Palette, theme: 'light' | 'dark', token: ColorToken) =>
  toOklch(palette[theme][token].$value);

test('a brand with a palette from one to three random colours has no finding, and every pair of both themes has enough contrast [operators.new.palette] [layout.proof.random]', () => {
  fc.assert(
    fc.property(COLOURS, fc.boolean(), (colours, vivid) => {
      const palette = makePalette(colours, { vivid });
      expect(lowPairs(palette)).toEqual([]);
      expect(findingsWith(palette)).toEqual([]);
    }),
    { numRuns: 200 },
  );
});

test.each([
  '#000000',
  '#ffffff',
  '#808080',
  '#767676',
  '#ffff00',
  '#00ff00',
  '#00ffff',
  '#ff00ff',
  '#ff0000',
  '#0000ff',
  '#010203',
  '#fefefe',
  '#000000 #000000 #000000',
  '#ffffff #ffffff #ffffff',
  '#ffff00 #ffffff #ffff00',
  '#0000ff #000000 #ffffff',
  '#2c211a #fc0472 #b7c820',
])(
  'the palette of %s has enough contrast, a value for every token, and no finding [operators.new.palette]',
  (given) => {
    const [primary = '', accent, base] = given.split(' ');
    const colours: PaletteColours = [primary, accent, base];
    for (const vivid of [false, true]) {
      const palette = makePalette(colours, { vivid });
      expect(lowPairs(palette)).toEqual([]);
      expect(findingsWith(palette)).toEqual([]);
      for (const theme of THEMES) expect(Object.keys(palette[theme])).toEqual(['$type', ...Object.keys(COLOR_TOKENS)]);
    }
  },
);

test('if the given colour stands out from the backgrounds, the main action keeps it to within 0.055 in OKLab [operators.new.palette]', () => {
  fc.assert(
    fc.property(COLOUR, (given) => {
      const palette = makePalette([given]);
      const colour = toOklch(given);
      const gapToLight = Math.min(
        ...(['canvas', 'surface'] as const).map((token) => colourDistance(colour, colourIn(palette, 'light', token))),
      );
      if (gapToLight >= 0.18) expect(colourDistance(colourIn(palette, 'light', 'primary'), colour)).toBeLessThan(0.055);
      if (contrastRatio(given, palette.dark.surface.$value) >= 3)
        expect(colourDistance(colourIn(palette, 'dark', 'primary'), colour)).toBeLessThan(0.055);
    }),
    { numRuns: 200 },
  );
});

test.each(['#ffb81c', '#b81d5f', '#12355b', '#00e5ff'])(
  'if text is readable on it, the main action is exactly %s in the light theme [operators.new.palette]',
  (given) => {
    expect(makePalette([given]).light.primary.$value).toBe(given);
  },
);

test('a main action that would blend into the backgrounds is adjusted until it stands out [operators.new.palette]', () => {
  const white = makePalette(['#ffffff']);
  expect(colourDistance(colourIn(white, 'light', 'primary'), colourIn(white, 'light', 'surface'))).toBeGreaterThan(
    0.17,
  );
  expect(white.dark.primary.$value).toBe('#ffffff');
  const navy = makePalette(['#0a1040']);
  expect(contrastRatio(navy.dark.primary.$value, navy.dark.surface.$value)).toBeGreaterThanOrEqual(2.5);
  expect(hueGap(colourIn(navy, 'dark', 'primary').hue, toOklch('#0a1040').hue)).toBeLessThan(4);
});

test('the backgrounds are neutrals in order of lightness, and danger and success keep their hues [operators.new.palette]', () => {
  fc.assert(
    fc.property(COLOURS, (colours) => {
      const palette = makePalette(colours);
      for (const theme of THEMES) {
        const [canvas, surface, raised] = (['canvas', 'surface', 'raised'] as const).map((token) =>
          colourIn(palette, theme, token),
        );
        const lightnesses = [canvas, surface, raised].map((colour) => colour?.lightness ?? 0);
        expect(lightnesses).toEqual(
          theme === 'dark'
            ? lightnesses.toSorted((one, other) => one - other)
            : [lightnesses[0], Math.max(...lightnesses), Math.min(...lightnesses)],
        );
        for (const colour of [canvas, surface, raised]) expect(colour?.chroma).toBeLessThan(0.04);
        expect(hueGap(colourIn(palette, theme, 'danger').hue, 22)).toBeLessThan(16);
        expect(hueGap(colourIn(palette, theme, 'success-ink').hue, 158)).toBeLessThan(8);
      }
    }),
    { numRuns: 50 },
  );
});

test('the second colour is the accent, and the third sets the hue of header and footer [operators.new.palette]', () => {
  const palette = makePalette(['#b81d5f', '#f2c14e', '#0d3b33']);
  expect(palette.light.accent.$value).toBe('#f2c14e');
  for (const theme of THEMES)
    for (const token of ['header', 'footer'] as const)
      expect(hueGap(colourIn(palette, theme, token).hue, toOklch('#0d3b33').hue)).toBeLessThan(12);
});

test('a brand with one colour gets an accent of another hue, and a grey one a golden accent [operators.new.palette]', () => {
  for (let hue = 0; hue < 360; hue += 5) {
    const given = toHex({ lightness: 0.6, chroma: 0.12, hue });
    expect(hueGap(colourIn(makePalette([given]), 'light', 'accent').hue, hue)).toBeGreaterThan(40);
  }
  for (const grey of ['#000000', '#767676', '#ffffff'])
    expect(hueGap(colourIn(makePalette([grey]), 'light', 'accent').hue, 84)).toBeLessThan(4);
});

test('the same colours give the same palette, in any case and with three or six digits [operators.new.palette]', () => {
  const palette = makePalette(['#ffcc00', '#1e88e5']);
  expect(makePalette(['#ffcc00', '#1e88e5'])).toEqual(palette);
  expect(makePalette(['#FC0', '1E88E5'])).toEqual(palette);
  expect(makePalette(['#ffcc00', '#1e88e5'], { vivid: true })).not.toEqual(palette);
});

test.each(['', '#', 'red', '#12', '#1234', '#12345', '#1234567', '#12345678', '#ggg', ' #fff', '#fff\n', 'rgb(0,0,0)'])(
  '%j is refused as a colour, and the error says what to write [operators.new.palette]',
  (text) => {
    const message = `${JSON.stringify(text)} is not a colour: write #rrggbb or #rgb, such as #b81d5f`;
    expect(() => makePalette([text])).toThrow(message);
    expect(() => makePalette(['#ffffff', text])).toThrow(message);
  },
);

test('a palette can be made from one to three colours, not from none or four [operators.new.palette]', () => {
  for (const colours of [[], ['#fff', '#fff', '#fff', '#fff']])
    expect(() => makePalette(colours as unknown as PaletteColours)).toThrow(
      'A palette is made from one to three colours',
    );
});

test('a token that is added later gets a value with enough contrast, without a recipe [operators.new.palette]', () => {
  const rows: Record<string, ColorRow> = {
    ...COLOR_TOKENS,
    ribbon: { use: 'marks of what is new', from: ['danger', 'accent'] },
    'on-ribbon': { use: 'text on such a mark', from: 'on-danger', on: ['ribbon'] },
    hint: { use: 'text under fields', from: 'ink-muted', on: ['canvas', 'surface', 'raised'], least: 7 },
  };
  fc.assert(
    fc.property(COLOURS, (colours) => {
      const palette = makePalette(colours, {}, rows);
      for (const theme of THEMES) {
        const values = palette[theme] as unknown as Readonly<Record<string, { readonly $value: string }>>;
        const low = contrastRules(rows).filter(
          ([text, ground, least]) => contrastRatio(values[text]?.$value ?? '', values[ground]?.$value ?? '') < least,
        );
        expect(low).toEqual([]);
      }
    }),
    { numRuns: 50 },
  );
});

test('a token that is neither in the recipe nor derived from another is an error that names it [operators.new.palette]', () => {
  expect(() => makePalette(['#b81d5f'], {}, { ...COLOR_TOKENS, ribbon: { use: 'marks' } })).toThrow(
    '"ribbon" has no recipe and is derived from no other token',
  );
});
