import { expect, test } from 'vitest';
import { drawRows } from '../support/draw-rows.ts';

const ROWS = ['perya', 'lotus', 'siam', 'kumo'];
const seeds = Array.from({ length: 200 }, (_, index) => String(index));

test('a slice has the requested size, keeps the order of the rows, and is the same for the same seed', () => {
  for (const seed of seeds) {
    const drawn = drawRows(seed, 'brands', ROWS, 2);
    expect(drawn).toEqual(ROWS.filter((row) => drawn.includes(row)));
    expect(drawn).toHaveLength(2);
    expect(drawRows(seed, 'brands', ROWS, 2)).toEqual(drawn);
  }
  expect(drawRows('1', 'brands', ROWS, 9)).toEqual(ROWS);
});

test('every row is picked by some seed, and selections with different names and the same seed are independent', () => {
  const together = new Set(
    seeds.map((seed) => `${drawRows(seed, 'one', ROWS, 1).join()} ${drawRows(seed, 'other', ROWS, 1).join()}`),
  );
  expect(together.size).toBe(ROWS.length * ROWS.length);
});
