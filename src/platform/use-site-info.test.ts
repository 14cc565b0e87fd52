import { expect, test } from 'vitest';
import { siteInfoOf, systemStatus } from './use-site-info.ts';

const answer = (over: { on?: boolean; endTime?: number | null; region?: boolean } = {}) => ({
  info: {
    whitelabel: [{ modId: 'LOGIN', enabled: '1', childrenNodes: [{ modId: 'FREEPLAY3', enabled: '1' }] }],
    registerRules: {},
    resources: [],
    customerService: { enabled: true },
    analytics: { gtagId: null },
    imageCDNs: [],
    launchGameCDNs: [],
  },
  location: { ip: '203.0.113.7' },
  maintenance: { on: over.on ?? false, endTime: over.endTime ?? null },
  regionRestriction: over.region ?? false,
});
const retry = (): void => undefined;

test.each([
  [{}, 0, 'normal'],
  [{ on: true }, 1, 'maintenance'],
  [{ region: true }, 2, 'region'],
  [{ on: true, region: true }, 1, 'maintenance'],
] as const)(
  '%j is system status %i, the %s site [boot.status.order] [boot.status.normal] [boot.status.maintenance] [boot.status.region]',
  (over, code, word) => {
    expect(systemStatus(answer(over))).toBe(code);
    expect(siteInfoOf(answer(over), false, retry).status).toBe(word);
  },
);

test('the site is starting until the first response, and unreachable if the first request failed [boot.status.unreachable]', () => {
  expect(siteInfoOf(undefined, false, retry).status).toBe('starting');
  expect(siteInfoOf(undefined, true, retry).status).toBe('unreachable');
});

test('a response stays valid after a later failure [boot.status.unreachable]', () => {
  expect(siteInfoOf(answer(), true, retry).status).toBe('normal');
});

test('the IP address and the modules come from the permission response [boot.region.ip-source] [boot.permission.shape] [toggles.FREEPLAY3]', () => {
  const site = siteInfoOf(answer(), false, retry);
  expect(site.ip).toBe('203.0.113.7');
  expect([...site.open]).toEqual(['LOGIN', 'FREEPLAY3']);
});

test('the end of maintenance is known only if the platform sends it [boot.maintenance.end-time]', () => {
  expect(siteInfoOf(answer({ on: true }), false, retry).maintenanceEnd).toBeNull();
  expect(siteInfoOf(answer({ on: true, endTime: 1_800_000_000_000 }), false, retry).maintenanceEnd).toBe(
    1_800_000_000_000,
  );
});
