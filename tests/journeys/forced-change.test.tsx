import { screen, waitFor, within } from '@testing-library/react';
import { beforeAll, expect, test } from 'vitest';
import { login } from '#schemas/calls/account.ts';
import { allCalls } from '#schemas/calls/all-calls.ts';
import { openJourneySandbox, type JourneySandbox } from './journey-sandbox.ts';
import { isPathOf, openSite, type OpenSite } from './open-site.tsx';
// Lazy chunks are imported up front, so that no test waits for them.
import '#src/features/auth/password/change-password-modal.tsx';
import { logIn, memberName, NEW_PASSWORD, put } from './steps.ts';

const CHANGE = { name: 'Choose a new password' };
let sandbox: JourneySandbox;
beforeAll(async () => {
  sandbox = await openJourneySandbox();
});

const changeDialog = async () => {
  const dialog = within(await screen.findByRole('dialog', CHANGE));
  await dialog.findByLabelText('New password');
  return dialog;
};
const change = async (
  site: OpenSite,
  dialog: Awaited<ReturnType<typeof changeDialog>>,
  password: string,
): Promise<void> => {
  await put(site, dialog.getByLabelText('New password'), password);
  await put(site, dialog.getByLabelText('Repeat the new password'), password);
  await site.user.click(dialog.getByRole('button', { name: 'Save the new password' }));
};

test('if the platform forces no change, an expired password still logs in [toggles.PWDEXPFORCECHANGE3] [password.toggle] [login.success.change-expired]', async () => {
  await sandbox.play('perya', { modulesOff: ['PWDEXPFORCECHANGE3'] });
  const site = await openSite(sandbox);
  await logIn(site, 'expired01');
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(sessionStorage.getItem('cpw')).toBeNull();
  await sandbox.play('perya', { modulesOff: [] });
});

test.each([
  ['an expired password', 'expired01', 'Play1234', /^Your password has expired/],
  ["the platform's default password", 'default01', 'Welcome1', /default password/],
  ['the password of a first login', 'first01', 'Play1234', /first login/],
])(
  '%s must be changed first, without typing the old one again [toggles.PWDEXPFORCECHANGE3] [password.modal] [password.old.field] [login.success.cpw] [login.first-or-expired] [login.first-action] [login.success.first] [login.memory] [login.success.change-default] [login.success.change-expired] [const.default-password]',
  async (_why, username, password, reason) => {
    const site = await openSite(sandbox);
    await logIn(site, username, password);
    const dialog = await changeDialog();
    expect(sessionStorage.getItem('cpw')).toBe('true');
    expect(dialog.getByText(reason)).toBeVisible();
    expect(dialog.queryByLabelText('Current password')).toBeNull();
    expect(screen.queryByRole('dialog', { name: 'Log in' })).toBeNull();
  },
);

test('a pending change is requested again after a reload, this time including the old password [password.reload] [password.old.field]', async () => {
  const site = await openSite(sandbox);
  await logIn(site, 'expired01');
  await changeDialog();
  const again = await openSite(sandbox, { after: site });
  const dialog = await changeDialog();
  expect(dialog.getByText(/^Your password has expired/)).toBeVisible();
  await change(again, dialog, NEW_PASSWORD);
  expect(await dialog.findByText('Input cannot be empty')).toBeVisible();
  expect(dialog.getByLabelText('Current password')).toBeVisible();
});

test('while a password change is due, the page sends no call that the platform would refuse [login.success.cpw]', async () => {
  const site = await openSite(sandbox, { path: '/games/slots' });
  await logIn(site, 'expired01');
  await changeDialog();
  const again = await openSite(sandbox, { path: '/lottery', after: site });
  await changeDialog();
  const open = ['account.logout', 'account.changePassword', 'account.memberInfo'];
  const refused = allCalls.filter(({ token, name }) => token === 'needed' && !open.includes(name));
  const isRefused = (sent: string) =>
    refused.some(({ method, path }) => sent.startsWith(`${method} `) && isPathOf(path, sent.slice(method.length + 1)));
  expect([...site.sent, ...again.sent].filter(isRefused)).toEqual([]);
});

test('if the page does not know that a change is due, the first call that the platform refuses opens the change [password.reload] [session.tabs]', async () => {
  const site = await openSite(sandbox);
  await logIn(site, 'expired01');
  await changeDialog();
  document.cookie = 'change-password=; Path=/; Max-Age=0';
  sessionStorage.removeItem('cpw');
  const again = await openSite(sandbox, { after: site });
  await changeDialog();
  expect([memberName(again), sessionStorage.getItem('cpw')]).toEqual(['expired01', 'true']);
  expect(screen.queryByText('Choose a new password first.')).toBeNull();
});

test.each([
  ['another tab of the same session asks for the change too', () => sessionStorage.clear()],
  ['the tab that logged in asks for the change', () => undefined],
])('%s, and stops asking once the password has been changed elsewhere', async (_which, isTab) => {
  const site = await openSite(sandbox);
  await logIn(site, 'expired01');
  await changeDialog();
  isTab();
  await openSite(sandbox, { after: site });
  await changeDialog();
  document.dispatchEvent(new Event('visibilitychange'));
  expect(screen.getByRole('dialog', CHANGE)).toBeVisible();
  // Leaves the cookie in the same state as the tab that changed the password would.
  document.cookie = 'change-password=; Path=/; Max-Age=0';
  document.dispatchEvent(new Event('visibilitychange'));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
});

test('if logging in with the new password fails, an operation with an unknown outcome is not forgotten', async () => {
  const site = await openSite(sandbox);
  await logIn(site, 'first01');
  const dialog = await changeDialog();
  const operation = `operation:${sessionStorage.getItem('customerId')}:account.walletTransfer {"amount":10,"fromAccountTypeId":0,"toAccountTypeId":1}`;
  sessionStorage.setItem(operation, 'a-key');
  site.fail(login.path, { status: 500, untouched: true });
  await change(site, dialog, NEW_PASSWORD);
  await screen.findByRole('dialog', { name: 'Log in' });
  expect([memberName(site), sessionStorage.getItem(operation)]).toEqual([null, 'a-key']);
});

test('the new password logs in, and the player is on the home page with no pending change [password.success] [password.modal] [calls.rule.answers]', async () => {
  const site = await openSite(sandbox, { path: '/promotions' });
  await logIn(site, 'expired01');
  const dialog = await changeDialog();
  await change(site, dialog, 'Play1234');
  expect(await dialog.findByText('The new password must differ from the current one')).toBeVisible();
  await change(site, dialog, NEW_PASSWORD);
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  await waitFor(() => expect(site.path()).toBe('/index'));
  expect([memberName(site), sessionStorage.getItem('cpw')]).toEqual(['expired01', null]);
  expect(site.sent.filter((call) => /^POST .*(password|login)$/.test(call))).toEqual([
    'POST /wps/session/login',
    'POST /wps/member/password',
    'POST /wps/session/login',
  ]);
});
