import { expect, test } from 'vitest';
import type { Banner } from '#schemas/brand.ts';
import { PRODUCT_LAYOUT } from '#schemas/layout/layout.ts';
import { TEST_SVG, testBrand } from '#tests/support/test-brand.ts';
import { compileBrand } from './compile-brand.ts';

const banner = (bannerId: string, more: Partial<Banner> = {}): Banner => ({
  bannerId,
  groupName: 'w_home',
  url: `assets/${bannerId}.png`,
  ...more,
});
const DATES = { from: '2026-12-18T00:00:00+08:00', until: '2027-01-02T00:00:00+08:00' };
const CHRISTMAS = banner('christmas', { weight: 90, ...DATES });

/** Returns the names of the pictures beside forms and of shared links. */
const picturesOf = (banners: Banner[], now?: number) => {
  const names = ['logo.svg', 'icon.svg', 'hero.png', ...banners.map(({ bannerId }) => `${bannerId}.png`)];
  const assets = new Map(names.map((name) => [`assets/${name}`, new TextEncoder().encode(TEST_SVG)]));
  const brand = testBrand({
    banners,
    assets: { ...testBrand().assets, hero: 'assets/hero.png' },
    layout: { ...PRODUCT_LAYOUT, modal: 'art' },
  });
  const { files, themeHref, share } = compileBrand({ brand, texts: {}, assets }, undefined, now);
  const sheet = new TextDecoder().decode(files.get(themeHref)?.body);
  const nameIn = (address = '') => /[^/]+$/.exec(address)?.[0];
  return [nameIn(/--modal-picture:url\("([^"]+)"\)/.exec(sheet)?.[1]), nameIn(share?.href)];
};

test.each([Date.UTC(2026, 10, 1), Date.UTC(2026, 11, 24), Date.UTC(2027, 1, 1)])(
  'the pictures beside forms and of shared links are not those of a banner with dates, whenever the brand is compiled (%i)',
  (now) => {
    expect(picturesOf([CHRISTMAS, banner('usual')], now)).toEqual(['usual.png', 'usual.png']);
    const { from, until } = DATES;
    expect(picturesOf([banner('begins', { from }), banner('ends', { until }), banner('usual')], now)).toEqual([
      'usual.png',
      'usual.png',
    ]);
  },
);

test('without a banner that is always shown, forms have no picture and shared links have the hero image', () => {
  expect(picturesOf([CHRISTMAS])).toEqual([undefined, 'hero.png']);
});

test('among banners without dates, the picture is that of the largest weight', () => {
  expect(picturesOf([banner('first'), banner('heavy', { weight: 80 })])).toEqual(['heavy.png', 'heavy.png']);
  expect(picturesOf([banner('first'), banner('second')])).toEqual(['first.png', 'first.png']);
});
