import type { Locator, Page } from '@playwright/test';
import { htmlLang, type Language } from '#schemas/languages.ts';
import { sliceOf } from '../../support/run-slice.ts';
import { addBrand } from '../add-brand.ts';
import { cutIn, shortenedIn } from '../cut-texts.ts';
import { at, expect, settled, test } from '../site-test.ts';
import { fillLogin } from '../steps.ts';

const LANGUAGES: readonly (readonly [brand: string, language: Language])[] = [
  ['perya', 'EN'],
  ['perya', 'TY'],
  ['lotus', 'CN'],
  ['lotus', 'VI'],
  ['siam', 'TH'],
  ['kumo', 'ID'],
  ['kumo', 'JA'],
];
const MEMBER_PAGES = ['transferFund', 'depositv2', 'withdraw', 'transferUpline', 'securityCenter'] as const;

/**
 * Widens Chinese and Japanese text on machines without a font for it. They draw narrow boxes instead, so letter spacing adds the missing width.
 */
const widenMissing = (page: Page): Promise<void> =>
  page.evaluate(() => {
    const brush = document.createElement('canvas').getContext('2d');
    if (brush === null) return;
    brush.font = '100px sans-serif';
    const lacking = 1 - brush.measureText('語').width / 100;
    if (lacking < 0.05) return;
    for (const element of document.querySelectorAll<HTMLElement>('body *'))
      if ([...element.childNodes].some((node) => node instanceof Text && /[\u3000-\u9fff]/.test(node.data)))
        element.style.letterSpacing = `${lacking}em`;
  });

for (const [brand, language] of sliceOf('narrow texts', LANGUAGES, 2)) {
  test(`in ${language}, no text of the header, bottom bar, menu, dialogs or member centre is clipped at 360 px [brand.layout.responsive]`, async ({
    page,
  }) => {
    test.setTimeout(180_000);
    const visit = async (path: string): Promise<void> => {
      await page.goto(at(brand, path));
      await settled(page);
      await expect(page.locator('html')).toHaveAttribute('lang', htmlLang(language));
    };
    const wrong: Record<string, readonly string[]> = {};
    const check = async (name: string, place = page.locator('body')): Promise<void> => {
      await widenMissing(page);
      const frame = page.locator('header, nav').filter({ visible: true });
      const short = (await Promise.all((await frame.all()).map(shortenedIn))).flat();
      const found = [...(await cutIn(place)), ...short.map((text) => `shortened: ${text}`)];
      if (found.length > 0) wrong[name] = found;
    };
    const dialog = page.locator('dialog[open]').last();
    const openMenu = async (): Promise<void> => {
      await page.getByRole('banner').getByRole('button').filter({ visible: true }).last().click();
      await expect(dialog.getByRole('list').first()).toBeVisible();
    };

    await visit(`/register?lang=${language}`);
    await expect(page.locator('form').last().getByRole('button').last()).toBeVisible();
    await check('register');
    await visit(`/?lang=${language}`);
    await openMenu();
    await check("a visitor's menu", dialog);
    await visit(`/login?lang=${language}`);
    await check('login');
    const form = page
      .locator('form')
      .filter({ has: page.locator('input[name=username]') })
      .filter({ visible: true });
    await fillLogin(form, 'player01');
    await form.locator('button[type=submit]').click();
    await expect(page.locator('html')).toHaveAttribute('data-session', 'in');
    await settled(page);
    await check('home');
    await openMenu();
    await check("a member's menu", dialog);
    await dialog.locator('section').first().getByRole('listitem').last().getByRole('button').click();
    await expect(page.getByRole('alertdialog')).toBeVisible();
    await check('the question before the logout', page.getByRole('alertdialog'));
    for (const name of MEMBER_PAGES) {
      await visit(`/index?lang=${language}&member=${name}`);
      await check(name, dialog);
      await dialog.locator('nav button[aria-expanded]').click();
      await check(`the menu over ${name}`, dialog);
    }
    expect(wrong).toEqual({});
  });
}

/** Finds Korean words that are split across lines although the word would fit on one line of the element. */
const splitWordsIn = (place: Locator): Promise<readonly string[]> =>
  place.evaluate((root) => {
    const found: string[] = [];
    const texts = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
    const range = document.createRange();
    for (let text = texts.nextNode(); text !== null; text = texts.nextNode())
      for (const { 0: word, index } of (text.textContent ?? '').matchAll(/[가-힣]{2,}/gu)) {
        range.setStart(text, index);
        range.setEnd(text, index + word.length);
        const parts = [...range.getClientRects()];
        const width = parts.reduce((sum, part) => sum + part.width, 0);
        const isSplit = new Set(parts.map(({ top }) => Math.round(top))).size > 1;
        if (isSplit && width < (text.parentElement?.getBoundingClientRect().width ?? 0)) found.push(word);
      }
    return found;
  });

test('in Korean, lines break between words [language.packs.ko-ms]', async ({ page, ownBrand }) => {
  const id = ownBrand('korean');
  await addBrand(id, { languages: { default: 'KO', supported: ['KO'] } }, 'perya');
  await page.goto(at(id, '/login?lang=KO'));
  await settled(page);
  const login = page.getByRole('dialog');
  await expect(login.getByText('계정이 필요 없습니다', { exact: false })).toBeVisible();
  expect(await splitWordsIn(page.locator('body'))).toEqual([]);
  await page.goto(at(id, '/register?lang=KO'));
  const registration = page.getByRole('dialog').locator('form');
  await registration.locator('button[type=submit]').click();
  await expect(registration.locator('[aria-invalid=true]').first()).toBeVisible();
  expect(await splitWordsIn(page.locator('body'))).toEqual([]);
});

/** Not exactly 1, because rows scroll by whole device pixels. */
const ALMOST_WHOLE = 0.95;

test('a tab row wider than the window stays on one line and scrolls to the selected tab', async ({ page }) => {
  await page.goto(at('perya', '/lottery?lang=EN'));
  await settled(page);
  const tabs = page.getByRole('tab');
  await expect(tabs.nth(1)).toBeVisible();
  const tops = await tabs.evaluateAll((all) => all.map((tab) => Math.round(tab.getBoundingClientRect().top)));
  expect([tops.length > 1, new Set(tops).size]).toEqual([true, 1]);
  await expect(tabs.last()).not.toBeInViewport({ ratio: ALMOST_WHOLE });
  await tabs.first().press('End');
  await expect(tabs.last()).toHaveAttribute('aria-selected', 'true');
  await expect(tabs.last()).toBeInViewport({ ratio: ALMOST_WHOLE });
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(360);
});
