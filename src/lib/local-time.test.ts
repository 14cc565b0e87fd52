import { expect, test } from 'vitest';
import { localTime } from './local-time.ts';

test('writes local time as yyyy-MM-dd hh:mm:ss [boot.maintenance.time-format] [notice.fields]', () => {
  expect(localTime(new Date(2026, 2, 9, 7, 5, 3).getTime())).toBe('2026-03-09 07:05:03');
});

test('afternoon hours count on to 23 [boot.maintenance.time-format] [notice.fields]', () => {
  expect(localTime(new Date(2026, 11, 31, 23, 59, 59).getTime())).toBe('2026-12-31 23:59:59');
});
