import type { Locator, Page } from '@playwright/test';
import { at, drawnWindow, expect, settled, test, DESKTOP_ONLY, PHONE_ONLY } from '../site-test.ts';
import { logIn, payNewestWithdrawal, placeDeposit } from '../steps.ts';

const PAYMENT_PASSWORD = '246810';
/** An image with a single white pixel. */
const PIXEL = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mP8/5+hHgAHggJ/PchI7wAAAABJRU5ErkJggg==',
  'base64',
);

/** Opens a page of the member centre by its URL, as a member who has to log in first. */
const openPage = async (
  page: Page,
  isMobile: boolean,
  brand: string,
  name: string,
  account = 'player01',
): Promise<Locator> => {
  await page.goto(at(brand, '/?lang=EN'));
  await settled(page);
  await logIn(page, isMobile, account);
  return show(page, brand, name);
};

const show = async (page: Page, brand: string, name: string): Promise<Locator> => {
  await page.goto(at(brand, `/index?member=${name}&lang=EN`));
  const centre = page.getByRole('dialog', { name: 'Member centre' });
  await expect(centre).toBeVisible();
  return centre;
};

/** Returns the amount on a card of the page. */
const amountIn = async (centre: Locator, card: string): Promise<number> => {
  const text = centre.getByRole('region', { name: card }).getByText(/^\D{1,4}\s?[\d,.]+$/u);
  await expect(text).toBeVisible();
  return Number((await text.textContent())?.replaceAll(/[^\d.]/gu, ''));
};

/** Adds a withdrawal account in the member's own name. */
const addAccount = async (centre: Locator): Promise<void> => {
  await centre.getByRole('button', { name: 'Add an account' }).click();
  await centre.getByRole('combobox', { name: /Bank or e-wallet/ }).selectOption({ index: 1 });
  await centre.getByRole('textbox', { name: /Account number/ }).fill('00112233445566');
  await centre.getByRole('button', { name: 'Save the account' }).click();
  await expect(centre.getByRole('button', { name: 'Continue' })).toBeVisible();
};

const confirm = async (centre: Locator, amount: string): Promise<Locator> => {
  await centre.getByRole('textbox', { name: /Amount/ }).fill(amount);
  await centre.getByRole('button', { name: 'Continue' }).click();
  await centre.getByLabel(/^Payment password/).fill(PAYMENT_PASSWORD);
  return centre.getByRole('button', { name: /^Withdraw .*\d/ });
};

test(
  "a deposit is paid on the provider's page in a separate tab, and the site shows the money without a reload [member.deposit.flow]",
  drawnWindow('deposit'),
  async ({ page, context, isMobile }) => {
    const centre = await openPage(page, isMobile, isMobile ? 'kumo' : 'perya', 'depositv2');
    await placeDeposit(centre);
    const [provider] = await Promise.all([
      context.waitForEvent('page'),
      centre.getByRole('link', { name: /^Pay with/ }).click(),
    ]);
    await provider.getByRole('button', { name: 'Pay', exact: true }).click();
    await expect(provider.getByText('Paid', { exact: true })).toBeVisible();
    await provider.close();
    await expect(centre.getByText('The money is in your main wallet')).toBeVisible();
    expect(await page.evaluate(() => document.documentElement.scrollWidth <= innerWidth)).toBe(true);
  },
);

test(
  'a member can report once that a withdrawal has not arrived, with an image as proof [withdrawal-confirmation.mark] [withdrawal-confirmation.proof] [withdrawal-confirmation.forced] [withdrawal-confirmation.minutes] [withdrawal-confirmation.proof-limits] [withdrawal-confirmation.calls]',
  PHONE_ONLY,
  async ({ page, isMobile, request }) => {
    const centre = await openPage(page, isMobile, 'lotus', 'withdraw');
    await addAccount(centre);
    await (await confirm(centre, '500000')).click();
    await payNewestWithdrawal(centre, request);
    await page.reload();
    await expect(centre.getByText(/^(29|30) minutes left to answer/)).toBeVisible();
    await expect(centre.getByText(/the withdrawal counts as received and no money is given back/)).toBeVisible();
    await centre.getByRole('button', { name: 'Not received' }).click();
    const upload = centre.locator('input[type=file]');
    await upload.setInputFiles({
      name: 'statement.png',
      mimeType: 'image/png',
      buffer: Buffer.from('no picture at all'),
    });
    await expect(centre.getByText(/not a PNG or JPG image/)).toBeVisible();
    await upload.setInputFiles({ name: 'statement.png', mimeType: 'image/png', buffer: PIXEL });
    await centre.getByRole('button', { name: 'Report it' }).click();
    await expect(centre.getByText(/You told us that it has not arrived and sent 1 image/)).toBeVisible();
    await expect(centre.getByRole('button', { name: 'Received', exact: true })).toHaveCount(0);
  },
);

test(
  'two tabs cannot withdraw the same money: the second shows a message and keeps its input [member.withdraw.flow]',
  DESKTOP_ONLY,
  async ({ page, context, isMobile, faults }) => {
    faults.allow(/status of 422/);
    const first = await openPage(page, isMobile, 'siam', 'withdraw');
    await addAccount(first);
    const other = await context.newPage();
    const second = await show(other, 'siam', 'withdraw');
    const most = String(Math.floor((await amountIn(first, 'In the main wallet')) / 2) + 1_000);
    const buttons = [await confirm(first, most), await confirm(second, most)] as const;
    await page.bringToFront();
    await buttons[0].dblclick();
    await expect(first.getByText(/is under way$/)).toBeVisible();
    await other.bringToFront();
    await buttons[1].click();
    const amount = second.getByRole('textbox', { name: /Amount/ });
    await expect(amount).toHaveAccessibleDescription(/The wallet does not hold that much\./);
    await expect(amount).not.toHaveValue('');
    await page.reload();
    await expect(first.getByRole('region', { name: 'Latest withdrawals' }).getByRole('listitem')).toHaveCount(1);
  },
);

test(
  'if the session ends before the confirmation, no money moves, and the login returns to the page [member.transferfund.transfer]',
  DESKTOP_ONLY,
  async ({ page, context, isMobile, faults }) => {
    faults.allow(/status of 401/);
    const centre = await openPage(page, isMobile, 'perya', 'transferFund', 'agent02');
    const before = await amountIn(centre, 'All my money');
    await centre.getByRole('textbox', { name: /Amount/ }).fill('100');
    await context.clearCookies();
    await centre.getByRole('button', { name: 'Move money', exact: true }).click();
    await expect(centre).toBeHidden();
    await page.getByRole('dialog').getByRole('form').locator('input[name=username]').fill('agent02');
    await page.getByRole('dialog').getByRole('form').locator('input[name=password]').fill('Play1234');
    await page.getByRole('dialog').getByRole('form').locator('button[type=submit]').click();
    await expect(page.getByRole('dialog', { name: 'Member centre' })).toBeVisible();
    expect(await amountIn(page.getByRole('dialog', { name: 'Member centre' }), 'All my money')).toBe(before);
  },
);
