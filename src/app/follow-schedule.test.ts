import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { Banner } from '#schemas/brand.ts';
import type { ClientBrand } from '#src/document/document-data.ts';
import { createStore } from '#src/lib/store.ts';
import { followSchedule } from './follow-schedule.ts';

const NOW = Date.parse('2026-12-24T12:00:00Z');
const at = (hours: number): string => new Date(NOW + hours * 3_600_000).toISOString().replace('.000', '');
const banner = (bannerId: string, dates: Partial<Banner>): Banner => ({
  bannerId,
  groupName: 'w_home',
  url: `/${bannerId}.svg`,
  ...dates,
});

beforeEach(() => vi.useFakeTimers({ now: NOW }));
afterEach(() => vi.useRealTimers());

test('an open page shows a banner from its start time until its end time [operators.schedule.banners]', () => {
  const schedule = [banner('always', {}), banner('ending', { until: at(1) }), banner('starting', { from: at(2) })];
  // followSchedule uses only the banners of the brand.
  const brand = createStore({ banners: schedule.slice(0, 2) } as unknown as ClientBrand);
  followSchedule(brand, schedule);
  const shown = (): readonly string[] => brand.get().banners.map(({ bannerId }) => bannerId);
  expect(shown()).toEqual(['always', 'ending']);
  vi.advanceTimersByTime(3_600_000);
  expect(shown()).toEqual(['always']);
  vi.advanceTimersByTime(3_600_000);
  expect(shown()).toEqual(['always', 'starting']);
});
