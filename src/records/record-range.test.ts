import { afterEach, beforeEach, expect, test } from 'vitest';
import { daysOf, instantsOf, parseRange, rangeProblem } from './record-range.ts';

const zone = process.env['TZ'];
beforeEach(() => {
  process.env['TZ'] = 'Europe/Berlin';
});
afterEach(() => {
  if (zone === undefined) delete process.env['TZ'];
  else process.env['TZ'] = zone;
});

test.each([
  ['today', { first: '2026-03-02', last: '2026-03-02' }],
  ['yesterday', { first: '2026-03-01', last: '2026-03-01' }],
  ['week', { first: '2026-02-24', last: '2026-03-02' }],
  ['month', { first: '2026-02-01', last: '2026-03-02' }],
] as const)('%s of the second of March 2026', (preset, days) => {
  expect(daysOf(preset, '2026-03-02')).toEqual(days);
  expect(rangeProblem(days)).toBeNull();
});

test('days begin and end at midnight of the player, also where the clocks change', () => {
  expect(instantsOf({ first: '2026-03-29', last: '2026-03-29' })).toEqual({
    from: Date.parse('2026-03-29T00:00+01:00'),
    to: Date.parse('2026-03-30T00:00+02:00'),
  });
});

test.each([
  ['2026-03-02', '2026-03-01', 'reversed'],
  ['2026-03-01', '2026-03-31', 'long'],
  ['2026-03-01', '2026-03-30', null],
  ['2026-12-31', '2027-01-01', null],
])('%s to %s: %s', (first, last, problem) => {
  expect(rangeProblem({ first, last })).toBe(problem);
});

test.each([
  ['month', 'month'],
  ['century', null],
  [
    { first: '2026-03-01', last: '2026-03-02' },
    { first: '2026-03-01', last: '2026-03-02' },
  ],
  [{ first: '2026-03-02', last: '2026-03-01' }, null],
  [{ first: '2026-13-02', last: '2026-13-03' }, null],
  [{ first: 1 }, null],
  [null, null],
])('a stored range %j is read as %j', (stored, range) => {
  expect(parseRange(stored)).toEqual(range);
});
