import { expect, test } from 'vitest';
import { noticeTime } from './notice-time.ts';

test('an announcement shows its time as yyyy-MM-dd hh:mm:ss [notice.fields]', () => {
  expect(noticeTime(new Date(2026, 2, 9, 4, 5, 6).getTime())).toBe('2026-03-09 04:05:06');
});

test('afternoon hours count on to 23 [notice.fields]', () => {
  expect(noticeTime(new Date(2026, 11, 31, 23, 59, 59).getTime())).toBe('2026-12-31 23:59:59');
});
