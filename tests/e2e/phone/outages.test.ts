import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { unbrokenText } from '#src/lib/unbroken-text.ts';
import { at, expect, settled, test, QUICK } from '../site-test.ts';
import { logIn, loginForm } from '../steps.ts';

test('Kumo redirects every visitor to its login page, and admits members [guard.redirect] [guard.flag.on] [navigation.route.login]', async ({
  page,
}) => {
  for (const path of ['/', '/index', '/rng', '/help']) {
    await page.goto(at('kumo', path));
    await expect(page).toHaveURL(/\/login$/);
  }
  await page.goto(at('kumo', '/helpmc'));
  await settled(page);
  await expect(page).toHaveURL(/\/helpmc$/);
  await page.goto(at('kumo', '/rng?lang=EN'));
  const form = page.getByRole('main').getByRole('form');
  await form.locator('input[name=username]').fill('player01');
  await form.locator('input[name=password]').fill('Play1234');
  await form.locator('button[type=submit]').click();
  await expect(page).toHaveURL(/\/rng/);
});

test('during maintenance, a page shows when it ends, and the site returns once it is over [boot.status.maintenance] [boot.maintenance.content] [boot.maintenance.end-time]', async ({
  page,
  scene,
  ownBrand,
  faults,
}) => {
  faults.allow(/status of 503/);
  const brand = ownBrand('shut');
  await scene(brand, { scenario: { maintenance: { endTime: Date.parse('2027-01-02T04:05:06Z') } } });
  await page.goto(at(brand, '/?lang=EN'));
  await expect(page.getByRole('heading', { name: 'The site is under maintenance' })).toBeVisible();
  await expect(page.getByText(unbrokenText('2027-01-02 12:05:06'))).toBeVisible();
  await expect(page.getByRole('button', { name: 'Customer service' })).toBeVisible();
  await expect(page.getByRole('navigation')).toHaveCount(0);
  await scene(brand, { do: 'calm' });
  await page.getByRole('button', { name: 'Check again' }).click();
  await expect(page.getByRole('heading', { name: 'The site is under maintenance' })).toHaveCount(0);
  await expect(page.getByRole('main').getByRole('region').first()).toBeVisible();
});

test('a visitor from a blocked region sees their IP address and nothing of the site [boot.status.region] [boot.region.content] [boot.region.ip-source]', async ({
  page,
  scene,
  ownBrand,
  faults,
}) => {
  faults.allow(/status of 403/);
  const brand = ownBrand('blocked');
  await scene(brand, { scenario: { regionBlock: true } });
  await page.goto(at(brand, '/?lang=EN'));
  await expect(page.getByRole('heading', { name: 'Not available where you are' })).toBeVisible();
  await expect(page.getByText(/Your IP address: (127\.0\.0\.1|::1)/)).toBeVisible();
  await expect(page.getByRole('navigation')).toHaveCount(0);
});

test('if the platform is unreachable, the page stays readable, shows a message and lets the visitor retry [errors.network]', async ({
  page,
  faults,
}) => {
  faults.allow(/Failed to load resource|failed: /);
  await page.route('**/wps/**', (route) => route.abort('connectionrefused'));
  await page.goto(at('perya', '/?lang=EN'));
  const notice = page.getByText('Network link is abnormal, please try again').first();
  await expect(notice).toBeVisible();
  await expect(page.getByRole('banner')).toBeVisible();
  await page.unroute('**/wps/**');
  await page.getByRole('button', { name: 'Try again' }).first().click();
  await expect(notice).toBeHidden();
});

test('a page whose data fails to load retries, then shows a message and keeps the input [errors.slow-page] [boot.chunk.recover]', async ({
  page,
  faults,
}) => {
  faults.allow(/Failed to load resource|Failed to fetch|failed: GET \S+\/data\./);
  let asked = 0;
  await page.route('**/data.*.json', (route) => {
    asked += 1;
    return route.abort('connectionrefused');
  });
  await page.goto(at('kumo', '/login?lang=EN'));
  const name = page.getByRole('main').locator('input[name=username]');
  await name.fill('player01');
  const notice = page.getByRole('alert').filter({ has: page.getByRole('link', { name: 'Reload' }) });
  await expect(notice).toBeVisible();
  await expect(page.getByRole('heading', { level: 1 })).toBeAttached();
  await expect(name).toHaveValue('player01');
  const before = asked;
  expect(before).toBeGreaterThan(1);
  await page.unroute('**/data.*.json');
  await notice.getByRole('link', { name: 'Reload' }).click();
  await expect(page.locator('html[data-hydrated]')).toBeAttached();
  await expect(notice).toBeHidden();
});

test('a page whose data no longer exists after a deploy reloads itself once [errors.slow-page] [boot.chunk.recover]', async ({
  page,
  faults,
}) => {
  faults.allow(/status of 404|\/data\.\S+ 404/);
  const gone = new Set<string>();
  await page.route('**/data.*.json', (route) => {
    if (gone.size > 0) return route.fallback();
    gone.add(route.request().url());
    return route.fulfill({ status: 404, body: 'not found' });
  });
  await page.goto(at('perya', '/?lang=EN'));
  await expect(page.locator('html[data-hydrated]')).toBeAttached();
  await expect(page.locator('#load-failed')).toBeHidden();
  expect(gone.size).toBe(1);
});

test(
  'a login without a connection reports that the browser is offline, and works once the connection is back [login.failure.loader]',
  QUICK,
  async ({ page, context, isMobile, faults }) => {
    faults.allow(/Failed to load resource|failed: /);
    await page.goto(at('siam', '/?lang=EN'));
    await settled(page);
    const form = await loginForm(page, isMobile);
    await form.locator('input[name=username]').focus();
    await settled(page);
    await context.setOffline(true);
    await form.locator('input[name=username]').fill('agent01');
    await form.locator('input[name=password]').fill('Play1234');
    await form.locator('button[type=submit]').click();
    await expect(form.getByText('You are offline. Check your connection, then try again.')).toBeVisible();
    await context.setOffline(false);
    await logIn(page, isMobile, 'agent01');
  },
);

test('a menu requested without a connection shows a message, and opens automatically once the connection is back [boot.chunk.recover]', async ({
  page,
  context,
  faults,
}) => {
  // Countries and domains are requested after startup, possibly while there is no connection.
  faults.allow(/chunk menu-sheet did not load|\/robots\.txt/, /\/wps\/system\/(country|domainRoute)/);
  await page.goto(at('perya', '/?lang=EN'));
  await settled(page);
  await context.setOffline(true);
  await page.getByRole('banner').getByRole('button', { name: 'Menu' }).click();
  await expect(page.getByRole('alert')).toContainText('You are offline. Check your connection, then try again.');
  await context.setOffline(false);
  await expect(page.getByRole('dialog').getByRole('region', { name: 'Games' })).toBeVisible();
});

test('a page whose code fails to load shows a message, and works after a reload [boot.chunk.recover] [errors.slow-page]', async ({
  page,
  faults,
}) => {
  faults.allow(/Failed to load resource|Failed to fetch dynamically imported module|failed: /);
  await page.route('**/assets/*.js', (route) => route.abort('connectionrefused'));
  await page.goto(at('perya', '/?lang=EN'));
  const notice = page.getByRole('alert').filter({ hasText: 'The page took too long to load' });
  await expect(notice).toBeVisible();
  await page.unroute('**/assets/*.js');
  await notice.getByRole('link', { name: 'Reload the page' }).click();
  await settled(page);
  await expect(notice).toBeHidden();
});

test('a page whose style sheet no longer exists after a deploy reloads itself once; if the style sheet is still missing, it then shows a message [boot.stylesheet.failure] [errors.stylesheet] [boot.chunk.recover]', async ({
  page,
  faults,
}) => {
  faults.allow(/status of 404|\/sheet\.\S+ 404/);
  let asked = 0;
  let lost = 1;
  await page.route('**/sheet.*.css', (route) => {
    asked += 1;
    return asked > lost ? route.fallback() : route.fulfill({ status: 404, body: 'not found' });
  });
  await page.goto(at('perya', '/?lang=EN'));
  await expect.poll(() => asked).toBe(2);
  await settled(page);
  await expect(page.locator('#load-failed')).toBeHidden();

  lost = Infinity;
  await page.reload();
  const notice = page.getByRole('alert').filter({ hasText: 'The page took too long to load' });
  await expect(notice).toBeInViewport();
  expect(asked).toBe(3);
  lost = 0;
  await notice.getByRole('link', { name: 'Reload the page' }).click();
  await settled(page);
  await expect(notice).toBeHidden();
});

test("if a page's code arrives before its style sheet, the first frame is painted before the code runs", async ({
  page,
}) => {
  await page.addInitScript(() =>
    addEventListener('DOMContentLoaded', () => requestAnimationFrame(() => performance.mark('drawn'))),
  );
  let codeCame = (): void => undefined;
  const code = new Promise<void>((resolve) => (codeCame = resolve));
  await page.route('**/sheet.*.css', async (route) => {
    await code;
    await route.continue();
  });
  await page.route('**/assets/entry-client-*.js', async (route) => {
    const text = readFileSync(join('dist/client', new URL(route.request().url()).pathname), 'utf8');
    await route.fulfill({ contentType: 'text/javascript', body: `performance.mark('begun');${text}` });
    codeCame();
  });
  await page.goto(at('siam', '/?lang=EN'));
  await settled(page);
  const [drawn = Number.NaN, begun = Number.NaN] = await page.evaluate(() =>
    ['drawn', 'begun'].map((name) => performance.getEntriesByName(name)[0]?.startTime ?? Number.NaN),
  );
  expect(begun).toBeGreaterThan(drawn);
});
