import type { Locator, Page } from '@playwright/test';
import { addBrand } from '../add-brand.ts';
import { at, expect, settled, test } from '../site-test.ts';

test.describe('icons, corners, cards, patterns and motion', () => {
  const SHAPES = {
    'filled-shapes': { icons: 'solid', corners: 'sharp', elevation: 'raised', pattern: 'dots', motion: 'lively' },
    'two-tones': { icons: 'duotone', corners: 'round', elevation: 'flat', pattern: 'scales', motion: 'calm' },
  } as const;

  const paintOfHome = (page: Page): Promise<readonly string[]> =>
    page
      .locator('.icon-gift')
      .first()
      .evaluate((icon) =>
        [...icon.children].map((path) => {
          const { fill, fillOpacity, stroke, color } = getComputedStyle(path);
          return `${fill === 'none' ? 'none' : fillOpacity}, ${stroke === color ? 'text' : 'other'}`;
        }),
      );
  const controlsOf = async (page: Page): Promise<readonly string[]> => {
    const found: string[] = [];
    for (const part of ['banner', 'main', 'contentinfo'] as const)
      found.push(await page.getByRole(part).ariaSnapshot());
    await page.locator('body').press('Home');
    for (let step = 0; step < 30; step += 1) {
      await page.keyboard.press('Tab');
      found.push(await page.evaluate(() => document.activeElement?.textContent ?? ''));
    }
    return found;
  };

  test('change neither roles nor names nor the focus order [layout.shape.options]', async ({ page }) => {
    const home = [{ kind: 'rail', of: 'popular' }, { kind: 'steps' }, { kind: 'promotions' }, { kind: 'app' }] as const;
    await addBrand('plain-shapes', { layout: { home: [...home] } }, 'perya');
    const visit = async (brand: string): Promise<void> => {
      await page.goto(at(brand, '/?lang=EN'));
      await settled(page);
    };
    await visit('plain-shapes');
    const plain = await controlsOf(page);
    expect(await paintOfHome(page)).toEqual(['none, text', 'none, text', 'none, text']);
    for (const [id, layout] of Object.entries(SHAPES)) {
      await addBrand(id, { layout: { ...layout, home: [...home] } }, 'perya');
      await visit(id);
      expect(await controlsOf(page), id).toEqual(plain);
      expect(await paintOfHome(page)).toEqual(
        layout.icons === 'solid'
          ? ['1, text', 'none, other', 'none, text']
          : ['0.28, text', 'none, text', 'none, text'],
      );
    }
  });

  test('lively tiles rise on hover, but not for players who prefer reduced motion [layout.shape.options]', async ({
    page,
  }) => {
    await addBrand('lively-tiles', { layout: { motion: 'lively' } }, 'perya');
    const hoverTile = async (reducedMotion: 'reduce' | 'no-preference'): Promise<Locator> => {
      await page.emulateMedia({ reducedMotion });
      await page.goto(at('lively-tiles', '/?lang=EN'));
      await settled(page);
      const tile = page.locator('.tile').first();
      await tile.hover();
      return tile;
    };
    await expect(await hoverTile('reduce')).toHaveCSS('translate', 'none');
    await expect(await hoverTile('no-preference')).toHaveCSS('translate', /-4px/);
  });
});
