import { readdirSync } from 'node:fs';
import type { Page } from '@playwright/test';
import { addBrand, perya } from '../add-brand.ts';
import { at, expect, settled, test } from '../site-test.ts';

const headings = (page: Page): Promise<string[]> =>
  page.locator('main').getByRole('heading', { level: 2 }).allTextContents();

test("home shows the brand's sections in their order, and leaves out rails without games [layout.home.sections] [layout.home.rail] [layout.home.vendor-missing]", async ({
  page,
}) => {
  await addBrand(
    'own-home',
    {
      layout: {
        home: [
          { kind: 'steps' },
          { kind: 'rail', of: 'category', category: 'FISH' },
          { kind: 'rail', of: 'vendor', vendor: 'NOBODY' },
          { kind: 'rail', of: 'favourites' },
          { kind: 'rail', of: 'recent' },
          { kind: 'rail', of: 'popular' },
          { kind: 'draws' },
          { kind: 'promotions' },
        ],
      },
    },
    'perya',
  );
  await page.goto(at('own-home', '/?lang=EN'));
  await settled(page);
  await expect
    .poll(() => headings(page))
    .toEqual(['Register, play, win', 'Fishing', 'Popular games', 'Latest draws', 'Promotions for you']);
  await expect(page.getByRole('region', { name: 'Fishing' }).getByRole('button').first()).toBeVisible();
});

test('draws are in several columns at full width, and in one column beside games [layout.home.kinds]', async ({
  page,
}) => {
  const columnsAt = async (id: string): Promise<number> => {
    await page.goto(at(id, '/?lang=EN'));
    await settled(page);
    const rows = page.locator('.home-sections').filter({ hasText: 'Latest draws' }).locator('li', { hasText: 'Draw ' });
    await rows.first().scrollIntoViewIfNeeded();
    return new Set(await rows.evaluateAll((all) => all.map((row) => row.getBoundingClientRect().left))).size;
  };
  await addBrand('draws-alone', { layout: { home: [{ kind: 'draws' }] } }, 'perya');
  await addBrand('draws-beside', { layout: { home: [{ kind: 'rail', of: 'popular' }, { kind: 'draws' }] } }, 'perya');
  expect(await columnsAt('draws-alone')).toBe(3);
  expect(await columnsAt('draws-beside')).toBe(1);
});

test("articles show the brand's texts, and a banner row the banners of its group [layout.home.kinds]", async ({
  page,
}) => {
  await addBrand(
    'own-words',
    {
      layout: {
        home: [
          { kind: 'article', id: 'club', to: '/promotions' },
          { kind: 'article', id: 'slots', to: '/rng' },
          { kind: 'banners', group: 'w_home' },
        ],
      },
    },
    'perya',
    { 'brand:section.club.title': 'Join the club', 'brand:section.club.action': 'See the club' },
  );
  await page.goto(at('own-words', '/?lang=EN'));
  await settled(page);
  expect(await headings(page)).toEqual(['Join the club', 'Nearly 10,000 slot games']);
  await expect(page.getByRole('link', { name: 'See the club' })).toHaveAttribute('href', /promotions/);
  const banners = page.getByRole('list', { name: 'Highlights' });
  await banners.scrollIntoViewIfNeeded();
  await expect(banners.getByRole('listitem')).toHaveCount(
    perya.banners.filter(({ groupName }) => groupName === 'w_home').length,
  );
  const [item, image] = await Promise.all([
    banners.getByRole('listitem').first().boundingBox(),
    banners.getByRole('listitem').first().locator('img').boundingBox(),
  ]);
  expect([image?.x, image?.y, image?.width]).toEqual([item?.x, item?.y, item?.width]);
  expect(image?.height).toBeGreaterThan(0.6 * (item?.height ?? 0));
});

/** Returns the pixels between the end of the first row of game tiles and the bottom bar or, without one, the window's lower edge. */
const roomBelowFirstRow = (page: Page): Promise<number> =>
  page.evaluate(() => {
    const boxes = [...document.querySelectorAll('main .tile')]
      .map((tile) => tile.getBoundingClientRect())
      .filter(({ height }) => height > 0);
    const row = boxes.filter(({ top }) => top === boxes[0]?.top);
    const bar = document.elementFromPoint(innerWidth / 2, innerHeight - 1)?.closest('nav');
    return (bar?.getBoundingClientRect().top ?? innerHeight) - Math.max(...row.map(({ bottom }) => bottom));
  });

test('the winner board next to the popular games is as high as they are, alone and above the draws', async ({
  page,
}) => {
  for (const sides of [['winners'], ['winners', 'draws']] as const) {
    const id = `beside-${sides.length}`;
    const home = [{ kind: 'rail', of: 'popular' } as const, ...sides.map((kind) => ({ kind }))];
    await addBrand(id, { layout: { home } }, 'perya');
    await page.goto(at(id, '/?lang=EN'));
    await settled(page);
    const ends = await Promise.all(
      [
        page.getByRole('region', { name: 'Popular games' }),
        page.getByRole('region', { name: sides.length > 1 ? 'Latest draws' : 'Winner board' }),
      ].map(async (part) => {
        const { y, height } = (await part.boundingBox()) ?? { y: 0, height: 0 };
        return y + height;
      }),
    );
    expect(Math.abs((ends[0] ?? 0) - (ends[1] ?? 99)), id).toBeLessThan(4);
    await expect(page.getByRole('region', { name: 'Winner board' }).getByRole('listitem').first()).toBeVisible();
  }
});

test('most looks show a whole row of games without scrolling [layout.home.first-fold]', async ({ page }) => {
  const room: Record<string, readonly number[]> = {};
  for (const look of readdirSync(new URL('../../../looks/', import.meta.url))) {
    await addBrand(`fold-${look}`, { layout: { look: `${look}@1` } }, 'perya');
    const measured: number[] = [];
    for (const [width, height] of [
      [360, 740],
      [1280, 800],
    ] as const) {
      await page.setViewportSize({ width, height });
      await page.goto(at(`fold-${look}`, '/?lang=EN'));
      await settled(page);
      measured.push(Math.floor(await roomBelowFirstRow(page)));
    }
    room[look] = measured;
  }
  const shown = Object.values(room).filter((measured) => measured.every((pixels) => pixels >= 0));
  expect(shown.length, JSON.stringify(room)).toBeGreaterThanOrEqual(4);
});
