import { REALTIME_MINUTES, type ContractKind, type ContractPeriod } from '#schemas/contract-names.ts';

const MINUTE_MS = 60_000;
const HOUR_MS = 60 * MINUTE_MS;
const DAY_MS = 24 * HOUR_MS;
const DAYS_A_WEEK = 7;
/** The number of days from a Monday to 1 January 1970, which was a Thursday. */
const DAYS_AFTER_MONDAY = 3;
/** The first day of the second half of a month. */
const SECOND_HALF = 16;

/** The length of a period that is settled: one of the periods of dividends, or the fixed period of another kind. */
export type SettledPeriod = ContractPeriod | 'HOUR' | 'MINUTES';

/** A time span: start (inclusive) and end (exclusive), in Unix milliseconds. */
export interface Span {
  readonly from: number;
  readonly to: number;
}

const OWN_PERIODS = { daily: 'D', hourly: 'HOUR', realtime: 'MINUTES' } as const;

/** Returns the period of a contract. `period` is the agreed period of a dividend, and null for other kinds. */
export const periodOf = (kind: ContractKind, period: ContractPeriod | null): SettledPeriod => {
  if (kind !== 'dividend') return OWN_PERIODS[kind];
  if (period === null) throw new RangeError('the period of a dividend is missing');
  return period;
};

const fixed = (at: number, length: number, shift = 0): Span => {
  const from = Math.floor((at - shift) / length) * length + shift;
  return { from, to: from + length };
};

const month = (at: number): Span => {
  const day = new Date(at);
  const [year, nth] = [day.getUTCFullYear(), day.getUTCMonth()];
  return { from: Date.UTC(year, nth), to: Date.UTC(year, nth + 1) };
};

const halfMonth = (at: number): Span => {
  const { from, to } = month(at);
  const middle = from + (SECOND_HALF - 1) * DAY_MS;
  return at < middle ? { from, to: middle } : { from: middle, to };
};

const PERIODS: Readonly<Record<SettledPeriod, (at: number) => Span>> = {
  MINUTES: (at) => fixed(at, REALTIME_MINUTES * MINUTE_MS),
  HOUR: (at) => fixed(at, HOUR_MS),
  D: (at) => fixed(at, DAY_MS),
  W: (at) => fixed(at, DAYS_A_WEEK * DAY_MS, -DAYS_AFTER_MONDAY * DAY_MS),
  H: halfMonth,
  M: month,
};

/**
 * Returns the span of the period that contains a given time. Days begin at local midnight, `utcOffset` minutes ahead of UTC. The next period begins
 * at `to`.
 */
export const periodAt = (period: SettledPeriod, at: number, utcOffset: number): Span => {
  const ahead = utcOffset * MINUTE_MS;
  const { from, to } = PERIODS[period](at + ahead);
  return { from: from - ahead, to: to - ahead };
};

/** Returns the span of the last period that had ended by a given time. */
export const periodBefore = (period: SettledPeriod, at: number, utcOffset: number): Span =>
  periodAt(period, periodAt(period, at, utcOffset).from - 1, utcOffset);

/** Splits a span of whole hours into its hours, in order. */
export const hoursOf = ({ from, to }: Span): readonly Span[] =>
  Array.from({ length: (to - from) / HOUR_MS }, (_, hour) => ({
    from: from + hour * HOUR_MS,
    to: from + (hour + 1) * HOUR_MS,
  }));
