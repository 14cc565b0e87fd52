import * as fc from '#tests/support/fast-check.ts';
import { expect, test } from 'vitest';
import { toHex, toOklch } from './oklch.ts';

const HEX = fc.integer({ min: 0, max: 0xff_ff_ff }).map((value) => `#${value.toString(16).padStart(6, '0')}`);

test.each([
  ['#ff0000', 0.628, 0.2577, 29.23],
  ['#00ff00', 0.8664, 0.2948, 142.5],
  ['#0000ff', 0.452, 0.3132, 264.05],
  ['#663399', 0.4403, 0.1603, 303.37],
])(
  '%s has the OKLCH coordinates that CSS Color 4 gives it [layout.tokens.high-contrast]',
  (hex, lightness, chroma, hue) => {
    const colour = toOklch(hex);
    expect(colour.lightness).toBeCloseTo(lightness, 3);
    expect(colour.chroma).toBeCloseTo(chroma, 3);
    expect(colour.hue).toBeCloseTo(hue, 1);
  },
);

test('black, white and grey have no chroma and the hue 0 [layout.tokens.high-contrast]', () => {
  for (const grey of ['#000000', '#808080', '#ffffff']) expect(toOklch(grey)).toMatchObject({ chroma: 0, hue: 0 });
  expect(toOklch('#ffffff').lightness).toBeCloseTo(1, 6);
});

test('every colour survives a round trip through OKLCH [layout.tokens.high-contrast]', () => {
  fc.assert(
    fc.property(HEX, (hex) => {
      expect(toHex(toOklch(hex))).toBe(hex);
    }),
    { numRuns: 500 },
  );
});

test('a colour outside sRGB keeps its lightness and hue and loses chroma [layout.tokens.high-contrast]', () => {
  const lightness = fc.double({ min: 0.2, max: 0.9, noNaN: true });
  const hue = fc.double({ min: 0, max: 359, noNaN: true });
  fc.assert(
    fc.property(lightness, hue, (l, h) => {
      const shown = toOklch(toHex({ lightness: l, chroma: 0.4, hue: h }));
      expect(Math.abs(shown.lightness - l)).toBeLessThan(0.01);
      expect(shown.chroma).toBeLessThan(0.4);
      const turned = Math.abs(shown.hue - h);
      expect(Math.min(turned, 360 - turned)).toBeLessThan(4);
    }),
  );
});

test('a lightness beyond black or white is clamped [layout.tokens.high-contrast]', () => {
  expect(toHex({ lightness: 1.2, chroma: 0.1, hue: 20 })).toBe('#ffffff');
  expect(toHex({ lightness: -0.2, chroma: 0.1, hue: 20 })).toBe('#000000');
});
