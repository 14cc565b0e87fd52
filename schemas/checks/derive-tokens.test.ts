import * as fc from '#tests/support/fast-check.ts';
import { expect, test } from 'vitest';
import type { Brand } from '../brand.ts';
import { COLOR_TOKENS, DIMENSION_TOKENS, FONT_TOKENS, tokenTable, type ColorRow } from '../tokens.ts';
import { sampleJson } from '#tests/support/sample-source.ts';
import { contrastRatio } from './colours.ts';
import { deriveTokens } from './derive-tokens.ts';

const tokens = deriveTokens((sampleJson() as unknown as Brand).theme.tokens);
const newer = (rows: Record<string, ColorRow>) => ({
  colors: { ...COLOR_TOKENS, ...rows },
  dimensions: { ...DIMENSION_TOKENS, 'radius-ribbon': { use: 'ribbons', from: 'radius-control' } },
  fonts: { ...FONT_TOKENS, 'font-amount': { use: 'amounts', from: 'font-display' } },
});
const derived = (rows: Record<string, ColorRow>, given = tokens) =>
  deriveTokens(given, newer(rows)) as unknown as Record<string, Record<string, { readonly $value: string }>>;

test('a token missing from a file gets the value of the token that it derives from [brand.config.version]', () => {
  const { light, dark, dimension, fontFamily } = derived({ ribbon: { use: 'ribbons', from: 'danger' } });
  expect([light?.['ribbon'], dark?.['ribbon']]).toEqual([tokens.light.danger, tokens.dark.danger]);
  expect(dimension?.['radius-ribbon']).toEqual(tokens.dimension['radius-control']);
  expect(fontFamily?.['font-amount']).toEqual(tokens.fontFamily['font-display']);
});

test('a token in a file keeps its value, and so do all other tokens of the file [brand.config.version]', () => {
  const named = { ...tokens, light: { ...tokens.light, ribbon: { $value: '#123456' } } };
  const { light } = derived({ ribbon: { use: 'ribbons', from: 'danger' } }, named);
  expect(light).toEqual(named.light);
});

test('a token derived from two tokens gets the colour halfway between them, and a token derived from a derived token gets the derived value [brand.config.version]', () => {
  const { light } = derived(
    { hover: { use: 'a', from: ['ink', 'canvas'] }, pressed: { use: 'b', from: 'hover' } },
    { ...tokens, light: { ...tokens.light, ink: { $value: '#000000' }, canvas: { $value: '#fe8040' } } },
  );
  expect([light?.['hover'], light?.['pressed']]).toEqual([{ $value: '#7f4020' }, { $value: '#7f4020' }]);
});

test('a derived colour has the contrast that its row requires, for any colours of a brand [brand.config.version]', () => {
  const colour = fc
    .integer({ min: 0, max: 0xff_ff_ff })
    .map((value) => ({ $value: `#${value.toString(16).padStart(6, '0')}` }));
  fc.assert(
    fc.property(colour, colour, (primary, accent) => {
      const { light } = derived(
        { hint: { use: 'text', from: ['primary', 'accent'], on: ['primary'] } },
        { ...tokens, light: { ...tokens.light, primary, accent } },
      );
      expect(contrastRatio(light?.['hint']?.$value ?? '', primary.$value)).toBeGreaterThanOrEqual(4.5);
    }),
    { numRuns: 100 },
  );
});

test.each<[name: string, rows: Record<string, ColorRow>, message: string]>([
  [
    'a token that does not exist',
    { hover: { use: 'a', from: 'prymary' } },
    'schemas/tokens.ts: "hover" derives from a token that does not exist: "prymary"',
  ],
  [
    'itself',
    { hover: { use: 'a', from: 'hover' } },
    'schemas/tokens.ts: "hover" must come after the token that it derives from: "hover"',
  ],
  [
    'a token that derives from it',
    { ink: { use: 'i' }, one: { use: 'a', from: ['ink', 'other'] }, other: { use: 'b', from: 'one' } },
    'schemas/tokens.ts: "one" must come after the token that it derives from: "other"',
  ],
  [
    'nothing, but is drawn on a token that does not exist',
    { ink: { use: 'i', on: ['canvass'] } },
    'schemas/tokens.ts: "ink" is drawn on a token that does not exist: "canvass"',
  ],
])(
  'a row that derives from %s is refused, and the error names the row [brand.config.version]',
  (_name, rows, message) => {
    expect(() => tokenTable(rows)).toThrow(message);
  },
);
