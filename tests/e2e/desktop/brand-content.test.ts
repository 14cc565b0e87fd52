import type { Locator } from '@playwright/test';
import { addBrand, perya } from '../add-brand.ts';
import { at, expect, settled, test } from '../site-test.ts';
import { choices } from '../steps.ts';

test('the logo for light backgrounds is shown and requested only where the header is light [layout.brand.logos]', async ({
  page,
}) => {
  const requested: string[] = [];
  page.on('request', (request) => {
    const logo = /\/(logo[^/]*\.svg)$/.exec(request.url())?.[1];
    if (logo !== undefined) requested.push(logo);
  });
  const header = page.getByRole('banner').getByRole('img', { name: 'Kumo' }).filter({ visible: true });
  const footer = page.getByRole('contentinfo').getByRole('img', { name: 'Kumo' });
  const pictureOf = (logo: Locator): Promise<string> => logo.evaluate((image) => getComputedStyle(image).content);

  await page.goto(at('kumo', '/?lang=EN'));
  await settled(page);
  await footer.scrollIntoViewIfNeeded();
  expect(await pictureOf(header)).toContain('/logo.svg');
  const { width, height } = (await header.boundingBox()) ?? {};
  expect([...new Set(requested)]).toEqual(['logo.svg']);

  await (await choices(page)).getByRole('button', { name: 'Switch to the light theme' }).click();
  await page.keyboard.press('Escape');
  await expect.poll(() => requested).toContain('logo-on-light.svg');
  expect(await pictureOf(header)).toContain('/logo-on-light.svg');
  expect(await pictureOf(footer)).toContain('/logo.svg');
  expect(await header.boundingBox()).toMatchObject({ width, height });
});

test("the page for an unknown path has the brand's texts and image, or the product's [layout.brand.logos]", async ({
  page,
  faults,
}) => {
  faults.allow(/status of 404/);
  const words = { 'brand:notFound.title': 'Lost at the fair', 'brand:notFound.text': 'Follow the music.' };
  const assets = { ...perya.assets, notFound: 'assets/gifts.svg' };
  await addBrand('lost', { assets }, 'perya', words);
  await page.goto(at('lost', '/nowhere?lang=EN'));
  await settled(page);
  await expect(page).toHaveTitle('Lost at the fair · Perya');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Lost at the fair');
  await expect(page.getByText('Follow the music.')).toBeVisible();
  await expect(page.locator('main img')).toHaveJSProperty('complete', true);
  expect(await page.locator('main img').evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(0);

  await page.goto(at('perya', '/nowhere?lang=EN'));
  await settled(page);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('This page does not exist');
  await expect(page.locator('main img')).toHaveCount(0);
});
