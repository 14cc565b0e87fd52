import { unbrokenText } from '#src/lib/unbroken-text.ts';
import { MOST_RECORD_DAYS } from '#schemas/record-names.ts';

export const PRESETS = ['today', 'yesterday', 'week', 'month'] as const;
export type Preset = (typeof PRESETS)[number];

/** Days in the browser's time zone as yyyy-MM-dd, both inclusive. */
export interface DayRange {
  readonly first: string;
  readonly last: string;
}
/** A range in Unix milliseconds, not necessarily of whole local days; `from` is inclusive, `to` exclusive. */
export interface Moments {
  readonly from: number;
  readonly to: number;
}
export type ChosenRange = Preset | DayRange | Moments;

/** Days together with the same range in Unix milliseconds. */
export type RecordSpan = DayRange & Moments;

export const isMoments = (range: ChosenRange): range is Moments => typeof range === 'object' && 'from' in range;

const HALF_DAY_MS = 43_200_000;

const twoDigits = (value: number): string => String(value).padStart(2, '0');

export const dayOf = (date: Date): string =>
  [String(date.getFullYear()).padStart(4, '0'), twoDigits(date.getMonth() + 1), twoDigits(date.getDate())].join('-');

/** Returns the local start of the day that is `later` days after `day`. Adding milliseconds would be wrong, because a day can have 23 or 25 hours. */
const beginningOf = (day: string, later = 0): Date => {
  const [year = 0, month = 1, date = 1] = day.split('-').map(Number);
  return new Date(year, month - 1, date + later);
};

const dayBefore = (today: string, days: number): string => dayOf(beginningOf(today, -days));

/** Returns the days of a range; `week` and `month` end today. */
export const daysOf = (range: ChosenRange, today: string): DayRange => {
  if (isMoments(range)) return { first: dayOf(new Date(range.from)), last: dayOf(new Date(range.to - 1)) };
  if (typeof range === 'object') return range;
  if (range === 'today') return { first: today, last: today };
  if (range === 'yesterday') return { first: dayBefore(today, 1), last: dayBefore(today, 1) };
  return { first: dayBefore(today, (range === 'week' ? 7 : MOST_RECORD_DAYS) - 1), last: today };
};

/** Converts days to the platform's format: start and end in Unix milliseconds. */
export const instantsOf = ({ first, last }: DayRange): Moments => ({
  from: beginningOf(first).getTime(),
  to: beginningOf(last, 1).getTime(),
});

export const spanOf = (range: ChosenRange, today: string): RecordSpan => {
  const days = daysOf(range, today);
  return { ...days, ...(isMoments(range) ? { from: range.from, to: range.to } : instantsOf(days)) };
};

/**
 * Returns the middle of a day that starts at `time`. Its UTC date is the date of that day, provided that the time zone is less than twelve hours from
 * UTC.
 */
const middleOf = (time: number): number => time + HALF_DAY_MS;

/** Returns the range of a day in the platform's time zone, in which every day has 24 hours. */
export const platformDay = (beginning: number): Moments => ({ from: beginning, to: beginning + 2 * HALF_DAY_MS });

/** Returns the date (yyyy-MM-dd) of a platform day, given its start. */
export const dayBeginningAt = (time: number): string => new Date(middleOf(time)).toISOString().slice(0, 10);

/** Like `dayBeginningAt`, but for display: invisible word joiners keep the date on one line. */
export const formatPlatformDay = (time: number): string => unbrokenText(dayBeginningAt(time));

/** The latest time that `Date` can represent. */
const LAST_TIME = 8.64e15;
const DAY_MS = 86_400_000;
/** The longest range in a URL: a month, because contract periods can be that long, and an hour, because daylight saving time may end within it. */
const MOST_MOMENTS_MS = 31 * DAY_MS + DAY_MS / 24;
const numberOf = (day: string): number => Date.parse(`${day}T00:00Z`) / DAY_MS;

/** Returns the start of each day in Unix milliseconds, separated by commas, as the platform expects. */
export const beginningsOf = ({ first, last }: DayRange): string =>
  Array.from({ length: numberOf(last) - numberOf(first) + 1 }, (_, later) =>
    beginningOf(first, later).getTime(),
  ).join();

/** Returns why a range is invalid, or `null` if it is valid. */
export const rangeProblem = ({ first, last }: DayRange): 'reversed' | 'long' | null => {
  if (last < first) return 'reversed';
  return numberOf(last) - numberOf(first) + 1 > MOST_RECORD_DAYS ? 'long' : null;
};

const DAY = /^\d{4}-\d{2}-\d{2}$/u;
const isDay = (value: unknown): value is string =>
  typeof value === 'string' && DAY.test(value) && !Number.isNaN(numberOf(value));

/** Validates a stored range; returns `null` if it is invalid. */
export const parseRange = (value: unknown): ChosenRange | null => {
  const preset = PRESETS.find((name) => name === value);
  if (preset !== undefined) return preset;
  if (typeof value !== 'object' || value === null || !('first' in value) || !('last' in value)) return null;
  const { first, last } = value;
  if (!isDay(first) || !isDay(last)) return null;
  return rangeProblem({ first, last }) === null ? { first, last } : null;
};

/** Returns the range in the query parameters: as days if it consists of whole local days, or `null` if the platform would reject it. */
export const momentsIn = (from: string | null, to: string | null): DayRange | Moments | null => {
  const moments = { from: Number(from ?? NaN), to: Number(to ?? NaN) };
  const isTime = (time: number): boolean => Number.isInteger(time) && Math.abs(time) <= LAST_TIME;
  if (!isTime(moments.from) || !isTime(moments.to) || moments.to <= moments.from) return null;
  if (moments.to - moments.from > MOST_MOMENTS_MS) return null;
  const days = daysOf(moments, '');
  const whole = instantsOf(days);
  return whole.from === moments.from && whole.to === moments.to ? days : moments;
};
