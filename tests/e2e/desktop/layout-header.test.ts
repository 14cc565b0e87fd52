import type { Locator, Page } from '@playwright/test';
import { addBrand } from '../add-brand.ts';
import { at, expect, settled, test } from '../site-test.ts';
import { modalEntryGone } from '../steps.ts';

/** Returns whether an element is completely inside the window and would receive a click at its centre. */
const isPressable = (button: Locator): Promise<boolean> =>
  button.evaluate((element) => {
    const { top, bottom, left, right } = element.getBoundingClientRect();
    const reached = document.elementFromPoint((left + right) / 2, (top + bottom) / 2);
    return top >= 0 && bottom <= innerHeight && left >= 0 && right <= innerWidth && element.contains(reached);
  });

const headerBrand = async (header: 'bar' | 'rail'): Promise<string> => {
  const id = `header-${header}`;
  await addBrand(id, { layout: { header } }, 'perya');
  return id;
};

const SIZES = [
  [320, 640],
  [360, 740],
  [768, 1024],
  [900, 800],
  [1280, 500],
  [1920, 1080],
] as const;

for (const header of ['bar', 'rail'] as const)
  test(`with header ${header}, login and registration can be clicked at every scroll position, and no page is wider than the window [layout.header.${header}]`, async ({
    page,
  }) => {
    const brand = await headerBrand(header);
    for (const [width, height] of SIZES) {
      await page.setViewportSize({ width, height });
      await page.goto(at(brand, '/?lang=EN'));
      await settled(page);
      const overflow = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
      expect(overflow, `${width} px`).toBe(0);
      for (const share of [0, 0.5, 1]) {
        await page.evaluate((part) => scrollTo(0, part * document.body.scrollHeight), share);
        for (const name of ['Log in', 'Register']) {
          const buttons = await page.getByRole('button', { name, exact: true }).filter({ visible: true }).all();
          const reached = await Promise.all(buttons.map(isPressable));
          expect(reached, `${name} at ${width} px, scrolled by ${share}`).toContain(true);
        }
      }
    }
  });

/** Returns the visible entries of the main menu, in their order. */
const menuEntries = async (page: Page): Promise<readonly string[]> =>
  (
    await page
      .getByRole('navigation', { name: 'Main menu' })
      .locator('> ul > li')
      .filter({ visible: true })
      .allInnerTexts()
  ).map((text) => text.trim());

test('a one-row header has the same menu entries as a two-row header [layout.header.bar]', async ({ page }) => {
  const bar = await headerBrand('bar');
  const entriesOf = async (brand: string): Promise<readonly string[]> => {
    await page.goto(at(brand, '/?lang=EN'));
    await settled(page);
    const menu = page.getByRole('navigation', { name: 'Main menu' });
    const shown = await menuEntries(page);
    await menu.getByRole('button', { name: 'More' }).click();
    const more = await menu.locator('.nav-others > li').filter({ visible: true }).allInnerTexts();
    return [...shown, ...more].map((text) => text.trim()).filter((text) => text !== 'More');
  };
  expect((await entriesOf(bar)).toSorted()).toEqual((await entriesOf('perya')).toSorted());
});

test('from 900 px up, a rail beside the page has the same categories in the same order as the bar below 900 px, and scrolls separately [layout.header.rail]', async ({
  page,
}) => {
  const brand = await headerBrand('rail');
  await page.setViewportSize({ width: 899, height: 740 });
  await page.goto(at(brand, '/?lang=EN'));
  await settled(page);
  const rail = page.getByRole('navigation', { name: 'Main menu' });
  await expect(rail).toBeHidden();
  await page.getByRole('navigation', { name: 'Quick menu' }).getByRole('button', { name: 'Games' }).click();
  const sheet = page.getByRole('dialog', { name: 'Games' });
  await expect(sheet.getByRole('listitem').first()).toBeVisible();
  const inSheet = await sheet.getByRole('listitem').allInnerTexts();
  await page.keyboard.press('Escape');
  await expect(sheet).toBeHidden();
  await modalEntryGone(page);

  await page.setViewportSize({ width: 900, height: 500 });
  expect(await menuEntries(page)).toEqual(['Home', ...inSheet, 'Promotions', 'App']);
  await rail.getByRole('link', { name: 'App' }).scrollIntoViewIfNeeded();
  await expect(rail.getByRole('link', { name: 'App' })).toBeInViewport({ ratio: 1 });
  expect(await page.evaluate(() => scrollY)).toBe(0);

  for (const direction of ['ltr', 'rtl'])
    for (const width of [900, 1280]) {
      await page.setViewportSize({ width, height: 800 });
      await page.evaluate((dir) => (document.documentElement.dir = dir), direction);
      const [own, content] = await Promise.all([
        rail.boundingBox(),
        page.getByRole('main').evaluate((main) => {
          const [{ left, right }, style] = [main.getBoundingClientRect(), getComputedStyle(main)];
          return [left + parseFloat(style.paddingLeft), right - parseFloat(style.paddingRight)];
        }),
      ]);
      const railWidth = own?.width ?? 0;
      expect(own?.x, direction).toBe(direction === 'ltr' ? 0 : width - railWidth);
      expect(content).toEqual(direction === 'ltr' ? [railWidth, width] : [0, width - railWidth]);
    }
});

test("home's categories leave no gap where the rail shows them instead [layout.header.rail]", async ({ page }) => {
  await addBrand(
    'rail-categories',
    { layout: { header: 'rail', home: [{ kind: 'notices' }, { kind: 'categories' }, { kind: 'hero' }] } },
    'perya',
  );
  await page.goto(at('rail-categories', '/?lang=EN'));
  await settled(page);
  const main = page.getByRole('main');
  const gap = async (): Promise<number> => {
    const boxes = [main.getByRole('region', { name: 'Announcements' }), main.locator('.banners-hero')];
    const [notices, hero] = await Promise.all(boxes.map((part) => part.boundingBox()));
    return (hero?.y ?? 0) - (notices?.y ?? 0) - (notices?.height ?? 0);
  };
  await page.setViewportSize({ width: 800, height: 800 });
  await expect(main.getByRole('navigation')).toBeVisible();
  expect(await gap()).toBeGreaterThan(44);
  await page.setViewportSize({ width: 1280, height: 800 });
  await expect(main.getByRole('navigation')).toBeHidden();
  expect(await gap()).toBeLessThan(2);
});

test('an entry of the rail is marked on its page, and its vendors open next to it within the window [layout.header.rail]', async ({
  page,
}) => {
  const brand = await headerBrand('rail');
  for (const height of [800, 500]) {
    await page.setViewportSize({ width: 1280, height });
    await page.goto(at(brand, '/live?lang=EN'));
    await settled(page);
    const rail = page.getByRole('navigation', { name: 'Main menu' });
    const ground = (entry: Locator): Promise<string> =>
      entry.evaluate((element) => getComputedStyle(element).backgroundColor);
    const [current, other] = [
      rail.getByRole('link', { name: 'Live casino' }),
      rail.getByRole('link', { name: 'Slots' }),
    ];
    await expect(current).toHaveAttribute('aria-current', 'page');
    expect(await ground(current)).not.toBe(await ground(other));
    for (const name of ['Slots', 'Esports']) {
      const entry = rail.getByRole('link', { name, exact: true });
      await entry.focus();
      await page.keyboard.press(' ');
      await expect(rail.getByRole('link', { name: `All of ${name}` })).toBeInViewport({ ratio: 1 });
      await expect(rail.locator('.nav-panel')).toBeInViewport({ ratio: 1 });
      await page.keyboard.press('Escape');
      await expect(rail.locator('.nav-panel')).toHaveCount(0);
      await expect(entry).toBeFocused();
    }
  }
});
