import { expect, test } from 'vitest';
import { appIcons } from './app-icons.ts';
import { contentHash } from './hashes.ts';
import { drawSvg } from './draw-svg.ts';
import { testSite } from '#tests/support/test-brand.ts';

const svg = (inside: string): Uint8Array =>
  new TextEncoder().encode(`<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 100 100">${inside}</svg>`);
const FULL = svg('<path fill="#cc0000" d="M0 0h100v100H0z"/>');
const ROUND = svg('<circle cx="50" cy="50" r="50" fill="#cc0000"/>');

const picture = async (source: Uint8Array, use: string, size = 512) => {
  const icon = appIcons({ svg: source, hash: contentHash(source), background: '#0000cc' }).find(
    (one) => one.use === use && one.size === size,
  );
  const png = (await icon?.png()) ?? new Uint8Array();
  const { width, pixels } = await drawSvg(
    `<svg xmlns="http://www.w3.org/2000/svg" width="${size}" height="${size}"><image width="${size}" height="${size}" href="data:image/png;base64,${Buffer.from(png).toString('base64')}"/></svg>`,
    size,
  );
  return { colourAt: (x: number, y: number) => Array.from(pixels.slice((y * width + x) * 4, (y * width + x) * 4 + 4)) };
};

const RED = [204, 0, 0, 255];
const BLUE = [0, 0, 204, 255];

test('an installed site has the brand icon in the sizes that home screens need', async () => {
  const sizes = await Promise.all(
    appIcons({ svg: FULL, hash: contentHash(FULL), background: '#0000cc' }).map(async ({ use, png }) => [
      use,
      new DataView((await png()).slice(16, 20).buffer).getUint32(0),
    ]),
  );
  expect(sizes).toEqual([
    ['any', 192],
    ['any', 512],
    ['maskable', 512],
    ['touch', 180],
  ]);
});

test('an icon that fills its square is used as the maskable icon without padding', async () => {
  expect((await picture(FULL, 'maskable')).colourAt(1, 1)).toEqual(RED);
});

test("an icon with transparent corners is drawn inside the safe area, on the brand's background colour", async () => {
  for (const [use, size] of [
    ['maskable', 512],
    ['touch', 180],
  ] as const) {
    const { colourAt } = await picture(ROUND, use, size);
    expect([colourAt(0, 0), colourAt(Math.round(size * 0.06), size / 2), colourAt(size / 2, size / 2)]).toEqual([
      BLUE,
      BLUE,
      RED,
    ]);
  }
  expect((await picture(ROUND, 'any')).colourAt(0, 0)[3]).toBe(0);
});

test('an icon is rendered only once, and gets a new URL when it changes', async () => {
  const [one, again, other] = [FULL, FULL, ROUND].map(
    (source) => appIcons({ svg: source, hash: contentHash(source), background: '#0000cc' })[0],
  );
  expect(await one?.png()).toBe(await again?.png());
  expect(other?.address).not.toBe(one?.address);
});

test('the manifest lists the SVG, PNG and maskable icons, and each of them exists', () => {
  const site = testSite();
  const manifest = JSON.parse(new TextDecoder().decode(site.files.get(site.manifestHref.TY ?? '')?.body)) as {
    readonly icons: readonly {
      readonly src: string;
      readonly sizes: string;
      readonly type: string;
      readonly purpose: string;
    }[];
  };
  expect(manifest.icons.map(({ sizes, type, purpose }) => `${sizes} ${type} ${purpose}`)).toEqual([
    'any image/svg+xml any',
    '192x192 image/png any',
    '512x512 image/png any',
    '512x512 image/png maskable',
  ]);
  const there = new Set([...site.files.keys(), ...site.icons.map(({ address }) => address)]);
  for (const { src } of manifest.icons) expect(there).toContain(src);
});
