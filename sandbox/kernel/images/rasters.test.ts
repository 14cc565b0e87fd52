import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { CATEGORIES } from '#schemas/brand-names.ts';
import { PICTURE_WIDTHS } from '#schemas/picture-widths.ts';
import { openTestSandbox, type TestSandbox } from '#tests/support/open-test-sandbox.ts';
import { avatar } from './avatar.ts';
import { drawRaster } from './draw-raster.ts';
import { gameTile } from './game-tile.ts';
import { nearestWidth } from './raster-response.ts';

vi.setConfig({ testTimeout: 60_000, hookTimeout: 60_000 });

const TILE = '/TCG_PROD_IMAGES/GAME_TILE/LUNA/10001.png';
const MODERN = 'image/avif,image/webp,image/apng,*/*;q=0.8';
const MOST_BYTES = 12 * 1024;

let sandbox: TestSandbox;
beforeAll(async () => {
  sandbox = await openTestSandbox();
});
afterAll(() => sandbox.close());

const ask = async (path: string, accept = MODERN) => {
  const response = await sandbox.fetch(new Request(`http://perya.localhost${path}`, { headers: { Accept: accept } }));
  return { status: response.status, headers: response.headers, bytes: Buffer.from(await response.arrayBuffer()) };
};

/** Reads the width and height of a WebP without transparency: 14 bits each, after the frame tag and the start code. */
const webpSize = (bytes: Buffer): readonly number[] => [
  bytes.readUInt16LE(26) & 0x3fff,
  bytes.readUInt16LE(28) & 0x3fff,
];
const pngSize = (bytes: Buffer): readonly number[] => [bytes.readUInt32BE(16), bytes.readUInt32BE(20)];

test('a game tile is WebP, is cached for a day and varies with the `Accept` header', async () => {
  const { status, headers, bytes } = await ask(TILE);
  expect([status, bytes.toString('latin1', 0, 4), bytes.toString('latin1', 8, 12)]).toEqual([200, 'RIFF', 'WEBP']);
  expect(Object.fromEntries(headers)).toMatchObject({
    'content-type': 'image/webp',
    vary: 'Accept',
    'cache-control': 'public, max-age=86400, immutable',
    'x-content-type-options': 'nosniff',
    'cross-origin-resource-policy': 'cross-origin',
  });
});

test.each([...PICTURE_WIDTHS])('a game tile can be requested %s pixels wide', async (width) => {
  expect(webpSize((await ask(`${TILE}?w=${width}`)).bytes)).toEqual([width, width]);
});

test('game tiles and avatars are 240 pixels wide by default', async () => {
  for (const path of [TILE, '/TCG_PROD_IMAGES/AVATAR/3.png'])
    expect(webpSize((await ask(path)).bytes)).toEqual([240, 240]);
});

test.each([
  ['1', 120],
  ['149', 120],
  ['150', 180],
  ['200', 180],
  ['300', 360],
  ['9999', 480],
  ['', 240],
  ['-5', 240],
  ['1e9', 240],
  ['240.5', 240],
  ['240000000000', 240],
])('a requested width of %s is rounded to the nearest available one', (asked, width) => {
  expect(nearestWidth(asked)).toBe(width);
});

test.each(['*/*', 'image/png,image/*;q=0.8', 'image/webp;q=0, image/png', ''])(
  'a browser that accepts %s gets PNG',
  async (accept) => {
    const { headers, bytes } = await ask(`${TILE}?w=120`, accept);
    expect([headers.get('Content-Type'), headers.get('Vary'), bytes.toString('latin1', 1, 4), pngSize(bytes)]).toEqual([
      'image/png',
      'Accept',
      'PNG',
      [120, 120],
    ]);
  },
);

test('a tile of 240 pixels is at most 12 kB in every category', async () => {
  const tiles = CATEGORIES.flatMap((category) =>
    [1, 2, 3].map((game) => gameTile(category, `${category} ${game}`, game)),
  );
  for (const tile of tiles) expect((await drawRaster(tile, 240, 'image/webp')).length).toBeLessThan(MOST_BYTES);
});

test('tiles are not blank, and avatars differ from each other', async () => {
  const pictures = await Promise.all(
    [gameTile('RNG', 'a', 0), gameTile('RNG', 'b', 1), avatar(1), avatar(2)].map((svg) =>
      drawRaster(svg, 240, 'image/webp'),
    ),
  );
  expect(new Set(pictures.map((picture) => Buffer.from(picture).toString('base64'))).size).toBe(4);
  expect(pictures.filter(({ length }) => length < 700)).toEqual([]);
});
