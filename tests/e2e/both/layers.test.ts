import type { Locator, Page } from '@playwright/test';
import { at, expect, settled, test, DESKTOP_ONLY, PHONE_ONLY } from '../site-test.ts';
import { logIn, loginForm, openMenu } from '../steps.ts';

const openHome = async (page: Page): Promise<void> => {
  await page.goto(at('perya', '/?lang=EN'));
  await settled(page);
};
const languages = (place: Page | Locator): Locator => place.getByRole('button', { name: /^Language/ });

/** Returns whether nothing covers an element. */
const isOnTop = (element: Locator): Promise<boolean> =>
  element.evaluate((own) => {
    const { left, top, width, height } = own.getBoundingClientRect();
    return own.contains(document.elementFromPoint(left + width / 2, top + height / 2));
  });

test(
  'Escape first closes a menu in a sheet, then the sheet; the menu is fully visible above the sheet [modal.library.close] [header.lang.dropdown]',
  PHONE_ONLY,
  async ({ page }) => {
    await openHome(page);
    const sheet = await openMenu(page);
    await languages(sheet).click();
    const menu = page.getByRole('menu');
    await expect(menu).toBeInViewport({ ratio: 1 });
    const rows = await menu.getByRole('menuitemradio').all();
    expect(rows.length).toBeGreaterThan(1);
    for (const row of rows) expect(await isOnTop(row)).toBe(true);
    await page.keyboard.press('Escape');
    await expect(menu).toHaveCount(0);
    await expect(languages(sheet)).toBeFocused();
    await page.keyboard.press('Escape');
    await expect(sheet).toBeHidden();
  },
);

test(
  'Escape cancels an IME composition and closes nothing [modal.library.close]',
  PHONE_ONLY,
  async ({ page, isMobile }) => {
    await openHome(page);
    const name = (await loginForm(page, isMobile)).locator('input[name=username]');
    await name.focus();
    const browser = await page.context().newCDPSession(page);
    await browser.send('Input.imeSetComposition', { text: 'ni', selectionStart: 2, selectionEnd: 2 });
    await page.keyboard.press('Escape');
    await expect(name).toBeVisible();
    await browser.send('Input.insertText', { text: 'ni' });
    await page.keyboard.press('Escape');
    await expect(page.getByRole('dialog')).toBeHidden();
  },
);

test('a click inside a frame closes a menu [header.lang.dropdown]', DESKTOP_ONLY, async ({ page }) => {
  await openHome(page);
  await page.evaluate(() => {
    const frame = document.createElement('iframe');
    Object.assign(frame.style, { position: 'fixed', inset: 'auto auto 0 0', zIndex: '99', background: 'white' });
    document.body.append(frame);
  });
  await languages(page.getByRole('banner')).click();
  await expect(page.getByRole('menu')).toBeVisible();
  await page.mouse.click(40, 780);
  await expect(page.getByRole('menu')).toHaveCount(0);
});

test(
  'the focus returns to the clicked button even if, as in Safari, the click did not focus it [modal.stack]',
  DESKTOP_ONLY,
  async ({ page }) => {
    await page.addInitScript(() => addEventListener('mousedown', (event) => event.preventDefault(), { capture: true }));
    await openHome(page);
    const search = page.getByRole('banner').getByRole('button', { name: 'Search' }).filter({ visible: true });
    await search.click();
    await expect(page.getByRole('dialog', { name: 'Search' })).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(page.getByRole('dialog', { name: 'Search' })).toBeHidden();
    await expect(search).toBeFocused();
  },
);

test('a search shows how many results it found, offers categories and hot games if there are none, and Escape closes it', async ({
  page,
  isMobile,
}) => {
  await openHome(page);
  if (isMobile) await (await openMenu(page)).getByRole('button', { name: 'Search' }).click();
  const search = page.getByRole('dialog', { name: 'Search' });
  // Retried, because the code that listens for keys loads after startup.
  if (!isMobile)
    await expect(async () => {
      await page.keyboard.press('/');
      await expect(search).toBeVisible({ timeout: 1_000 });
    }).toPass();
  await search.getByRole('combobox').fill('naga');
  await expect(search.getByRole('status').filter({ hasText: /^\d+ results?$/ })).toHaveCount(1);
  await search.getByRole('combobox').fill('qwxyzq');
  await expect(search.getByRole('region', { name: 'Hot games' }).getByRole('button').first()).toBeVisible();
  await expect(search.getByRole('region', { name: 'Categories' }).getByRole('button').first()).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(search).toBeHidden();
});

test(
  'on phones, sheets and the two centres fill the width, and every other dialog leaves 16 px free [modal.small-screen]',
  PHONE_ONLY,
  async ({ page, isMobile }) => {
    const widths = () =>
      page
        .locator('dialog[open]')
        .last()
        .evaluate((dialog) => {
          const { left, right } = (dialog.firstElementChild ?? dialog).getBoundingClientRect();
          return [left, innerWidth - right];
        });
    const FULL = [0, 0];
    const INSET = [8, 8];
    await openHome(page);
    await page.getByRole('navigation', { name: 'Quick menu' }).getByRole('button', { name: 'Games' }).click();
    await expect(page.getByRole('dialog', { name: 'Games' })).toBeVisible();
    await expect.poll(widths).toEqual(FULL);
    await page.keyboard.press('Escape');
    await loginForm(page, isMobile);
    await expect.poll(widths).toEqual(INSET);
    await page.keyboard.press('Escape');
    await expect(page.getByRole('dialog')).toHaveCount(0);
    await logIn(page, isMobile, 'agent01');
    for (const [address, name] of [
      ['/promotions?member=securityCenter&lang=EN', 'Member centre'],
      ['/promotions?agent=agentTeamOverview&lang=EN', 'Agent'],
    ] as const) {
      await page.goto(at('perya', address));
      await expect(page.getByRole('dialog', { name })).toBeVisible();
      await expect.poll(widths).toEqual(FULL);
    }
    await page.goto(at('perya', '/promotions?lang=EN'));
    await (await openMenu(page)).getByRole('button', { name: 'Log out' }).click();
    await expect(page.getByRole('alertdialog')).toBeVisible();
    await expect.poll(widths).toEqual(INSET);
  },
);

test(
  'with an on-screen keyboard over half of the window, a dialog keeps its field, action and close button within reach [modal.small-screen]',
  PHONE_ONLY,
  async ({ page, isMobile }) => {
    await openHome(page);
    expect(await page.locator('meta[name=viewport]').getAttribute('content')).toContain(
      'interactive-widget=resizes-content',
    );
    const form = await loginForm(page, isMobile);
    await form.locator('input[name=password]').focus();
    // Imitates browsers that support `interactive-widget`.
    await page.setViewportSize({ width: 360, height: 330 });
    await expect(form.locator('input[name=password]')).toBeInViewport({ ratio: 1 });
    const submit = form.locator('button[type=submit]');
    await submit.scrollIntoViewIfNeeded();
    await expect(submit).toBeInViewport({ ratio: 1 });
    expect(await isOnTop(submit)).toBe(true);
    expect(await isOnTop(page.getByRole('dialog').getByRole('button', { name: 'Close' }))).toBe(true);
  },
);
