import type { APIRequestContext, Locator, Page, Response } from '@playwright/test';
import { captcha } from '#schemas/calls/account.ts';
import { developerCall, expect } from './site-test.ts';

export const PASSWORD = 'Play1234';

/** The login form: in the modal of a narrow window, in the header of a wide one. */
export const loginForm = async (page: Page, isMobile: boolean): Promise<Locator> => {
  if (!isMobile) return page.getByRole('banner').getByRole('form');
  const form = page.getByRole('dialog').getByRole('form');
  const entry = page
    .getByRole('navigation', { name: 'Quick menu' })
    .or(page.getByRole('banner'))
    .getByRole('button', { name: 'Log in' })
    .filter({ visible: true });
  if (!(await form.isVisible())) await entry.first().click();
  return form;
};

export const fillLogin = async (form: Locator, username: string, password = PASSWORD): Promise<void> => {
  await form.locator('input[name=username]').fill(username);
  await form.locator('input[name=password]').fill(password);
};

/** Logs in and waits until the header shows the account. */
export const logIn = async (
  page: Page,
  isMobile: boolean,
  username = 'player01',
  password = PASSWORD,
): Promise<void> => {
  const form = await loginForm(page, isMobile);
  await fillLogin(form, username, password);
  await form.locator('button[type=submit]').click();
  await expectMember(page, isMobile, username);
  await modalEntryGone(page);
};

/** Waits for a closed modal to go back in the history, which would cancel the next navigation. */
export const modalEntryGone = async (page: Page): Promise<void> => {
  await page.waitForFunction(() => (history.state as { readonly modal?: unknown } | null)?.modal === undefined);
};

/** The compact header shows the balance, the wide one the account's name too. */
export const expectMember = async (page: Page, isMobile: boolean, username = 'player01'): Promise<void> => {
  const header = page.getByRole('banner');
  if (!isMobile) await expect(header.getByText(username, { exact: true })).toBeVisible();
  await expect(header.getByRole('button', { name: /, balance\. Refresh/ }).filter({ visible: true })).toBeVisible();
};

export const expectVisitor = async (page: Page): Promise<void> => {
  await expect(
    page.getByRole('banner').getByRole('button', { name: 'Register' }).filter({ visible: true }),
  ).toBeVisible();
};

export const openMenu = async (page: Page): Promise<Locator> => {
  await page
    .getByRole('banner')
    .getByRole('button', { name: /^(Menu|Menyu|Trình đơn|เมนู|メニュー|菜单)$/ })
    .filter({ visible: true })
    .click();
  const menu = page.getByRole('dialog');
  await expect(menu).toBeVisible();
  return menu;
};

/** Where language and theme are chosen: in the header, or in the menu of a narrow window. */
export const choices = async (page: Page, isMobile: boolean): Promise<Locator> => {
  if (!isMobile) return page.getByRole('banner');
  const menu = page.getByRole('dialog');
  return (await menu.isVisible()) ? menu : openMenu(page);
};

export const logOut = async (page: Page, isMobile: boolean): Promise<void> => {
  if (isMobile) {
    const menu = await openMenu(page);
    await menu.getByRole('button', { name: 'Log out' }).click();
  } else {
    await page
      .getByRole('banner')
      .getByRole('button', { name: /account menu/ })
      .click();
    await page.getByRole('menuitem', { name: 'Log out' }).click();
  }
  await page.getByRole('alertdialog').getByRole('button', { name: 'Log out' }).click();
};

interface Message {
  readonly target: string;
  readonly code: string | null;
}

/** The newest code sent to a phone, or shown on a captcha. */
export const codeFor = async (request: APIRequestContext, target: string): Promise<string> => {
  let code: string | null = null;
  await expect(async () => {
    const answer = await request.get(...developerCall('/sandbox/outbox?format=json'));
    const { value } = (await answer.json()) as { readonly value: readonly Message[] };
    code = value.find((message) => message.target === target && message.code !== null)?.code ?? null;
    expect(code, `a code for ${target}`).not.toBeNull();
  }).toPass({ timeout: 10_000 });
  return code ?? '';
};

/** Records the id of the latest captcha of a page. */
export const watchCaptcha = (page: Page): (() => Promise<string>) => {
  let last: Promise<string> | null = null;
  page.on('response', (response: Response) => {
    if (new URL(response.url()).pathname === captcha.path && response.ok())
      last = response.json().then(({ value }: { value: { captchaId: string } }) => value.captchaId);
  });
  return async () => {
    await expect.poll(() => last !== null, { timeout: 10_000 }).toBe(true);
    return (await last) ?? '';
  };
};

/** A name that no other test or project uses. */
export const freshName = (): string =>
  `u${Date.now().toString(36)}${Math.floor((performance.now() * 1000) % 46_656).toString(36)}`.slice(0, 16);

export const freshMobile = (prefix: string, digits: number): string =>
  prefix + String(Date.now() + process.pid).slice(-(digits - prefix.length));

/** The games of a list. */
export const tiles = (page: Page): Locator => page.getByRole('list', { name: 'Games' }).getByRole('listitem');
export const tile = (page: Page, index = 0): Locator => tiles(page).nth(index).getByRole('button').first();
