import { expect, test } from 'vitest';
import { recordRange } from './record-range.ts';

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
  ['the longest month, in which the clocks were put back', 31 * DAY_MS + HOUR_MS],
])('the records of %s can be asked for at once', (_name, length) => {
  expect(refusal(length)).toBeNull();
});

test.each([
  ['32 days', 32 * DAY_MS, 'range_long'],
  ['no time', 0, 'range_reversed'],
])('those of %s are refused', (_name, length, problem) => {
  expect(refusal(length)).toMatchObject({ fields: { to: problem } });
});
