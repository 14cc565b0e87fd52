import { AxeBuilder } from '@axe-core/playwright';
import type { Page } from '@playwright/test';
import { sliceOf } from '../../support/run-slice.ts';
import { at, drawnWindow, expect, settled, test, PHONE_ONLY, DESKTOP_ONLY, QUICK } from '../site-test.ts';
import { logIn, loginForm, openMenu, showTheme } from '../steps.ts';

type Theme = 'light' | 'dark';

/**
 * Returns axe's findings by rule and element: all rules in the first theme, but only contrast in the others, because themes differ only in colours.
 */
const faultsIn = async (page: Page, themes: readonly Theme[]): Promise<readonly string[]> => {
  const found: string[] = [];
  for (const [index, theme] of themes.entries()) {
    await showTheme(page, theme);
    // `@axe-core/playwright` uses types from another patch release of Playwright; at run time, `Page` is the same class.
    const axe = new AxeBuilder({
      page: page as unknown as ConstructorParameters<typeof AxeBuilder>[0]['page'],
    }).setLegacyMode();
    const { violations } = await (index === 0 ? axe : axe.withRules('color-contrast')).analyze();
    for (const { id, nodes } of violations)
      for (const { target, failureSummary } of nodes)
        found.push(`${theme} ${id}: ${target.join(' ')} ${failureSummary ?? ''}`);
  }
  return found;
};

const BOTH: readonly Theme[] = ['light', 'dark'];

test(
  "a visitor's home page and menu have no accessibility violations, in light and dark",
  QUICK,
  async ({ page, isMobile }) => {
    await page.goto(at('perya', '/?lang=EN'));
    await settled(page);
    expect(await faultsIn(page, BOTH)).toEqual([]);
    if (isMobile) {
      await openMenu(page);
      expect(await faultsIn(page, BOTH)).toEqual([]);
    } else {
      await page
        .getByRole('banner')
        .getByRole('button', { name: /^Language/ })
        .click();
      expect(await faultsIn(page, BOTH)).toEqual([]);
    }
  },
);

test(
  "a member's home page and account menu have no accessibility violations, in light and dark",
  drawnWindow('access home'),
  async ({ page, isMobile }) => {
    await page.goto(at('perya', '/?lang=EN'));
    await settled(page);
    await logIn(page, isMobile, 'vip01');
    await settled(page);
    expect(await faultsIn(page, BOTH)).toEqual([]);
    if (isMobile) await openMenu(page);
    else
      await page
        .getByRole('banner')
        .getByRole('button', { name: /account menu/ })
        .click();
    expect(await faultsIn(page, BOTH)).toEqual([]);
  },
);

test(
  'logging in has no accessibility violations, in light and dark',
  drawnWindow('access login'),
  async ({ page, isMobile }) => {
    await page.goto(at('perya', '/?lang=EN'));
    await settled(page);
    const form = await loginForm(page, isMobile);
    await form.locator('button[type=submit]').click();
    await expect(form.locator('input[aria-invalid=true]').first()).toBeVisible();
    expect(await faultsIn(page, BOTH)).toEqual([]);
  },
);

test(
  'registration has no accessibility violations before input and after a refusal, in light and dark',
  PHONE_ONLY,
  async ({ page }) => {
    await page.goto(at('perya', '/register?lang=EN'));
    const modal = page.getByRole('dialog');
    await expect(modal.locator('input[name=username]')).toBeVisible();
    await settled(page);
    expect(await faultsIn(page, BOTH)).toEqual([]);
    await modal.getByRole('button', { name: 'Register', exact: true }).click();
    await expect(modal.locator('input[aria-invalid=true]').first()).toBeVisible();
    expect(await faultsIn(page, BOTH)).toEqual([]);
  },
);

test('the announcements have no accessibility violations, in light and dark', PHONE_ONLY, async ({ page }) => {
  await page.goto(at('perya', '/?lang=EN'));
  await settled(page);
  await page.getByRole('main').getByRole('region', { name: 'Announcements' }).getByRole('button').first().click();
  await expect(page.getByRole('dialog')).toBeVisible();
  expect(await faultsIn(page, BOTH)).toEqual([]);
});

test(
  'the pages shown instead of the site have no accessibility violations, in light and dark',
  PHONE_ONLY,
  async ({ page, scene, ownBrand, faults }) => {
    faults.allow(/status of (403|404|503)/, /was preloaded using link preload/);
    const brand = ownBrand('barrier');
    await scene(brand, { scenario: { maintenance: { endTime: null } } });
    await page.goto(at(brand, '/?lang=EN'));
    await expect(page.getByRole('heading', { name: 'The site is under maintenance' })).toBeVisible();
    expect(await faultsIn(page, BOTH)).toEqual([]);
    await scene(brand, { scenario: { maintenance: null, regionBlock: true } });
    await page.reload();
    await expect(page.getByRole('heading', { name: 'Not available where you are' })).toBeVisible();
    expect(await faultsIn(page, BOTH)).toEqual([]);
    await page.goto(at('nobody'));
    expect(await faultsIn(page, ['light'])).toEqual([]);
  },
);

for (const { id, theme, window } of sliceOf('access brands', [
  { id: 'lotus', theme: 'dark', window: PHONE_ONLY },
  { id: 'siam', theme: 'light', window: DESKTOP_ONLY },
  { id: 'kumo', theme: 'dark', window: PHONE_ONLY },
] as const)) {
  test(`the first page of ${id} and its registration have no accessibility violations`, window, async ({ page }) => {
    await page.goto(at(id));
    await settled(page);
    expect(await faultsIn(page, [theme])).toEqual([]);
    await page.goto(at(id, '/register'));
    // A registration in steps asks for the password in a later step.
    await expect(page.getByRole('dialog').getByRole('textbox').first()).toBeVisible();
    expect(await faultsIn(page, [theme])).toEqual([]);
  });
}

test(
  'a games page, its filtered list and the search have no accessibility violations, in light and dark',
  drawnWindow('access games'),
  async ({ page, isMobile }) => {
    await page.goto(at('perya', '/pvp?lang=EN'));
    await settled(page);
    await logIn(page, isMobile, 'vip01');
    await settled(page);
    expect(await faultsIn(page, BOTH)).toEqual([]);
    await page.goto(at('perya', '/rng?name=zzzz&lang=EN'));
    await settled(page);
    expect(await faultsIn(page, BOTH)).toEqual([]);
    // On phones, a member's header has no room for the search.
    const place = isMobile ? await openMenu(page) : page.getByRole('banner');
    await place.getByRole('button', { name: 'Search games' }).filter({ visible: true }).click();
    await page.getByRole('combobox', { name: /^Search games/ }).fill('dragon');
    await expect(page.getByRole('dialog').getByRole('option').first()).toBeVisible();
    expect(await faultsIn(page, BOTH)).toEqual([]);
  },
);

test(
  'the lottery lobby has no accessibility violations, in light and dark',
  drawnWindow('access lottery'),
  async ({ page }) => {
    await page.goto(at('perya', '/lottery?lang=EN'));
    await settled(page);
    expect(await faultsIn(page, BOTH)).toEqual([]);
  },
);
