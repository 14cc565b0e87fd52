import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { CATEGORIES } from '#schemas/brand-names.ts';
import { openTestSandbox, type TestSandbox } from '#tests/support/open-test-sandbox.ts';
import { COUNTRIES } from '#sandbox/seed/countries.ts';
import { VENDORS } from '#sandbox/seed/vendor-list.ts';
import { findGames, findPlace } from '#sandbox/domains/catalogue/find-games.ts';
import { AVATARS, avatar } from './avatar.ts';
import { countryFlag } from './country-flag.ts';
import { gameTile } from './game-tile.ts';
import { GOOD_PICTURES, goodPicture } from './good-picture.ts';
import { PAYMENT_LOGOS, paymentLogo } from './payment-logo.ts';
import { vendorLogo } from './vendor-logo.ts';

const LARGEST = 2048;

vi.setConfig({ testTimeout: 30_000, hookTimeout: 60_000 });

let sandbox: TestSandbox;
beforeAll(async () => {
  sandbox = await openTestSandbox();
});
afterAll(() => sandbox.close());

test('a logo is an SVG with a sandbox policy, cached for a day [images.vendor-logo]', async () => {
  const { status, headers } = await sandbox.request('/TCG_PROD_IMAGES/RNG_LIST_VENDOR/LUNA-WHITE.png');
  expect(status).toBe(200);
  expect(headers.get('Content-Type')).toBe('image/svg+xml; charset=utf-8');
  expect(headers.get('Content-Security-Policy')).toMatch(/default-src 'none'.*sandbox/);
  expect(headers.get('X-Content-Type-Options')).toBe('nosniff');
  expect(headers.get('Cache-Control')).toBe('public, max-age=86400, immutable');
});

test.each([
  '/TCG_PROD_IMAGES/RNG_LIST_VENDOR/NOBODY-WHITE.png',
  '/TCG_PROD_IMAGES/RNG_LIST_VENDOR/LUNA.png',
  '/TCG_PROD_IMAGES/COUNTRY_FLAG/ZZ.png',
  '/TCG_PROD_IMAGES/COUNTRY_FLAG/__proto__.png',
  '/TCG_PROD_IMAGES/AVATAR/99.png',
  '/TCG_PROD_IMAGES/POINT_GOODS/constructor.png',
  '/TCG_PROD_IMAGES/PAYMENT/constructor.png',
  '/TCG_PROD_IMAGES/GAME_TILE/LUNA/999999999.png',
  '/TCG_PROD_IMAGES/GAME_TILE/../../etc/passwd',
  '/TCG_PROD_IMAGES/',
])('%s answers 404 and is not cached [images.broken]', async (path) => {
  const { status, headers } = await sandbox.request(path);
  expect(status).toBe(404);
  expect(headers.get('Cache-Control')).toBe('no-store');
});

test('every country in the country picker has its own flag, smaller than 2 kB [images.country-flag]', () => {
  const flags = COUNTRIES.map(([code]) => countryFlag(code) ?? '');
  for (const flag of flags) expect(flag.length).toBeLessThan(LARGEST);
  expect(flags).not.toContain('');
  expect(new Set(flags).size).toBe(COUNTRIES.length);
});

test('every vendor has a logo with its name, smaller than 2 kB, and names are escaped [images.vendor-logo] [images.esports-logo]', () => {
  for (const { vassalage, name } of VENDORS) {
    const logo = vendorLogo(vassalage, name);
    expect([...logo.matchAll(/<text[^>]*>([^<]*)</g)].map(([, words]) => words).join(' ')).toBe(
      name.replace('&', '&amp;'),
    );
    expect(logo.length).toBeLessThan(LARGEST);
  }
  expect(vendorLogo('X', '<script>')).not.toContain('<script>');
});

test.each(CATEGORIES)(
  'a game of category %s always has the same tile, different from those of other games and without text',
  (category) => {
    const tiles = Array.from({ length: 100 }, (_, at) =>
      gameTile(category, `/TCG_PROD_IMAGES/GAME_TILE/V/${10_000 + at}.png`, at),
    );
    expect(tiles.filter((tile) => tile.includes('<text'))).toEqual([]);
    expect(new Set(tiles).size).toBe(100);
    expect(gameTile(category, '/TCG_PROD_IMAGES/GAME_TILE/V/10000.png', 0)).toBe(tiles[0]);
  },
);

/** More than the tiles of a row, so that those below each other differ as well. */
const LONGEST_ROW = 8;

test.each(CATEGORIES)('eight games that follow each other in a list of %s have eight motifs', (category) => {
  const tiles = Array.from({ length: LONGEST_ROW }, (_, place) => gameTile(category, 'same palette', place));
  expect(new Set(tiles).size).toBe(LONGEST_ROW);
});

test('the place of a game is that in the list of its category', async () => {
  const { rows } = await findGames(sandbox.database, { pageNo: 1, pageSize: 12, gameType: 'LIVE' });
  expect(await Promise.all(rows.map((game) => findPlace(sandbox.database, game)))).toEqual(rows.map((_, at) => at));
});

test('drawings are well-formed and contain no script [images.vendor-logo]', () => {
  const drawings = [
    ...CATEGORIES.map((category) => gameTile(category, category, 0)),
    ...COUNTRIES.map(([code]) => countryFlag(code) ?? ''),
    ...AVATARS.map(avatar),
    ...GOOD_PICTURES.map((picture) => goodPicture(picture) ?? ''),
    ...PAYMENT_LOGOS.map((name) => paymentLogo(name) ?? ''),
    ...VENDORS.map(({ vassalage, name }) => vendorLogo(vassalage, name)),
  ];
  for (const drawing of drawings) {
    expect(drawing).not.toMatch(/NaN|undefined|<script|\son\w+=/);
    const open = [...drawing.matchAll(/<([a-zA-Z]+)[^>]*?(\/?)>/g)].filter(([, , closes]) => closes === '').length;
    expect([...drawing.matchAll(/<\/[a-zA-Z]+>/g)]).toHaveLength(open);
  }
});
