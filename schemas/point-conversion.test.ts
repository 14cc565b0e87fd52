import { expect, test } from 'vitest';
import { exactMoneyForPoints, moneyForPoints } from './point-conversion.ts';

test.each([
  [3, 0.125, 'PHP', 37n, '0.375'],
  [8, 0.125, 'PHP', 100n, '1'],
  [3, 62.5, 'VND', 187n, '187.5'],
  [7, 0.625, 'JPY', 4n, '4.375'],
  [1, 0.001, 'PHP', 0n, '0.001'],
  [3, 0.125, 'KWD', 370n, '0.375'],
  [1000, 0.1, 'THB', 10_000n, '100'],
])(
  'the money for %d points at a ratio of %d in %s is rounded down [points.convert.rule]',
  (points, ratio, currency, minor, exact) => {
    expect([moneyForPoints(points, ratio, currency), exactMoneyForPoints(points, ratio)]).toEqual([minor, exact]);
  },
);
