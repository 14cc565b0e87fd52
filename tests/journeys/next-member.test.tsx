import { act, screen, waitFor, within } from '@testing-library/react';
import { beforeAll, expect, test } from 'vitest';
import { deposit, operationOutcome, withdraw } from '#schemas/calls/cashier.ts';
import { joinPromotion, promotionDetail } from '#schemas/calls/promotions.ts';
import { SESSION_MARK } from '#src/document/document-marks.ts';
import { openJourneySandbox, type JourneySandbox } from './journey-sandbox.ts';
import { isPathOf, openSite, type OpenSite } from './open-site.tsx';
import { openMemberPage } from './member-page.ts';
import { logIn, put, type Part } from './steps.ts';
import '#src/features/cashier/deposit-panel.tsx';
import '#src/features/cashier/wallets-panel.tsx';
import '#src/features/cashier/withdrawal-panel.tsx';
import '#src/features/promotions/promo-detail-page.tsx';
import '#src/features/promotions/promotions-page.tsx';
import '#src/features/shell/account-bar.tsx';
import '#src/forms/widgets/text-area-widget.tsx';

let sandbox: JourneySandbox;
beforeAll(async () => {
  sandbox = await openJourneySandbox();
});

const open = async (path: string, account: string): Promise<OpenSite> => {
  const site = await openSite(sandbox, { path });
  await logIn(site, account);
  return site;
};
const card = async (title: string): Promise<Part> => {
  const heading = await screen.findByRole('heading', { name: title });
  return within(heading.closest('article') ?? document.body);
};
/** Expires the session on the platform, so that the login opens over the page. */
const expire = async ({ stores }: OpenSite): Promise<void> => {
  await act(async () => stores.session.expire());
  await screen.findByRole('dialog', { name: 'Log in' });
};
const sentTo = ({ sent }: OpenSite, path: string): number =>
  sent.filter((call) => isPathOf(path, call.replace('POST ', ''))).length;

test("a member's receipt disappears with the session, and the next member on the page does not see it", async () => {
  const site = await open('/promotions', 'player01');
  await site.user.click(await (await card('Tell us what you think')).findByRole('button', { name: 'Claim' }));
  await screen.findByText('The bonus is in your main wallet');
  await expire(site);
  expect(screen.queryByText('The bonus is in your main wallet')).toBeNull();
  await logIn(site, 'vip01');
  await (await card('Tell us what you think')).findByRole('button', { name: 'Apply' });
  expect(screen.queryByText('The bonus is in your main wallet')).toBeNull();
  expect(screen.queryByRole('link', { name: /^Record PR/ })).toBeNull();
});

test("a member's payment disappears with the session, before anything else has loaded", async () => {
  const site = await open('/promoDetail?id=opinion', 'player01');
  await screen.findByRole('link', { name: /^Record PR/ });
  const release = site.hold(promotionDetail.path);
  await expire(site);
  expect(screen.queryByRole('link', { name: /^Record PR/, hidden: true })).toBeNull();
  release();
});

test('the next member finds an empty application form, and sends nothing from the previous member', async () => {
  const site = await open('/promoDetail?id=opinion', 'agent01');
  await site.user.click(await screen.findByRole('button', { name: 'Apply' }));
  await put(site, await screen.findByRole('textbox', { name: /Comment/ }), 'More fishing games would be good');
  await expire(site);
  expect(screen.queryByRole('textbox', { name: /Comment/, hidden: true })).toBeNull();
  await logIn(site, 'agent02');
  await site.user.click(await screen.findByRole('button', { name: 'Apply' }));
  expect(await screen.findByRole('textbox', { name: /Comment/ })).toHaveValue('');
});

test('the same member finds the comment that was typed before the session expired', async () => {
  const site = await open('/promoDetail?id=opinion', 'agent01');
  await site.user.click(await screen.findByRole('button', { name: 'Apply' }));
  await put(site, await screen.findByRole('textbox', { name: /Comment/ }), 'More fishing games would be good');
  await expire(site);
  await logIn(site, 'agent01');
  await site.user.click(await screen.findByRole('button', { name: 'Apply' }));
  expect(await screen.findByRole('textbox', { name: /Comment/ })).toHaveValue('More fishing games would be good');
});

test('if the session ends during an operation, its outcome is shown to the member at the next login, and the operation is not resent', async () => {
  const site = await open('/promotions', 'agent01');
  site.fail(joinPromotion.path, { status: 500 });
  site.fail(operationOutcome.path, { status: 401, code: 'not_logged_in', untouched: true });
  await site.user.click(await (await card('Seven days of play')).findByRole('button', { name: 'Join' }));
  await screen.findByRole('dialog', { name: 'Log in' });
  site.fail(joinPromotion.path, null);
  site.fail(operationOutcome.path, null);
  await logIn(site, 'agent01');
  await (await card('Seven days of play')).findByText('You have joined');
  expect(sentTo(site, joinPromotion.path)).toBe(1);
});

test('another member sees no report of the operation and does not query its outcome', async () => {
  const site = await open('/promotions', 'agent02');
  site.fail(joinPromotion.path, { status: 500 });
  site.fail(operationOutcome.path, { status: 401, code: 'not_logged_in', untouched: true });
  await site.user.click(await (await card('Seven days of play')).findByRole('button', { name: 'Join' }));
  await screen.findByRole('dialog', { name: 'Log in' });
  const asked = sentTo(site, operationOutcome.path);
  site.fail(joinPromotion.path, null);
  site.fail(operationOutcome.path, null);
  await logIn(site, 'vip01');
  await (await card('Seven days of play')).findByRole('button', { name: 'Join' });
  await (await card('Tell us what you think')).findByText('Open');
  expect(screen.queryByText('You have joined')).toBeNull();
  expect(sentTo(site, operationOutcome.path)).toBe(asked);
});

test('the member centre closes when another tab logs out, and the next member starts with a fresh one', async () => {
  const { site, centre } = await openMemberPage(sandbox, 'transferFund');
  await put(site, await centre.findByRole('textbox', { name: /Amount/ }), '70');
  // Clears the session cookie, as a logout in another tab does.
  document.cookie = `${SESSION_MARK}=; Path=/; Max-Age=0`;
  await act(async () => void document.dispatchEvent(new Event('visibilitychange')));
  await screen.findByRole('dialog', { name: 'Log in' });
  expect(screen.queryByRole('textbox', { name: /Amount/, hidden: true })).toBeNull();
  await logIn(site, 'agent02');
  expect(await screen.findByRole('textbox', { name: /Amount/ })).toHaveValue('');
});

const NOT_LOGGED_IN = { status: 401, code: 'not_logged_in', untouched: true } as const;
/** Checks that the login says that the session has ended, and logs in again. */
const logInAgain = async (site: OpenSite, account: string): Promise<void> => {
  const login = within(await screen.findByRole('dialog', { name: 'Log in' }));
  expect(login.getByText(/Your session has ended/)).toBeVisible();
  await logIn(site, account);
};

test('if a session ends while a deposit is being confirmed, amount, method and promotion are restored, but only for the same member [session.expiry]', async () => {
  const { site, centre } = await openMemberPage(sandbox, 'depositv2', { account: 'agent02' });
  await site.user.click(await centre.findByRole('radio', { name: /Sandbox Bank/ }));
  await site.user.click(centre.getByRole('radio', { name: /Reload bonus/ }));
  await put(site, await centre.findByRole('textbox', { name: /Amount/ }), '1234');
  site.fail(deposit.path, NOT_LOGGED_IN);
  await site.user.click(centre.getByRole('button', { name: /^Deposit .*by / }));
  await screen.findByRole('dialog', { name: 'Log in' });
  site.fail(deposit.path, null);
  await logInAgain(site, 'vip01');
  expect(await screen.findByRole('textbox', { name: /Amount/ })).toHaveValue('');
  expect(screen.queryByRole('radio', { name: /Sandbox Bank/, checked: true })).toBeNull();
  await expire(site);
  await logInAgain(site, 'agent02');
  const amount = await screen.findByRole('textbox', { name: /Amount/ });
  expect((amount as HTMLInputElement).value.replaceAll(',', '')).toBe('1234');
  expect(screen.getByRole('radio', { name: /Sandbox Bank/ })).toBeChecked();
  expect(screen.getByRole('radio', { name: /Reload bonus/ })).toBeChecked();
});

test('if a session ends while a withdrawal is being confirmed, the amount is restored, but never the password [session.expiry]', async () => {
  const { site, centre } = await openMemberPage(sandbox, 'withdraw');
  await site.user.click(await centre.findByRole('button', { name: 'Add an account' }));
  await site.user.selectOptions(await centre.findByRole('combobox', { name: /Bank or e-wallet/ }), 'SBX');
  await put(site, centre.getByRole('textbox', { name: /Account number/ }), '0011-2233 44');
  await site.user.click(centre.getByRole('button', { name: 'Save the account' }));
  await put(site, await centre.findByRole('textbox', { name: /Amount/ }), '500');
  const next = centre.getByRole('button', { name: 'Continue' });
  await waitFor(() => expect(next).toBeEnabled());
  await site.user.click(next);
  await put(site, await centre.findByLabelText(/^Payment password/), '246810');
  site.fail(withdraw.path, NOT_LOGGED_IN);
  await site.user.click(centre.getByRole('button', { name: /^Withdraw P\s500\.00$/ }));
  await screen.findByRole('dialog', { name: 'Log in' });
  site.fail(withdraw.path, null);
  expect(JSON.stringify({ ...sessionStorage })).not.toContain('246810');
  await logInAgain(site, 'player01');
  const amount = await screen.findByRole('textbox', { name: /Amount/ });
  expect((amount as HTMLInputElement).value.replaceAll(',', '')).toBe('500');
  expect(sentTo(site, withdraw.path)).toBe(1);
});
