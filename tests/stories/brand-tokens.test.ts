import { readFileSync } from 'node:fs';
import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import type { Brand, ThemeTokens } from '#schemas/brand.ts';
import { deriveTokens } from '#schemas/checks/derive-tokens.ts';
import { applyLook } from '#schemas/layout/apply-look.ts';
import { productLooks } from '#publish/layout/looks.ts';
import { checkContrast } from '#schemas/checks/theme-contrast.ts';
import { COLOR_TOKENS, CONTRAST_PAIRS, DIMENSION_TOKENS, FONT_TOKENS, STYLE_GROUPS } from '#schemas/tokens.ts';
import { BrandTokens } from '#storybook/docs/brand-tokens.tsx';
import { SAMPLE_BRANDS } from '#tests/support/sample-brands.ts';

const brands = new URL('../../brands/', import.meta.url);
const brandOf = (id: string): Brand => {
  const brand = JSON.parse(readFileSync(new URL(`${id}/brand.json`, brands), 'utf8')) as Brand;
  applyLook({ ...brand }, productLooks());
  return { ...brand, theme: { ...brand.theme, tokens: deriveTokens(brand.theme.tokens) } };
};
const MODES = ['light', 'dark'] as const;

/** Returns the text of each card, without tags, by the card's name. */
const cards = (tokens: ThemeTokens, kind: 'token' | 'pair'): ReadonlyMap<string, string> => {
  const markup = renderToStaticMarkup(createElement(BrandTokens, { name: 'Mine', tokens }));
  return new Map(
    [...markup.matchAll(new RegExp(`<li data-${kind}="([^"]+)"[^>]*>(.*?)</li>`, 'g'))].map(
      ([, name = '', content = '']) => [name, content.replaceAll(/<[^>]*>/g, ' ').replaceAll('&#x27;', "'")],
    ),
  );
};

test.each(SAMPLE_BRANDS)('the tokens page shows every token of %s with its purpose and value', (id) => {
  const { tokens } = brandOf(id).theme;
  const shown = cards(tokens, 'token');
  const wanted: [name: string, purpose: string, value: string][] = [
    ...MODES.flatMap((mode) =>
      Object.entries(COLOR_TOKENS).map(([token, { use }]): [string, string, string] => [
        `${mode} ${token}`,
        use,
        tokens[mode][token as keyof typeof COLOR_TOKENS].$value,
      ]),
    ),
    ...Object.entries(DIMENSION_TOKENS).map(([token, { use }]): [string, string, string] => [
      token,
      use,
      tokens.dimension[token as keyof typeof DIMENSION_TOKENS].$value,
    ]),
    ...Object.entries(FONT_TOKENS).map(([token, { use }]): [string, string, string] => [
      token,
      use,
      tokens.fontFamily[token as keyof typeof FONT_TOKENS].$value,
    ]),
    // No brand sets these.
    ...Object.values(STYLE_GROUPS).flatMap(({ rows }) =>
      Object.entries<{ readonly use: string; readonly default: string }>(rows).map(
        ([token, row]): [string, string, string] => [token, row.use, row.default],
      ),
    ),
  ];
  expect([...shown.keys()].toSorted()).toEqual(wanted.map(([name]) => name).toSorted());
  for (const [name, purpose, value] of wanted) {
    expect(shown.get(name)).toContain(purpose);
    expect(shown.get(name)).toContain(value);
  }
});

test.each(SAMPLE_BRANDS)('the tokens page shows every contrast pair, and all pairs of %s pass', (id) => {
  const shown = cards(brandOf(id).theme.tokens, 'pair');
  expect([...shown.keys()].toSorted()).toEqual(
    MODES.flatMap((mode) => CONTRAST_PAIRS.map(([text, ground]) => `${mode} ${text} ${ground}`)).toSorted(),
  );
  expect([...shown].filter(([, said]) => !said.includes('passes'))).toEqual([]);
});

test("the page shows the brand check's contrast ratios, and marks pairs rejected by the check as failed", () => {
  const { theme, ...rest } = { ...brandOf('perya'), scheduledLooks: [] };
  const tokens: ThemeTokens = {
    ...theme.tokens,
    light: { ...theme.tokens.light, 'ink-muted': { $value: '#B09A90' }, focus: { $value: '#FFE9C9' } },
  };
  const findings = checkContrast({ ...rest, theme: { ...theme, tokens } });
  const failing = [...cards(tokens, 'pair')].filter(([, said]) => said.includes('fails'));
  expect(
    failing.map(([name, said]) => [
      name.split(' ').slice(0, 2).join('/'),
      /\d+\.\d\d/.exec(said)?.[0],
      /at least ([\d.]+)/.exec(said)?.[1],
    ]),
  ).toEqual(
    findings.map(({ pointer, message, remedy }) => [
      pointer.replace('/theme/tokens/', ''),
      /[\d.]+$/.exec(message)?.[0],
      /at least ([\d.]+)/.exec(remedy)?.[1],
    ]),
  );
  expect(findings.length).toBeGreaterThan(5);
});
