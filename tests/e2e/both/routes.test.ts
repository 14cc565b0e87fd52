import { ROUTES } from '#schemas/routes.ts';
import { at, expect, settled, test } from '../site-test.ts';

/** Layouts without a header: the help centre inside an app. */
const BARE: ReadonlySet<string> = new Set(['/helpmc']);
/** `/game` is nothing without a game. */
const LEADS_HOME: ReadonlyMap<string, string> = new Map([['/', '/index'], ['/game', '/index']]);

for (const half of [0, 1]) {
  const routes = ROUTES.filter((_route, index) => index % 2 === half);
  test(`deep links answer 200, with header and heading, and nothing stands out of the window: ${routes.join(' ')} [navigation.history.mode] [navigation.layout.default] [brand.layout.responsive]`, async ({ page }) => {
    test.slow();
    for (const route of routes) {
      const answer = await page.goto(at('perya', `${route}?lang=EN`));
      expect([route, answer?.status()]).toEqual([route, 200]);
      if (!BARE.has(route)) await expect(page.getByRole('banner'), route).toBeVisible();
      else await expect(page.getByRole('banner'), route).toHaveCount(0);
      await settled(page);
      expect([route, new URL(page.url()).pathname]).toEqual([route, LEADS_HOME.get(route) ?? route]);
      await expect(page.getByRole('heading', { level: 1 }), route).toHaveCount(1);
      const [wide, room] = await page.evaluate(() => [document.documentElement.scrollWidth, document.documentElement.clientWidth]);
      expect([route, wide]).toEqual([route, room]);
    }
  });
}

test.describe('before any script', () => {
  test.use({ javaScriptEnabled: false });

  test('a deep link has its own page in its document, and loads no picture of home [navigation.history.mode]', async ({ page }) => {
    const pictures: string[] = [];
    page.on('request', (request) => void (request.resourceType() === 'image' && pictures.push(new URL(request.url()).pathname)));
    await page.goto(at('perya', '/rng?lang=EN'));
    await expect(page.getByRole('heading', { level: 1, name: 'Slots' })).toBeAttached();
    expect(pictures.length).toBeGreaterThan(0);
    expect(pictures.filter((path) => path.includes('hero'))).toEqual([]);
  });
});

for (const [brand, path] of [['perya', '/'], ['perya', '/rng?page=all'], ['perya', '/register'], ['perya', '/promotions'], ['kumo', '/']] as const) {
  test(`${brand} ${path}: what the document brought stays when the page wakes up`, async ({ page }) => {
    await page.addInitScript(() => {
      document.addEventListener('DOMContentLoaded', () => {
        for (const part of document.querySelectorAll('header, h1, footer')) Object.assign(part, { wasBrought: true });
      });
    });
    await page.goto(at(brand, path));
    await settled(page);
    const kept = await page.evaluate(() => ['#root header', '#root h1', '#root footer'].map((part) => 'wasBrought' in (document.querySelector(part) ?? {})));
    expect(kept).toEqual([true, true, true]);
  });
}

test('a window zoomed to twice the size keeps everything within reach [brand.layout.responsive]', async ({ page, isMobile }) => {
  await page.setViewportSize(isMobile ? { width: 320, height: 568 } : { width: 640, height: 400 });
  await page.goto(at('perya', '/?lang=EN'));
  await settled(page);
  const header = page.getByRole('banner');
  await expect(header).toBeVisible();
  expect(await page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth)).toBe(0);
  const outside = await header.evaluate((element) => {
    const { left, right } = element.getBoundingClientRect();
    return [...element.querySelectorAll('button, a, input')].flatMap((part) => {
      const box = part.getBoundingClientRect();
      return box.width > 0 && (box.right > right + 1 || box.left < left - 1) ? [part.textContent] : [];
    });
  });
  expect(outside).toEqual([]);
});
