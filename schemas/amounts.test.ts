import * as fc from '#tests/support/fast-check.ts';
import { expect, test } from 'vitest';
import { differenceOf, productOf, sumOf } from './amounts.ts';
import { toDecimal } from './money.ts';

test.each([
  [[100.1, 20.02], 'PHP', '120.12'],
  [[0.1, 0.2], 'PHP', '0.30'],
  [[1_000_000, 500_000], 'VND', '1500000'],
  [[], 'PHP', '0.00'],
])('the sum of %j in %s is %s', (amounts, currency, sum) => {
  expect(sumOf(amounts, currency)).toBe(sum);
});

test.each([
  [0.3, 0.1, 'PHP', '0.20'],
  [500, 499.97, 'PHP', '0.03'],
  [10, 12.5, 'PHP', '-2.50'],
  [1500, 200, 'JPY', '1300'],
])('%d minus %d is %s %s', (amount, without, currency, left) => {
  expect(differenceOf(amount, without, currency)).toBe(left);
});

test.each([
  [1.1, 3, 'PHP', '3.30'],
  [19.99, 100, 'PHP', '1999.00'],
  [10.01, 1.5, 'PHP', '15.01'],
  [12.5, 0, 'PHP', '0.00'],
  [15_000, 1.25, 'VND', '18750'],
])('%d times %d is %s %s', (amount, times, currency, product) => {
  expect(productOf(amount, times, currency)).toBe(product);
});

test('sums of amounts in a currency are exact', () => {
  const cents = fc.integer({ min: 0, max: 10 ** 12 });
  fc.assert(
    fc.property(cents, cents, fc.integer({ min: 0, max: 100 }), (one, other, times) => {
      expect(sumOf([one / 100, other / 100], 'PHP')).toBe(toDecimal(BigInt(one + other), 'PHP'));
      expect(differenceOf(one / 100, other / 100, 'PHP')).toBe(toDecimal(BigInt(one - other), 'PHP'));
      expect(productOf(one / 100, times, 'PHP')).toBe(toDecimal(BigInt(one) * BigInt(times), 'PHP'));
    }),
  );
});
