import { screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { openJourneySandbox, type JourneySandbox } from './journey-sandbox.ts';
import { openSite, type OpenSite } from './open-site.tsx';
import { fillLogin, memberName, openLogin, type Part, pressLogin, put, siteHeader } from './steps.ts';
import '#src/features/auth/login/verify-step.tsx';

const VERIFY = '/wps/session/verify';
let sandbox: JourneySandbox;
beforeAll(async () => {
  sandbox = await openJourneySandbox();
});
beforeEach(() => sandbox.play('perya', { unknownAddress: true }));
afterEach(() => {
  vi.useRealTimers();
  Reflect.deleteProperty(globalThis, 'OTPCredential');
  Reflect.deleteProperty(navigator, 'credentials');
});

const codeField = (dialog: Part): Promise<HTMLElement> => dialog.findByRole('textbox', { name: 'Verification code' });
const confirm = ({ user }: OpenSite, dialog: Part): Promise<void> =>
  user.click(dialog.getByRole('button', { name: 'Confirm' }));
const expired = 'That took too long, or there were too many wrong codes. Please log in again.';

/** Enters a correct password from an unknown IP. Each test uses its own account, so that none waits for another's code. */
const reachStep = async (site: OpenSite, username: string): Promise<Part> => {
  const dialog = await openLogin(site);
  await fillLogin(site, dialog, username);
  await pressLogin(site, dialog);
  await codeField(dialog);
  return dialog;
};
const sentTo = async (username: string): Promise<string> => {
  const { mobile } = await sandbox.memberOf('perya', username);
  return sandbox.codeFor(mobile);
};

test('a login from an unknown IP asks for the code that was sent, and the session is stored only afterwards [login.unknown-ip] [login.unknown-ip.flow]', async () => {
  const site = await openSite(sandbox);
  const dialog = await reachStep(site, 'player01');
  expect(await codeField(dialog)).toHaveAccessibleDescription(/^Enter the code sent to \+\*+\d{3}$/);
  expect([
    site.stores.session.get().phase,
    sessionStorage.getItem('token'),
    document.cookie.includes('signed-in'),
  ]).toEqual(['visitor', null, false]);
  await put(site, await codeField(dialog), await sentTo('player01'));
  await confirm(site, dialog);
  await waitFor(() => expect(memberName(site)).toBe('player01'));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(sessionStorage.getItem('token')).toBe('cookie');
});

test('the code field is the only field, has the focus, is announced, and is filled in from the text message [login.unknown-ip.flow]', async () => {
  const site = await openSite(sandbox);
  const dialog = await reachStep(site, 'vip01');
  const field = await codeField(dialog);
  await waitFor(() => expect(field).toHaveFocus());
  expect(field).toHaveAttribute('autocomplete', 'one-time-code');
  expect(dialog.getByRole('status')).toHaveTextContent(/Enter the code sent to/);
  expect(dialog.queryByRole('tab')).toBeNull();
  expect(dialog.queryByLabelText('Password')).toBeNull();
});

test('a wrong code is reported at its field, no input is lost, and pasting the correct one logs in [login.unknown-ip.flow]', async () => {
  const site = await openSite(sandbox);
  const dialog = await reachStep(site, 'agent01');
  const field = await codeField(dialog);
  const right = await sentTo('agent01');
  await confirm(site, dialog);
  expect(field).toHaveAccessibleDescription(/Input cannot be empty/);
  await put(site, field, right === '000000' ? '000001' : '000000');
  await confirm(site, dialog);
  await waitFor(() => expect(field).toHaveAccessibleDescription(/Please enter a valid verification code/));
  expect(field).toBeInvalid();
  await waitFor(() => expect(field).toHaveFocus());
  await site.user.clear(field);
  await site.user.paste(` ${right} `);
  await confirm(site, dialog);
  await waitFor(() => expect(memberName(site)).toBe('agent01'));
});

test('closing and reopening the modal returns to the same step [login.unknown-ip.flow]', async () => {
  const site = await openSite(sandbox);
  await reachStep(site, 'agent02');
  site.stores.modals.close();
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  const again = await openLogin(site);
  const field = await codeField(again);
  await waitFor(() => expect(field).toHaveFocus());
  await put(site, field, await sentTo('agent02'));
  await confirm(site, again);
  await waitFor(() => expect(memberName(site)).toBe('agent02'));
});

test('starting over returns to the form, with the name kept and the password empty and focused [login.unknown-ip.flow]', async () => {
  const site = await openSite(sandbox);
  const dialog = await reachStep(site, 'first01');
  await site.user.click(dialog.getByRole('button', { name: 'Start over' }));
  expect(await dialog.findByRole('textbox', { name: 'Username' })).toHaveValue('first01');
  expect(dialog.getByLabelText('Password')).toHaveValue('');
  await waitFor(() => expect(dialog.getByLabelText('Password')).toHaveFocus());
});

test('the header also shows the second step, in its own row [login.unknown-ip.flow] [header.login.form]', async () => {
  const site = await openSite(sandbox);
  const header = siteHeader();
  await fillLogin(site, header, 'expired01');
  await site.user.click(within(header.getByRole('form', { name: 'Log in' })).getByRole('button', { name: 'Log in' }));
  const field = await header.findByRole('textbox', { name: /Enter the code sent to/ });
  await waitFor(() => expect(field).toHaveFocus());
  await site.user.click(header.getByRole('button', { name: 'Start over' }));
  expect(await header.findByRole('textbox', { name: 'Username' })).toHaveValue('expired01');
});

test('the remember checkbox still applies after the second step [login.success.remember] [login.unknown-ip.flow]', async () => {
  const site = await openSite(sandbox);
  const dialog = await openLogin(site);
  await fillLogin(site, dialog, 'vip01');
  await site.user.click(dialog.getByRole('checkbox', { name: 'Remember me for a day' }));
  await pressLogin(site, dialog);
  await put(site, await codeField(dialog), await sentTo('vip01'));
  expect(document.cookie).not.toContain('userName');
  await confirm(site, dialog);
  await waitFor(() => expect(document.cookie).toContain('userName=vip01'));
});

test('a browser that can read text messages fills in the code and submits it [login.unknown-ip.flow]', async () => {
  let hand = (_code: string): void => undefined;
  Object.assign(globalThis, { OTPCredential: Object });
  Object.defineProperty(navigator, 'credentials', {
    configurable: true,
    value: { get: () => new Promise((resolve) => (hand = (code) => resolve({ code }))) },
  });
  await sandbox.wait(61_000);
  const site = await openSite(sandbox);
  await reachStep(site, 'player01');
  hand(await sentTo('player01'));
  await waitFor(() => expect(memberName(site)).toBe('player01'));
});

test.each(['offline', { status: 500 }] as const)(
  'a second step that fails with %o shows a message and keeps the code, and the next attempt works [login.unknown-ip.flow] [errors.network]',
  async (fault) => {
    const site = await openSite(sandbox);
    const dialog = await reachStep(site, 'expired01');
    await put(site, await codeField(dialog), '000000');
    site.fail(VERIFY, fault);
    await confirm(site, dialog);
    await dialog.findByRole('alert');
    expect(await codeField(dialog)).toHaveValue('000000');
    expect(dialog.getByRole('button', { name: 'Confirm' })).not.toHaveAttribute('aria-busy');
    site.fail(VERIFY, null);
    await confirm(site, dialog);
    await waitFor(() =>
      expect(dialog.getByRole('textbox', { name: 'Verification code' })).toHaveAccessibleDescription(
        /Please enter a valid verification code/,
      ),
    );
  },
);

test('an expired second step returns to the form with a message [login.unknown-ip.flow]', async () => {
  const site = await openSite(sandbox);
  const dialog = await reachStep(site, 'first01');
  await sandbox.wait(11 * 60_000);
  vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + 11 * 60_000 });
  await put(site, await codeField(dialog), '123456');
  await confirm(site, dialog);
  expect(await dialog.findByRole('alert')).toHaveTextContent(expired);
  expect(dialog.getByRole('textbox', { name: 'Username' })).toHaveValue('first01');
  await waitFor(() => expect(dialog.getByLabelText('Password')).toHaveFocus());
});

test('a member with an authenticator app needs a code from the app, or a recovery code, which contains letters [login.two-step]', async () => {
  const site = await openSite(sandbox);
  const dialog = await openLogin(site);
  await fillLogin(site, dialog, 'player01');
  site.fail('/wps/session/login', {
    value: {
      token: '',
      firstTimeLogin: false,
      passwordExpired: false,
      defaultPassword: false,
      needVerify: { verifyId: 'v1', channel: 'totp', sentTo: '' },
    },
  });
  await pressLogin(site, dialog);
  const field = await codeField(dialog);
  expect(field).toHaveAccessibleDescription('Enter the code of your authenticator app, or a recovery code');
  expect(field).toHaveAttribute('inputmode', 'text');
});
