import type { Locator } from '@playwright/test';
import { addBrand } from '../add-brand.ts';
import { at, expect, settled, test } from '../site-test.ts';

test.describe('tiles', () => {
  const SHAPES = [
    ['portrait', 4 / 3],
    ['wide', 2 / 3],
    ['round', 1],
    ['square', 1],
  ] as const;
  for (const [shape, height] of SHAPES)
    test(`a ${shape} tile keeps its size before its image has loaded and if it never does [layout.tile.shape]`, async ({
      page,
      faults,
    }) => {
      faults.allow(/Failed to load resource/, /failed: GET/);
      await addBrand(`tile-${shape}`, { layout: { tile: { shape } } }, 'perya');
      const sizes = async (): Promise<readonly number[]> => {
        const { width, height: high } = (await page.locator('.tile-art').first().boundingBox()) ?? {
          width: 1,
          height: 0,
        };
        return [Math.round(width), Math.round((100 * high) / width) / 100];
      };
      await page.goto(at(`tile-${shape}`, '/?lang=EN'));
      await settled(page);
      const loaded = await sizes();
      expect(loaded[1]).toBeCloseTo(height, 1);
      const radius = await page
        .locator('.tile-art')
        .first()
        .evaluate((art) => getComputedStyle(art).borderRadius);
      expect(radius === '50%').toBe(shape === 'round');
      await page.route('**/TCG_PROD_IMAGES/**', (route) => route.abort());
      await page.reload();
      await settled(page);
      await expect(page.locator('.tile').first()).toBeVisible();
      expect(await sizes()).toEqual(loaded);
    });

  for (const caption of ['over', 'none'] as const)
    test(`with the caption ${caption}, a tile has an accessible name and is as high as its image [layout.tile.caption]`, async ({
      page,
    }) => {
      await addBrand(`caption-${caption}`, { layout: { tile: { caption } } }, 'perya');
      await page.goto(at(`caption-${caption}`, '/?lang=EN'));
      await settled(page);
      const tile = page.getByRole('region', { name: 'Popular games' }).getByRole('button').first();
      await expect(tile).toHaveAccessibleName(/\w{3}/);
      const [outer, art] = await Promise.all([tile.boundingBox(), tile.locator('.tile-art').first().boundingBox()]);
      expect(Math.abs((outer?.height ?? 0) - (art?.height ?? 99))).toBeLessThan(3);
    });

  test('a caption over the picture covers about a third of a square tile on phones and on wide windows [layout.tile.caption]', async ({
    page,
  }) => {
    await addBrand('caption-low', { layout: { tile: { caption: 'over' } } }, 'perya');
    for (const width of [360, 1280]) {
      await page.setViewportSize({ width, height: 800 });
      await page.goto(at('caption-low', '/?lang=EN'));
      await settled(page);
      const tile = page.getByRole('region', { name: 'Popular games' }).getByRole('button').first();
      const [outer, caption] = await Promise.all([tile.boundingBox(), tile.locator('.tile-caption').boundingBox()]);
      expect((caption?.height ?? 999) / (outer?.height ?? 1), `${width} px`).toBeLessThan(0.36);
    }
  });
});

test('a hovered or focused tile shows Play and the return to player, if the platform sends one [layout.tile.hover]', async ({
  page,
}) => {
  const faultsOf = (tile: Locator): Promise<readonly string[]> =>
    tile.evaluate((element) => {
      const art = element.querySelector('.tile-art:not(.tile-hint)')?.getBoundingClientRect();
      const hint = element.querySelector('.tile-hint');
      const box = hint?.getBoundingClientRect();
      if (!art || !hint || !box) return ['no hint'];
      return [
        ...(Math.abs(art.width - box.width) + Math.abs(art.height - box.height) > 4
          ? ['not as large as the image']
          : []),
        ...(hint.scrollHeight > hint.clientHeight || hint.scrollWidth > hint.clientWidth ? ['cut off'] : []),
      ];
    });
  for (const shape of ['square', 'portrait', 'wide', 'round'] as const)
    for (const caption of ['below', 'over', 'none'] as const) {
      const id = `hint-${shape}-${caption}`;
      await addBrand(id, { layout: { tile: { shape, caption }, home: [{ kind: 'rail', of: 'popular' }] } }, 'perya');
      await page.goto(at(id, '/?lang=EN'));
      await settled(page);
      const first = page.locator('.tile[aria-describedby]').first();
      // A tile far from the window has no hint yet.
      const second = page.locator('.tile:has(.tile-hint):not([aria-describedby])').first();
      await page.locator('.tile').last().scrollIntoViewIfNeeded();
      await expect(first).toHaveAccessibleDescription(/^Return to player 9\d(\.\d)?%$/);
      await expect(first).toHaveAccessibleName(/^(?!.*Play)/);
      await expect(first.getByText('Play', { exact: true })).toBeHidden();
      await first.hover();
      await expect(first.locator('.tile-hint')).toHaveText(/^PlayReturn to player 9\d(\.\d)?%$/);
      await expect(first.getByText('Play', { exact: true })).toBeVisible();
      expect(await faultsOf(first), id).toEqual([]);
      await page.keyboard.press('Tab');
      await second.focus();
      await expect(second.getByText('Play', { exact: true })).toBeVisible();
      await expect(second.locator('.tile-hint')).toHaveText('Play');
      await expect(second).toHaveAccessibleDescription('');
    }
});

test('density and columns change gaps and columns on phones, and touch targets stay large enough at 320 px [layout.tile.density]', async ({
  page,
}) => {
  await page.setViewportSize({ width: 320, height: 640 });
  const measure = async (
    id: string,
  ): Promise<{ readonly gap: number; readonly columns: number; readonly least: number }> => {
    await page.goto(at(id, '/?lang=EN'));
    await settled(page);
    return page
      .locator('.tile-grid')
      .first()
      .evaluate((grid) => {
        const { columnGap, gridTemplateColumns } = getComputedStyle(grid);
        const sides = [...grid.querySelectorAll('button')].flatMap((button) => {
          const { width, height } = button.getBoundingClientRect();
          return [width, height];
        });
        return {
          gap: Number.parseFloat(columnGap),
          columns: gridTemplateColumns.split(' ').length,
          least: Math.min(...sides),
        };
      });
  };
  await addBrand('dense', { layout: { density: 'compact', columns: 3 } }, 'perya');
  await addBrand('airy', { layout: { density: 'roomy', columns: 2 } }, 'perya');
  const [dense, airy] = [await measure('dense'), await measure('airy')];
  expect([dense.columns, airy.columns]).toEqual([3, 2]);
  expect(airy.gap).toBeGreaterThan(dense.gap + 2);
  for (const { least } of [dense, airy]) expect(least).toBeGreaterThanOrEqual(24);
});
