import type { MissionPeriod } from '#schemas/mission-names.ts';
import type { MerchantRow } from '#sandbox/db/schema.ts';

const HOUR_MS = 3_600_000;
const DAY_MS = 24 * HOUR_MS;
const DAYS_A_WEEK = 7;
/** The number of days from a Monday to 1 January 1970, which was a Thursday. */
const DAYS_AFTER_MONDAY = 3;
export const WEEK_MS = DAYS_A_WEEK * DAY_MS;

/** The UTC offsets of the merchants' countries in hours. None of these countries has daylight saving time. */
const HOURS_AHEAD: Readonly<Record<string, number>> = { PH: 8, MY: 8, SG: 8, VN: 7, TH: 7, ID: 7, JP: 9, KR: 9 };
const HOURS_AHEAD_ELSEWHERE = 8;

/** Returns the UTC offset of a merchant's country in minutes. It determines the merchant-local days and weeks. */
export const utcOffsetOf = ({ settings }: Pick<MerchantRow, 'settings'>): number =>
  (HOURS_AHEAD[settings.country] ?? HOURS_AHEAD_ELSEWHERE) * 60;

/** A period: start (inclusive) and end (exclusive; null for an open end). */
export interface Period {
  readonly from: Date;
  readonly to: Date | null;
}
type ClosedPeriod = Period & { readonly to: Date };

const dayOf = (at: Date, offsetMs: number): number => Math.floor((at.getTime() + offsetMs) / DAY_MS);
const daysFrom = (day: number, days: number, offsetMs: number): ClosedPeriod => ({
  from: new Date(day * DAY_MS - offsetMs),
  to: new Date((day + days) * DAY_MS - offsetMs),
});

/** Returns the merchant-local week, starting on Monday, that contains a given time. */
export const weekOf = (at: Date, merchant: Pick<MerchantRow, 'settings'>): ClosedPeriod => {
  const offsetMs = utcOffsetOf(merchant) * 60_000;
  const day = dayOf(at, offsetMs);
  const monday = Math.floor((day + DAYS_AFTER_MONDAY) / DAYS_A_WEEK) * DAYS_A_WEEK - DAYS_AFTER_MONDAY;
  return daysFrom(monday, DAYS_A_WEEK, offsetMs);
};

interface Occasion {
  readonly period: MissionPeriod;
  readonly startsAt: Date | null;
  readonly endsAt: Date | null;
}

const BEGINNING = new Date(0);

/** Returns the period of a mission that contains a given time. If the mission has ended, returns its last period. */
export const missionPeriod = (
  { period, startsAt, endsAt }: Occasion,
  at: Date,
  merchant: Pick<MerchantRow, 'settings'>,
): Period => {
  if (period === 'ONCE') return { from: startsAt ?? BEGINNING, to: endsAt };
  const moment = endsAt !== null && endsAt <= at ? new Date(endsAt.getTime() - 1) : at;
  const { from, to } =
    period === 'WEEK'
      ? weekOf(moment, merchant)
      : daysFrom(dayOf(moment, utcOffsetOf(merchant) * 60_000), 1, utcOffsetOf(merchant) * 60_000);
  return { from, to: endsAt !== null && endsAt < to ? endsAt : to };
};
