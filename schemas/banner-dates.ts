import type { Banner } from './brand.ts';

type Dates = Pick<Banner, 'from' | 'until'>;

/** Whether a banner is shown at a time, in milliseconds since 1970. */
export const isShownAt = ({ from, until }: Dates, now: number): boolean =>
  (from === undefined || Date.parse(from) <= now) && (until === undefined || now < Date.parse(until));

/** Returns the next time at which one of the banners appears or disappears; `null` if none ever does. */
export const nextChange = (banners: readonly Dates[], now: number): number | null => {
  const times = banners
    .flatMap(({ from, until }) => [from, until])
    .flatMap((instant) => (instant === undefined ? [] : [Date.parse(instant)]))
    .filter((time) => time > now);
  return times.length === 0 ? null : Math.min(...times);
};
