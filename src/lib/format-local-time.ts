import { shownCalendar } from '#schemas/languages.ts';
import { unbrokenText } from './unbroken-text.ts';

const twoDigits = (value: number): string => String(value).padStart(2, '0');

/** Returns year, month and day of a date in a calendar other than the Gregorian one. */
const partsIn = (calendar: string, date: Date): readonly string[] => {
  // oxlint-disable-next-line no-restricted-properties -- converts to the calendar; the format is the one of this file
  const parts = new Intl.DateTimeFormat(`en-u-ca-${calendar}-nu-latn`, {
    year: 'numeric',
    month: '2-digit',
    day: '2-digit',
  }).formatToParts(date);
  return [/^(?:year|relatedYear)$/, /^month$/, /^day$/].map(
    (part) => parts.find(({ type }) => part.test(type))?.value ?? '',
  );
};

/**
 * Formats milliseconds since 1970 as a local `yyyy-MM-dd` in the calendar of the current language; only for display, because invisible joiners keep
 * the date on one line.
 */
export const formatLocalDay = (ms: number): string => {
  const date = new Date(ms);
  const calendar = shownCalendar();
  const parts =
    calendar === undefined
      ? [date.getFullYear(), twoDigits(date.getMonth() + 1), twoDigits(date.getDate())]
      : partsIn(calendar, date);
  return unbrokenText(parts.join('-'));
};

const clockOf = (ms: number): string => {
  const date = new Date(ms);
  return [date.getHours(), date.getMinutes(), date.getSeconds()].map(twoDigits).join(':');
};

/** Formats milliseconds since 1970 as a local `HH:mm`. */
export const formatLocalClock = (ms: number): string => clockOf(ms).slice(0, 5);

/** Formats milliseconds since 1970 as local `yyyy-MM-dd HH:mm:ss`; for display only, like `formatLocalDay`. */
export const formatLocalTime = (ms: number): string => `${formatLocalDay(ms)} ${clockOf(ms)}`;

/** Formats milliseconds since 1970 as local `yyyy-MM-dd HH:mm`; for display only, like `formatLocalDay`. */
export const formatLocalMinute = (ms: number): string => `${formatLocalDay(ms)} ${formatLocalClock(ms)}`;
