import type { Frame, Page } from '@playwright/test';
import { at, expect, settled, test, DESKTOP_ONLY, PHONE_ONLY, PHONE_AND_QUICK } from '../site-test.ts';
import { expectMember, fillLogin, logIn, loginForm } from '../steps.ts';

/** Stored, so that later pages use it too. */
test.beforeEach(({ page }) => page.addInitScript(() => localStorage.setItem('lang', 'EN')));

const tiles = (page: Page) => page.getByRole('list', { name: 'Games' }).getByRole('listitem');
const tile = (page: Page, at = 0) => tiles(page).nth(at).getByRole('button').first();
/** Runs in the page: sums the browser's layout shifts. */
const watchShifts = (): void =>
  new PerformanceObserver((list) => {
    for (const shift of list.getEntries() as (PerformanceEntry & { readonly value: number })[])
      document.documentElement.dataset['shift'] = String(
        Number(document.documentElement.dataset['shift'] ?? 0) + shift.value,
      );
  }).observe({ type: 'layout-shift', buffered: true });
const shifted = async (page: Page) => Number(await page.evaluate(() => document.documentElement.dataset['shift'] ?? 0));
/** In the smallest unit of the currency. */
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

/** Plays one round and waits for its end. */
const spin = async (game: Page | Frame): Promise<void> => {
  await game.getByRole('button', { name: 'Spin' }).click();
  await expect(game.getByRole('status')).toContainText(/No win this time|This round pays/, { timeout: 20_000 });
};

test(
  "a list's filters are in the URL: a reload and Back keep them [games.search.name] [games.search.min-bet] [games.filter.all] [navigation.history.mode]",
  DESKTOP_ONLY,
  async ({ page }) => {
    await page.goto(at('perya', '/rng?lang=EN'));
    await settled(page);
    await expect(tiles(page)).toHaveCount(24);
    // Keyboard users can skip the dozens of vendors.
    await page.getByRole('link', { name: 'Skip to the games' }).press('Enter');
    await page.keyboard.press('Tab');
    await expect(page.getByRole('link', { name: 'All', exact: true })).toBeFocused();
    await page.getByRole('searchbox', { name: 'Search by name' }).fill('dragon');
    await expect(page).toHaveURL(/name=dragon/);
    await settled(page);
    await expect(tiles(page).first()).toContainText(/dragon/i);
    await page.getByRole('combobox', { name: 'Minimum bet' }).selectOption({ label: 'Minimum bet: Up to 0.50' });
    await expect(page).toHaveURL(/minBet=0\.5/);
    await settled(page);
    await expect(tiles(page).first()).toContainText(/dragon/i);
    const names = await tiles(page).allTextContents();
    await page.reload();
    await settled(page);
    await expect(tiles(page)).toHaveText(names);
    await page.getByRole('link', { name: 'Hot' }).click();
    await expect(page).toHaveURL(/list=hot/);
    await page.goBack();
    await expect(page.getByRole('searchbox', { name: 'Search by name' })).toHaveValue('dragon');
  },
);

test(
  "scrolling loads more games into reserved space without a layout shift, and Back restores the list's position [games.list.load-more] [games.scroll.throttle]",
  PHONE_ONLY,
  async ({ page }) => {
    await page.goto(at('perya', '/rng?page=all&lang=EN'));
    await settled(page);
    await page.evaluate(watchShifts);
    await page.evaluate(() => scrollTo(0, document.body.scrollHeight));
    await expect(tiles(page)).toHaveCount(96);
    expect(await shifted(page)).toBeLessThan(0.01);
    // Further pages wait for a press, so that the content below can be reached.
    await page.evaluate(() => scrollTo(0, document.body.scrollHeight));
    await settled(page);
    await expect(tiles(page)).toHaveCount(96);
    await tiles(page).nth(80).scrollIntoViewIfNeeded();
    const seen = await page.evaluate(() => Math.round(scrollY));
    await page
      .getByRole('contentinfo')
      .getByRole('link', { name: 'Affiliates' })
      .evaluate((link: HTMLElement) => link.click());
    await expect(page).toHaveURL(/\/join/);
    await page.goBack();
    await expect(tiles(page)).toHaveCount(96);
    await expect.poll(() => page.evaluate(() => Math.round(scrollY))).toBeGreaterThan(seen - 400);
  },
);

for (const [brand, window] of [
  ['perya', {}],
  ['kumo', PHONE_ONLY],
] as const) {
  test(
    `the lobby of ${brand} does not shift while it hydrates for a player with recent games`,
    window,
    async ({ page, isMobile }) => {
      const toGoOnWith = page.getByRole('region', { name: 'Continue playing' }).getByRole('button').first();
      await page.goto(at(brand, '/'));
      await settled(page);
      const form = brand === 'kumo' ? page.getByRole('main').getByRole('form') : await loginForm(page, isMobile);
      await fillLogin(form, 'player01');
      await form.locator('button[type=submit]').click();
      await expectMember(page, isMobile);
      await page.goto(at(brand, '/rng'));
      await expect(toGoOnWith).toBeVisible();
      await page.addInitScript(watchShifts);
      const places = [
        ['/rng', tiles(page).first()],
        ['/pvp', tiles(page).first()],
        ['/', toGoOnWith],
        ['/lottery', page.getByRole('heading', { level: 2 }).first()],
        ['/noticePage', page.getByRole('main').getByRole('region').first()],
      ] as const;
      for (const [path, there] of places) {
        // In the document's language: another language loads later, with texts of other lengths.
        await page.goto(at(brand, `${path}?lang=EN`));
        await expect(there).toBeVisible();
        await expectMember(page, isMobile);
        await settled(page);
        expect.soft(await shifted(page), path).toBeLessThan(0.01);
      }
    },
  );
}

test(
  'Back restores the position in a list longer than its loading placeholder [games.list.load-more]',
  PHONE_ONLY,
  async ({ page }) => {
    await page.goto(at('perya', '/rng?page=all&lang=EN'));
    await settled(page);
    const goToEnd = () => page.evaluate(() => scrollTo(0, document.body.scrollHeight));
    await goToEnd();
    await expect(tiles(page)).toHaveCount(96);
    await page.getByRole('button', { name: 'Load more' }).click();
    await expect(async () => {
      await goToEnd();
      await expect(tiles(page).last()).toHaveAttribute('aria-posinset', '192', { timeout: 500 });
    }).toPass();
    const seen = await page.evaluate(() => Math.round(scrollY));
    await page
      .getByRole('contentinfo')
      .getByRole('link', { name: 'Affiliates' })
      .evaluate((link: HTMLElement) => link.click());
    await expect(page).toHaveURL(/\/join/);
    await page.goBack();
    await expect(tiles(page).first()).toBeAttached();
    await expect.poll(() => page.evaluate(() => Math.round(scrollY))).toBeGreaterThan(seen - 400);
  },
);

test(
  'a list shorter than its reserved space causes no visible shift for a player who scrolled ahead, and leaves no gap [games.list.load-more]',
  PHONE_ONLY,
  async ({ page }) => {
    let answer: () => void = () => undefined;
    const asked = new Promise<void>((resolve) => {
      answer = resolve;
    });
    const isList = (url: URL): boolean =>
      url.pathname.endsWith('/GCSGAME_gameList') && url.searchParams.get('pageSize') === '24';
    const answered = page.waitForResponse((response) => isList(new URL(response.url())));
    await page.goto(at('perya', '/rng?classify=SCRATCH&lang=EN'));
    const { value } = (await (await answered).json()) as { readonly value: { readonly games: readonly unknown[] } };
    await page.route(isList, async (route) => {
      await asked;
      await route.fulfill({
        json: { success: true, value: { ...value, games: value.games.slice(0, 5), totalPages: 1 } },
      });
    });
    await page.reload();
    // Hydrated: from now on every shift comes from the list.
    await expect(page.locator('html[data-hydrated]')).toBeAttached();
    const footer = page.getByRole('contentinfo');
    await footer.scrollIntoViewIfNeeded();
    const top = () => footer.evaluate((element) => Math.round(element.getBoundingClientRect().top));
    // Vendors load when they come near the window; scroll anchoring compensates for them.
    let before = Number.NaN;
    await expect(async () => {
      const last = before;
      before = await top();
      expect(before).toBe(last);
    }).toPass({ intervals: [500] });
    answer();
    await expect(tile(page, 1)).toBeAttached();
    await settled(page);
    expect(Math.abs((await top()) - before)).toBeLessThan(3);
    await tile(page, 1).scrollIntoViewIfNeeded();
    const gap = () =>
      page.evaluate(() => {
        const last = [...document.querySelectorAll('main [data-tile]')].at(-1)?.getBoundingClientRect().bottom ?? 0;
        return (document.querySelector('footer')?.getBoundingClientRect().top ?? 0) - last;
      });
    await expect.poll(gap).toBeLessThan(await page.evaluate(() => innerHeight));
  },
);

test(
  'a game opens in its own tab without access to this site, bets against the wallet, and the balance here is updated [launch.window] [launch.generic] [header.balance.refresh]',
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
    // The site shows the sum of all wallets, the game the one that it plays with.
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
  'a brand may open games in the page: the game is in a frame, its bets update the balance above it, and Back leads to the list [launch.iframe] [navigation.route.game] [navigation.route.game-layout]',
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
    // In landscape a phone has little height: the game takes all of it, and keeps running.
    const window = page.viewportSize();
    await page.setViewportSize({ width: 740, height: 360 });
    await expect.poll(async () => (await page.locator('iframe[sandbox]').boundingBox())?.height).toBeGreaterThan(300);
    expect(await gameBalance(await frameOf())).toBe(wallet + change);
    if (window) await page.setViewportSize(window);
    await page.reload();
    await settled(page);
    await expect((await frameOf()).getByRole('button', { name: 'Spin' })).toBeEnabled();
    await page.getByRole('button', { name: 'Leave the game' }).click();
    await expect(page).toHaveURL(/\/rng/);
  },
);

test(
  'the search finds a game by a misspelt name and starts it [games.search.name]',
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
  'a lottery opens on its own page with only the header, and its draw game takes bets there [launch.lottery.route] [lottery.page.header-only] [lottery.query]',
  PHONE_ONLY,
  async ({ page, isMobile }) => {
    await page.goto(at('perya', '/lottery?lang=EN'));
    await settled(page);
    await expect(page.getByRole('contentinfo')).toHaveCount(0);
    await logIn(page, isMobile, 'vip01');
    await page.goto(at('perya', '/elott?page=ELOTT&lang=EN'));
    await settled(page);
    await tile(page).click();
    await expect(page).toHaveURL(/\/lottery\?gameCode=ELOTT_\d+&vendor=ELOTT/);
    const frame = page.frameLocator('iframe[sandbox]');
    await expect(frame.getByRole('button', { name: 'Draw' })).toBeEnabled();
  },
);
