import { expect, test } from 'vitest';
import type { Brand } from '#schemas/brand.ts';
import { LANGUAGES } from '#tests/support/languages.ts';
import { testSite } from '#tests/support/test-brand.ts';

interface Manifest {
  readonly id: string;
  readonly start_url: string;
  readonly scope: string;
  readonly display: string;
  readonly short_name: string;
  readonly categories: readonly string[];
  readonly icons: readonly { readonly src: string; readonly sizes: string; readonly purpose: string }[];
  readonly shortcuts: readonly { readonly name: string; readonly url: string }[];
}

const manifest = (over: Partial<Brand> = {}, language: (typeof LANGUAGES)[number] = 'EN') => {
  const site = testSite({ languages: { default: 'EN', supported: [...LANGUAGES] }, ...over });
  const { body } = site.files.get(site.manifestHref[language] ?? '') ?? { body: new Uint8Array() };
  return { site, ...(JSON.parse(new TextDecoder().decode(body)) as Manifest) };
};

test('the site can be installed: it has a URL, a scope, a standalone window, and icons of 192 and 512 pixels for every purpose', () => {
  const { site, id, start_url, scope, display, icons } = manifest();
  expect([id, start_url, scope, display]).toEqual(['/', '/index', '/', 'standalone']);
  const drawn = icons.map(({ sizes, purpose }) => `${sizes} ${purpose}`);
  expect(drawn).toEqual(expect.arrayContaining(['192x192 any', '512x512 any', '512x512 maskable']));
  const served = [...site.files.keys(), ...site.renderings.map(({ address }) => address)];
  for (const { src } of icons) expect(served).toContain(src);
});

test('a name that is too long to fit under an icon is shortened', () => {
  expect(manifest({ name: 'Trial House of Games' }).short_name).toBe('Trial House');
});

test('the shortcuts of the app icon open the areas that the brand has', () => {
  expect(manifest().shortcuts).toEqual([
    { name: 'Deposit', url: '/index?member=depositv2' },
    { name: 'Promotions', url: '/promotions' },
    { name: 'Games', url: '/rng' },
  ]);
  const off: Brand['modules'] = { off: ['promotions', 'memberCentre'], loginRequired: false };
  expect(manifest({ modules: off }).shortcuts.map(({ url }) => url)).toEqual(['/rng']);
});

test.each(LANGUAGES)('the shortcuts of the app icon have names in %s', (language) => {
  const { shortcuts, categories } = manifest({}, language);
  expect(shortcuts).toHaveLength(3);
  expect(shortcuts.every(({ name }) => name.trim() !== '')).toBe(true);
  expect(categories).toEqual(['games', 'entertainment']);
});
