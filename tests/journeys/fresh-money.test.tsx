import { screen, waitFor, within } from '@testing-library/react';
import { beforeAll, expect, test } from 'vitest';
import type { OutputOf } from '#schemas/call.ts';
import { addWithdrawAccount, operationOutcome, uplineOptions, withdrawOptions } from '#schemas/calls/cashier.ts';
import { profile } from '#schemas/calls/profile.ts';
import { claimPromotion } from '#schemas/calls/promotions.ts';
import { askSandbox } from './ask-sandbox.ts';
import { pictureFile, pngOf } from '#tests/support/sample-pictures.ts';
import { openJourneySandbox, type JourneySandbox } from './journey-sandbox.ts';
import { openMemberPage } from './member-page.ts';
import { openSite, type OpenSite } from './open-site.tsx';
import {
  logIn,
  memberName,
  openRegister,
  nextStep,
  pressRegister,
  put,
  siteHeader,
  success,
  type Part,
} from './steps.ts';
import '#src/app/account-page.tsx';
import '#src/features/auth/register/register-modal.tsx';
import '#src/features/auth/send-code-button.tsx';
import '#src/features/cashier/deposit-panel.tsx';
import '#src/features/cashier/upline-panel.tsx';
import '#src/features/cashier/wallets-panel.tsx';
import '#src/features/cashier/withdrawal-panel.tsx';
import '#src/features/missions/missions-panel.tsx';
import '#src/features/points/convert-panel.tsx';
import '#src/features/points/history-list.tsx';
import '#src/features/points/member-mall.tsx';
import '#src/features/points/point-mall-page.tsx';
import '#src/features/points/redeem-view.tsx';
import '#src/features/promotions/promo-detail-page.tsx';
import '#src/features/promotions/promotions-page.tsx';
import '#src/features/shell/account-bar.tsx';
import '#src/forms/widgets/text-area-widget.tsx';
import '#src/forms/widgets/upload-widget.tsx';

let sandbox: JourneySandbox;
beforeAll(async () => {
  sandbox = await openJourneySandbox();
});

const PAYMENT_PASSWORD = '246810';

const amountIn = (text: string | null): number => Number(/[\d,]+\.\d\d/.exec(text ?? '')?.[0].replaceAll(',', ''));

/** Returns the balance in the site's header, once it is loaded. */
const headerBalance = async (): Promise<number> =>
  amountIn(
    (await siteHeader().findAllByRole('button', { name: /\d, balance\. Refresh$/ }))[0]?.getAttribute('aria-label') ??
      '',
  );

const cardAmount = async (centre: Part, card: string): Promise<number> =>
  amountIn(within(await centre.findByRole('region', { name: card })).getByText(/^P/).textContent);

/** Opens another page of the member centre through its menu. */
const turnTo = async ({ user }: OpenSite, centre: Part, page: RegExp): Promise<void> =>
  user.click(
    within(centre.getByRole('navigation', { name: 'Pages of the centre' })).getByRole('link', {
      name: page,
      hidden: true,
    }),
  );

/** Posts a form as a provider or operator would. */
const post = (url: string, fields: Readonly<Record<string, string>>) =>
  sandbox.send({
    do: 'fetch',
    url,
    method: 'POST',
    headers: [['Content-Type', 'application/x-www-form-urlencoded']],
    body: new URLSearchParams(fields).toString(),
  });

/** Makes a deposit of a suggested amount and reports it as paid. */
const payIn = async (site: OpenSite, centre: ReturnType<typeof within>, amount: string | RegExp): Promise<void> => {
  await turnTo(site, centre, /Deposit/);
  await site.user.click(await centre.findByRole('radio', { name: /Sandbox Bank/ }));
  await site.user.click(await centre.findByRole('button', { name: amount }));
  await site.user.click(centre.getByRole('button', { name: /^Deposit .*by / }));
  const orderNo = (await centre.findByText(/^D\d{6}[0-9A-F]{10}$/)).textContent ?? '';
  await post(`http://pay.localhost/pay/${orderNo}`, { event: 'pay' });
  expect((await success('The money is in your main wallet')).amount).toMatch(/1,000(?:\.00)?$/);
};

test('after a transfer to the upline, the next transfer shows the remaining amount', async () => {
  const { site, centre } = await openMemberPage(sandbox, 'transferUpline');
  const before = await cardAmount(centre, 'You can send up to');
  await put(site, await centre.findByRole('textbox', { name: /Amount/ }), '100');
  await put(site, centre.getByLabelText(/^Payment password/), PAYMENT_PASSWORD);
  await site.user.click(centre.getByRole('button', { name: 'Send' }));
  await centre.findByText('The money was sent');
  expect(site.sent).not.toContain(`POST ${operationOutcome.path}`);
  await site.user.click(centre.getByRole('button', { name: 'Another transfer' }));
  await waitFor(async () => expect(await cardAmount(centre, 'You can send up to')).toBe(before - 100));
});

test('money moved out of the main wallet can no longer be sent to the upline', async () => {
  const { site, centre } = await openMemberPage(sandbox, 'transferUpline');
  const before = await cardAmount(centre, 'You can send up to');
  await turnTo(site, centre, /My wallet/);
  await put(site, await centre.findByRole('textbox', { name: /Amount/ }), '200');
  await site.user.click(centre.getByRole('button', { name: 'Move money' }));
  await centre.findByText('The money was moved');
  await turnTo(site, centre, /Transfer to upline/);
  await waitFor(async () => expect(await cardAmount(centre, 'You can send up to')).toBe(before - 200));
});

test('a rejected withdrawal returns the money, and both the page and the header show it', async () => {
  const { site: first } = await openMemberPage(sandbox, 'withdraw');
  const { banks, holder } = await askSandbox<OutputOf<typeof withdrawOptions>>(sandbox, first, withdrawOptions.path);
  await askSandbox(sandbox, first, addWithdrawAccount.path, {
    bankCode: banks[0]?.bankCode,
    accountNumber: '0011223344',
    holder: holder ?? 'Ana Reyes',
  });
  const { site, centre } = await openMemberPage(sandbox, 'withdraw', { after: first });
  const inWallet = await cardAmount(centre, 'In the main wallet');
  const inHeader = await headerBalance();
  await put(site, await centre.findByRole('textbox', { name: /Amount/ }), '1000');
  await site.user.click(centre.getByRole('button', { name: 'Continue' }));
  await put(site, await centre.findByLabelText(/^Payment password/), PAYMENT_PASSWORD);
  await site.user.click(centre.getByRole('button', { name: /^Withdraw P\s1,000\.00$/ }));
  const orderNo = (await success('Your withdrawal is under way')).facts['Order'] ?? '';
  await waitFor(async () => expect(await headerBalance()).toBe(inHeader - 1000));
  await site.user.click(centre.getByRole('button', { name: 'Another withdrawal' }));
  expect(await cardAmount(centre, 'In the main wallet')).toBe(inWallet - 1000);
  await centre.findByText('Being reviewed');
  await post('http://sandbox.localhost/sandbox/cashier', { orderNo, action: 'reject' });
  await centre.findByText('Rejected');
  await waitFor(async () => expect(await headerBalance()).toBe(inHeader));
  await waitFor(async () => expect(await cardAmount(centre, 'In the main wallet')).toBe(inWallet));
}, 120_000);

test('a paid deposit counts immediately in the points mall behind the dialog, and must be wagered before it can go to the upline', async () => {
  const site = await openSite(sandbox, { path: '/pointMall?member=transferUpline' });
  await logIn(site, 'agent02');
  const centre = within(await screen.findByRole('dialog', { name: 'Member centre' }));
  expect(await cardAmount(centre, 'You can send up to')).toBeGreaterThan(0);
  const missing = (): number =>
    amountIn(
      within(
        screen.getByRole('heading', { name: 'Smartphone, 256 GB', hidden: true }).closest('li') ?? document.body,
      ).getByText(/You need to deposit/).textContent,
    );
  await waitFor(() => expect(missing()).toBeGreaterThan(1000));
  const missingBefore = missing();
  await payIn(site, centre, 'P 1,000');
  await waitFor(() => expect(missing()).toBe(missingBefore - 1000));
  await turnTo(site, centre, /Transfer to upline/);
  expect(amountIn((await centre.findByText(/still to be wagered before money can be sent/)).textContent)).toBe(1000);
  expect(await cardAmount(centre, 'You can send up to')).toBe(0);
  expect(centre.getByRole('button', { name: 'Send' })).toBeDisabled();
});

/** Registers a Kumo member with a new mobile number and without a password. */
const registerByMobile = async (mobile: string) => {
  await sandbox.play('kumo', { modulesOff: ['MOBILENUMPASSREG3'] });
  const site = await openSite(sandbox, { brand: 'kumo', path: '/register' });
  const dialog = await openRegister(site, /Mobile number/);
  await put(site, dialog.getByRole('textbox', { name: /Mobile number/ }), mobile);
  await site.user.click(await dialog.findByRole('button', { name: 'Send code' }));
  await waitFor(async () => expect(await sandbox.codeFor(mobile)).toMatch(/^\d+$/));
  await put(site, dialog.getByRole('textbox', { name: /Verification code/ }), await sandbox.codeFor(mobile));
  expect(dialog.queryByLabelText(/^Password/)).toBeNull();
  if (dialog.queryByRole('button', { name: 'Continue' }) !== null) await nextStep(site, dialog);
  const terms = dialog.getByRole('checkbox');
  if (!(terms as HTMLInputElement).checked) await site.user.click(terms);
  await pressRegister(site, dialog);
  await waitFor(() => expect(memberName(site)).toBe(mobile));
  return site;
};

test("a member's first deposit counts immediately for the missions", async () => {
  const first = await registerByMobile('9012345612');
  const site = await openSite(sandbox, { brand: 'kumo', path: '/promotions?member=missionLeaderboard', after: first });
  const centre = within(await screen.findByRole('dialog', { name: 'Member centre' }));
  await centre.findByRole('region', { name: 'Today' });
  expect(centre.queryByRole('button', { name: 'Claim Top of the day' })).toBeNull();
  await payIn(site, centre, /1,000$/);
  await turnTo(site, centre, /Mission activity/);
  await centre.findByRole('button', { name: 'Claim Top of the day' });
});

test('a member who registered without a password can set a payment password, which the points mall then accepts', async () => {
  const first = await registerByMobile('9012345611');
  const site = await openSite(sandbox, { brand: 'kumo', path: '/pointMall?tab=convert', after: first });
  await site.user.click(await screen.findByRole('link', { name: 'Set a payment password' }));
  const centre = within(await screen.findByRole('dialog', { name: 'Member centre' }));
  await site.user.click(await centre.findByRole('button', { name: 'Set a payment password' }));
  await put(site, await centre.findByLabelText(/^New payment password/), '135790');
  expect(centre.queryByLabelText(/Password of your account/)).toBeNull();
  await put(site, centre.getByLabelText(/^Repeat/), '135790');
  await site.user.click(centre.getByRole('button', { name: 'Save' }));
  await screen.findByText('The payment password is set');
  await waitFor(() => expect(screen.queryByRole('link', { name: 'Set a payment password', hidden: true })).toBeNull());
});

test('a member without a password needs none to transfer money to the upline', async () => {
  const { site: first } = await openMemberPage(sandbox, 'securityCenter', { account: 'vip01' });
  const own = await askSandbox<OutputOf<typeof profile>>(sandbox, first, profile.path);
  const options = await askSandbox<OutputOf<typeof uplineOptions>>(sandbox, first, uplineOptions.path);
  const { site, centre } = await openMemberPage(sandbox, 'transferUpline', {
    after: first,
    failing: {
      [profile.path]: { value: { ...own, hasPassword: false, hasPaymentPassword: false } },
      [uplineOptions.path]: { value: { ...options, hasPaymentPassword: false } },
    },
  });
  await site.user.click(await centre.findByRole('button', { name: 'Set a payment password' }));
  await centre.findByLabelText(/^New payment password/);
  expect(centre.queryByLabelText(/Password of your account/)).toBeNull();
});

test.each([
  ['the wallet', 100_000_000, 0, /holds less than the smallest withdrawal/],
  ['the limit of 24 hours', 100, 0, /can withdraw within 24 hours is used up/],
])('if nothing can be withdrawn because of %s, the page shows the reason', async (_what, min, max, words) => {
  const { site: first } = await openMemberPage(sandbox, 'securityCenter', { account: 'vip01' });
  const options = await askSandbox<OutputOf<typeof withdrawOptions>>(sandbox, first, withdrawOptions.path);
  const { centre } = await openMemberPage(sandbox, 'withdraw', {
    after: first,
    failing: { [withdrawOptions.path]: { value: { ...options, min, max, remainingTurnover: 0 } } },
  });
  await centre.findByText(words);
  expect(centre.queryAllByText(/holds less than the smallest withdrawal|within 24 hours is used up/)).toHaveLength(1);
  expect(centre.getByRole('button', { name: 'Continue' })).toBeDisabled();
});

test('an application paid after review also updates the balance in the header', async () => {
  const site = await openSite(sandbox, { path: '/promoDetail?id=share&apply=1' });
  await logIn(site, 'agent01');
  const before = await headerBalance();
  await site.user.upload(
    await screen.findByLabelText(/Images/),
    pictureFile(pngOf({ width: 64, height: 64 }), 'a.png'),
  );
  await screen.findByText('a.png');
  await site.user.click(screen.getByRole('button', { name: 'Send the application' }));
  await screen.findByText('Your application was sent');
  await sandbox.wait(41_000);
  await screen.findByText('Paid out');
  await waitFor(async () => expect(await headerBalance()).toBeGreaterThan(before));
});

test('a voucher approved after review also updates the balance in the header', async () => {
  const site = await openSite(sandbox, { path: '/pointMall' });
  await logIn(site, 'vip01');
  const before = await headerBalance();
  const goods = within(await screen.findByRole('list', { name: 'Goods' }));
  const voucher = goods.getByRole('heading', { name: 'Bronze cash voucher' }).closest('li') ?? document.body;
  await site.user.click(within(voucher).getByRole('link'));
  await site.user.click(await screen.findByRole('button', { name: 'Continue' }));
  await put(site, await screen.findByLabelText(/^Payment password/), PAYMENT_PASSWORD);
  await site.user.click(screen.getByRole('button', { name: /^Redeem for/ }));
  await screen.findByText('Your redemption is under review');
  await site.user.click(screen.getByRole('button', { name: 'See the redeem history' }));
  const history = within(await screen.findByRole('region', { name: 'Redeem history' }));
  const newest = (): Part => within(history.getAllByRole('listitem')[0] ?? document.body);
  expect(newest().getByText('In process')).toBeInTheDocument();
  await sandbox.wait(181_000);
  await waitFor(() => expect(newest().getByText('Approved')).toBeInTheDocument());
  await waitFor(async () => expect(await headerBalance()).toBe(before + 50));
});

test('a claim whose outcome is confirmed late is shown as claimed, and is not offered again', async () => {
  const site = await openSite(sandbox, { path: '/promotions' });
  await logIn(site, 'player01');
  const heading = await screen.findByRole('heading', { name: 'Tell us what you think' });
  const card = within(heading.closest('article') ?? document.body);
  await card.findByText('Ready to claim');
  site.fail(claimPromotion.path, { status: 500, untouched: true });
  site.fail(operationOutcome.path, { value: { state: 'WORKING' } });
  await site.user.click(card.getByRole('button', { name: 'Claim' }));
  await card.findByRole('button', { name: 'Check now' });
  const [key = ''] = Object.entries(sessionStorage)
    .filter(([slot]) => slot.includes('promotions.claim '))
    .map(([, value]) => String(value));
  await sandbox.send({
    do: 'fetch',
    url: `http://perya.localhost${claimPromotion.path}`,
    method: 'POST',
    headers: [
      ['Content-Type', 'application/json'],
      ['Merchant', 'perya'],
      ['Cookie', [...site.cookies].map(([name, value]) => `${name}=${value}`).join('; ')],
      ['Idempotency-Key', key],
    ],
    body: JSON.stringify({ id: 'opinion' }),
  });
  site.fail(operationOutcome.path, null);
  await card.findByText('The bonus is in your main wallet');
  await card.findByText('Claimed');
  await site.user.click(card.getByRole('button', { name: 'Close' }));
  expect(card.queryByRole('button', { name: 'Claim' })).toBeNull();
});

test('the bonus for a messenger ID is counted immediately at the reward centre', async () => {
  const { site, centre } = await openMemberPage(sandbox, 'securityCenter', { account: 'player01' });
  const entry = (): number =>
    Number(
      /^Reward centre(\d+)\1 new$/.exec(
        within(centre.getByRole('navigation', { name: 'Pages of the centre' })).getByRole('link', {
          name: /Reward centre/,
          hidden: true,
        }).textContent ?? '',
      )?.[1],
    );
  await waitFor(() => expect(entry()).toBeGreaterThan(0));
  const before = entry();
  await put(site, await centre.findByRole('textbox', { name: /Facebook/ }), 'player.one');
  await site.user.click(
    within(await centre.findByRole('region', { name: 'Profile' })).getByRole('button', { name: 'Save' }),
  );
  await centre.findByRole('link', { name: 'Claim it in the reward centre' });
  await waitFor(() => expect(entry()).toBe(before + 1));
});
