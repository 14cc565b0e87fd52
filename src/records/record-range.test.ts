import { afterEach, beforeEach, expect, test } from 'vitest';
import { unbrokenText } from '#src/lib/unbroken-text.ts';
import {
  beginningsOf,
  dayBeginningAt,
  dayOf,
  daysOf,
  formatPlatformDay,
  instantsOf,
  momentsIn,
  parseRange,
  rangeProblem,
  spanOf,
} from './record-range.ts';

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
] as const)('the preset "%s" gives the right days on the second of March 2026', (preset, days) => {
  expect(daysOf(preset, '2026-03-02')).toEqual(days);
  expect(rangeProblem(days)).toBeNull();
});

test("days start and end at midnight in the player's time zone, even if daylight saving time starts in between", () => {
  expect(instantsOf({ first: '2026-03-29', last: '2026-03-29' })).toEqual({
    from: Date.parse('2026-03-29T00:00+01:00'),
    to: Date.parse('2026-03-30T00:00+02:00'),
  });
});

test.each([
  [30, { first: '2026-10-01', last: '2026-10-30' }],
  [30, { first: '2026-03-03', last: '2026-04-01' }],
  [1, { first: '2026-10-25', last: '2026-10-25' }],
])('the start times of %i days are on different dates, even if one day has 23 or 25 hours', (count, days) => {
  const times = beginningsOf(days).split(',').map(Number);
  const dates = times.map((time) => dayOf(new Date(time)));
  expect([times[0], times.length, new Set(dates).size]).toEqual([instantsOf(days).from, count, count]);
  expect([dates[0], dates.at(-1)]).toEqual([days.first, days.last]);
});

test.each([
  ['2026-03-02', '2026-03-01', 'reversed'],
  ['2026-03-01', '2026-03-31', 'long'],
  ['2026-03-01', '2026-03-30', null],
  ['2026-12-31', '2027-01-01', null],
])('for the range from %s to %s, `rangeProblem` returns %s', (first, last, problem) => {
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
])('a stored range %j is parsed as %j', (stored, range) => {
  expect(parseRange(stored)).toEqual(range);
});

test('a range in the URL becomes days if it consists of whole local days, and is ignored if the platform would reject it', () => {
  const whole = instantsOf({ first: '2026-03-28', last: '2026-03-29' });
  expect(momentsIn(String(whole.from), String(whole.to))).toEqual({ first: '2026-03-28', last: '2026-03-29' });
  const manila = { from: Date.parse('2026-03-09T00:00+08:00'), to: Date.parse('2026-03-10T00:00+08:00') };
  expect(momentsIn(String(manila.from), String(manila.to))).toEqual(manila);
  expect(spanOf(manila, '2026-03-20')).toEqual({ ...manila, first: '2026-03-08', last: '2026-03-09' });
  const refused = [
    [null, null],
    ['', ''],
    ['soon', '1'],
    ['5', '5'],
    ['9', '5'],
    ['0', '9000000000'],
    ['0', '1e300'],
  ] as const;
  expect(refused.map(([from, to]) => momentsIn(from, to))).toEqual(refused.map(() => null));
});

const HOUR_MS = 3_600_000;
/** Returns the length of the range that a page shows for a range in its URL, or `null` if the page ignores it. */
const shown = (beginning: string, length: number) => {
  const from = Date.parse(beginning);
  const named = momentsIn(String(from), String(from + length));
  return named === null ? null : spanOf(named, '2026-12-01').to - from;
};
test.each([
  ['31 days in another time zone', '2026-03-01T00:00+08:00', 744],
  ['30 days in another time zone', '2026-04-01T00:00+08:00', 720],
  ['31 days in which daylight saving time ends', '2026-10-01T00:00+02:00', 745],
])('a month in the URL is accepted: %s', (_name, beginning, hours) => {
  expect(shown(beginning, hours * HOUR_MS)).toBe(hours * HOUR_MS);
});

test('a range of 32 days in the URL is ignored', () => {
  expect(shown('2026-03-01T00:00+08:00', 768 * HOUR_MS)).toBeNull();
});

test.each(['+08:00', '+00:00', '-11:00', '+12:00'])(
  'a day in the time zone %s of the platform has the same date in every time zone of a user',
  (offset) => {
    const beginning = Date.parse(`2026-03-09T00:00${offset}`);
    expect(dayBeginningAt(beginning)).toBe('2026-03-09');
    expect(formatPlatformDay(beginning)).toBe(unbrokenText('2026-03-09'));
  },
);
