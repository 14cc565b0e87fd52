import * as fc from '#tests/support/fast-check.ts';
import { expect, test } from 'vitest';
import { FOREIGN_URLS, HOSTILE_URLS } from '#tests/support/hostile-urls.ts';
import { anyAddress, PROPERTY_RUNS } from '#tests/support/any-address.ts';
import { safeUrl } from './safe-url.ts';

const ORIGINS = ['https://shop.example'];

test('the list of hostile URLs has at least 69 distinct entries', () => {
  expect(new Set(HOSTILE_URLS).size).toBe(HOSTILE_URLS.length);
  expect(HOSTILE_URLS.length).toBeGreaterThanOrEqual(69);
});

test.each(HOSTILE_URLS)('%j is rejected whatever the options [service.address.check]', (address) => {
  expect([
    safeUrl(address),
    safeUrl(address, { host: 'play.example' }),
    safeUrl(address, { origins: ORIGINS }),
  ]).toEqual([null, null, null]);
});

test.each(FOREIGN_URLS)('%j is not mistaken for a URL of an allowed origin [service.address.check]', (address) => {
  expect(safeUrl(address, { origins: ORIGINS })).toBeNull();
});

test('every accepted address is https without credentials, names a host, and is unchanged when checked again', () => {
  let passed = 0;
  fc.assert(
    fc.property(anyAddress, (text) => {
      const address = safeUrl(text, { host: 'play.example' });
      if (address === null) return;
      passed += 1;
      const { protocol, username, password, hostname, href } = new URL(address);
      expect([protocol, username, password, href]).toEqual(['https:', '', '', address]);
      expect(hostname).not.toBe('');
      expect(address).toMatch(/^https:\/\/[^/\\@\s]+\//u);
      expect(safeUrl(address, { host: 'play.example' })).toBe(address);
    }),
    { numRuns: PROPERTY_RUNS },
  );
  expect(passed).toBeGreaterThan(0);
});

test('with a list of origins, only addresses of those origins are accepted', () => {
  fc.assert(
    fc.property(anyAddress, (text) => {
      const address = safeUrl(text, { origins: ORIGINS });
      if (address !== null) expect(address).toMatch(/^https:\/\/shop\.example\//u);
    }),
    { numRuns: PROPERTY_RUNS },
  );
});
