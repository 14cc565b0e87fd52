import { expect, test } from 'vitest';
import { findingsOf, sampleJsonWith } from '#tests/support/changed-brand.ts';

const COLOUR = 'write it like "#fff7ea" or {"colorSpace":"srgb","components":[1,0.969,0.918],"hex":"#fff7ea"}';
const LENGTH = 'write it like "8px" or {"value":8,"unit":"px"}';
const FONTS = `write it like "'Segoe UI', sans-serif" or ["Segoe UI","sans-serif"]`;

test.each<[what: string, place: string, value: unknown, remedy: string]>([
  ['colour by name', 'light/ink', 'navy', COLOUR],
  ['colour with three digits', 'dark/ink', '#fff', COLOUR],
  ['reference to another token', 'light/ink', '{ink}', COLOUR],
  ['colour of another colour space', 'light/ink', { colorSpace: 'display-p3', components: [0, 0, 0] }, COLOUR],
  ['colour with two components', 'light/ink', { colorSpace: 'srgb', components: [0, 0] }, COLOUR],
  ['component above 1', 'light/ink', { colorSpace: 'srgb', components: [0, 0, 255] }, COLOUR],
  ['transparent colour', 'light/ink', { colorSpace: 'srgb', components: [0, 0, 0], alpha: 0.5 }, COLOUR],
  ['colour without a colour space', 'light/ink', { components: [0, 0, 0] }, COLOUR],
  ['colour with an unknown key', 'light/ink', { colorSpace: 'srgb', components: [0, 0, 0], name: 'ink' }, COLOUR],
  ['list as a colour', 'light/ink', [0, 0, 0], COLOUR],
  ['length without a unit', 'dimension/radius-card', 8, LENGTH],
  ['length in a unit of print', 'dimension/radius-card', { value: 8, unit: 'pt' }, LENGTH],
  ['negative length', 'dimension/radius-card', { value: -1, unit: 'px' }, LENGTH],
  ['length whose number is a text', 'dimension/radius-card', { value: '8', unit: 'px' }, LENGTH],
  ['empty list of fonts', 'fontFamily/font-body', [], FONTS],
  ['font with a quote', 'fontFamily/font-body', ["Arial';"], FONTS],
  ['font that is a number', 'fontFamily/font-body', [1], FONTS],
])('a %s is one finding that shows both valid forms [layout.tokens.read]', (_what, place, value, remedy) => {
  const found = findingsOf(sampleJsonWith(`theme/tokens/${place}`, { $value: value }));
  expect(found).toHaveLength(1);
  expect(found[0]).toContain(`brand.json#/theme/tokens/${place}/$value: `);
  expect(found[0]?.endsWith(` does not have the right format; ${remedy}`)).toBe(true);
});

test('components and hex of two different colours are a finding that names both [layout.tokens.read]', () => {
  const value = { colorSpace: 'srgb', components: [0, 0, 0.2], hex: '#0a0a0a' };
  expect(findingsOf(sampleJsonWith('theme/tokens/light/ink', { $value: value }))).toEqual([
    'brand.json#/theme/tokens/light/ink/$value/hex: #0a0a0a is not the colour of the components, which is #000033; write "#000033", or the components [0.039,0.039,0.039]',
  ]);
});

test('components that a tool has rounded to two decimals do not contradict hex [layout.tokens.read]', () => {
  const value = { colorSpace: 'srgb', components: [0.11, 0.09, 0.08], alpha: 1, hex: '#1c1714' };
  expect(findingsOf(sampleJsonWith('theme/tokens/light/ink', { $value: value }))).toEqual([]);
});
