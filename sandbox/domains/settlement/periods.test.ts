import * as fc from '#tests/support/fast-check.ts';
import { expect, test } from 'vitest';
import { periodAt, periodBefore, periodOf, type SettledPeriod } from './periods.ts';

const MINUTE_MS = 60_000;
const DAY_MS = 86_400_000;
const MANILA = 480;
const at = (text: string, offset = MANILA): number => Date.parse(`${text}Z`) - offset * MINUTE_MS;

const anyPeriod = fc.constantFrom<SettledPeriod>('MINUTES', 'HOUR', 'D', 'W', 'H', 'M');
const anyMoment = fc.integer({ min: Date.UTC(1999, 0), max: Date.UTC(2101, 0) });
/** Offsets from UTC in minutes: multiples of a quarter of an hour, like those of real time zones. */
const anyOffset = fc.integer({ min: -48, max: 56 }).map((quarters) => quarters * 15);

test('every point in time is in exactly one period, and each period begins where the previous one ends', () => {
  fc.assert(
    fc.property(anyPeriod, anyMoment, anyOffset, (period, moment, offset) => {
      const { from, to } = periodAt(period, moment, offset);
      expect(from <= moment && moment < to).toBe(true);
      expect(periodAt(period, from, offset)).toEqual({ from, to });
      expect(periodAt(period, to - 1, offset)).toEqual({ from, to });
      expect(periodAt(period, to, offset).from).toBe(to);
      expect(periodBefore(period, moment, offset).to).toBe(from);
    }),
  );
});

test('days, weeks, half months and months end at local midnight, and a half month ends after the 15th or at the end of the month', () => {
  fc.assert(
    fc.property(anyMoment, anyOffset, (moment, offset) => {
      const ends = (['D', 'H', 'M'] as const).map((period) => periodAt(period, moment, offset).to);
      for (const to of [...ends, periodAt('W', moment, offset).to]) expect((to + offset * MINUTE_MS) % DAY_MS).toBe(0);
      const [, half, month] = ends;
      expect(half === month || half === (month ?? 0) - (lengthOf(moment, offset) - 15) * DAY_MS).toBe(true);
    }),
  );
});

const lengthOf = (moment: number, offset: number): number => {
  const { from, to } = periodAt('M', moment, offset);
  return (to - from) / DAY_MS;
};

test.each([
  ['MINUTES', '2026-11-26T10:04:59.999', '2026-11-26T10:00', '2026-11-26T10:05'],
  ['HOUR', '2026-11-26T10:59', '2026-11-26T10:00', '2026-11-26T11:00'],
  ['D', '2026-11-26T00:00', '2026-11-26T00:00', '2026-11-27T00:00'],
  ['W', '2026-11-29T23:59', '2026-11-23T00:00', '2026-11-30T00:00'],
  ['H', '2026-11-15T23:59', '2026-11-01T00:00', '2026-11-16T00:00'],
  ['H', '2028-02-29T12:00', '2028-02-16T00:00', '2028-03-01T00:00'],
  ['M', '2028-02-29T12:00', '2028-02-01T00:00', '2028-03-01T00:00'],
  ['M', '2027-02-28T23:59', '2027-02-01T00:00', '2027-03-01T00:00'],
  ['M', '2026-12-31T23:59', '2026-12-01T00:00', '2027-01-01T00:00'],
] as const)('the period %s that contains %s begins at %s and ends at %s', (period, moment, from, to) => {
  expect(periodAt(period, at(moment), MANILA)).toEqual({ from: at(from), to: at(to) });
});

test('wages and salaries have fixed periods, and a dividend has the agreed period', () => {
  expect(periodOf('realtime', null)).toBe('MINUTES');
  expect(periodOf('daily', null)).toBe('D');
  expect(periodOf('dividend', 'H')).toBe('H');
  expect(() => periodOf('dividend', null)).toThrow(RangeError);
});
