import type { Language } from '#schemas/languages.ts';
import { sliceOf } from '../../support/run-slice.ts';
import { changeLanguages, seenBy, watchFlash } from '../languages.ts';
import { at, DESKTOP_ONLY, expect, PHONE_ONLY, settled, test } from '../site-test.ts';
import { choices } from '../steps.ts';

const BRANDS: readonly { readonly id: string; readonly languages: readonly Language[] }[] = [
  { id: 'perya', languages: ['EN', 'TY'] },
  { id: 'lotus', languages: ['EN', 'CN', 'VI'] },
  { id: 'siam', languages: ['CN', 'EN', 'TH'] },
  { id: 'kumo', languages: ['ID', 'EN', 'JA'] },
];

for (const { id, languages } of sliceOf('languages', BRANDS)) {
  test(`${id} can be switched to each of its languages, and the choice survives a reload without a flash [header.lang.dropdown] [languages.change] [brand.lang.default]`, async ({
    page,
    context,
  }) => {
    await changeLanguages({ page, context }, id, languages);
  });
}

for (const { id, first, other, window } of [
  { id: 'perya', first: 'light', other: 'dark', window: PHONE_ONLY },
  { id: 'lotus', first: 'dark', other: 'light', window: DESKTOP_ONLY },
] as const) {
  test(
    `the theme of ${id} switches immediately and survives a reload without a flash [brand.theme.switch] [brand.theme.default] [header.theme.switch]`,
    window,
    async ({ page, context }) => {
      await watchFlash(context);
      await page.goto(at(id, '/?lang=EN'));
      await settled(page);
      await expect(page.locator('html')).toHaveAttribute('data-theme', first);
      const place = await choices(page);
      const ground = () => page.evaluate(() => getComputedStyle(document.documentElement).backgroundColor);
      const before = await ground();
      await place.getByRole('button', { name: `Switch to the ${other} theme` }).click();
      await expect(page.locator('html')).toHaveAttribute('data-theme', other);
      await expect.poll(ground).not.toBe(before);
      await page.reload();
      await settled(page);
      expect(await seenBy(page)).toEqual([`en ${other}`]);
      expect(await page.evaluate(() => localStorage.getItem('theme'))).toBe(other);
    },
  );
}
