import { expect, test } from 'vitest';
import { depositTerms } from './deposit-terms.ts';

const PROMOTION = { promotionId: 'p', name: 'P', percent: 20, minDeposit: 500, maxBonus: 1_000, turnoverTimes: 8 };

test.each([
  ['a share of the amount', 100_000n, { bonus: 20_000n, turnover: 960_000n }],
  ['at most the maximum of the promotion', 2_000_000n, { bonus: 100_000n, turnover: 16_800_000n }],
  ['rounded down', 50_001n, { bonus: 10_000n, turnover: 480_008n }],
])('with a promotion the bonus is %s, and both deposit and bonus have to be wagered', (_what, minor, terms) => {
  expect(depositTerms(minor, PROMOTION, 1, 'PHP')).toEqual(terms);
});

test('without a promotion, only the deposit has to be wagered', () => {
  expect(depositTerms(50_000n, null, 1.5, 'PHP')).toEqual({ bonus: 0n, turnover: 75_000n });
});
