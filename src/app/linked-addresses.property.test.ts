import * as fc from '#tests/support/fast-check.ts';
import { expect, test } from 'vitest';
import { RESOURCE_TYPES, type ResourceType } from '#schemas/brand-names.ts';
import { appResources } from '#src/features/download/app-resources.ts';
import { bannerTarget } from '#src/features/home/banner-target.ts';
import { siteResources } from '#src/features/shell/site-resources.ts';
import { launchAddress } from '#src/launch/launch-address.ts';
import { anyAddress, PROPERTY_RUNS } from '#tests/support/any-address.ts';
import { FOREIGN_URLS, HOSTILE_URLS } from '#tests/support/hostile-urls.ts';

/** Written independently of `safeUrl`, so that the test does not repeat its bugs. */
const HARMLESS = /^https:\/\/[^\s/\\@?#]+\/[^\s\\]*$/u;
const INSTALL = /^itms-services:\/\/\?[^\s\\]+$/u;

const expectHarmless = (type: ResourceType, address: string): void => {
  const reached = type === 'IOS_PROFILE' && INSTALL.test(address) ? new URL(address).searchParams.get('url') : address;
  expect(new URL(reached ?? '').href, address).toMatch(HARMLESS);
};

const everyAddress = (check: (address: string) => void): void => {
  for (const address of [...HOSTILE_URLS, ...FOREIGN_URLS]) check(address);
  fc.assert(fc.property(anyAddress, check), { numRuns: PROPERTY_RUNS });
};

test('a banner links to a page of the site or to a plain https URL [home.banner.linkage]', () => {
  everyAddress((target) => {
    const external = bannerTarget({ linkageType: 2, target });
    if (external !== null) expect(external).toEqual({ kind: 'external', href: expect.stringMatching(HARMLESS) });
    const inside = bannerTarget({ linkageType: 1, target });
    if (inside?.kind === 'route')
      expect(new URL(inside.to, 'https://play.example').origin, target).toBe('https://play.example');
    const promotion = bannerTarget({ linkageType: 4, target: target.replaceAll(/\p{Surrogate}/gu, '') });
    if (promotion?.kind === 'route')
      expect(new URL(promotion.to, 'https://play.example').pathname).toBe('/promoDetail');
  });
});

test('links and QR codes of channels and apps use plain https URLs; an iOS profile has its own scheme', () => {
  const links = { site: 0, app: 0 };
  everyAddress((url) => {
    const offered = RESOURCE_TYPES.map((resourceType) => ({ resourceType, url, qrCodeUrl: url, labelNameEn: 'x' }));
    for (const { type, url: link, qr } of siteResources(offered, [], 'play.example')) {
      links.site += 1;
      expectHarmless(type, link);
      expectHarmless(type, 'image' in qr ? qr.image : qr.address);
    }
    for (const { type, href, qr } of appResources(offered, [], ['https://shop.example'], 'play.example')) {
      links.app += 1;
      expectHarmless(type, href);
      if ('image' in qr) expect(qr.image).toMatch(/^https:\/\/shop\.example\//u);
      else expectHarmless(type, qr.value);
    }
  });
  expect(Math.min(links.site, links.app)).toBeGreaterThan(0);
});

test("a game opens only at an origin of the brand, never at the site's own origin", () => {
  const places = {
    cdns: ['https://shop.example'],
    allowed: ['https://shop.example', 'https://play.example'],
    own: 'https://play.example',
  };
  everyAddress((url) => {
    let address: string | null = null;
    try {
      address = launchAddress(url, places);
    } catch (error) {
      expect(error).toMatchObject({ code: 'invalid_url' });
    }
    if (address !== null) expect(address).toMatch(/^https:\/\/shop\.example\//u);
  });
});
