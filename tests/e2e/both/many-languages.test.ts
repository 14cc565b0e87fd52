import { AxeBuilder } from '@axe-core/playwright';
import type { Page } from '@playwright/test';
import { fortyLanguages } from '#storybook/sample-languages.ts';
import { addBrand } from '../add-brand.ts';
import { SHORT_LANGUAGE } from '../languages.ts';
import { at, DESKTOP_ONLY, expect, settled, test } from '../site-test.ts';
import { choices } from '../steps.ts';

/** Opens a brand's site with forty languages. */
const openForty = async (page: Page, id: string, query = ''): Promise<void> => {
  await addBrand(id, { languages: { default: 'EN', supported: [...fortyLanguages()] } }, 'perya');
  await page.goto(at(id, `/index${query}`));
  await settled(page);
};

const button = async (page: Page) =>
  (await choices(page)).locator('button[aria-haspopup=dialog]').filter({ hasText: SHORT_LANGUAGE });

const violations = async (page: Page): Promise<readonly string[]> => {
  const axe = new AxeBuilder({ page: page as unknown as ConstructorParameters<typeof AxeBuilder>[0]['page'] });
  return (await axe.setLegacyMode().analyze()).violations.map(({ id, nodes }) => `${id}: ${nodes[0]?.html ?? ''}`);
};

test('a visitor finds one of forty languages by its name without diacritics, by keyboard alone [language.selector.forty]', async ({
  page,
  ownBrand,
}) => {
  await openForty(page, ownBrand('forty'));
  const open = await button(page);
  await open.focus();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('listbox', { name: 'Choose a language' }).getByRole('option')).toHaveCount(40);
  await expect(page.getByRole('group', { name: 'Suggested' }).getByRole('option')).toHaveText([/^English/]);
  expect(await violations(page)).toEqual([]);
  // On touch screens, the search is not focused automatically.
  await page.getByRole('combobox', { name: 'Search languages' }).focus();
  await page.keyboard.type('klingon');
  await expect(page.getByText('No language found')).toBeVisible();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('combobox', { name: 'Search languages' })).toBeVisible();
  await page.keyboard.press('Control+A');
  await page.keyboard.type('tieng viet');
  await page.keyboard.press('Enter');
  await expect(page.locator('html')).toHaveAttribute('lang', 'vi');
  await expect(await button(page)).toBeFocused();
  expect(await page.evaluate(() => localStorage.getItem('lang'))).toBe('VI');
});

test(
  'on a right-to-left page, the language list starts at the right edge of its button [language.selector.forty]',
  DESKTOP_ONLY,
  async ({ page, ownBrand }) => {
    await openForty(page, ownBrand('forty-rtl'), '?lang=AR');
    await expect(page.locator('html')).toHaveAttribute('dir', 'rtl');
    const open = await button(page);
    await open.click();
    const [edge, panel] = [await open.boundingBox(), await page.getByRole('dialog').boundingBox()];
    expect((panel?.x ?? 0) + (panel?.width ?? 0)).toBeCloseTo((edge?.x ?? 0) + (edge?.width ?? 0), 0);
    expect(await violations(page)).toEqual([]);
  },
);

test(
  'on a Chinese page, the language button names the script [language.selector.forty]',
  DESKTOP_ONLY,
  async ({ page, ownBrand }) => {
    await openForty(page, ownBrand('forty-scripts'), '?lang=TW');
    await expect(await button(page)).toHaveText('繁體');
    await page.goto(page.url().replace('lang=TW', 'lang=CN'));
    await settled(page);
    await expect(await button(page)).toHaveText('简体');
  },
);

test('a message names a language whose texts fail to load, and the page keeps its language until another choice succeeds [languages.change]', async ({
  page,
  faults,
}) => {
  faults.allow(/ERR_FAILED/, /status of 500/);
  await page.goto(at('kumo', '/?lang=EN'));
  await settled(page);
  const choose = async (): Promise<void> => {
    await (await choices(page)).locator('button[aria-haspopup=menu]').filter({ hasText: SHORT_LANGUAGE }).click();
    await page.getByRole('menuitemradio', { name: '日本語' }).click();
  };
  const texts = /\/assets\/(?:texts|forms)-JA\.[^/]+\.json$/;
  for (const fail of [
    () => page.route(texts, (route) => route.abort()),
    () => page.route(texts, (route) => route.fulfill({ status: 500 })),
  ]) {
    await fail();
    await choose();
    await expect(page.getByText('日本語 could not be loaded. The language is still English.')).toBeVisible();
    await expect(page.locator('html')).toHaveAttribute('lang', 'en');
    expect(await page.evaluate(() => localStorage.getItem('lang'))).toBeNull();
    await page.unroute(texts);
    await expect(page.getByText('日本語 could not be loaded. The language is still English.')).toBeHidden();
  }
  await choose();
  await expect(page.locator('html')).toHaveAttribute('lang', 'ja');
});

test(
  'if the code of the language list fails to load, a message says so [language.selector.forty]',
  DESKTOP_ONLY,
  async ({ page, ownBrand, faults }) => {
    faults.allow(/ERR_FAILED/);
    await openForty(page, ownBrand('forty-lost'));
    await page.route(/\/assets\/language-panel-[^/]+\.js$/, (route) => route.abort());
    const open = await button(page);
    await open.click();
    await expect(page.getByText('This part did not load.')).toBeVisible();
    await expect(open).toHaveAttribute('aria-expanded', 'false');
  },
);
