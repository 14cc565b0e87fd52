import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { retryAfterOf } from './retry-after.ts';

const NOW = 'Sun, 29 Nov 2026 08:00:00 GMT';
beforeEach(() => void vi.useFakeTimers({ toFake: ['Date'], now: Date.parse(NOW) }));
afterEach(() => void vi.useRealTimers());

test.each([
  ['seconds', { 'Retry-After': '30' }, 30],
  ['seconds between spaces', { 'Retry-After': ' 30 ' }, 30],
  ['a date', { 'Retry-After': 'Sun, 29 Nov 2026 08:02:00 GMT' }, 120],
  ['a date, by the clock of the server', { 'Retry-After': NOW, Date: 'Sun, 29 Nov 2026 07:59:15 GMT' }, 45],
  ['a date beside an unreadable clock', { 'Retry-After': 'Sun, 29 Nov 2026 08:00:05 GMT', Date: 'soon' }, 5],
  ['more than a day as a day', { 'Retry-After': '99999999999999999999999' }, 86_400],
  ['a far date as a day', { 'Retry-After': 'Fri, 31 Dec 9999 23:59:59 GMT' }, 86_400],
  ['nothing', {}, null],
  ['an empty value', { 'Retry-After': '' }, null],
  ['zero', { 'Retry-After': '0' }, null],
  ['a negative number', { 'Retry-After': '-5' }, null],
  ['a fraction as the next whole second', { 'Retry-After': '1.5' }, 2],
  ['words', { 'Retry-After': 'in a while' }, null],
  ['a past date', { 'Retry-After': 'Sun, 29 Nov 2026 07:00:00 GMT' }, null],
])('Retry-After is read: %s', (_what, headers, seconds) => {
  expect(retryAfterOf(new Headers(headers as Record<string, string>))).toBe(seconds);
});
