import { at, expect, settled, test } from '../site-test.ts';
import { changeLanguage } from '../languages.ts';
import { openMenu } from '../steps.ts';

test("a brand's own page is prerendered, linked from the menu and stays open when the language changes [layout.pages.own]", async ({
  page,
  request,
}) => {
  const { headers, port } = { headers: { Host: new URL(at('siam')).host }, port: new URL(at('siam')).port };
  const answer = await request.get(`http://127.0.0.1:${port}/vip?lang=EN`, { headers });
  const html = await answer.text();
  expect(answer.status()).toBe(200);
  expect(html).toContain('<title>Levels for members · Siam</title>');
  for (const part of [
    'How a level is reached</h2>',
    '<td>Settled bets of all games',
    'href="/help?section=responsible-gaming"',
  ])
    expect(html).toContain(part);

  await page.goto(at('siam', '/?lang=EN'));
  await settled(page);
  await page.getByRole('navigation', { name: 'Main menu' }).getByRole('button', { name: 'More' }).click();
  await page.getByRole('link', { name: 'Levels for members' }).click();
  await expect(page).toHaveURL(/\/vip$/);
  await expect(page).toHaveTitle('Levels for members · Siam');
  await expect(page.getByRole('heading', { level: 2, name: 'How a level is reached' })).toBeVisible();
  await expect(page.getByRole('group', { name: 'Table' }).getByRole('row')).toHaveCount(4);
  await expect(page.locator('main .tile').first()).toBeVisible();

  await changeLanguage(page, 'TH');
  await expect(page).toHaveURL(/\/vip$/);
  await expect(page.getByRole('heading', { level: 1, name: 'ระดับสมาชิก' })).toBeVisible();
  await page.goBack();
  await expect(page).toHaveURL(/\/index(?:\?|$)/);
  await page.goForward();
  await expect(page.getByRole('heading', { level: 1, name: 'ระดับสมาชิก' })).toBeVisible();
  await page.getByRole('link', { name: 'ศูนย์ช่วยเหลือ', exact: true }).first().click();
  await expect(page).toHaveURL(/\/help/);
});

test("the footer and the phone menu link to a brand's own pages [layout.pages.own]", async ({ page }) => {
  await page.goto(at('lotus', '/?lang=EN'));
  await settled(page);
  await page.getByRole('contentinfo').getByRole('link', { name: 'About Lotus' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'About Lotus' })).toBeVisible();
  await page.setViewportSize({ width: 360, height: 740 });
  await page.goto(at('siam', '/?lang=EN'));
  await settled(page);
  const menu = await openMenu(page);
  await menu.getByRole('link', { name: 'Levels for members' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Levels for members' })).toBeVisible();
});
