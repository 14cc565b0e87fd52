import { at, expect, test } from '../site-test.ts';

test('a host that no brand has gets a plain page that says so', async ({ page, faults }) => {
  faults.allow(/status of 404/);
  const answer = await page.goto(at('nobody'));
  expect(answer?.status()).toBe(404);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  expect(await page.content()).not.toMatch(/Perya|Lotus|Siam|Kumo/);
});

test('an address that no page has leads home [navigation.route.empty-games]', async ({ page }) => {
  await page.goto(at('perya', '/no-such-page'));
  await expect(page).toHaveURL(/\/index/);
});

test('the address decides the language where it names one [languages.change]', async ({ page }) => {
  const answer = await page.goto(at('perya', '/?lang=EN'));
  expect(await answer?.text()).toContain('<html lang="en"');
  expect(answer?.headers()['content-language']).toBe('en');
});
