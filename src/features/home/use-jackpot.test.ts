import { expect, test } from 'vitest';
import { jackpotAt, untilNextStep } from './use-jackpot.ts';

const EPOCH = Date.parse('2026-01-01T00:00:00Z');

test('at the epoch the jackpot has its start value [home.jackpot.start]', () => {
  expect(jackpotAt(1_000_000, EPOCH, EPOCH)).toBe(1_000_000);
});

test('the jackpot grows by 165.11 every 3 seconds [home.jackpot.counter, const.jackpot-step, const.jackpot-interval]', () => {
  expect([2999, 3000, 5999, 6000].map((passed) => jackpotAt(1000, EPOCH, EPOCH + passed))).toEqual([
    1000, 1165.11, 1165.11, 1330.22,
  ]);
});

test('after a year of steps the jackpot is still exact to the hundredth [home.jackpot.start]', () => {
  expect(jackpotAt(0, EPOCH, EPOCH + 365 * 86_400_000)).toBe(1_735_636_320);
});

test('before the epoch the jackpot has its start value [home.jackpot.start]', () => {
  expect(jackpotAt(500, EPOCH, EPOCH - 60_000)).toBe(500);
});

test('steps are due at whole intervals since the epoch', () => {
  expect([0, 1, 2999, 3000].map((passed) => untilNextStep(EPOCH, EPOCH + passed))).toEqual([3000, 2999, 1, 3000]);
});

test('before the epoch, the first step is due one interval after the epoch', () => {
  expect(untilNextStep(EPOCH, EPOCH - 1000)).toBe(4000);
});
