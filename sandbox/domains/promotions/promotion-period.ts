import type { PromotionRow } from '#sandbox/db/schema.ts';

/** The days of the platform are those of GMT+8. */
const AHEAD_MS = 8 * 3_600_000;

const dayOf = (at: Date): string => new Date(at.getTime() + AHEAD_MS).toISOString().slice(0, 10);

/** Returns the period of a promotion that contains a time; each period is paid once. */
export const periodOf = ({ cadence }: Pick<PromotionRow, 'cadence'>, at: Date): string =>
  cadence === 'day' ? dayOf(at) : 'once';

export const ticketPeriod = (number: number): string => `ticket ${number}`;
