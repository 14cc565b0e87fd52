import type { Page } from '@playwright/test';
import { at, expect, settled, test, DESKTOP_ONLY, PHONE_ONLY } from './site-test.ts';
import { expectMember, PASSWORD } from './steps.ts';

/**
 * Shows a password manager's menu as browser extensions do: at the end of the page, over the field, in a shadow root. A click fills in the form.
 */
const showMenu = (page: Page, selector: string): Promise<void> =>
  page.evaluate(
    ([at, name, password]) => {
      const form = [...document.querySelectorAll<HTMLFormElement>(at)].find((found) => found.checkVisibility());
      const field = form?.querySelector<HTMLInputElement>('[name=username]');
      if (form === undefined || field == null) throw new Error('no login');
      const { left, bottom } = field.getBoundingClientRect();
      const host = document.createElement('div');
      host.style.cssText = `position:fixed;left:${left}px;top:${bottom}px;z-index:2147483647`;
      const menu = document.createElement('button');
      menu.textContent = 'Fill in';
      menu.addEventListener('click', () => {
        field.value = name;
        form.querySelectorAll<HTMLInputElement>('[name=password]').forEach((box) => (box.value = password));
      });
      host.attachShadow({ mode: 'open' }).append(menu);
      document.documentElement.append(host);
    },
    [selector, 'player01', PASSWORD] as const,
  );

for (const [title, tag, brand, path, form] of [
  ['the login form in the header', DESKTOP_ONLY, 'perya', '/promotions?lang=EN', 'header form'],
  ['the login page', PHONE_ONLY, 'kumo', '/login?lang=EN', 'main form'],
] as const)
  test(`a password manager's menu can be used on ${title}`, tag, async ({ page, isMobile }) => {
    await page.goto(at(brand, path));
    await settled(page);
    // People click the menu once the page is idle.
    await page.waitForLoadState('networkidle');
    await showMenu(page, form);
    await page.getByRole('button', { name: 'Fill in' }).click();
    await page.locator(form).locator('button[type=submit]').filter({ visible: true }).first().click();
    await expectMember(page, isMobile);
    await expect(page.locator(form).filter({ visible: true })).toHaveCount(0);
  });
