import { expect, test } from 'vitest';
import { mostPieces, obstaclesTo } from './obstacles.ts';

const good = { status: 'OPEN', points: 100, amount: 50, availableQuantity: 8 } as const;

test.each([
  ['none', good, { points: 100, deposited: 50 }, []],
  ['too few points', good, { points: 40, deposited: 50 }, [{ kind: 'points', points: 60 }]],
  [
    'too few points and deposits',
    good,
    { points: 0, deposited: 0 },
    [
      { kind: 'points', points: 100 },
      { kind: 'deposits', amount: 50, deposited: 0 },
    ],
  ],
  ['sold out', { ...good, status: 'SOLD_OUT' as const }, { points: 0, deposited: 0 }, [{ kind: 'soldOut' }]],
  ['closed', { ...good, status: 'CLOSED' as const }, { points: 900, deposited: 900 }, [{ kind: 'closed' }]],
])('the obstacles to redeeming an item are listed: %s', (_what, which, means, expected) => {
  expect(obstaclesTo(which, means)).toEqual(expected);
});

test.each([
  [99, 0],
  [100, 1],
  [750, 7],
  [99_999, 8],
])('with %d points at most %d pieces can be redeemed [points.redeem.limits]', (points, most) => {
  expect(mostPieces(good, points)).toBe(most);
});
