import { expect, test } from 'vitest';
import type { Banner } from '#schemas/brand.ts';
import { bannerTarget } from './banner-target.ts';

test('a banner without a linkage type is not clickable [home.banner.link]', () => {
  expect(bannerTarget({ target: '/rng' })).toBeNull();
});

test('a banner of linkage type 1 links to a route of the site [home.banner.linkage]', () => {
  expect(bannerTarget({ linkageType: 1, target: '/rng?page=PGS' })).toEqual({ kind: 'route', to: '/rng?page=PGS' });
});

test('a banner of linkage type 2 links to an https URL [home.banner.linkage]', () => {
  expect(bannerTarget({ linkageType: 2, target: 'https://news.example/a' })).toEqual({
    kind: 'external',
    href: 'https://news.example/a',
  });
});

test('a banner of linkage type 3 launches a game [home.banner.linkage]', () => {
  expect(bannerTarget({ linkageType: 3, target: '1042' })).toEqual({ kind: 'game', nodeId: '1042' });
});

test('a banner of linkage type 4 links to the details of a promotion [home.banner.linkage]', () => {
  expect(bannerTarget({ linkageType: 4, target: 'welcome bonus' })).toEqual({
    kind: 'route',
    to: '/promoDetail?id=welcome%20bonus',
  });
});

test('a banner with an unknown linkage type is not clickable [home.banner.linkage]', () => {
  const foreign: unknown = { linkageType: 9, target: '/rng' };
  expect(bannerTarget(foreign as Banner)).toBeNull();
});

test('a banner with a linkage type but without a target is not clickable [home.banner.link]', () => {
  expect(bannerTarget({ linkageType: 1 })).toBeNull();
});

test.each([
  'javascript:alert(1)',
  'http://plain.example',
  '//evil.example',
  'https://user:pw@evil.example',
  'https://a b.example',
  'https:\\\\evil.example',
])('a banner with the unsafe URL %s is not clickable [home.banner.linkage]', (target) => {
  expect(bannerTarget({ linkageType: 2, target })).toBeNull();
});

test.each(['//evil.example', '/\\evil.example', 'rng', 'https://evil.example', 'javascript:alert(1)'])(
  'a banner with the target %s, which is not a route of the site, is not clickable [home.banner.linkage]',
  (target) => {
    expect(bannerTarget({ linkageType: 1, target })).toBeNull();
  },
);
