import { expect, test } from 'vitest';
import { beginningsOf, recordRange } from './record-range.ts';

const DAY_MS = 86_400_000;
const HOUR_MS = DAY_MS / 24;
const START = Date.UTC(2026, 2, 1);
const refusal = (length: number): unknown => {
  try {
    recordRange({ from: START, to: START + length });
    return null;
  } catch (problem) {
    return problem;
  }
};

test.each([
  ['30 days', 30 * DAY_MS],
  ['the longest month', 31 * DAY_MS],
  ['the longest month, with the clocks set back in it', 31 * DAY_MS + HOUR_MS],
])('the records of %s can be requested with one call', (_name, length) => {
  expect(refusal(length)).toBeNull();
});

test.each([
  ['32 days', 32 * DAY_MS, 'range_long'],
  ['no time', 0, 'range_reversed'],
])('the records of %s are refused', (_name, length, problem) => {
  expect(refusal(length)).toMatchObject({ fields: { to: problem } });
});

const WEEKEND = { from: new Date(START), to: new Date(START + 2 * DAY_MS + HOUR_MS) };
test('days are 24 hours long unless the request lists when they begin', () => {
  const times = (named?: string) => beginningsOf(WEEKEND, named).map((day) => day.getTime() - START);
  expect(times()).toEqual([0, DAY_MS, 2 * DAY_MS]);
  expect(times(`${START},${START + DAY_MS + HOUR_MS}`)).toEqual([0, DAY_MS + HOUR_MS]);
});

test.each([
  ['that begin before the range', [START - 1]],
  ['that begin after the start of the range', [START + 1]],
  ['that begin after the end of the range', [START, START + 3 * DAY_MS]],
  ['that are not in order', [START, START + DAY_MS, START + HOUR_MS]],
  ['that are listed twice', [START, START]],
])('a list of days %s is refused', (_name, times) => {
  expect(() => beginningsOf(WEEKEND, times.join())).toThrow(
    expect.objectContaining({ fields: { days: 'range_reversed' } }),
  );
});
