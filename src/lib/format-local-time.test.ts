import { expect, test } from 'vitest';
import { formatLocalClock, formatLocalDay, formatLocalMinute, formatLocalTime } from './format-local-time.ts';

test('local time is formatted as yyyy-MM-dd hh:mm:ss [boot.maintenance.time-format] [notice.fields]', () => {
  expect(formatLocalTime(new Date(2026, 2, 9, 7, 5, 3).getTime())).toBe('2026-03-09 07:05:03');
});

test('hours are formatted on a 24-hour clock [boot.maintenance.time-format] [notice.fields]', () => {
  expect(formatLocalTime(new Date(2026, 11, 31, 23, 59, 59).getTime())).toBe('2026-12-31 23:59:59');
});

test('a day, a minute and a time of day are parts of the same format', () => {
  const time = new Date(2026, 2, 9, 17, 5, 3).getTime();
  expect([formatLocalDay(time), formatLocalMinute(time), formatLocalClock(time)]).toEqual([
    '2026-03-09',
    '2026-03-09 17:05',
    '17:05',
  ]);
});
