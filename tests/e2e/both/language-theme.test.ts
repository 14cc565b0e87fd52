import { htmlLang, type Language } from '#schemas/languages.ts';
import type { BrowserContext, Page } from '@playwright/test';
import { at, expect, settled, test } from '../site-test.ts';
import { choices } from '../steps.ts';

const BRANDS: readonly { readonly id: string; readonly languages: readonly Language[] }[] = [
  { id: 'perya', languages: ['EN', 'TY'] },
  { id: 'lotus', languages: ['EN', 'CN', 'VI'] },
  { id: 'siam', languages: ['CN', 'EN', 'TH'] },
  { id: 'kumo', languages: ['ID', 'EN', 'JA'] },
];

/** Notes language and theme of the document when its body appears, before anything can be painted, and each later change. */
const watchFlash = async (context: BrowserContext): Promise<void> => {
  await context.addInitScript(() => {
    const seen: string[] = [];
    Object.assign(window, { seen });
    const note = (): void => {
      const { lang, dataset } = document.documentElement;
      const now = `${lang} ${dataset['theme']}`;
      if (document.body !== null && seen.at(-1) !== now) seen.push(now);
    };
    new MutationObserver(note).observe(document, { subtree: true, childList: true, attributes: true, attributeFilter: ['lang', 'data-theme'] });
  });
};

const seenBy = (page: Page): Promise<readonly string[]> => page.evaluate(() => (window as unknown as { readonly seen: readonly string[] }).seen); // set by watchFlash

for (const { id, languages } of BRANDS) {
  test(`${id} changes to each of its languages and keeps it over a reload without a flash [header.lang.dropdown] [languages.change] [brand.lang.default]`, async ({ page, context, isMobile }) => {
    await watchFlash(context);
    await page.goto(at(id));
    await settled(page);
    for (const language of languages) {
      const place = await choices(page, isMobile);
      await place.locator('button[aria-haspopup=menu]').filter({ hasText: /^[A-Z]{2,3}$/ }).first().click();
      await page.locator(`[role=menuitemradio][lang="${htmlLang(language)}"]`).click();
      await expect(page.locator('html')).toHaveAttribute('lang', htmlLang(language));
      const answer = await page.reload();
      await settled(page);
      expect(await answer?.text()).toContain(`<html lang="${htmlLang(language)}"`);
      expect(new Set((await seenBy(page)).map((state) => state.split(' ')[0]))).toEqual(new Set([htmlLang(language)]));
    }
    expect(await page.evaluate(() => [localStorage.getItem('lang'), localStorage.getItem('hisLang')])).toEqual([languages.at(-1), languages.at(-2)]);
  });
}

for (const { id, first, other } of [
  { id: 'perya', first: 'light', other: 'dark' },
  { id: 'lotus', first: 'dark', other: 'light' },
] as const) {
  test(`the theme of ${id} is switched at once and kept over a reload without a flash [brand.theme.switch] [brand.theme.default] [header.theme.switch]`, async ({ page, context, isMobile }) => {
    await watchFlash(context);
    await page.goto(at(id, '/?lang=EN'));
    await settled(page);
    await expect(page.locator('html')).toHaveAttribute('data-theme', first);
    const place = await choices(page, isMobile);
    const before = await page.evaluate(() => getComputedStyle(document.documentElement).backgroundColor);
    await place.getByRole('button', { name: `Switch to the ${other} theme` }).click();
    await expect(page.locator('html')).toHaveAttribute('data-theme', other);
    expect(await page.evaluate(() => getComputedStyle(document.documentElement).backgroundColor)).not.toBe(before);
    await page.reload();
    await settled(page);
    expect(await seenBy(page)).toEqual([`en ${other}`]);
    expect(await page.evaluate(() => localStorage.getItem('theme'))).toBe(other);
  });
}

test('the address decides the language where it names one [languages.change]', async ({ page }) => {
  const answer = await page.goto(at('perya', '/?lang=EN'));
  expect(await answer?.text()).toContain('<html lang="en"');
  expect(answer?.headers()['content-language']).toBe('en');
});
