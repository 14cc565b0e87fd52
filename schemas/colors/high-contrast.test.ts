import * as fc from '#tests/support/fast-check.ts';
import { expect, test } from 'vitest';
import { contrastRatio } from '../checks/colours.ts';
import { COLOR_TOKENS, CONTRAST_PAIRS, type ColorToken } from '../tokens.ts';
import { highContrastColors } from './high-contrast.ts';
import { toOklch } from './oklch.ts';

type Colors = Readonly<Record<ColorToken, string>>;

const TOKENS = Object.keys(COLOR_TOKENS) as ColorToken[];
const TEXT_PAIRS = CONTRAST_PAIRS.filter(([, , least]) => least >= 4.5);
const hex = fc.integer({ min: 0, max: 0xff_ff_ff }).map((value) => `#${value.toString(16).padStart(6, '0')}`);
const anyTheme: fc.Arbitrary<Colors> = fc.record(
  Object.fromEntries(TOKENS.map((token) => [token, hex])) as Record<ColorToken, fc.Arbitrary<string>>,
);

test('every text has a contrast of 7, whatever the colours of the brand [layout.tokens.high-contrast]', () => {
  fc.assert(
    fc.property(anyTheme, (theme) => {
      const colors = highContrastColors(theme);
      const low = TEXT_PAIRS.filter(([text, on]) => contrastRatio(colors[text], colors[on]) < 7);
      expect(low).toEqual([]);
    }),
    { numRuns: 60 },
  );
});

test('the outline of a field has a contrast of 4.5, whatever the colours of the brand [layout.tokens.high-contrast]', () => {
  fc.assert(
    fc.property(anyTheme, (theme) => {
      const colors = highContrastColors(theme);
      for (const on of ['canvas', 'surface', 'raised'] as const)
        expect(contrastRatio(colors['field-line'], colors[on])).toBeGreaterThanOrEqual(4.5);
    }),
    { numRuns: 60 },
  );
});

test('a colour keeps its hue, and one with enough contrast is not changed [layout.tokens.high-contrast]', () => {
  const turn = (one: string, other: string): number => {
    const angle = Math.abs(toOklch(one).hue - toOklch(other).hue);
    return Math.min(angle, 360 - angle);
  };
  fc.assert(
    fc.property(anyTheme, (theme) => {
      const colors = highContrastColors(theme);
      // Rounding to 8 bits loses the hue of a colour near grey.
      const vivid = TOKENS.filter((token) => [theme, colors].every((each) => toOklch(each[token]).chroma > 0.04));
      expect(vivid.filter((token) => turn(theme[token], colors[token]) > 6)).toEqual([]);
      expect(highContrastColors(colors)).toEqual(colors);
    }),
    { numRuns: 60 },
  );
});

test('separators and other colours without text keep their value [layout.tokens.high-contrast]', () => {
  fc.assert(
    fc.property(anyTheme, (theme) => {
      expect(highContrastColors(theme).line).toBe(theme.line);
    }),
    { numRuns: 10 },
  );
});
