import type { Page } from '@playwright/test';
import { ROUTES } from '#schemas/routes.ts';
import { at, drawnWindow, expect, settled, test, PHONE_ONLY, DESKTOP_ONLY } from '../site-test.ts';
import { expectMember, fillLogin, logIn } from '../steps.ts';

/** Routes without a header: the help centre embedded in an app. */
const BARE: ReadonlySet<string> = new Set(['/helpmc']);
/** Paths that redirect to home; `/game` does so because it needs a running game. */
const LEADS_HOME: ReadonlyMap<string, string> = new Map([
  ['/', '/index'],
  ['/game', '/index'],
]);

for (const half of [0, 1]) {
  const routes = ROUTES.filter((_route, index) => index % 2 === half);
  test(
    `deep links answer 200, and have a header, a heading and no horizontal overflow: ${routes.join(' ')} [navigation.history.mode] [navigation.layout.default] [brand.layout.responsive]`,
    drawnWindow(`deep links ${half}`),
    async ({ page }) => {
      test.slow();
      for (const route of routes) {
        const answer = await page.goto(at('perya', `${route}?lang=EN`));
        expect([route, answer?.status()]).toEqual([route, 200]);
        if (!BARE.has(route)) await expect(page.getByRole('banner'), route).toBeVisible();
        else await expect(page.getByRole('banner'), route).toHaveCount(0);
        await settled(page);
        expect([route, new URL(page.url()).pathname]).toEqual([route, LEADS_HOME.get(route) ?? route]);
        await expect(page.getByRole('heading', { level: 1 }), route).toHaveCount(1);
        const [wide, room] = await page.evaluate(() => [
          document.documentElement.scrollWidth,
          document.documentElement.clientWidth,
        ]);
        expect([route, wide]).toEqual([route, room]);
      }
    },
  );
}

test.describe('before any script', () => {
  test.use({ javaScriptEnabled: false });

  test(
    'a deep link has its own page in its document, and loads no images of home [navigation.history.mode]',
    PHONE_ONLY,
    async ({ page, faults }) => {
      // With scripts disabled, a browser does not preload them either.
      faults.allow(/failed: GET \S+\/assets\/entry-client-\S+\.js csp/);
      const pictures: string[] = [];
      page.on(
        'request',
        (request) => void (request.resourceType() === 'image' && pictures.push(new URL(request.url()).pathname)),
      );
      await page.goto(at('perya', '/rng?lang=EN'));
      await expect(page.getByRole('heading', { level: 1, name: 'Slots' })).toBeAttached();
      expect(pictures.length).toBeGreaterThan(0);
      expect(pictures.filter((path) => path.includes('hero'))).toEqual([]);
    },
  );
});

const noteBrought = (page: Page): Promise<unknown> =>
  page.addInitScript(() => {
    document.addEventListener('DOMContentLoaded', () => {
      for (const part of document.querySelectorAll('header, h1, footer')) Object.assign(part, { wasBrought: true });
    });
  });
const keptParts = (page: Page): Promise<readonly boolean[]> =>
  page.evaluate(() =>
    ['#root header', '#root h1', '#root footer'].map((part) => 'wasBrought' in (document.querySelector(part) ?? {})),
  );

for (const [brand, path, window] of [
  ['perya', '/', {}],
  ['perya', '/rng?page=all', PHONE_ONLY],
  ['perya', '/register', PHONE_ONLY],
  ['perya', '/promotions', DESKTOP_ONLY],
  ['kumo', '/', DESKTOP_ONLY],
] as const) {
  test(`${brand} ${path}: hydration keeps the prerendered content`, window, async ({ page }) => {
    await noteBrought(page);
    await page.goto(at(brand, path));
    await settled(page);
    expect(await keptParts(page)).toEqual([true, true, true]);
  });
}

test(
  "hydration also keeps the prerendered content for a member, and then shows the member's name [session.reload]",
  DESKTOP_ONLY,
  async ({ page, isMobile }) => {
    await page.goto(at('perya', '/?lang=EN'));
    await logIn(page, isMobile);
    await noteBrought(page);
    await page.route('**/games-page-*.js', async (route) => {
      await new Promise((resolve) => setTimeout(resolve, 1500));
      await route.continue();
    });
    await page.goto(at('perya', '/rng?lang=EN'));
    await expectMember(page, isMobile);
    expect(await keptParts(page)).toEqual([true, true, true]);
  },
);

test(
  'if a brand requires login, documents contain the page itself for members and the login page for visitors [guard.redirect]',
  PHONE_ONLY,
  async ({ page, isMobile }) => {
    await page.goto(at('kumo', '/login?lang=EN'));
    await settled(page);
    const form = page.getByRole('main').getByRole('form');
    await fillLogin(form, 'player01');
    await form.locator('button[type=submit]').click();
    await expectMember(page, isMobile);
    await noteBrought(page);
    for (const path of ['/', '/rng', '/promotions']) {
      await page.goto(at('kumo', `${path}?lang=EN`));
      await settled(page);
      expect([path, new URL(page.url()).pathname, await keptParts(page)]).toEqual([
        path,
        path === '/' ? '/index' : path,
        [true, true, true],
      ]);
      await expectMember(page, isMobile);
    }
    await page.context().clearCookies();
    await page.goto(at('kumo', '/rng'));
    await expect(page).toHaveURL(/\/login$/);
  },
);

test(
  'a login submitted before its code has loaded waits for the code: no input is lost, and no password appears in a URL',
  PHONE_ONLY,
  async ({ page, isMobile }) => {
    const addresses: string[] = [];
    page.on('request', (request) => void addresses.push(request.url()));
    await page.route('**/entry-client-*.js', async (route) => {
      await new Promise((resolve) => setTimeout(resolve, 2000));
      await route.continue();
    });
    await page.goto(at('kumo', '/login?lang=EN'), { waitUntil: 'commit' });
    const form = page.getByRole('main').getByRole('form');
    await fillLogin(form, 'player01');
    await form.locator('button[type=submit]').click();
    expect(await page.evaluate(() => 'hydrated' in document.documentElement.dataset)).toBe(false);
    await expectMember(page, isMobile);
    expect(addresses.filter((address) => address.includes('Play1234'))).toEqual([]);
  },
);

test('everything stays reachable at 200 % zoom [brand.layout.responsive]', async ({ page, isMobile }) => {
  await page.setViewportSize(isMobile ? { width: 320, height: 568 } : { width: 640, height: 400 });
  await page.goto(at('perya', '/?lang=EN'));
  await settled(page);
  const header = page.getByRole('banner');
  await expect(header).toBeVisible();
  expect(await page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth)).toBe(
    0,
  );
  const outside = await header.evaluate((element) => {
    const { left, right } = element.getBoundingClientRect();
    return [...element.querySelectorAll('button, a, input')].flatMap((part) => {
      const box = part.getBoundingClientRect();
      return box.width > 0 && (box.right > right + 1 || box.left < left - 1) ? [part.textContent] : [];
    });
  });
  expect(outside).toEqual([]);
});
