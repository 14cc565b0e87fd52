import { at, expect, settled, test } from '../site-test.ts';

test('an unknown host gets a plain page with an explanation', async ({ page, faults }) => {
  faults.allow(/status of 404/);
  const answer = await page.goto(at('nobody'));
  expect(answer?.status()).toBe(404);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  expect(await page.content()).not.toMatch(/Perya|Lotus|Siam|Kumo/);
});

test('an unknown path is a 404 with an explanation and a link home [navigation.route.unknown]', async ({
  page,
  faults,
}) => {
  faults.allow(/status of 404/);
  expect((await page.goto(at('perya', '/no-such-page')))?.status()).toBe(404);
  await expect(page).toHaveTitle(/· Perya$/u);
  await settled(page);
  await expect(page).toHaveURL(/\/no-such-page$/u);
  await page.getByRole('main').getByRole('link').click();
  await expect(page).toHaveURL(/\/index$/u);
});

test('a language in the URL takes precedence [languages.change]', async ({ page }) => {
  const answer = await page.goto(at('perya', '/?lang=EN'));
  expect(await answer?.text()).toContain('<html lang="en"');
  expect(answer?.headers()['content-language']).toBe('en');
});

test('a page has its own title both before and after scripts run [navigation.title]', async ({ page }) => {
  for (const [path, title] of [
    ['/', 'Perya: slots, live casino, sports and lotto'],
    ['/rng', 'Slots · Perya'],
    ['/noticePage', 'Announcements · Perya'],
    ['/help', 'Help centre · Perya'],
  ] as const) {
    const answer = await page.goto(at('perya', `${path}?lang=EN`));
    expect(await answer?.text()).toContain(`<title>${title}</title>`);
    await settled(page);
    await expect(page).toHaveTitle(title);
  }
});
