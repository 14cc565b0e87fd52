import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { RESOURCE_TYPES } from '#schemas/brand-names.ts';
import { appResources } from '#src/features/download/app-resources.ts';
import { bannerTarget } from '#src/features/home/banner-target.ts';
import { siteResources } from '#src/features/shell/site-resources.ts';
import { launchAddress } from '#src/launch/launch-address.ts';
import { anyAddress, PROPERTY_RUNS } from '#tests/support/any-address.ts';
import { FOREIGN_URLS, HOSTILE_URLS } from '#tests/support/hostile-urls.ts';

/** Written anew, so that a fault of `safeUrl` is not one of its test too. */
const HARMLESS = /^https:\/\/[^\s/\\@?#]+\/[^\s\\]*$/u;
const PROFILE = /^itms-services:\/\/\?[^\s\\]+$/u;

const everyAddress = (check: (address: string) => void): void => {
  for (const address of [...HOSTILE_URLS, ...FOREIGN_URLS]) check(address);
  fc.assert(fc.property(anyAddress, check), { numRuns: PROPERTY_RUNS });
};

test('a banner leads to a page of the site or to plain https [home.banner.linkage]', () => {
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

test('links and QR codes of channels and apps lead to plain https; a profile of iOS has its own scheme', () => {
  everyAddress((url) => {
    const offered = RESOURCE_TYPES.map((resourceType) => ({ resourceType, url, qrCodeUrl: url, labelNameEn: 'x' }));
    for (const { type, url: link, qr } of siteResources(offered, [], 'play.example')) {
      expect(link).toMatch(type === 'IOS_PROFILE' && PROFILE.test(link) ? PROFILE : HARMLESS);
      expect('image' in qr ? qr.image : qr.address).toMatch(
        type === 'IOS_PROFILE' && PROFILE.test(link) ? PROFILE : HARMLESS,
      );
    }
    for (const { type, href, qr } of appResources(offered, [], ['https://shop.example'], 'play.example')) {
      expect(href).toMatch(type === 'IOS_PROFILE' && PROFILE.test(href) ? PROFILE : HARMLESS);
      if ('image' in qr) expect(qr.image).toMatch(/^https:\/\/shop\.example\//u);
      else expect(qr.value).toMatch(type === 'IOS_PROFILE' && PROFILE.test(href) ? PROFILE : HARMLESS);
    }
  });
});

test('a game opens at an origin of the brand alone, never at that of the site', () => {
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
