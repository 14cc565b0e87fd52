import { expect, test } from 'vitest';
import { PRIZE_MODES } from './calls/query-constants.ts';
import { isLotteryVendor, LOTTERY_VENDORS } from './lottery-vendors.ts';

test('each lottery vendor has the agreed prize mode, and each prize mode has a vendor [lottery.vendors.known] [lottery.prize-modes] [lottery.vendor-mode]', () => {
  expect(LOTTERY_VENDORS).toEqual({ LOTT: 'Lott', TCG_LOTTO_VN: 'ZY', ELOTT: 'Elott', TCG_SEA: 'SEA' });
  expect(Object.values(LOTTERY_VENDORS).toSorted()).toEqual([...PRIZE_MODES].toSorted());
});

test.each(['LUNA', 'toString', '', 'lott'])('%j is not a lottery vendor [lottery.vendors.known]', (name) => {
  expect(isLotteryVendor(name)).toBe(false);
});
