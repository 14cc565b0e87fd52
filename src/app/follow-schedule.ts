import { isShownAt, nextChange } from '#schemas/banner-dates.ts';
import type { Banner } from '#schemas/brand.ts';
import { platformNow } from '#schemas/platform-clock.ts';
import type { BrandStore } from '#src/brand/use-brand.ts';

/** The maximum length of a timer, because browsers delay timers while a device sleeps. */
const LONGEST_WAIT_MS = 60_000;

/** Shows and hides banners on schedule while the page is open. */
export const followSchedule = (brand: BrandStore, schedule: readonly Banner[]): void => {
  const now = platformNow();
  const banners = schedule.filter((banner) => isShownAt(banner, now));
  const shown = brand.get();
  const idsOf = (list: readonly Banner[]): string => list.map(({ bannerId }) => bannerId).join();
  if (idsOf(banners) !== idsOf(shown.banners)) brand.set({ ...shown, banners });
  const next = nextChange(schedule, now);
  if (next !== null) setTimeout(() => followSchedule(brand, schedule), Math.min(next - now, LONGEST_WAIT_MS));
};
