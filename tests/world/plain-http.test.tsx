import { screen } from '@testing-library/react';
import { afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { walletTransfer } from '#schemas/calls/account.ts';
import { Problem } from '#schemas/problem.ts';
import { createBetting } from '#src/demo-games/betting.ts';
import { enterSession } from '#src/features/auth/auth-parts.ts';
import { openJourneySandbox, type JourneySandbox } from '#tests/journeys/journey-sandbox.ts';
import { openSite } from '#tests/journeys/open-site.tsx';
import { openMemberPage } from '#tests/journeys/member-page.ts';
import { fillLogin, openLogin, pressLogin, put } from '#tests/journeys/steps.ts';
import { overPlainHttp } from '#tests/support/plain-http.ts';
import '#src/features/cashier/wallets-panel.tsx';
import '#src/features/referral/referral-panel.tsx';
import '#src/app/account-page.tsx';
import '#src/features/security/security-panel.tsx';

const INSECURE = 'This page is not secure. To log in, open it at an address that begins with https://';
const LOGIN = 'POST /wps/session/login';
let sandbox: JourneySandbox;
beforeAll(async () => {
  sandbox = await openJourneySandbox();
});
beforeEach(() => void vi.stubGlobal('isSecureContext', false));
afterEach(() => void vi.unstubAllGlobals());

test('a login over plain HTTP shows why it cannot work, and sends no password', async () => {
  const site = await openSite(sandbox);
  const dialog = await openLogin(site);
  await fillLogin(site, dialog, 'player01', 'Play1234');
  await pressLogin(site, dialog);
  expect(await dialog.findByRole('alert')).toHaveTextContent(INSECURE);
  expect(site.sent).not.toContain(LOGIN);
});

test('on a platform without encryption, a login over plain HTTP shows the same reason, because the browser rejects the session cookie', async () => {
  const site = await openSite(sandbox, { brand: 'lotus' });
  const dialog = await openLogin(site);
  await fillLogin(site, dialog, 'player01', 'Play1234');
  site.fail('/wps/member/info', { status: 401, untouched: true, code: 'not_logged_in' });
  await pressLogin(site, dialog);
  expect(await dialog.findByRole('alert')).toHaveTextContent(INSECURE);
  expect(site.sent).toContain(LOGIN);
  expect(site.stores.session.get().phase).toBe('visitor');
});

test('if a browser rejects cookies on a plain HTTP page, the login reports the insecure page, not blocked cookies', async () => {
  const off = new Problem({ code: 'cookies_off', status: 0, message: '' });
  const failed = new Problem({ code: 'internal', status: 500, message: '' });
  const site = await openSite(sandbox);
  const start = vi.spyOn(site.stores.session, 'start').mockRejectedValue(off);
  await expect(enterSession(site.stores, 'cookie')).rejects.toMatchObject({ code: 'insecure' });
  start.mockRejectedValue(failed);
  await expect(enterSession(site.stores, 'cookie')).rejects.toBe(failed);
  start.mockRejectedValue(off);
  vi.stubGlobal('isSecureContext', true);
  await expect(enterSession(site.stores, 'cookie')).rejects.toBe(off);
});

const UUID = /^[0-9a-f]{8}-[0-9a-f]{4}-4[0-9a-f]{3}-8[0-9a-f]{3}-[0-9a-f]{12}$/u;

test('a member logs in and moves money over plain HTTP, each time with a new key', async () => {
  const open = openMemberPage(sandbox, 'transferFund', { brand: 'lotus' });
  overPlainHttp();
  const { site, centre } = await open;
  for (const amount of ['10', '20']) {
    await put(site, await centre.findByRole('textbox', { name: /Amount/ }), amount);
    await site.user.click(centre.getByRole('button', { name: 'Move money' }));
    await screen.findByText('The money was moved');
    await site.user.click(centre.getByRole('button', { name: 'Another transfer' }));
  }
  const keys = site.keys(walletTransfer.path);
  expect(keys).toEqual([expect.stringMatching(UUID), expect.stringMatching(UUID)]);
  expect(new Set(keys).size).toBe(2);
});

test('a demo game places a bet over plain HTTP', async () => {
  overPlainHttp();
  const operations: string[] = [];
  const betting = createBetting({
    send: async ({ operation }) => {
      operations.push(operation);
      throw new Error('no answer is needed');
    },
    persist: () => undefined,
    pending: null,
  });
  await expect(betting.place(1, 'spin')).rejects.toThrow('no answer is needed');
  expect(operations).toEqual([expect.stringMatching(UUID)]);
});

test('the invite link can be copied over plain HTTP, and there is no share button that would not work', async () => {
  const open = openMemberPage(sandbox, 'referral', { brand: 'lotus', account: 'agent02' });
  overPlainHttp();
  const { site, centre } = await open;
  let copied = '';
  const copy = vi.fn(() => {
    copied = String(getSelection());
    return true;
  });
  Object.assign(document, { execCommand: copy });
  await site.user.click(await centre.findByRole('button', { name: 'Copy the link' }));
  expect(await screen.findByText('Copied')).toBeInTheDocument();
  expect(copied).toContain('/register?referralCode=');
  expect(centre.queryByRole('button', { name: 'Share' })).toBeNull();
  copy.mockReturnValue(false);
  await site.user.click(centre.getByRole('button', { name: 'Copy the link' }));
  expect(await screen.findByText(/does not let us copy/)).toBeInTheDocument();
  Reflect.deleteProperty(document, 'execCommand');
});

test('the passkey section says that a secure address is required, not that the browser lacks passkeys', async () => {
  const open = openMemberPage(sandbox, 'securityCenter', { brand: 'lotus' });
  overPlainHttp();
  const { centre } = await open;
  expect(
    await centre.findByText('Passkeys only work if you open this page at an address that begins with https://'),
  ).toBeInTheDocument();
  expect(centre.queryByRole('button', { name: 'Add a passkey' })).toBeNull();
});
