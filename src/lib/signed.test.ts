import { expect, test } from 'vitest';
import { signed } from './signed.ts';

test.each([
  [5, '5', '+5'],
  [-5, '5', '\u22125'],
  [0, '0', '0'],
])('the amount %s, with the absolute value %s, gets its sign', (amount, magnitude, text) => {
  expect(signed(amount, magnitude)).toBe(text);
});
