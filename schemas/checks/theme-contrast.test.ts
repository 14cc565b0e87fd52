import { expect, test } from 'vitest';
import { COLOR_TOKENS } from '#schemas/tokens.ts';
import { findingsOf, sampleJsonWith } from '#tests/support/changed-brand.ts';
import { sampleJson } from '#tests/support/sample-source.ts';
import { contrastRatio } from './theme-contrast.ts';

test.each([
  ['#000000', '#ffffff', 21],
  ['#ffffff', '#000000', 21],
  ['#777777', '#ffffff', 4.48],
  ['#0000ff', '#ffffff', 8.59],
  ['#123456', '#123456', 1],
])('the contrast of %s and %s is that of WCAG [brand.theme.default]', (one, other, ratio) => {
  expect(contrastRatio(one, other)).toBeCloseTo(ratio, 2);
});

const grounds = Object.keys(COLOR_TOKENS).flatMap((token) => (token.startsWith('on-') ? [token.slice(3)] : []));

test.each(grounds)('text on %s in the colour of its ground is an error [brand.theme.default]', (ground) => {
  const { theme } = sampleJson() as { theme: { tokens: { light: Record<string, { $value: string }> } } };
  const place = `theme/tokens/light/on-${ground}`;
  expect(findingsOf(sampleJsonWith(place, theme.tokens.light[ground]))).toContainEqual(
    expect.stringMatching(
      new RegExp(`^brand\\.json#/${place}: .* has a contrast of 1\\.00?; choose colours with at least 4\\.5`),
    ),
  );
});
