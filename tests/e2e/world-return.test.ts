import type { Page } from '@playwright/test';
import { at, expect, settled, test, DESKTOP_ONLY, PHONE_ONLY } from './site-test.ts';
import { logIn, placeDeposit, PASSWORD } from './steps.ts';

/** Hides or shows the page, as switching apps does; Playwright's pages are always visible. */
const setHidden = (page: Page, isHidden: boolean): Promise<void> =>
  page.evaluate(
    (state) => {
      Object.defineProperty(document, 'visibilityState', { configurable: true, value: state });
      document.dispatchEvent(new Event('visibilitychange', { bubbles: true }));
    },
    isHidden ? 'hidden' : 'visible',
  );

const centreOf = (page: Page) => page.getByRole('dialog', { name: 'Member centre' });

test(
  'an order paid in another browser appears as paid on its page, and in the list once the member returns to the site',
  PHONE_ONLY,
  async ({ page, isMobile, browser }) => {
    await page.goto(at('perya', '/?lang=EN'));
    await settled(page);
    await logIn(page, isMobile);
    await page.goto(at('perya', '/index?member=depositv2&lang=EN'));
    const centre = centreOf(page);
    await placeDeposit(centre);
    const payAt = await centre.getByRole('link', { name: /^Pay with/ }).getAttribute('href');
    await expect(page).toHaveURL(/record=/);
    const order = page.url();
    const number = new URL(order).searchParams.get('record') ?? '';

    const elsewhere = await browser.newContext({ serviceWorkers: 'block', locale: 'en-US', reducedMotion: 'reduce' });
    const other = await elsewhere.newPage();
    await other.goto(order);
    const login = other.getByRole('dialog').getByRole('form');
    await login.locator('input[name=username]').fill('player01');
    await login.locator('input[name=password]').fill(PASSWORD);
    await login.locator('button[type=submit]').click();
    await expect(centreOf(other).getByRole('link', { name: /^Pay with/ })).toBeVisible();

    await centre.getByRole('button', { name: 'Choose another way' }).click();
    const card = centre.getByRole('listitem').filter({ hasText: number });
    await expect(card.getByText('Waiting for payment')).toBeVisible();
    const balance = page.getByRole('button', { name: /, balance\. Refresh/, includeHidden: true }).first();
    const before = await balance.textContent();
    await setHidden(page, true);

    const provider = await elsewhere.newPage();
    await provider.goto(payAt ?? '');
    await provider.getByRole('button', { name: 'Pay', exact: true }).click();
    await expect(centreOf(other).getByText('The money is in your main wallet')).toBeVisible();
    await elsewhere.close();

    await setHidden(page, false);
    await expect(card).toBeVisible();
    await expect(card.getByText('Waiting for payment')).toHaveCount(0);
    await expect(balance).not.toHaveText(before ?? '');
  },
);

for (const [title, isExpired] of [
  ['is restored with its page and typed input', false],
  ['whose session has ended meanwhile is restored with both after a login', true],
] as const)
  test(`a tab discarded by the phone ${title}`, DESKTOP_ONLY, async ({ page, context, isMobile, faults }) => {
    faults.allow(/status of 401/);
    await page.goto(at('lotus', '/?lang=EN'));
    await settled(page);
    await logIn(page, isMobile, 'agent02');
    await page.goto(at('lotus', '/index?member=transferFund&lang=EN'));
    await centreOf(page)
      .getByRole('textbox', { name: /Amount/ })
      .fill('123');
    await setHidden(page, true);
    // A discarded page gets no further events. The browser restores the tab with the same URL and session storage.
    const stored = await page.evaluate(() => ({ ...sessionStorage }));
    const again = await context.newPage();
    await again.addInitScript(
      ([entries, isOver]) => {
        if (sessionStorage.length > 0) return;
        for (const [key, value] of Object.entries(entries)) sessionStorage.setItem(key, value as string);
        if (isOver) sessionStorage.setItem('token', 'x'.repeat(32));
      },
      [stored, isExpired] as const,
    );
    await again.goto(page.url());
    if (isExpired) {
      const login = again.getByRole('dialog').getByRole('form');
      await login.locator('input[name=username]').fill('agent02');
      await login.locator('input[name=password]').fill(PASSWORD);
      await login.locator('button[type=submit]').click();
    }
    await expect(centreOf(again).getByRole('textbox', { name: /Amount/ })).toHaveValue(/^123(?:\.00)?$/);
    await centreOf(again)
      .getByRole('textbox', { name: /Amount/ })
      .focus();
    await again.keyboard.press('Tab');
    // While the page is visible, none of its input is stored.
    const drafts = await again.evaluate(() =>
      Object.entries(sessionStorage).filter(([key]) => key.includes('interrupted transfer')),
    );
    expect(drafts.filter(([, value]) => value.includes('123'))).toEqual([]);
  });
