import * as fc from '#tests/support/fast-check.ts';
import { expect, test } from 'vitest';
import type { Brand } from '../brand.ts';
import { COLOR_TOKENS, DIMENSION_TOKENS, FONT_TOKENS, tokenTable, type ColorRow } from '../tokens.ts';
import { sampleJson } from '#tests/support/sample-source.ts';
import { contrastRatio } from './colours.ts';
import { deriveTokens } from './derive-tokens.ts';

const { tokens } = (sampleJson() as unknown as Brand).theme;
const newer = (rows: Record<string, ColorRow>) => ({
  colors: { ...COLOR_TOKENS, ...rows },
  dimensions: { ...DIMENSION_TOKENS, 'radius-badge': { use: 'badges', from: 'radius-control' } },
  fonts: { ...FONT_TOKENS, 'font-amount': { use: 'amounts', from: 'font-display' } },
});
const derived = (rows: Record<string, ColorRow>, given = tokens) =>
  deriveTokens(given, newer(rows)) as unknown as Record<string, Record<string, { readonly $value: string }>>;

test('a token that a file does not name has the value of the token that it derives from [brand.config.version]', () => {
  const { light, dark, dimension, fontFamily } = derived({ badge: { use: 'badges', from: 'danger' } });
  expect([light?.['badge'], dark?.['badge']]).toEqual([tokens.light.danger, tokens.dark.danger]);
  expect(dimension?.['radius-badge']).toEqual(tokens.dimension['radius-control']);
  expect(fontFamily?.['font-amount']).toEqual(tokens.fontFamily['font-display']);
});

test('a token that a file names keeps its value, and so do the tokens above it [brand.config.version]', () => {
  const named = { ...tokens, light: { ...tokens.light, badge: { $value: '#123456' } } };
  const { light } = derived({ badge: { use: 'badges', from: 'danger' } }, named);
  expect(light).toEqual(named.light);
});

test('a token of a pair gets the colour halfway; a token of a derived token gets the derived value [brand.config.version]', () => {
  const { light } = derived(
    { hover: { use: 'a', from: ['ink', 'canvas'] }, pressed: { use: 'b', from: 'hover' } },
    { ...tokens, light: { ...tokens.light, ink: { $value: '#000000' }, canvas: { $value: '#fe8040' } } },
  );
  expect([light?.['hover'], light?.['pressed']]).toEqual([{ $value: '#7f4020' }, { $value: '#7f4020' }]);
});

test('a derived colour has the contrast of its row, whatever the colours of the brand [brand.config.version]', () => {
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
    'schemas/tokens.ts: "hover" has to be below the token that it derives from: "hover"',
  ],
  [
    'a token that derives from it',
    { ink: { use: 'i' }, one: { use: 'a', from: ['ink', 'other'] }, other: { use: 'b', from: 'one' } },
    'schemas/tokens.ts: "one" has to be below the token that it derives from: "other"',
  ],
  [
    'nothing, but is drawn on a token that does not exist',
    { ink: { use: 'i', on: ['canvass'] } },
    'schemas/tokens.ts: "ink" is drawn on a token that does not exist: "canvass"',
  ],
])('a row that derives from %s is refused with its name [brand.config.version]', (_name, rows, message) => {
  expect(() => tokenTable(rows)).toThrow(message);
});
