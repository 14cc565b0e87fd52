import type { BrowserContext, Page } from '@playwright/test';
import { htmlLang, type Language } from '#schemas/languages.ts';
import { at, expect, settled } from './site-test.ts';
import { choices } from './steps.ts';

/** The text of the button that opens the languages, such as `EN`, `简体` or `PT-BR`. */
export const SHORT_LANGUAGE = /^(?:[A-Z]{2,3}|\p{Script=Han}+)(?:-[A-Z]{2})?$/u;

/** Records the document's language and theme when its body appears, before the first paint, and on each later change. */
export const watchFlash = async (context: BrowserContext): Promise<void> => {
  await context.addInitScript(() => {
    const seen: string[] = [];
    Object.assign(window, { seen });
    const note = (): void => {
      const { lang, dataset } = document.documentElement;
      const now = `${lang} ${dataset['theme']}`;
      if (document.body !== null && seen.at(-1) !== now) seen.push(now);
    };
    new MutationObserver(note).observe(document, {
      subtree: true,
      childList: true,
      attributes: true,
      attributeFilter: ['lang', 'data-theme'],
    });
  });
};

export const seenBy = (page: Page): Promise<readonly string[]> =>
  page.evaluate(() => (window as unknown as { readonly seen: readonly string[] }).seen); // set by watchFlash

/** Chooses a language in the menu, and waits until the page has it. */
export const changeLanguage = async (page: Page, language: Language): Promise<void> => {
  const place = await choices(page);
  await place.locator('button[aria-haspopup=menu]').filter({ hasText: SHORT_LANGUAGE }).first().click();
  await page.locator(`[role=menuitemradio][lang="${htmlLang(language)}"]`).click();
  await expect(page.locator('html')).toHaveAttribute('lang', htmlLang(language));
};

/** Switches through a brand's languages and reloads the page in each. */
export const changeLanguages = async (
  { page, context }: { readonly page: Page; readonly context: BrowserContext },
  brand: string,
  languages: readonly Language[],
): Promise<void> => {
  await watchFlash(context);
  await page.goto(at(brand));
  await settled(page);
  for (const language of languages) {
    await changeLanguage(page, language);
    const answer = await page.reload();
    await settled(page);
    expect(await answer?.text()).toContain(`<html lang="${htmlLang(language)}"`);
    expect(new Set((await seenBy(page)).map((state) => state.split(' ')[0]))).toEqual(new Set([htmlLang(language)]));
  }
  expect(await page.evaluate(() => [localStorage.getItem('lang'), localStorage.getItem('hisLang')])).toEqual([
    languages.at(-1),
    languages.at(-2),
  ]);
};
