import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { AxeBuilder } from '@axe-core/playwright';
import type { Page } from '@playwright/test';
import { expect as siteExpect, operatorUrl, storybookUrl, test, FULL_ONLY } from '../site-test.ts';

/** Two Storybooks loading side by side can take longer than the 15 s that site assertions wait. */
const expect = siteExpect.configure({ timeout: 60_000 });

/** Records requests to other origins. */
const foreign = (page: Page): string[] => {
  const asked: string[] = [];
  page.context().on('request', (request) => {
    const { protocol, origin } = new URL(request.url());
    if (
      protocol.startsWith('http') &&
      ![operatorUrl('/'), storybookUrl('/')].some((own) => new URL(own).origin === origin)
    )
      asked.push(request.url());
  });
  return asked;
};

// A service worker provides the platform's images.
test.use({ serviceWorkers: 'allow' });

const story = (page: Page) => page.frameLocator('#storybook-preview-iframe');

test('the local server serves the built Storybook, which sends no requests to other origins', async ({ page }) => {
  const asked = foreign(page);
  await page.goto(operatorUrl('/'));
  await page.getByRole('link', { name: 'Every part, screen and flow' }).click();
  await expect(page).toHaveURL(/storybook\.localhost/);
  await page.goto(storybookUrl('/?path=/story/pages-games-page--slots&globals=brand:siam;theme:dark;language:TH'));
  await expect(story(page).locator('[data-tile]').first()).toBeVisible();
  await expect(story(page).locator('html')).toHaveAttribute('data-theme', 'dark');
  await expect(story(page).locator('html')).toHaveAttribute('lang', 'th');
  const pictures = await story(page)
    .locator('img[src*="TCG_PROD_IMAGES"]')
    .evaluateAll((all) =>
      Promise.all(
        all.slice(0, 6).map((one) =>
          (one as HTMLImageElement).decode().then(
            () => true,
            () => false,
          ),
        ),
      ),
    );
  expect(pictures.length).toBeGreaterThan(0);
  expect(pictures).not.toContain(false);
  expect(asked).toEqual([]);
});

test('Storybook shows the documents in docs/', async ({ page }) => {
  await page.goto(storybookUrl('/?path=/docs/docs-make-a-brand--docs'));
  await expect(story(page).getByRole('heading', { level: 1, name: 'Make a brand' })).toBeVisible();
  await story(page).getByRole('link', { name: 'the brand file' }).click();
  await expect(page).toHaveURL(/docs-brand-file--docs/);
});

test(
  'the matrix shows a story in brands, themes, languages and widths, and loads each frame when it comes near the window',
  FULL_ONLY,
  async ({ page }) => {
    await page.goto(
      storybookUrl(
        '/iframe.html?id=matrix--every-cell&viewMode=story&args=story:ui-button--primary;languages[2]:!undefined;widths[1]:!undefined',
      ),
    );
    await expect(page.getByText('10 frames.')).toBeVisible();
    await expect(page.locator('iframe').first()).toBeAttached();
    expect(await page.locator('iframe').count()).toBeLessThan(10);

    const frame = page.frameLocator('iframe[title="Kumo, light, EN, 360 px"]');
    await expect(frame.getByRole('button', { name: 'Deposit' })).toBeVisible();
    expect(
      await frame.locator('html').evaluate((html) => [html.dataset['theme'], html.getAttribute('lang'), innerWidth]),
    ).toEqual(['light', 'en', 360]);

    const last = page.getByRole('link', { name: 'Siam, dark, TH, 360 px: open in the workbench' });
    await last.scrollIntoViewIfNeeded();
    const far = page.frameLocator('iframe[title="Siam, dark, TH, 360 px"]');
    await expect(far.getByRole('button', { name: 'Deposit' })).toBeVisible();
    expect(await far.locator('html').evaluate((html) => [html.dataset['theme'], html.getAttribute('lang')])).toEqual([
      'dark',
      'th',
    ]);
    await expect(page.locator('iframe[title="Kumo, light, EN, 360 px"]')).toHaveCount(0);
    await expect(last).toHaveAttribute('href', /story%2Fui-button--primary.*brand%3Asiam/);
  },
);

test('the matrix can be configured on its page, and is accessible', FULL_ONLY, async ({ page }) => {
  await page.goto(storybookUrl('/?path=/story/matrix--every-cell&args=story:ui-button--primary'));
  const matrix = story(page);
  await expect(matrix.getByText('36 frames.')).toBeVisible();
  await matrix.getByRole('checkbox', { name: 'longest' }).click();
  await matrix.getByRole('checkbox', { name: '1280 px' }).click();
  await expect(matrix.getByText('10 frames.')).toBeVisible();
  await matrix.getByLabel('Story').selectOption('ui-checkbox--on');
  await expect(matrix.frameLocator('iframe').first().getByRole('checkbox')).toBeChecked();
  await expect(page).toHaveURL(/args=.*story:ui-checkbox--on/);
  for (const brand of ['Kumo', 'Lotus', 'Perya', 'Siam']) await matrix.getByRole('checkbox', { name: brand }).click();
  await expect(
    matrix.getByText('No frames: choose at least one brand, theme, look, language and width.'),
  ).toBeVisible();
  const { violations } = await new AxeBuilder({
    page: page as unknown as ConstructorParameters<typeof AxeBuilder>[0]['page'],
  })
    .include('#storybook-preview-iframe')
    .analyze();
  expect(violations.map(({ id, nodes }) => `${id} ${nodes.map(({ target }) => target.join(' ')).join(', ')}`)).toEqual(
    [],
  );
});

test('a story links to its matrix', async ({ page }) => {
  await page.goto(storybookUrl('/?path=/story/ui-badge--some'));
  await page.getByRole('button', { name: 'Show this story in several brands, themes, languages and widths' }).click();
  await expect(story(page).getByLabel('Story')).toHaveValue('ui-badge--some');
});

test('a brand dropped onto a story is shown, and appears in the toolbar', async ({ page }) => {
  const brand = {
    ...(JSON.parse(readFileSync(join(process.env['SITE_BRANDS'] ?? '', 'perya/brand.json'), 'utf8')) as object),
    id: 'mine',
    name: 'Mine',
    hosts: ['mine.localhost'],
  };
  await page.goto(storybookUrl('/?path=/story/workbench-drop-a-brand--waiting'));
  await expect(story(page).getByText('Current brand: Perya')).toBeVisible();
  await story(page)
    .locator('body')
    .evaluate((body, text) => {
      const dataTransfer = new DataTransfer();
      dataTransfer.items.add(new File([text], 'brand.json', { type: 'application/json' }));
      body.dispatchEvent(new DragEvent('drop', { dataTransfer, bubbles: true, cancelable: true }));
    }, JSON.stringify(brand));
  await expect(story(page).getByText('Current brand: Mine')).toBeVisible();
  await story(page)
    .getByRole('dialog', { name: 'Result of the brand check' })
    .getByRole('button', { name: 'Close' })
    .click();
  await expect(page.getByRole('button', { name: 'brand Mine' })).toBeVisible();
  await expect(page).toHaveURL(/brand:mine|brand%3Amine/);
  await expect(story(page).getByText('Current brand: Mine')).toBeVisible();
});
