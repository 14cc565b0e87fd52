import type { Frame, Page } from '@playwright/test';
import { at, DESKTOP_ONLY, expect, PHONE_AND_QUICK, PHONE_ONLY, settled, test } from '../site-test.ts';
import { logIn, loginForm, tile } from '../steps.ts';

/** The language is stored so that later pages use it too. */
test.beforeEach(({ page }) => page.addInitScript(() => localStorage.setItem('lang', 'EN')));

/** Parses an amount into the currency's smallest unit. */
const minor = async (text: Promise<string | null>): Promise<number> => Number(((await text) ?? '').replace(/\D/g, ''));
const siteBalance = async (page: Page) =>
  minor(
    page
      .getByRole('banner')
      .getByRole('button', { name: /, balance\. Refresh/ })
      .filter({ visible: true })
      .textContent(),
  );
const gameBalance = (game: Page | Frame) => minor(game.locator('.balance strong').textContent());

/** Plays one round and waits until it ends. */
const spin = async (game: Page | Frame): Promise<void> => {
  await game.getByRole('button', { name: 'Spin' }).click();
  await expect(game.getByRole('status')).toContainText(/No win this time|This round pays/, { timeout: 20_000 });
};

test(
  'a game opens in its own tab without access to the site, bets from the wallet, and updates the balance on the site [launch.window] [launch.generic] [header.balance.refresh]',
  DESKTOP_ONLY,
  async ({ page, context, isMobile }) => {
    await page.goto(at('perya', '/rng?page=all&lang=EN'));
    await settled(page);
    await logIn(page, isMobile, 'vip01');
    await settled(page);
    const opening = context.waitForEvent('page');
    await tile(page, 1).click();
    const game = await opening;
    await game.waitForURL(/^http:\/\/games\.localhost/);
    expect(await game.evaluate(() => window.opener)).toBeNull();
    await expect(game.getByRole('button', { name: /Spin|Play|Draw|Roll/ })).toBeEnabled();
    await expect(game.getByText(/worth nothing outside this trial platform/)).toBeVisible();
    // The site shows the sum of all wallets, the game only the wallet it uses.
    const [sum, wallet] = [await siteBalance(page), await gameBalance(game)];
    await spin(game);
    const change = (await gameBalance(game)) - wallet;
    expect(change).not.toBe(0);
    await game.close();
    await page
      .getByRole('banner')
      .getByRole('button', { name: /, balance\. Refresh/ })
      .filter({ visible: true })
      .click();
    await expect.poll(() => siteBalance(page)).toBe(sum + change);
  },
);

test(
  'a brand can open games in the page: the game is in a frame, its bets update the balance above it, and Back returns to the list [launch.iframe] [navigation.route.game] [navigation.route.game-layout]',
  PHONE_AND_QUICK,
  async ({ page, isMobile }) => {
    await page.goto(at('lotus', '/rng?page=all&lang=EN'));
    await settled(page);
    await logIn(page, isMobile, 'vip01');
    await settled(page);
    await tile(page, 2).click();
    await expect(page).toHaveURL(/\/game$/);
    const frameOf = async (): Promise<Frame> => {
      const handle = await page.locator('iframe[sandbox]').elementHandle();
      const frame = await handle?.contentFrame();
      if (frame == null) throw new Error('the game has no frame');
      return frame;
    };
    await expect((await frameOf()).getByRole('button', { name: 'Spin' })).toBeEnabled();
    const [sum, wallet] = [await siteBalance(page), await gameBalance(await frameOf())];
    await spin(await frameOf());
    const change = (await gameBalance(await frameOf())) - wallet;
    await expect.poll(() => siteBalance(page)).toBe(sum + change);
    // A phone in landscape has little height, so the game fills all of it, and keeps running.
    const window = page.viewportSize();
    await page.setViewportSize({ width: 740, height: 360 });
    await expect.poll(async () => (await page.locator('iframe[sandbox]').boundingBox())?.height).toBeGreaterThan(300);
    expect(await gameBalance(await frameOf())).toBe(wallet + change);
    if (window) await page.setViewportSize(window);
    await page.reload();
    await settled(page);
    await expect((await frameOf()).getByRole('button', { name: 'Spin' })).toBeEnabled();
    // Imitates a provider's page that navigates from its lobby to a game: the first Back stays within the frame.
    await (await frameOf()).evaluate(() => history.pushState(null, ''));
    await page.getByRole('button', { name: 'Leave the game' }).click();
    await expect(page).toHaveURL(/\/rng/);
  },
);

test(
  'the search finds a game by a misspelt name and starts the game [games.search.name]',
  DESKTOP_ONLY,
  async ({ page, context, isMobile }) => {
    await page.goto(at('perya', '/index?lang=EN'));
    await settled(page);
    await logIn(page, isMobile, 'vip01');
    await page.getByRole('banner').getByRole('button', { name: 'Search games' }).filter({ visible: true }).click();
    const box = page.getByRole('combobox', { name: /^Search games/ });
    await box.fill('manlia treasur');
    const found = page.getByRole('dialog').getByRole('option').first();
    await expect(found).toContainText('Manila Treasure');
    const opening = context.waitForEvent('page');
    await found.click();
    const game = await opening;
    await game.waitForURL(/^http:\/\/games\.localhost/);
    await expect(game.getByText('Manila Treasure').first()).toBeVisible();
  },
);

test(
  'a lottery opens on its own page with only header and bottom bar, and its draw game accepts bets there [launch.lottery.route] [lottery.page.header-only]',
  PHONE_ONLY,
  async ({ page, isMobile }) => {
    await page.goto(at('perya', '/lottery?lang=EN'));
    await settled(page);
    await expect(page.getByRole('banner')).toBeVisible();
    await expect(page.getByRole('contentinfo')).toHaveCount(0);
    await expect(page.getByRole('navigation', { name: 'Quick menu' })).toBeVisible();
    await logIn(page, isMobile, 'vip01');
    await page.goto(at('perya', '/elott?page=ELOTT&lang=EN'));
    await settled(page);
    await tile(page).click();
    await expect(page).toHaveURL(/\/lottery\?gameCode=ELOTT_\d+&vendor=ELOTT/);
    const frame = page.frameLocator('iframe[sandbox]');
    await frame.getByRole('button', { name: 'Draw' }).click();
    await expect(frame.getByRole('status')).toContainText(/No win this time|This round pays/, { timeout: 20_000 });
  },
);

test(
  'free play opens a game in the page with play money, and the site, the frame and the game all show that [launch.trial.free] [free-play.account]',
  PHONE_AND_QUICK,
  async ({ page, isMobile }) => {
    await page.goto(at('lotus', '/fish?page=all&lang=EN'));
    await settled(page);
    await loginForm(page, isMobile);
    await page.getByRole('dialog').getByRole('button', { name: 'Play for free' }).click();
    await expect(page.getByText('You are playing with play money')).toBeVisible();
    await page.goto(at('lotus', '/fish?page=all&lang=EN'));
    await settled(page);
    await tile(page, 1).click();
    await expect(page).toHaveURL(/\/game$/);
    // One in the header's balance and one in the game's bar.
    await expect(page.getByText('Play money', { exact: true }).filter({ visible: true })).toHaveCount(2);
    const game = page.frameLocator('iframe[sandbox]');
    await expect(game.getByText(/^You are playing with play money\. It is worth nothing/)).toBeVisible();
    await game.getByRole('button', { name: 'Play' }).click();
    await expect(game.getByRole('status')).toContainText(/No win this time|This round pays/, { timeout: 20_000 });
    const width = page.viewportSize()?.width ?? 0;
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width);
    await page.getByRole('main').getByRole('button', { name: 'Register' }).click();
    await expect(page.getByRole('dialog', { name: 'Register' })).toBeVisible();
  },
);
