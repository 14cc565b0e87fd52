import type { Route } from '@playwright/test';
import { at, expect, settled, test } from '../site-test.ts';
import { expectMember, PASSWORD } from '../steps.ts';

test('by keyboard alone, a visitor can skip the menus, enter a menu, and log in [header.login.form] [header.lang.dropdown]', async ({
  page,
  isMobile,
}) => {
  await page.goto(at('perya', '/?lang=EN'));
  await settled(page);
  const focused = page.locator(':focus');
  await page.keyboard.press('Tab');
  await expect(focused).toHaveText('Skip to the content');
  await expect(focused).toBeInViewport();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('main')).toBeFocused();

  await page.reload();
  await settled(page);
  await page.keyboard.press('Tab');
  await page.keyboard.press('Tab');
  await expect(focused).toHaveAttribute('aria-haspopup', 'menu');
  await page.keyboard.press('ArrowUp');
  await expect(page.getByRole('menuitemradio').last()).toBeFocused();
  await page.keyboard.press('Tab');
  await expect(page.getByRole('menu')).toHaveCount(0);
  await page.keyboard.press('Shift+Tab');
  await expect(focused).toHaveAttribute('aria-haspopup', 'menu');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('menuitemradio', { checked: true })).toBeFocused();
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Escape');
  await expect(page.getByRole('menu')).toHaveCount(0);
  await expect(focused).toHaveAttribute('aria-haspopup', 'menu');

  await page.getByRole('banner').locator('input[name=username]').focus();
  await page.keyboard.type('player01');
  await page.keyboard.press('Tab');
  await page.keyboard.type(PASSWORD);
  await page.keyboard.press('Enter');
  await expectMember(page, isMobile);
});

for (const brand of ['lotus', 'laga', 'perya'])
  test(`by keyboard, each focused element on the home page of ${brand} scrolls fully into view`, async ({ page }) => {
    const [width, rowWidth] = [360, 280];
    await page.setViewportSize({ width, height: 740 });
    await page.goto(at(brand, '/?lang=EN'));
    await settled(page);
    await page.getByRole('main').focus();
    const cut: string[] = [];
    for (let stop = 0; stop < 40; stop += 1) {
      await page.keyboard.press('Tab');
      const { left, right, text } = await page.locator(':focus').evaluate((element) => {
        const box = element.getBoundingClientRect();
        return { left: Math.ceil(box.left), right: Math.floor(box.right), text: element.textContent };
      });
      if (right - left <= rowWidth && (left < 0 || right > width)) cut.push(`${text}: ${left} to ${right}`);
    }
    expect(cut).toEqual([]);
    const moving = page.locator('main div:has(> [data-moving])');
    expect(await moving.evaluateAll((rows) => rows.filter(({ scrollLeft }) => scrollLeft !== 0).length)).toBe(0);
  });

test('a login submitted in the header before its code has loaded succeeds [header.login.form]', async ({
  page,
  isMobile,
}) => {
  const first = new Set<string>();
  const held: Route[] = [];
  let isHolding = true;
  await page.route('**/assets/*.js', async (route) => {
    if (isHolding && !first.has(route.request().url())) held.push(route);
    else await route.continue();
  });
  const release = async (): Promise<void> => {
    const ready = held.filter((route) => !isHolding || first.has(route.request().url()));
    for (const route of ready) held.splice(held.indexOf(route), 1);
    await Promise.all(ready.map((route) => route.continue()));
  };
  await page.goto(at('perya', '/?lang=EN'), { waitUntil: 'commit' });
  await page.locator('footer').waitFor();
  const named = page.locator('script[src], link[rel=modulepreload]');
  for (const url of await named.evaluateAll((all) =>
    all.map((one) => (one instanceof HTMLLinkElement ? one.href : (one as HTMLScriptElement).src)),
  ))
    first.add(url);
  await release();
  // The page is running and is requesting the rest of its code.
  await expect.poll(() => held.length).toBeGreaterThan(0);
  const form = page.getByRole('banner').getByRole('form');
  await form.locator('input[name=username]').fill('player01');
  await form.locator('input[name=password]').fill(PASSWORD);
  await page.keyboard.press('Enter');
  isHolding = false;
  await release();
  await expectMember(page, isMobile);
});
