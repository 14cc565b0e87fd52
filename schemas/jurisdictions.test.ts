import { expect, test } from 'vitest';
import { minimumAge } from './jurisdictions.ts';

test.each([
  ['18 by default', 18, 'XX', 18],
  ['21 in the Philippines', 18, 'PH', 21],
  ["the brand's own if it is higher than the legal age", 25, 'PH', 25],
] as const)('the minimum age is %s [register.agreement.age]', (_case, age, jurisdiction, expected) => {
  expect(minimumAge({ agreement: { minimumAge: age }, jurisdiction })).toBe(expected);
});
