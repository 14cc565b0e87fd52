import { expect, test } from 'vitest';
import { loadBrand } from '#schemas/checks/load-brand.ts';
import { formatFinding } from '#schemas/checks/finding.ts';
import { MAX_SECTIONS } from '#schemas/layout/layout-values.ts';
import { sampleJson, sampleSource } from '#tests/support/sample-source.ts';
import { productLooks } from './looks.ts';

const looks = [...productLooks()];

const loadWith = (layout: object, theme: object = { default: 'dark' }) =>
  loadBrand(sampleSource({ json: { ...sampleJson(), layout, theme } }));

test('the product has at least five looks [layout.look.presets]', () => {
  expect(new Set(looks.map(([name]) => name.split('@')[0])).size).toBeGreaterThanOrEqual(5);
});

test.each(looks)('a brand that sets only the look %s has no finding [layout.look.presets]', (name, look) => {
  const { brand, findings, layers } = loadWith({ look: name });
  expect(findings.map(formatFinding)).toEqual([]);
  expect(brand?.layout).toMatchObject({ look: name, ...look.layout });
  const fromProduct = [...layers].filter(([, { layer }]) => layer === 'product').map(([pointer]) => pointer);
  expect(
    fromProduct.filter((pointer) => /^\/(?:layout\/(?!home)|theme\/tokens\/(?:light|dark))/.test(pointer)),
  ).toEqual([]);
});

test.each(looks)('the layout of %s, written into a brand file, is valid [layout.look.presets]', (_name, look) => {
  const { brand, findings } = loadWith({ ...look.layout }, sampleJson()['theme'] as object);
  expect(findings.map(formatFinding)).toEqual([]);
  expect(brand?.layout).toMatchObject(look.layout);
  expect(brand?.layout.home.length).toBeLessThanOrEqual(MAX_SECTIONS);
});

test('any two looks differ in at least three values of their layout and in their colours', () => {
  for (const [one, { layout, tokens }] of looks)
    for (const [other, next] of looks) {
      if (one === other) continue;
      const values = Object.entries(layout).filter(
        ([key, value]) => JSON.stringify(value) !== JSON.stringify({ ...next.layout }[key]),
      );
      expect(values.length, `${one} and ${other}`).toBeGreaterThanOrEqual(3);
      expect(tokens.light?.primary, `${one} and ${other}`).not.toEqual(next.tokens.light?.primary);
    }
});
