import { MOST_RECORD_DAYS } from '#schemas/record-names.ts';

export const PRESETS = ['today', 'yesterday', 'week', 'month'] as const;
export type Preset = (typeof PRESETS)[number];

/** Days of the player's own clock as yyyy-MM-dd, both included. */
export interface DayRange {
  readonly first: string;
  readonly last: string;
}
/** A part of time that need not be days of the reader's clock: `from` inclusive to `to` exclusive, in milliseconds since 1970. */
export interface Moments {
  readonly from: number;
  readonly to: number;
}
export type ChosenRange = Preset | DayRange | Moments;

/** Days and the moments that they stand for. */
export type RecordSpan = DayRange & Moments;

export const isMoments = (range: ChosenRange): range is Moments => typeof range === 'object' && 'from' in range;

const HALF_DAY_MS = 43_200_000;

const twoDigits = (value: number): string => String(value).padStart(2, '0');

export const dayOf = (date: Date): string =>
  [String(date.getFullYear()).padStart(4, '0'), twoDigits(date.getMonth() + 1), twoDigits(date.getDate())].join('-');

/** The beginning of a day on the player's clock, some days later; days are 23 to 25 hours long. */
const beginningOf = (day: string, later = 0): Date => {
  const [year = 0, month = 1, date = 1] = day.split('-').map(Number);
  return new Date(year, month - 1, date + later);
};

const dayBefore = (today: string, days: number): string => dayOf(beginningOf(today, -days));

/** Today counts as the last of 7 or 30 days. */
export const daysOf = (range: ChosenRange, today: string): DayRange => {
  if (isMoments(range)) return { first: dayOf(new Date(range.from)), last: dayOf(new Date(range.to - 1)) };
  if (typeof range === 'object') return range;
  if (range === 'today') return { first: today, last: today };
  if (range === 'yesterday') return { first: dayBefore(today, 1), last: dayBefore(today, 1) };
  return { first: dayBefore(today, (range === 'week' ? 7 : MOST_RECORD_DAYS) - 1), last: today };
};

/** As the platform takes it. */
export const instantsOf = ({ first, last }: DayRange): Moments => ({
  from: beginningOf(first).getTime(),
  to: beginningOf(last, 1).getTime(),
});

export const spanOf = (range: ChosenRange, today: string): RecordSpan => {
  const days = daysOf(range, today);
  return { ...days, ...(isMoments(range) ? { from: range.from, to: range.to } : instantsOf(days)) };
};

/** The middle of a day that begins at a moment. In UTC it has the date that the day has on its own clock, which is at most twelve hours ahead or behind. */
export const middleOf = (time: number): number => time + HALF_DAY_MS;

/** A day of the platform's clock, which is never changed. */
export const platformDay = (beginning: number): Moments => ({ from: beginning, to: beginning + 2 * HALF_DAY_MS });

/** The date of a day of the platform's clock, by its beginning. */
export const dayBeginningAt = (time: number): string => new Date(middleOf(time)).toISOString().slice(0, 10);

/** The latest that a date can be. */
const LAST_TIME = 8.64e15;
const DAY_MS = 86_400_000;
/** The longest month, with an hour in which the clocks are put back: moments may be the period of a contract. */
const MOST_MOMENTS_MS = 31 * DAY_MS + DAY_MS / 24;
const numberOf = (day: string): number => Date.parse(`${day}T00:00Z`) / DAY_MS;

/** When each of the days begins, as the platform takes it. */
export const beginningsOf = ({ first, last }: DayRange): string =>
  Array.from({ length: numberOf(last) - numberOf(first) + 1 }, (_, later) =>
    beginningOf(first, later).getTime(),
  ).join();

/** Why two days cannot be chosen. */
export const rangeProblem = ({ first, last }: DayRange): 'reversed' | 'long' | null => {
  if (last < first) return 'reversed';
  return numberOf(last) - numberOf(first) + 1 > MOST_RECORD_DAYS ? 'long' : null;
};

const DAY = /^\d{4}-\d{2}-\d{2}$/u;
const isDay = (value: unknown): value is string =>
  typeof value === 'string' && DAY.test(value) && !Number.isNaN(numberOf(value));

/** A range that was stored; `null` for anything else. */
export const parseRange = (value: unknown): ChosenRange | null => {
  const preset = PRESETS.find((name) => name === value);
  if (preset !== undefined) return preset;
  if (typeof value !== 'object' || value === null || !('first' in value) || !('last' in value)) return null;
  const { first, last } = value;
  if (!isDay(first) || !isDay(last)) return null;
  return rangeProblem({ first, last }) === null ? { first, last } : null;
};

/** Moments that an address names, as days of the reader's clock where they are whole ones; `null` for what the platform would refuse. */
export const momentsIn = (from: string | null, to: string | null): DayRange | Moments | null => {
  const moments = { from: Number(from ?? NaN), to: Number(to ?? NaN) };
  const isTime = (time: number): boolean => Number.isInteger(time) && Math.abs(time) <= LAST_TIME;
  if (!isTime(moments.from) || !isTime(moments.to) || moments.to <= moments.from) return null;
  if (moments.to - moments.from > MOST_MOMENTS_MS) return null;
  const days = daysOf(moments, '');
  const whole = instantsOf(days);
  return whole.from === moments.from && whole.to === moments.to ? days : moments;
};
