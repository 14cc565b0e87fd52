import * as fc from '#tests/support/fast-check.ts';
import { expect, test } from 'vitest';
import { CONTRAST_PAIRS } from '#schemas/tokens.ts';
import { findingsOf, sampleJsonWith } from '#tests/support/changed-brand.ts';
import { sampleJson } from '#tests/support/sample-source.ts';
import { contrastRatio } from './colours.ts';

test.each([
  ['#000000', '#ffffff', 21],
  ['#ffffff', '#000000', 21],
  ['#777777', '#ffffff', 4.48],
  ['#0000ff', '#ffffff', 8.59],
  ['#123456', '#123456', 1],
])('the contrast of %s and %s matches WCAG [brand.theme.default]', (one, other, ratio) => {
  expect(contrastRatio(one, other)).toBeCloseTo(ratio, 2);
});

const { light } = (sampleJson() as { theme: { tokens: { light: Record<string, { $value: string }> } } }).theme.tokens;
const grounds = Object.keys(light).flatMap((token) => (token.startsWith('on-') ? [token.slice(3)] : []));

test.each(grounds)('text in the same colour as its background %s is an error [brand.theme.default]', (ground) => {
  const place = `theme/tokens/light/on-${ground}`;
  expect(findingsOf(sampleJsonWith(place, light[ground]))).toContainEqual(
    expect.stringMatching(
      new RegExp(`^brand\\.json#/${place}: .* has a contrast of 1\\.00?; choose colours with at least 4\\.5`),
    ),
  );
});

test('the colour that a finding proposes has enough contrast on every background of its token [brand.theme.default]', () => {
  const texts = [...new Set(CONTRAST_PAIRS.map(([text]) => text))];
  const channel = fc.integer({ min: 0, max: 255 });
  let mended = 0;
  fc.assert(
    fc.property(
      fc.constantFrom(...texts),
      fc.constantFrom('light', 'dark'),
      channel,
      channel,
      channel,
      (text, theme, ...rgb) => {
        const place = `theme/tokens/${theme}/${text}`;
        const colour = `#${rgb.map((value) => value.toString(16).padStart(2, '0')).join('')}`;
        const remedies = findingsOf(sampleJsonWith(place, { $value: colour })).filter((line) =>
          line.includes(`#/${place}:`),
        );
        const [, proposed] = /such as (#[0-9a-f]{6}) for/.exec(remedies[0] ?? '') ?? [];
        if (remedies.length === 0) return;
        mended += 1;
        expect(proposed).toBeDefined();
        const left = findingsOf(sampleJsonWith(place, { $value: proposed })).filter((line) =>
          line.includes(`#/${place}:`),
        );
        expect(left).toEqual([]);
      },
    ),
    { numRuns: 60 },
  );
  expect(mended).toBeGreaterThan(0);
});
