import { readFileSync } from 'node:fs';
import { sliceOf } from '../../support/run-slice.ts';
import { expect, at, settled, test, PHONE_ONLY, DESKTOP_ONLY } from '../site-test.ts';
import { expectMember, expectVisitor, logOut, PASSWORD } from '../steps.ts';

const words = (brand: string, language: string): Readonly<Record<string, string>> =>
  JSON.parse(
    readFileSync(new URL(`../../../brands/${brand}/texts/${language}.json`, import.meta.url), 'utf8'),
  ) as Record<string, string>;

// A language that no brand supports, so that each brand shows its default language.
test.use({ locale: 'fr-FR' });

const BRANDS = [
  { id: 'perya', name: 'Perya', language: 'TY', lang: 'fil', theme: 'light', first: '/index' },
  { id: 'lotus', name: 'Lotus', language: 'VI', lang: 'vi', theme: 'dark', first: '/index' },
  { id: 'siam', name: 'Siam', language: 'TH', lang: 'th', theme: 'light', first: '/index' },
  { id: 'kumo', name: 'Kumo', language: 'JA', lang: 'ja', theme: 'dark', first: '/login' },
] as const;

for (const { id, name, lang, theme, first } of BRANDS) {
  test(
    `${id} is served on its host with its own name, language, theme and logo [brand.theme.default] [brand.lang.default]`,
    PHONE_ONLY,
    async ({ page }) => {
      await page.goto(at(id));
      await settled(page);
      expect(new URL(page.url()).pathname).toBe(first);
      await expect(page).toHaveTitle(new RegExp(name));
      await expect(page.locator('html')).toHaveAttribute('lang', lang);
      await expect(page.locator('html')).toHaveAttribute('data-theme', theme);
      const logo = page.getByRole('banner').locator('img:visible').first();
      // If a brand has two logos, its style sheet selects one of them.
      const shown = await logo.evaluate(
        (image: HTMLImageElement) => image.currentSrc || getComputedStyle(image).content,
      );
      expect(shown).toMatch(/\/brand\/[\w-]+\/(logo|icon)\.svg/);
      expect((await logo.boundingBox())?.width).toBeGreaterThan(0);
    },
  );
}

for (const { id, language } of BRANDS.filter(({ first }) => first === '/index')) {
  test(
    `the first banner of ${id} shows the brand's own image and text [home.banner.fields] [home.banner.route]`,
    DESKTOP_ONLY,
    async ({ page }) => {
      await page.goto(at(id));
      await settled(page);
      const slide = page.getByRole('main').locator('img[src^="/brand/"]').first();
      await expect(slide).toBeVisible();
      expect(await slide.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(300);
      const title =
        Object.entries(words(id, language)).find(([key]) => /^brand:banner\.home-[a-z]+\.title$/.test(key))?.[1] ??
        'no banner text';
      await expect(page.getByRole('main').getByText(title).first()).toBeVisible();
    },
  );
}

for (const { id } of sliceOf('login by button', BRANDS, 2)) {
  test(`on ${id}, a player logs in with the button in the header and logs out again [layout.samples.journeys]`, async ({
    page,
    isMobile,
  }) => {
    // In wider windows, a two-row header has the form instead of the button.
    if (!isMobile) await page.setViewportSize({ width: 1000, height: 800 });
    await page.goto(at(id, '/?lang=EN'));
    await settled(page);
    await page
      .getByRole('banner')
      .or(page.getByRole('navigation', { name: 'Quick menu' }))
      .getByRole('button', { name: 'Log in' })
      .filter({ visible: true })
      .first()
      .click();
    const modal = page.getByRole('dialog', { name: 'Log in' });
    await modal.getByRole('textbox', { name: 'Username' }).fill('player01');
    await modal.getByLabel('Password', { exact: true }).fill(PASSWORD);
    await modal.getByRole('button', { name: 'Log in', exact: true }).click();
    await expect(modal).toBeHidden();
    await expectMember(page, isMobile);
    await expect(
      page.getByRole('banner').getByRole('button', { name: 'Deposit' }).filter({ visible: true }),
    ).toBeVisible();
    await logOut(page);
    await expectVisitor(page);
  });
}
