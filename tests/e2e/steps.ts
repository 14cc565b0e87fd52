import type { APIRequestContext, FrameLocator, Locator, Page, Response } from '@playwright/test';
import { captcha } from '#schemas/calls/account.ts';
import { developerCall, expect } from './site-test.ts';

export const PASSWORD = 'Play1234';

/** The button that opens the menu. Only a wide two-row header does not have it. */
const menuButton = (page: Page): Locator =>
  page
    .getByRole('banner')
    .getByRole('button', { name: /^(Menu|Menyu|Trình đơn|เมนู|メニュー|菜单)$/ })
    .filter({ visible: true });

/** Opens the login with its button and returns the form. A wide two-row header has the form instead of the button. */
export const loginForm = async (page: Page, isMobile: boolean): Promise<Locator> => {
  const form = page.getByRole('dialog').getByRole('form');
  const inHeader = page.getByRole('banner').getByRole('form').filter({ visible: true });
  const entry = page
    .getByRole('navigation', { name: 'Quick menu' })
    .or(page.getByRole('banner'))
    .getByRole('button', { name: 'Log in' })
    .filter({ visible: true });
  await expect(form.or(entry).first()).toBeVisible();
  if (await form.isVisible()) return form;
  if (!isMobile && (await inHeader.isVisible())) return inHeader;
  await entry.first().click();
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

/** Returns the human verification's frame once it has its final height; until then, the dialog moves under the pointer. */
export const humanFrame = async (page: Page): Promise<FrameLocator> => {
  const frame = page.getByRole('dialog', { name: 'Human verification' }).locator('iframe');
  await expect(frame).toHaveCSS('opacity', '1');
  return frame.contentFrame();
};

/** Waits until a closed modal has gone back in the history, because going back would cancel the next navigation. */
export const modalEntryGone = async (page: Page): Promise<void> => {
  await page.waitForFunction(() => (history.state as { readonly modal?: unknown } | null)?.modal === undefined);
};

/** Expects a logged-in member: the header shows the balance and, if there is no menu, the account name. */
export const expectMember = async (page: Page, isMobile: boolean, username = 'player01'): Promise<void> => {
  const header = page.getByRole('banner');
  if (!isMobile) await expect(header.getByText(username, { exact: true }).or(menuButton(page))).toBeVisible();
  await expect(header.getByRole('button', { name: /, balance\. Refresh/ }).filter({ visible: true })).toBeVisible();
};

export const expectVisitor = async (page: Page): Promise<void> => {
  await expect(
    page.getByRole('banner').getByRole('button', { name: 'Register' }).filter({ visible: true }),
  ).toBeVisible();
};

export const openMenu = async (page: Page): Promise<Locator> => {
  await menuButton(page).click();
  const menu = page.getByRole('dialog');
  await expect(menu).toBeVisible();
  return menu;
};

/** Returns where language and theme are chosen: the menu or, if there is none, the header. */
export const choices = async (page: Page): Promise<Locator> => {
  const menu = page.getByRole('dialog');
  if (await menu.isVisible()) return menu;
  return (await menuButton(page).isVisible()) ? openMenu(page) : page.getByRole('banner');
};

export const logOut = async (page: Page): Promise<void> => {
  if (await menuButton(page).isVisible()) {
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

/** Returns the newest code sent to a phone, or shown on a captcha. */
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

/** Records the id of the latest captcha on a page. */
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

/** Returns a name that no other test or project uses. */
export const freshName = (): string =>
  `u${Date.now().toString(36)}${Math.floor((performance.now() * 1000) % 46_656).toString(36)}`.slice(0, 16);

export const freshMobile = (prefix: string, digits: number): string =>
  prefix + String(Date.now() + process.pid).slice(-(digits - prefix.length));

/** Returns the games of a list. */
export const tiles = (page: Page): Locator => page.getByRole('list', { name: 'Games' }).getByRole('listitem');
export const tile = (page: Page, index = 0): Locator => tiles(page).nth(index).getByRole('button').first();

/** Approves and pays the newest withdrawal on a page, as the sandbox's operator does. Returns its order number. */
export const payNewestWithdrawal = async (centre: Locator, request: APIRequestContext): Promise<string> => {
  const placed = centre.getByText(/^W\d{6}[0-9A-F]{10}$/).first();
  await expect(placed).toBeVisible();
  const orderNo = (await placed.textContent()) ?? '';
  const [address, options] = developerCall('/sandbox/cashier');
  for (const action of ['approve', 'pay'])
    expect((await request.post(address, { ...options, form: { orderNo, action } })).ok()).toBe(true);
  return orderNo;
};

/** Places an order for the first suggested amount, to be paid on the provider's page. */
export const placeDeposit = async (centre: Locator): Promise<void> => {
  await centre.locator('label', { hasText: /On the provider’s page/ }).click();
  const amounts = centre.getByRole('group', { name: /amount/i });
  await amounts.getByRole('button').first().click();
  await centre.getByRole('button', { name: /^Deposit .*by / }).click();
};

/** Shows a theme, and forces painting of everything that `content-visibility` skips because it is far below the window. */
export const showTheme = async (page: Page, theme: string): Promise<void> => {
  await page.evaluate((name) => {
    document.documentElement.dataset['theme'] = name;
    for (const element of document.querySelectorAll<HTMLElement>(
      '.late-sections > *, .site-footer, [class*="content-visibility"]',
    ))
      element.style.contentVisibility = 'visible';
  }, theme);
  await page.evaluate(() =>
    Promise.all(document.getAnimations().map((animation) => animation.finished.catch(() => null))),
  );
};
