import { expect, test } from 'vitest';
import { localTime } from './local-time.ts';

test('writes local time as yyyy-MM-dd hh:mm:ss [boot.maintenance.time-format]', () => {
  expect(localTime(new Date(2026, 2, 9, 7, 5, 3).getTime())).toBe('2026-03-09 07:05:03');
});
