import type { PromotionRow } from '#sandbox/db/schema.ts';

/** The platform's days begin at midnight in GMT+8. */
const AHEAD_MS = 8 * 3_600_000;

const dayOf = (at: Date): string => new Date(at.getTime() + AHEAD_MS).toISOString().slice(0, 10);

/** Returns the name of the promotion period that contains a given time. A promotion is paid once per period. */
export const periodOf = ({ cadence }: Pick<PromotionRow, 'cadence'>, at: Date): string =>
  cadence === 'day' ? dayOf(at) : 'once';

export const ticketPeriod = (number: number): string => `ticket ${number}`;
