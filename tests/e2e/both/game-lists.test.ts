import type { Page } from '@playwright/test';
import { sliceOf } from '../../support/run-slice.ts';
import { at, DESKTOP_ONLY, drawnWindow, expect, PHONE_ONLY, settled, test } from '../site-test.ts';
import { expectMember, fillLogin, loginForm, modalEntryGone, tile, tiles } from '../steps.ts';

/** The language is stored so that later pages use it too. */
test.beforeEach(({ page }) => page.addInitScript(() => localStorage.setItem('lang', 'EN')));

/** Runs in the page: adds up the browser's layout shifts. */
const watchShifts = (): void =>
  new PerformanceObserver((list) => {
    for (const shift of list.getEntries() as (PerformanceEntry & { readonly value: number })[])
      document.documentElement.dataset['shift'] = String(
        Number(document.documentElement.dataset['shift'] ?? 0) + shift.value,
      );
  }).observe({ type: 'layout-shift', buffered: true });
const shifted = async (page: Page) => Number(await page.evaluate(() => document.documentElement.dataset['shift'] ?? 0));

/** Leaves the list for another page and checks that Back restores the list and its scroll position. */
const goAndComeBack = async (page: Page, isListed: () => Promise<void>): Promise<void> => {
  const seen = await page.evaluate(() => Math.round(scrollY));
  await page
    .getByRole('contentinfo')
    .getByRole('link', { name: 'Affiliates' })
    .evaluate((link: HTMLElement) => link.click());
  await expect(page).toHaveURL(/\/join/);
  await page.goBack();
  await isListed();
  await expect.poll(() => page.evaluate(() => Math.round(scrollY))).toBeGreaterThan(seen - 400);
};

test(
  "a list's filters are in the URL, so that they survive a reload and Back [games.search.name] [navigation.history.mode]",
  DESKTOP_ONLY,
  async ({ page }) => {
    await page.goto(at('perya', '/rng?lang=EN'));
    await settled(page);
    await expect(tiles(page)).toHaveCount(24);
    // Lets keyboard users skip dozens of vendors.
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
  "scrolling loads more games into reserved space without a layout shift, and Back restores the list's position [games.list.load-more]",
  PHONE_ONLY,
  async ({ page }) => {
    await page.goto(at('perya', '/rng?page=all&lang=EN'));
    await settled(page);
    await page.evaluate(watchShifts);
    await page.evaluate(() => scrollTo(0, document.body.scrollHeight));
    await expect(tiles(page)).toHaveCount(96);
    expect(await shifted(page)).toBeLessThan(0.01);
    // Further pages load only after a click, so that the content below can be reached.
    await page.evaluate(() => scrollTo(0, document.body.scrollHeight));
    await settled(page);
    await expect(tiles(page)).toHaveCount(96);
    await tiles(page).nth(80).scrollIntoViewIfNeeded();
    await goAndComeBack(page, () => expect(tiles(page)).toHaveCount(96));
  },
);

for (const brand of sliceOf('still lobby', ['perya', 'kumo'])) {
  test(
    `the lobby of ${brand} does not shift while it hydrates for a player with recent games`,
    drawnWindow('still lobby'),
    async ({ page, isMobile }) => {
      const toGoOnWith = page.getByRole('region', { name: 'Continue playing' }).getByRole('button').first();
      await page.goto(at(brand, '/'));
      await settled(page);
      const form = brand === 'kumo' ? page.getByRole('main').getByRole('form') : await loginForm(page, isMobile);
      await fillLogin(form, 'player01');
      await form.locator('button[type=submit]').click();
      await expectMember(page, isMobile);
      await modalEntryGone(page);
      await page.goto(at(brand, '/rng'));
      await expect(toGoOnWith).toBeVisible();
      await page.addInitScript(watchShifts);
      const places = [
        ['/rng', tiles(page).first()],
        ['/pvp', tiles(page).first()],
        ['/', toGoOnWith],
        ['/lottery', page.getByRole('heading', { level: 2 }).first()],
        ['/noticePage', page.getByRole('main').getByRole('region').first()],
        // Visited again, because the browser now remembers that the member's rows are empty.
        ['/lottery', page.getByRole('tabpanel')],
      ] as const;
      for (const [path, there] of places) {
        // Uses the document's language, because another language would load later, with texts of different lengths.
        await page.goto(at(brand, `${path}?lang=EN`));
        await expect(there).toBeVisible();
        await expectMember(page, isMobile);
        await settled(page);
        expect.soft(await shifted(page), path).toBeLessThan(0.01);
      }
      await expect(page.getByRole('region', { name: 'Played lately' })).toBeHidden();
    },
  );
}

test(
  'Back restores the scroll position in a list longer than its loading placeholder [games.list.load-more]',
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
    await goAndComeBack(page, () => expect(tiles(page).first()).toBeAttached());
  },
);

test(
  'a list shorter than its reserved space causes no visible shift for a player who has scrolled past it, and leaves no gap',
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
    // Once the page is hydrated, every further shift comes from the list.
    await expect(page.locator('html[data-hydrated]')).toBeAttached();
    const footer = page.getByRole('contentinfo');
    await footer.scrollIntoViewIfNeeded();
    const top = () => footer.evaluate((element) => Math.round(element.getBoundingClientRect().top));
    // Vendors load when they come near the window, and scroll anchoring compensates, so this waits until the footer stops moving.
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
