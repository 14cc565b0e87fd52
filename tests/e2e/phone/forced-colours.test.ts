import type { Locator } from '@playwright/test';
import { at, expect, settled, test } from '../site-test.ts';
import { logIn } from '../steps.ts';

const styleOf = (element: Locator): Promise<readonly string[]> =>
  element.evaluate((shown) => {
    const { backgroundColor, color, borderTopColor, borderTopWidth } = getComputedStyle(shown);
    return [backgroundColor, color, borderTopColor, borderTopWidth];
  });

/** Expects both elements to be visible and to differ in a style that forced colours preserve. */
const expectMark = async (chosen: Locator, other: Locator): Promise<void> => {
  await expect(chosen).toBeVisible();
  await expect(other).toBeVisible();
  expect(await styleOf(chosen)).not.toEqual(await styleOf(other));
};

test.beforeEach(({ page }) => page.emulateMedia({ forcedColors: 'active' }));

test('in forced colours, the selected tab, the current entry and the password strength stay distinguishable', async ({
  page,
}) => {
  await page.goto(at('perya', '/register?lang=EN'));
  const dialog = page.getByRole('dialog');
  await expectMark(
    dialog.getByRole('tab', { selected: true }).first(),
    dialog.getByRole('tab', { selected: false }).first(),
  );
  await dialog.locator('input[name=password]').fill('Good1234');
  const bars = dialog.locator('[aria-hidden=true] > .h-1');
  await expect(bars).toHaveCount(3);
  await dialog.locator('input[name=password]').fill('abcdefg1');
  const [first, last] = [await styleOf(bars.first()), await styleOf(bars.last())];
  expect(first).not.toEqual(last);

  await page.goto(at('perya', '/index?lang=EN'));
  await settled(page);
  const bar = page.getByRole('navigation', { name: 'Quick menu' });
  await expectMark(bar.locator('[aria-current=page]'), bar.getByRole('button').first());
});

test("in forced colours, the member centre's current page and the selected card stay distinguishable", async ({
  page,
  isMobile,
}) => {
  await page.goto(at('perya', '/index?lang=EN'));
  await logIn(page, isMobile);
  await page.goto(at('perya', '/index?lang=EN&member=depositv2'));
  const centre = page.getByRole('dialog', { name: 'Member centre' });
  const cards = centre.locator('label:has(input[type=radio])');
  await expectMark(
    cards.filter({ has: page.locator(':checked') }).first(),
    cards.filter({ hasNot: page.locator(':checked') }).first(),
  );
  await centre.getByRole('navigation').getByRole('button').click();
  const entries = centre.getByRole('navigation').getByRole('link');
  await expectMark(centre.locator('[aria-current=page]'), entries.and(page.locator(':not([aria-current])')).first());
});

test('in forced colours, a progress bar shows its value', async ({ page, isMobile }) => {
  await page.goto(at('perya', '/index?lang=EN'));
  await logIn(page, isMobile);
  await page.goto(at('perya', '/index?lang=EN&member=missionLeaderboard'));
  const bar = page.getByRole('dialog', { name: 'Member centre' }).getByRole('progressbar').first();
  await expect(bar).toBeVisible();
  const drawn = async (share: number): Promise<string> => {
    await bar.evaluate((shown: HTMLProgressElement, part) => (shown.value = part * shown.max), share);
    return (await bar.screenshot()).toString('base64');
  };
  await settled(page);
  const empty = await drawn(0);
  expect(await drawn(0)).toBe(empty);
  expect(await drawn(1)).not.toBe(empty);
});
