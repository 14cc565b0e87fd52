import { expect, test } from 'vitest';
import type { Banner } from '#schemas/brand.ts';
import { clientBanners } from './client-banners.ts';

const banner = (bannerId: string, more: Partial<Banner> = {}): Banner => ({
  bannerId,
  groupName: 'w_home',
  url: `assets/${bannerId}.svg`,
  ...more,
});
const idsOf = (banners: readonly Banner[] = []): readonly string[] => banners.map(({ bannerId }) => bannerId);
const NOON = Date.UTC(2026, 11, 24, 12);

test('banners are sorted by weight, and banners of the same weight keep the order of the brand file [studio.banners.fields]', () => {
  const all = [banner('a'), banner('b', { weight: 80 }), banner('c', { weight: 10 }), banner('d')];
  expect(idsOf(clientBanners(all, NOON).banners)).toEqual(['b', 'a', 'd', 'c']);
});

test('on the server, each banner comes first in a share of turns proportional to its weight, and groups without weights keep their order [studio.banners.fields]', () => {
  const all = [
    banner('rare', { weight: 10 }),
    banner('often', { weight: 60 }),
    banner('some', { weight: 30 }),
    banner('x', { groupName: 'w_rng' }),
    banner('y', { groupName: 'w_rng' }),
  ];
  const turns = 500;
  const firsts = new Map<string, number>();
  for (let turn = 4_000_000; turn < 4_000_000 + turns; turn += 1) {
    const { banners } = clientBanners(all, NOON, turn);
    const home = idsOf(banners.filter(({ groupName }) => groupName === 'w_home'));
    const [first = ''] = home;
    firsts.set(first, (firsts.get(first) ?? 0) + 1);
    expect(home.slice(1)).toEqual(['often', 'some', 'rare'].filter((id) => id !== first));
    expect(idsOf(banners.filter(({ groupName }) => groupName === 'w_rng'))).toEqual(['x', 'y']);
  }
  for (const [id, share] of [
    ['often', 0.6],
    ['some', 0.3],
    ['rare', 0.1],
  ] as const)
    expect(Math.abs((firsts.get(id) ?? 0) / turns - share), id).toBeLessThan(0.02);
});

test('the site receives the current banners, and later ones as a schedule; ended banners are left out [operators.schedule.banners]', () => {
  const all = [
    banner('always'),
    banner('over', { until: '2026-12-24T12:00:00Z' }),
    banner('later', { from: '2026-12-24T20:30:00+08:00', until: '2026-12-26T00:00:00Z' }),
  ];
  const now = clientBanners(all, NOON);
  expect([idsOf(now.banners), idsOf(now.schedule)]).toEqual([['always'], ['always', 'later']]);
  const after = clientBanners(all, Date.UTC(2026, 11, 26));
  expect([idsOf(after.banners), after.schedule]).toEqual([['always'], undefined]);
});
