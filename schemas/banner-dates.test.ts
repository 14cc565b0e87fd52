import { expect, test } from 'vitest';
import { isShownAt, nextChange } from './banner-dates.ts';

const DATES = { from: '2026-12-24T18:00:00+08:00', until: '2026-12-25T00:00:00Z' };
const [FROM, UNTIL] = [Date.UTC(2026, 11, 24, 10), Date.UTC(2026, 11, 25)];

test('a banner is shown from its start time until just before its end time [operators.schedule.banners]', () => {
  const shown = [FROM - 1, FROM, UNTIL - 1, UNTIL].map((now) => isShownAt(DATES, now));
  expect(shown).toEqual([false, true, true, false]);
  expect(isShownAt({}, 0)).toBe(true);
});

test('the next change is the earliest start or end time in the future [operators.schedule.banners]', () => {
  expect([FROM - 1, FROM, UNTIL].map((now) => nextChange([{}, DATES], now))).toEqual([FROM, UNTIL, null]);
});
