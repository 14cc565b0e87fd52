import { expect, test } from 'vitest';
import * as fc from '#tests/support/fast-check.ts';
import { coveringArray, type ArrayRow } from './covering-array.ts';

/** Returns the number of distinct triples of values in the rows. */
const countTriples = (rows: readonly ArrayRow[]): number => {
  const seen = new Set<string>();
  for (const row of rows)
    for (const [third, c] of row.entries())
      for (let second = 0; second < third; second += 1)
        for (let first = 0; first < second; first += 1)
          seen.add([first, row[first], second, row[second], third, c].join());
  return seen.size;
};

const possibleTriples = (sizes: readonly number[]): number => {
  let count = 0;
  for (const [third, c] of sizes.entries())
    for (const [second, b] of sizes.slice(0, third).entries())
      for (const a of sizes.slice(0, second)) count += a * b * c;
  return count;
};

test('every combination of values of any three factors is in some row [layout.proof.array]', () => {
  fc.assert(
    fc.property(
      fc.array(fc.integer({ min: 1, max: 6 }), { minLength: 3, maxLength: 9 }),
      fc.nat({ max: 1000 }),
      (sizes, seed) => {
        const rows = coveringArray(sizes, seed);
        for (const row of rows)
          for (const [factor, size] of sizes.entries()) {
            expect(row[factor]).toBeGreaterThanOrEqual(0);
            expect(row[factor]).toBeLessThan(size);
          }
        expect(countTriples(rows)).toBe(possibleTriples(sizes));
      },
    ),
  );
});

test('there are at most 1.5 times as many rows as combinations of the three largest factors [layout.proof.array]', () => {
  const sizes = [2, 3, 4, 3, 2, 4, 3, 5, 6, 2, 8, 2, 2, 7, 5, 3, 3, 4];
  expect(coveringArray(sizes, 1).length).toBeLessThanOrEqual(1.5 * 8 * 7 * 6);
});

test('the same seed gives the same rows, another seed gives others [layout.proof.array]', () => {
  const sizes = [3, 3, 3, 2, 2, 4];
  expect(coveringArray(sizes, 7)).toEqual(coveringArray(sizes, 7));
  expect(coveringArray(sizes, 7)).not.toEqual(coveringArray(sizes, 8));
});
