import { sql, type SQL } from 'drizzle-orm';
import type { MerchantRow } from '#sandbox/db/schema.ts';
import { utcOffsetOf } from './mission-period.ts';
import { DAY_MS } from './record-range.ts';

const offsetMsOf = (merchant: Pick<MerchantRow, 'settings'>): number => utcOffsetOf(merchant) * 60_000;

/** Returns the date in the merchant's local time, such as `2026-03-09`. */
export const dayOf = (merchant: Pick<MerchantRow, 'settings'>, at: number): string =>
  new Date(at + offsetMsOf(merchant)).toISOString().slice(0, 10);

/** Returns SQL that does the same as `dayOf` for a timestamp column. */
export const localDay = (merchant: Pick<MerchantRow, 'settings'>, column: SQL): SQL =>
  sql`((${column} AT TIME ZONE 'UTC') + make_interval(mins => ${utcOffsetOf(merchant)}::int))::date`;

/** Returns when a day begins in the merchant's local time. */
export const beginOf = (merchant: Pick<MerchantRow, 'settings'>, day: string): number =>
  Date.parse(day) - offsetMsOf(merchant);

/** Returns SQL that does the same as `beginOf` for a column of days. */
export const beginOfDay = (merchant: Pick<MerchantRow, 'settings'>, day: SQL): SQL =>
  sql`(((${day})::timestamp - make_interval(mins => ${utcOffsetOf(merchant)}::int)) AT TIME ZONE 'UTC')`;

/** Returns the start of the merchant-local day that contains a given time. */
export const dayBeginning = (merchant: Pick<MerchantRow, 'settings'>, at: number): number =>
  beginOf(merchant, dayOf(merchant, at));

/** Returns the start of the first merchant-local day that begins at or after a given time. */
export const nextBeginning = (merchant: Pick<MerchantRow, 'settings'>, at: number): number => {
  const begin = dayBeginning(merchant, at);
  return begin === at ? begin : begin + DAY_MS;
};
