import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import type { Brand } from '#schemas/brand.ts';
import { addBrand } from '../add-brand.ts';
import { at, expect, settled, test } from '../site-test.ts';
import { logIn } from '../steps.ts';

test.use({ serviceWorkers: 'allow' });

const fileOf = (id: string): string => join(process.env.SITE_BRANDS ?? '', id, 'brand.json');

const changeBrand = (id: string, change: (brand: Brand) => Partial<Brand>): void => {
  const brand = JSON.parse(readFileSync(fileOf(id), 'utf8')) as Brand;
  writeFileSync(fileOf(id), JSON.stringify({ ...brand, ...change(brand) }));
};

/** Returns the URLs of everything in the caches. */
const kept = (page: Page): Promise<readonly string[]> =>
  page.evaluate(async () => {
    const found: string[] = [];
    for (const name of await caches.keys())
      // oxlint-disable-next-line no-await-in-loop -- there are only a few caches
      for (const { url } of await (await caches.open(name)).keys()) found.push(new URL(url).pathname);
    return found;
  });

/** Visits a URL and waits until its document is cached, even if the page has navigated elsewhere. */
const visit = async (page: Page, address: string): Promise<void> => {
  await page.goto(address);
  const { pathname, searchParams } = new URL(address);
  const key = new RegExp(`^/__documents/[^/]*/${searchParams.get('lang') ?? ''}${pathname}$`, 'u');
  await expect.poll(() => kept(page), { timeout: 30_000 }).toContainEqual(expect.stringMatching(key));
};

/** Fetches a path from the network, bypassing all caches. */
const served = (page: Page, path: string): Promise<{ readonly status: number; readonly text: string }> =>
  page.evaluate(async (url) => {
    const answer = await fetch(url, { cache: 'no-store' });
    return { status: answer.status, text: await answer.text() };
  }, path);

const registrations = (page: Page): Promise<number> =>
  page.evaluate(async () => (await navigator.serviceWorker.getRegistrations()).length);

test('without a network, a visited page is still shown with its last lists and a message that it is offline', async ({
  page,
  context,
  faults,
}) => {
  // The code of an unvisited page is not cached, so that page shows a message instead.
  faults.allow(/ERR_INTERNET_DISCONNECTED|Failed to load resource|failed: |ChunkLoadError/u);
  await visit(page, at('perya', '/?lang=EN'));
  await page.goto(at('perya', '/rng?lang=EN'));
  await settled(page);
  await expect.poll(() => kept(page)).toContainEqual(expect.stringContaining('/rng'));
  await context.setOffline(true);
  await page.reload();
  await expect(page.getByRole('heading', { level: 1, name: 'Slots' })).toBeVisible();
  await expect(page.getByText(/You are offline/u).first()).toBeVisible();
  await expect(page.getByRole('main').getByRole('list').first()).toBeVisible();
  // An unvisited route is served from the cached document of the first page.
  await page.goto(at('perya', '/promotions?lang=EN'));
  await expect(page.getByRole('banner')).toBeVisible();
  await context.setOffline(false);
  await page.goto(at('perya', '/?lang=EN'));
  await settled(page);
});

test('no member data and no money is cached', async ({ page }) => {
  await visit(page, at('perya', '/?lang=EN'));
  await logIn(page, false);
  await page.goto(at('perya', '/index?member=transferFund'));
  await settled(page);
  await page.goto(at('perya', '/index?member=transactionHistory'));
  await settled(page);
  const calls = (await kept(page)).filter((path) => path.includes('/__answers/'));
  expect(calls.length).toBeGreaterThan(2);
  expect(calls.filter((path) => /member|wallet|balance|record|session|funds|favou?rite|recent/iu.test(path))).toEqual(
    [],
  );
});

test("an operator's change appears during the same visit without loading another document, and a disabled worker deletes its caches", async ({
  page,
}) => {
  const id = 'kept-changed';
  await addBrand(id, {});
  await visit(page, at(id, '/?lang=EN'));
  changeBrand(id, () => ({ name: 'Perya Reborn' }));
  await expect.poll(async () => (await served(page, '/?lang=EN')).text, { timeout: 20_000 }).toContain('Perya Reborn');
  const answer = await page.goto(at(id, '/?lang=EN'));
  expect([answer?.fromServiceWorker(), await page.title()]).toEqual([true, expect.not.stringContaining('Reborn')]);
  await page.evaluate(() => Object.assign(globalThis, { sameDocument: true }));
  await expect(page.getByRole('contentinfo').getByText('Perya Reborn').first()).toBeAttached({ timeout: 20_000 });
  expect(await page.evaluate(() => 'sameDocument' in globalThis)).toBe(true);

  changeBrand(id, ({ modules }) => ({ modules: { ...modules, offline: false } }));
  await expect
    .poll(async () => (await served(page, '/service-worker.js')).text, { timeout: 20_000 })
    .toContain('unregister');
  // Chromium may keep the old worker active for the rest of a visit while one of its requests is pending.
  await expect(async () => {
    await page.goto(at(id, '/?lang=EN'));
    await expect.poll(() => registrations(page).catch(() => -1), { timeout: 15_000 }).toBe(0);
  }).toPass({ timeout: 50_000 });
  // The worker that is being removed reloads the page.
  await expect.poll(() => kept(page).catch(() => ['another document'])).toEqual([]);
});

test('a cached page from a very old release whose scripts no longer exist is replaced with the current page', async ({
  page,
  faults,
}) => {
  faults.allow(/404|failed: |MIME type|Failed to fetch dynamically imported module|preloaded using link preload/u);
  await visit(page, at('perya', '/?lang=EN'));
  await page.evaluate(async () => {
    await caches.open('documents-v0');
    const documents = await caches.open('documents-v1');
    for (const request of await documents.keys()) {
      // oxlint-disable-next-line no-await-in-loop -- there are only a few documents
      const kept = await documents.match(request);
      // oxlint-disable-next-line no-await-in-loop -- there are only a few documents
      const html = ((await kept?.text()) ?? '').replaceAll(/(\/assets\/entry-client-)[\w-]+\.js/gu, '$1thirdlast.js');
      const answer = new Response(html, { headers: kept?.headers ?? {} });
      // oxlint-disable-next-line no-await-in-loop -- there are only a few documents
      await documents.put(request, answer);
    }
    await caches.delete('files-v1');
  });
  await page.goto(at('perya', '/?lang=EN'));
  await expect
    .poll(() => page.evaluate(() => document.documentElement.innerHTML.includes('thirdlast')).catch(() => true), {
      timeout: 20_000,
    })
    .toBe(false);
  await page.getByRole('banner').getByRole('button', { name: 'Register' }).click();
  await expect(page.getByRole('dialog').getByRole('form')).toBeVisible();
});

test('a visit shows the cached page, and a reload the current one', async ({ page }) => {
  const address = at('perya', '/rng?lang=EN');
  const mark = () =>
    page.evaluate(async () => {
      const documents = await caches.open('documents-v1');
      for (const request of await documents.keys()) {
        // oxlint-disable-next-line no-await-in-loop -- there are only a few documents
        const html = (await (await documents.match(request))?.text()) ?? '';
        const headers = { 'Content-Type': 'text/html' };
        // oxlint-disable-next-line no-await-in-loop -- there are only a few documents
        await documents.put(request, new Response(html.replace('<html', '<html data-kept'), { headers }));
      }
    });
  await visit(page, address);
  await mark();
  await page.goto(address);
  await expect(page.locator('html[data-kept]')).toBeAttached();
  await settled(page);
  // By now, the cached document has been refreshed.
  await mark();
  await page.reload();
  await expect(page.locator('html[data-kept]')).not.toBeAttached();
});

test('on a full disk nothing is cached, and the page still works', async ({ page, context, faults }) => {
  faults.allow(/Quota|storage/iu);
  const session = await context.newCDPSession(page);
  await session.send('Storage.overrideQuotaForOrigin', { origin: at('siam').replace(/\/$/u, ''), quotaSize: 1 });
  await page.goto(at('siam', '/?lang=EN'));
  await settled(page);
  await page.goto(at('siam', '/rng?lang=EN'));
  await expect(page.getByRole('heading', { level: 1, name: 'Slots' })).toBeVisible();
  await expect(page.getByRole('main').getByRole('list').first()).toBeVisible();
  const keep = page.evaluate(async () =>
    (await caches.open('files-v1')).put('/x', new Response('x'.repeat(1_000_000))).then(
      () => 'kept',
      (error: unknown) => (error instanceof DOMException ? error.name : String(error)),
    ),
  );
  expect(await keep).toBe('QuotaExceededError');
  expect(await kept(page)).toEqual([]);
});

test('once a brand is taken down, browsers that have cached it stop showing it', async ({ page, faults }) => {
  faults.allow(/404|failed: |ChunkLoadError/u);
  const id = 'kept-gone';
  await addBrand(id, {});
  await visit(page, at(id, '/?lang=EN'));
  rmSync(join(process.env.SITE_BRANDS ?? '', id), { recursive: true });
  await expect.poll(async () => (await served(page, '/')).status, { timeout: 20_000 }).toBe(404);
  await page.goto(at(id, '/?lang=EN'));
  await expect(page.getByRole('banner')).toHaveCount(0, { timeout: 20_000 });
  await expect.poll(() => registrations(page).catch(() => -1), { timeout: 20_000 }).toBe(0);
});
