import { readdirSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import type { Brand } from '#schemas/brand.ts';
import { contrastRatio } from '#schemas/checks/colours.ts';
import { deriveTokens } from '#schemas/checks/derive-tokens.ts';
import { tokensAsCss, tokensAsObjects } from '#schemas/token-forms.ts';
import { COLOR_TOKENS, CONTRAST_PAIRS } from '#schemas/tokens.ts';
import { brandOf, sampleJsonWith } from '#tests/support/changed-brand.ts';
import { sampleJson } from '#tests/support/sample-source.ts';
import { themeSheet } from './theme-sheet.ts';

const brands = new URL('../brands/', import.meta.url);
const ids = readdirSync(brands, { withFileTypes: true }).flatMap((entry) => (entry.isDirectory() ? [entry.name] : []));
const tokensOf = (id: string) =>
  (JSON.parse(readFileSync(new URL(`${id}/brand.json`, brands), 'utf8')) as Brand).theme.tokens;
const sheetOf = (json: unknown): string => themeSheet(brandOf(json).theme.tokens);

test.each(ids)('the tokens of %s give the same style sheet as strings and as objects [layout.tokens.read]', (id) => {
  const asFile = themeSheet(deriveTokens(tokensOf(id)));
  expect(themeSheet(deriveTokens(tokensAsCss(tokensOf(id))))).toBe(asFile);
  expect(themeSheet(deriveTokens(tokensAsObjects(tokensOf(id))))).toBe(asFile);
});

test.each<[what: string, place: string, text: string, object: unknown]>([
  ['colour', 'light/ink', '#1A2b3C', { colorSpace: 'srgb', components: [0.102, 0.169, 0.235], hex: '#1A2b3C' }],
  ['colour without hex', 'light/ink', '#1a2b3c', { colorSpace: 'srgb', components: [0.102, 0.169, 0.235] }],
  ['length in px', 'dimension/radius-card', '7.5px', { value: 7.5, unit: 'px' }],
  ['length in rem', 'dimension/radius-control', '1rem', { value: 1, unit: 'rem' }],
  ['list of fonts', 'fontFamily/font-body', '"Segoe UI",Roboto, Noto Sans', ['Segoe UI', 'Roboto', 'Noto Sans']],
])('a %s is read in both forms [layout.tokens.read]', (_what, place, text, object) => {
  const asText = sheetOf(sampleJsonWith(`theme/tokens/${place}`, { $value: text }));
  expect(asText).not.toBe(sheetOf(sampleJson()));
  expect(sheetOf(sampleJsonWith(`theme/tokens/${place}`, { $value: object }))).toBe(asText);
});

/** Returns the colour variables of a rule by token; those of the rule for more contrast if `media` is `more`. */
const colorsIn = (sheet: string, mode: 'light' | 'dark', media: 'any' | 'more'): ReadonlyMap<string, string> => {
  const [any = '', more = ''] = sheet.split('@media (prefers-contrast:more){');
  const [, rule = ''] = new RegExp(`\\[data-theme=${mode}\\]\\{([^}]*)\\}`).exec(media === 'any' ? any : more) ?? [];
  return new Map([...rule.matchAll(/--c-([\w-]+):(#\w{6})/g)].map(([, token = '', colour = '']) => [token, colour]));
};

test.each(ids.flatMap((id) => [[id, 'light'] as const, [id, 'dark'] as const]))(
  'for people who prefer more contrast, every text of %s has a contrast of 7 in the %s theme [layout.tokens.high-contrast]',
  (id, mode) => {
    const colors = colorsIn(themeSheet(deriveTokens(tokensOf(id))), mode, 'more');
    const texts = CONTRAST_PAIRS.filter(([, , least]) => least >= 4.5);
    const low = texts.filter(([text, on]) => contrastRatio(colors.get(text) ?? '', colors.get(on) ?? '') < 7);
    expect(colors.size).toBe(Object.keys(COLOR_TOKENS).length);
    expect(low).toEqual([]);
  },
);

test.each(ids)('for everybody else, the colours of %s are those of its file [layout.tokens.high-contrast]', (id) => {
  const sheet = themeSheet(deriveTokens(tokensOf(id)));
  for (const mode of ['light', 'dark'] as const) {
    const { $type, ...own } = tokensAsCss(tokensOf(id))[mode];
    const wanted = Object.entries(own).map(([token, { $value }]) => [token, $value]);
    expect($type).toBe('color');
    expect([...colorsIn(sheet, mode, 'any')]).toEqual(wanted);
  }
});
