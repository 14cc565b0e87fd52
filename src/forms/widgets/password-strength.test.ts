import { expect, test } from 'vitest';
import { passwordStrength } from './password-strength.ts';

test.each([
  ['', 0],
  ['abc', 1],
  ['12345678', 1],
  ['aaaaaaaaaaaa', 1],
  ['Password123!', 1],
  ['abcdefghijkl', 1],
  ['kitchen7', 2],
  ['tulip48garden', 2],
  ['Tulip48garden', 3],
  ['four quiet wooden horses', 3],
  ['😀'.repeat(5000), 1],
])('"%s" has strength %i', (password, strength) => {
  expect(passwordStrength(password.slice(0, 20_000))).toBe(strength);
});
