import { at, developerCall, developerUrl, expect, settled, test } from '../site-test.ts';
import { SAMPLE_BRANDS } from '../../support/sample-brands.ts';

test("a brand's page can neither read sent codes or scenarios nor change a scenario", async ({ page, faults }) => {
  faults.allow(/policy violation|Failed to load|Content Security Policy|failed: |CORS/);
  await page.goto(at('perya', '/?lang=EN'));
  await settled(page);
  const reached = await page.evaluate(
    async (addresses) =>
      Promise.all(
        addresses.map(async (address) => {
          try {
            return (await fetch(address, { method: address.includes('scenario') ? 'POST' : 'GET', body: null })).status;
          } catch {
            return 'refused';
          }
        }),
      ),
    [developerUrl('/sandbox/outbox?format=json'), developerUrl('/sandbox/scenario')],
  );
  expect(reached).toEqual(['refused', 'refused']);
});

test('developer pages show sent codes and have a form that changes a scenario', async ({ page, scene }) => {
  await page.goto(developerUrl('/'));
  await expect(page.getByRole('heading', { level: 1, name: 'Outbox' })).toBeVisible();
  await scene('siam', { do: 'calm' });
  await page.goto(developerUrl('/sandbox/scenario?merchant=siam'));
  await page.getByRole('button', { name: /^(Save|Apply|Set)/ }).click();
  await expect(page).toHaveURL(developerUrl('/sandbox/scenario?merchant=siam'));
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
});

test('channels, apps and licensors of the sample brands link to existing pages', async ({ page, request }) => {
  for (const brand of SAMPLE_BRANDS) {
    await page.goto(at(brand, '/download?lang=EN'));
    await settled(page);
    const own = page.getByRole('region', { name: 'Official addresses' });
    await expect(own.getByText(new URL(at(brand, '/')).host)).toBeVisible();
    await expect(own.getByText(/You are here · answered in \d+ ms/)).toBeVisible();
    const links = await page
      .locator('a[href^="http"]')
      .evaluateAll((found) => found.map((link) => (link as HTMLAnchorElement).href));
    const outside = [...new Set(links)].filter((link) => new URL(link).hostname !== `${brand}.localhost`);
    expect(outside.length, brand).toBeGreaterThan(1);
    for (const link of outside) {
      const { origin, pathname, search } = new URL(link);
      expect([link, origin]).toEqual([link, new URL(developerUrl('/')).origin]);
      expect([link, (await request.get(...developerCall(pathname + search))).status()]).toEqual([link, 200]);
    }
  }
});
