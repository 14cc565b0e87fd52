import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import type { Brand, ThemeTokens } from '#schemas/brand.ts';
import { contrastRatio } from '#schemas/checks/colours.ts';
import { deriveTokens } from '#schemas/checks/derive-tokens.ts';
import { applyLook } from '#schemas/layout/apply-look.ts';
import { tokensAsCss, tokensAsObjects } from '#schemas/token-forms.ts';
import { COLOR_TOKENS, CONTRAST_PAIRS, STYLE_GROUPS } from '#schemas/tokens.ts';
import { brandOf, sampleJsonWith } from '#tests/support/changed-brand.ts';
import { sampleJson } from '#tests/support/sample-source.ts';
import { productLooks } from './layout/looks.ts';
import { themeSheet } from './theme-sheet.ts';
import { SAMPLE_BRANDS } from '#tests/support/sample-brands.ts';

const brands = new URL('../brands/', import.meta.url);
const tokensOf = (id: string): ThemeTokens => {
  const root = JSON.parse(readFileSync(new URL(`${id}/brand.json`, brands), 'utf8')) as Brand;
  applyLook({ ...root }, productLooks());
  return root.theme.tokens;
};
const sheetOf = (json: unknown): string => themeSheet(brandOf(json).theme.tokens);

test.each(SAMPLE_BRANDS)(
  'the tokens of %s give the same style sheet as strings and as objects [layout.tokens.read]',
  (id) => {
    const asFile = themeSheet(deriveTokens(tokensOf(id)));
    expect(themeSheet(deriveTokens(tokensAsCss(tokensOf(id))))).toBe(asFile);
    expect(themeSheet(deriveTokens(tokensAsObjects(tokensOf(id))))).toBe(asFile);
  },
);

test.each<[what: string, place: string, text: string, object: unknown]>([
  ['colour', 'light/ink', '#1A2b3C', { colorSpace: 'srgb', components: [0.102, 0.169, 0.235], hex: '#1A2b3C' }],
  ['colour without hex', 'light/ink', '#1a2b3c', { colorSpace: 'srgb', components: [0.102, 0.169, 0.235] }],
  ['length in px', 'dimension/radius-card', '7.5px', { value: 7.5, unit: 'px' }],
  ['length in rem', 'dimension/radius-control', '1rem', { value: 1, unit: 'rem' }],
  ['list of fonts', 'fontFamily/font-body', '"Segoe UI",Roboto, Noto Sans', ['Segoe UI', 'Roboto', 'Noto Sans']],
])('a %s can be written as a string or as an object [layout.tokens.read]', (_what, place, text, object) => {
  const asText = sheetOf(sampleJsonWith(`theme/tokens/${place}`, { $value: text }));
  expect(asText).not.toBe(sheetOf(sampleJson()));
  expect(sheetOf(sampleJsonWith(`theme/tokens/${place}`, { $value: object }))).toBe(asText);
});

/** Returns the colour variables of a rule by token. If `media` is `more`, it is the rule for more contrast. */
const colorsIn = (sheet: string, mode: 'light' | 'dark', media: 'any' | 'more'): ReadonlyMap<string, string> => {
  const [any = '', more = ''] = sheet.split('@media (prefers-contrast:more){');
  const [, rule = ''] = new RegExp(`\\[data-theme=${mode}\\]\\{([^}]*)\\}`).exec(media === 'any' ? any : more) ?? [];
  return new Map([...rule.matchAll(/--c-([\w-]+):(#\w{6})/g)].map(([, token = '', colour = '']) => [token, colour]));
};

test.each(SAMPLE_BRANDS.flatMap((id) => [[id, 'light'] as const, [id, 'dark'] as const]))(
  'for people who prefer more contrast, every text of %s has a contrast of 7 in the %s theme [layout.tokens.high-contrast]',
  (id, mode) => {
    const colors = colorsIn(themeSheet(deriveTokens(tokensOf(id))), mode, 'more');
    const texts = CONTRAST_PAIRS.filter(([, , least]) => least >= 4.5);
    const low = texts.filter(([text, on]) => contrastRatio(colors.get(text) ?? '', colors.get(on) ?? '') < 7);
    expect(colors.size).toBe(Object.keys(COLOR_TOKENS).length);
    expect(low).toEqual([]);
  },
);

test.each(SAMPLE_BRANDS)(
  'for people without a contrast preference, the colours of %s are exactly those in its file [layout.tokens.high-contrast]',
  (id) => {
    const sheet = themeSheet(deriveTokens(tokensOf(id)));
    for (const mode of ['light', 'dark'] as const) {
      const { $type, ...own } = tokensAsCss(tokensOf(id))[mode];
      const wanted = Object.entries(own).map(([token, { $value }]) => [token, $value]);
      expect($type).toBe('color');
      expect([...colorsIn(sheet, mode, 'any')]).toEqual(wanted);
    }
  },
);

const variablesOf = (json: unknown): ReadonlyMap<string, string> => {
  const [, shared = ''] = /^:root\{([^}]*)\}/.exec(sheetOf(json)) ?? [];
  return new Map([...shared.matchAll(/(--[\w-]+):([^;]+)/g)].map(([, name = '', value = '']) => [name, value]));
};
const inSrgb = (hex: string, components: readonly number[], alpha = 1) => ({
  colorSpace: 'srgb',
  components,
  hex,
  alpha,
});
const px = (value: number) => ({ value, unit: 'px' });

test('a file without the optional groups stays valid, and each of their tokens has its default [layout.tokens.groups]', () => {
  expect(Object.keys(tokensOf('perya'))).toEqual(['light', 'dark', 'dimension', 'fontFamily']);
  const variables = variablesOf(sampleJson());
  for (const { rows } of Object.values(STYLE_GROUPS))
    for (const [token, row] of Object.entries<{ readonly default: string }>(rows))
      expect(variables.get(`--${token}`)).toBe(row.default);
});

test.each<[group: string, type: string, token: string, value: unknown, css: string]>([
  ['fontSize', 'dimension', 'type-lg', '1.25rem', '1.25rem'],
  ['fontSize', 'dimension', 'type-lg', { value: 1.25, unit: 'rem' }, '1.25rem'],
  [
    'shadow',
    'shadow',
    'elevation-2xl',
    {
      color: inSrgb('#102030', [0.063, 0.125, 0.188], 0.5),
      offsetX: px(0),
      offsetY: px(8),
      blur: px(24),
      spread: px(-4),
    },
    '0px 8px 24px -4px #10203080',
  ],
  [
    'shadow',
    'shadow',
    'elevation-sm',
    [{ color: inSrgb('#000000', [0, 0, 0]), offsetX: px(2), offsetY: px(2), blur: px(0), spread: px(0), inset: true }],
    'inset 2px 2px 0px 0px #000000',
  ],
  [
    'gradient',
    'gradient',
    'gradient-primary',
    [
      { color: { colorSpace: 'srgb', components: [1, 1, 1], hex: '#ffffff' }, position: 0 },
      { color: { colorSpace: 'srgb', components: [1, 0.847, 0.4], hex: '#ffd866' }, position: 0.75 },
    ],
    'linear-gradient(#ffffff 0%,#ffd866 75%)',
  ],
  ['duration', 'duration', 'duration-short', '90ms', '90ms'],
  ['duration', 'duration', 'duration-short', { value: 90, unit: 'ms' }, '90ms'],
  ['easing', 'cubicBezier', 'easing-enter', [0.2, 1.4, 0.4, 1], 'cubic-bezier(0.2,1.4,0.4,1)'],
])('a brand can set a single token: %s (%s) %s [layout.tokens.groups]', (group, type, token, value, css) => {
  const json = sampleJsonWith(`theme/tokens/${group}`, { $type: type, [token]: { $value: value } });
  const variables = variablesOf(json);
  expect(variables.get(`--${token}`)).toBe(css);
  const others = new Map(variables).set(`--${token}`, '');
  expect(others).toEqual(new Map(variablesOf(sampleJson())).set(`--${token}`, ''));
});

test.each(Object.values(STYLE_GROUPS).flatMap(({ rows }) => Object.keys(rows)))(
  "the site's style sheet uses the token %s [layout.tokens.groups]",
  (token) => {
    const sheet = readFileSync(new URL('../src/styles.css', import.meta.url), 'utf8');
    expect(sheet).toContain(`var(--${token})`);
  },
);

test('gradients are removed for people who prefer more contrast, and in forced colours [layout.tokens.groups]', () => {
  const stop = { color: { colorSpace: 'srgb', components: [1, 1, 1], hex: '#ffffff' }, position: 0 };
  const json = sampleJsonWith('theme/tokens/gradient', {
    $type: 'gradient',
    'gradient-primary': { $value: [stop, stop] },
  });
  expect(sheetOf(json)).toContain(
    '@media (prefers-contrast:more),(forced-colors:active){:root{--gradient-primary:none;--gradient-accent:none;--gradient-header:none}}',
  );
});
