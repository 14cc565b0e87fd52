import { unbrokenText } from './unbroken-text.ts';

const twoDigits = (value: number): string => String(value).padStart(2, '0');

/** Formats milliseconds since 1970 as a local `yyyy-MM-dd`, only for display: invisible joiners keep the date on one line. */
export const formatLocalDay = (ms: number): string => {
  const date = new Date(ms);
  return unbrokenText([date.getFullYear(), twoDigits(date.getMonth() + 1), twoDigits(date.getDate())].join('-'));
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
