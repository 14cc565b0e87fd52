import { expect, test } from 'vitest';
import type { DepositMethod } from '#schemas/cashier.ts';
import { admits, amountLimits, amountOf, methodFor } from './deposit-choice.ts';

const method = (methodId: string, min: number, max: number, quickAmounts: number[]): DepositMethod => ({
  methodId,
  name: methodId,
  kind: 'QR',
  min,
  max,
  quickAmounts,
  minutes: 15,
  promotions: [
    { promotionId: 'reload', name: 'Reload', percent: 20, minDeposit: 500, maxBonus: 1_000, turnoverTimes: 8 },
  ],
});
const LIST = [method('qr', 100, 20_000, [100, 1_000]), method('bank', 300, 50_000, [500, 1_000])];
const NONE = { methodId: '', promotionId: '' };

test('if no method is chosen, the first method that accepts the amount is used', () => {
  const taken = [null, 200, 20_000, 20_000.01, 90_000].map((amount) => methodFor(LIST, NONE, amount)?.methodId);
  expect(taken).toEqual(['qr', 'qr', 'qr', 'bank', 'qr']);
});

test('a chosen method is kept even if it does not accept the amount', () => {
  expect(methodFor(LIST, { ...NONE, methodId: 'bank' }, 200)?.methodId).toBe('bank');
  expect(admits({ min: 300, max: 50_000 }, 200)).toBe(false);
});

test('the limits of the amount come from the chosen method, or from all methods if none is chosen, and a promotion can raise the minimum', () => {
  expect(amountLimits(LIST, NONE)).toEqual({ min: 100, max: 50_000, quick: [100, 500, 1_000] });
  expect(amountLimits(LIST, { ...NONE, methodId: 'qr' })).toMatchObject({ min: 100, max: 20_000 });
  expect(amountLimits(LIST, { ...NONE, promotionId: 'reload' })).toMatchObject({ min: 500, max: 50_000 });
});

test.each([
  ['500', 500],
  ['1234.50', 1234.5],
  ['999999999999.99', 999_999_999_999.99],
  ['0', null],
  ['', null],
  ['abc', null],
  ['1.', null],
  [undefined, null],
])('the field value %o is parsed as the amount %o', (value, amount) => {
  expect(amountOf(value)).toBe(amount);
});
