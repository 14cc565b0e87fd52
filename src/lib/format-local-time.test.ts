import { expect, test } from 'vitest';
import { BASE_LANGUAGE, languageInfo, setLanguages, setShownLanguage } from '#schemas/languages.ts';
import { formatLocalClock, formatLocalDay, formatLocalMinute, formatLocalTime } from './format-local-time.ts';
import { unbrokenText } from './unbroken-text.ts';

test('local time is formatted as yyyy-MM-dd hh:mm:ss [boot.maintenance.time-format] [notice.fields]', () => {
  expect(formatLocalTime(new Date(2026, 2, 9, 7, 5, 3).getTime())).toBe(unbrokenText('2026-03-09 07:05:03'));
});

test('hours are formatted on a 24-hour clock [boot.maintenance.time-format] [notice.fields]', () => {
  expect(formatLocalTime(new Date(2026, 11, 31, 23, 59, 59).getTime())).toBe(unbrokenText('2026-12-31 23:59:59'));
});

test('the day, minute and time-of-day formats are parts of the same format', () => {
  const time = new Date(2026, 2, 9, 17, 5, 3).getTime();
  expect([formatLocalDay(time), formatLocalMinute(time), formatLocalClock(time)]).toEqual([
    unbrokenText('2026-03-09'),
    unbrokenText('2026-03-09 17:05'),
    '17:05',
  ]);
});

test.each([
  ['buddhist', '2569-03-09'],
  ['roc', '115-03-09'],
  ['gregory', '2026-03-09'],
])('dates of a language with the calendar %s are in that calendar [language.locale.data]', (calendar, day) => {
  const restore = setLanguages({ QQ: { ...languageInfo(BASE_LANGUAGE), calendar } });
  setShownLanguage('QQ');
  expect(formatLocalDay(new Date(2026, 2, 9, 17, 5, 3).getTime())).toBe(unbrokenText(day));
  setShownLanguage(BASE_LANGUAGE);
  restore();
});
