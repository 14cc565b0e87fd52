import '@testing-library/jest-dom/vitest';
import { cleanup, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, test, vi } from 'vitest';
import {
  addPasskey,
  confirmTotp,
  endOtherSessions,
  endSession,
  passkeyOptions,
  removePasskey,
  renewRecoveryCodes,
  sessions,
  startTotp,
  stopTotp,
  twoStep,
} from '#schemas/calls/security.ts';
import type { OutputOf } from '#schemas/call.ts';
import { Problem } from '#schemas/problem.ts';
import { renderPart } from '#tests/support/render-part.tsx';
import { SecurityPanel } from './security-panel.tsx';
import { unbrokenText } from '#src/lib/unbroken-text.ts';

afterEach(() => {
  vi.unstubAllGlobals();
});

type State = OutputOf<typeof twoStep>;

const off: State = { hasPassword: true, totp: false, recoveryCodesLeft: 0, passkeys: [] };
const on: State = { ...off, totp: true, recoveryCodesLeft: 9 };
const phone = { id: 'AQID', name: 'My phone', createdAt: Date.UTC(2026, 2, 9), lastUsedAt: null };
const secret = {
  secret: 'JBSWY3DPEHPK3PXPJBSWY3DPEHPK3PXP',
  uri: 'otpauth://totp/Perya:player01?secret=JBSWY3DPEHPK3PXPJBSWY3DPEHPK3PXP',
};
const codes = { recoveryCodes: ['AAAAA-BBBBB', 'CCCCC-DDDDD'] };
const here = {
  id: 'this-session',
  userAgent:
    'Mozilla/5.0 (Linux; Android 13; SM-A145F) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/126.0.0.0 Mobile Safari/537.36',
  ip: '203.0.113.7',
  createdAt: Date.UTC(2026, 10, 20),
  lastSeenAt: Date.UTC(2026, 10, 21),
  isThis: true,
};
const there = {
  ...here,
  id: 'other-session',
  userAgent: 'Mozilla/5.0 (Windows NT 10.0; Win64; x64; rv:128.0) Gecko/20100101 Firefox/128.0',
  ip: '198.51.100.9',
  isThis: false,
};
const places: OutputOf<typeof sessions> = [here, there];
const refused = (code: string, fields?: Readonly<Record<string, string>>) =>
  new Problem({ code, status: 422, message: 'no', fields });

const draw = (state: State, answers: Readonly<Record<string, unknown>> = {}) =>
  renderPart(<SecurityPanel />, {
    session: 'player',
    answers: { [twoStep.name]: state, [sessions.name]: places, ...answers },
  });
const click = (name: string | RegExp) => userEvent.click(screen.getByRole('button', { name }));
const typePassword = (text = 'Play1234') => userEvent.type(screen.getByLabelText('Password'), text);
const code = () => screen.getByRole('textbox', { name: /code from the app/i });

/** Opens the step that shows the secret for the authenticator app. */
const pair = async (answers: Readonly<Record<string, unknown>> = {}) => {
  await draw(off, { [startTotp.name]: secret, ...answers });
  await click('Set up two-step login');
  await typePassword();
  await click('Continue');
  await screen.findByRole('img', { name: 'QR code for the authenticator app' });
};

test('two-step login is set up in three steps: password, authenticator app and recovery codes, which the member has to confirm as saved [login.two-step]', async () => {
  await pair({ [confirmTotp.name]: codes });
  expect(screen.getByText('JBSW Y3DP EHPK 3PXP JBSW Y3DP EHPK 3PXP')).toBeVisible();
  expect(screen.getByRole('link', { name: 'Open the app on this device' })).toHaveAttribute('href', secret.uri);
  await userEvent.type(code(), '123 456');
  await click('Turn on');
  const list = await screen.findByRole('list', { name: 'Recovery codes' });
  expect(
    within(list)
      .getAllByRole('listitem')
      .map(({ textContent }) => textContent),
  ).toEqual(codes.recoveryCodes);
  const file = decodeURIComponent(screen.getByRole('link', { name: 'Download' }).getAttribute('href') ?? '');
  for (const each of codes.recoveryCodes) expect(file).toContain(each);
  await click('Done');
  expect(screen.getByText('Please save the codes first.')).toBeVisible();
  await userEvent.click(screen.getByRole('checkbox', { name: 'I have saved these codes' }));
  await click('Done');
  expect(await screen.findByText('Two-step login is on.')).toBeVisible();
  expect(screen.queryByText('AAAAA-BBBBB')).toBeNull();
});

test('a wrong password shows an error on the field, and an empty one is not sent [login.two-step]', async () => {
  await draw(off, { [startTotp.name]: refused('validation', { password: 'password_wrong' }) });
  await click('Set up two-step login');
  await click('Continue');
  expect(screen.getByLabelText('Password')).toHaveAccessibleDescription('Input cannot be empty');
  await typePassword('wrong');
  await click('Continue');
  expect(await screen.findByText('The password is not right')).toBeVisible();
  expect(screen.getByLabelText('Password')).toHaveAccessibleDescription('The password is not right');
});

test('a wrong code shows an error on the field, and the secret stays visible [login.two-step]', async () => {
  await pair({ [confirmTotp.name]: refused('code_wrong', { code: 'code_wrong' }) });
  await userEvent.type(code(), '000000');
  await click('Turn on');
  expect(await screen.findByText('Please enter a valid verification code')).toBeVisible();
  expect(screen.getByText(/^JBSW Y3DP/)).toBeVisible();
});

test('if setting up two-step login takes too long, an error is shown and the password is asked for again [login.two-step]', async () => {
  await pair({ [confirmTotp.name]: refused('code_expired') });
  await userEvent.type(code(), '123456');
  await click('Turn on');
  expect(await screen.findByText('Setting up took too long. Please start again.')).toBeVisible();
  expect(screen.getByLabelText('Password')).toBeVisible();
});

test('a warning is shown if only two recovery codes are left [login.two-step]', async () => {
  await draw({ ...on, recoveryCodesLeft: 2 });
  expect(screen.getByText('2 recovery codes left')).toBeVisible();
  expect(screen.getByText('Make new ones before you need them.')).toBeVisible();
});

test('the member has to enter the password and a code to get new recovery codes, which are shown once [login.two-step]', async () => {
  await draw(on, { [renewRecoveryCodes.name]: codes });
  await click('New recovery codes');
  await typePassword();
  await userEvent.type(code(), '123456');
  await click('Make new codes');
  expect(await screen.findByText('AAAAA-BBBBB')).toBeVisible();
});

test('if the code for turning off two-step login is wrong, its field shows an error [login.two-step]', async () => {
  await draw(on, { [stopTotp.name]: refused('code_wrong', { code: 'code_wrong' }) });
  await click('Turn off');
  await typePassword();
  await userEvent.type(code(), '000000');
  await click('Turn off two-step login');
  expect(await screen.findByText('Please enter a valid verification code')).toBeVisible();
  expect(code()).toHaveAccessibleDescription('Please enter a valid verification code');
});

test('a member who has no password is not asked for one [login.two-step]', async () => {
  await draw({ ...off, hasPassword: false }, { [startTotp.name]: refused('validation', { password: 'login_again' }) });
  await click('Set up two-step login');
  expect(screen.queryByLabelText('Password')).toBeNull();
  await click('Continue');
  expect(await screen.findByText(/you need a fresh login/)).toBeVisible();
});

test('in a browser without passkey support a message is shown, and passkeys can still be removed [login.two-step]', async () => {
  await draw({ ...off, passkeys: [phone] }, { [removePasskey.name]: null });
  expect(screen.getByText('This browser does not support passkeys.')).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Add a passkey' })).toBeNull();
  await click('Remove My phone');
  const dialog = await screen.findByRole('alertdialog', { hidden: true });
  await userEvent.click(within(dialog).getByRole('button', { name: 'Remove', hidden: true }));
  expect(await screen.findByText('The passkey was removed.')).toBeVisible();
});

test('the focus moves into a form that opens, to the title of the section when it is cancelled, and to the title of the recovery codes [login.two-step]', async () => {
  await draw(on, { [renewRecoveryCodes.name]: codes });
  const title = screen.getByRole('heading', { name: /^Two-step login/ });
  await click('New recovery codes');
  expect(screen.getByLabelText('Password')).toHaveFocus();
  await click('Cancel');
  expect(title).toHaveFocus();
  await click('New recovery codes');
  await typePassword();
  await userEvent.type(code(), '123456');
  await click('Make new codes');
  expect(await screen.findByRole('heading', { name: 'Save your recovery codes' })).toHaveFocus();
  await userEvent.click(screen.getByRole('checkbox', { name: 'I have saved these codes' }));
  await click('Done');
  expect(title).toHaveFocus();
});

test('ending a session removes it from the list and moves the focus to the title of the list [login.two-step]', async () => {
  let open = places;
  await draw(on, {
    [sessions.name]: () => open,
    [endSession.name]: () => {
      open = [here];
      return null;
    },
  });
  await click(/^Log out Firefox/);
  await waitFor(() => expect(screen.getByRole('heading', { name: 'Where you are logged in' })).toHaveFocus());
});

const creation: OutputOf<typeof passkeyOptions> = {
  rp: { id: 'localhost', name: 'Perya' },
  user: { id: 'AQID', name: 'player01', displayName: 'player01' },
  challenge: 'AQID',
  pubKeyCredParams: [{ type: 'public-key', alg: -7 }],
  timeout: 300_000,
  excludeCredentials: [],
  authenticatorSelection: { residentKey: 'required', requireResidentKey: true, userVerification: 'preferred' },
  attestation: 'none',
};

test.each([
  ['the player cancels', 'NotAllowedError', /it was cancelled, or it took too long/],
  ['the device has a passkey already', 'InvalidStateError', /already has a passkey for your account/],
  ['the page may not use passkeys', 'SecurityError', /does not allow passkeys on this page/],
])('if %s, no passkey is added and the form explains why [login.two-step]', async (_who, name, words) => {
  vi.stubGlobal('PublicKeyCredential', () => undefined);
  vi.stubGlobal(
    'navigator',
    Object.create(navigator, {
      onLine: { value: true },
      credentials: { value: { create: () => Promise.reject(new DOMException('', name)) } },
    }),
  );
  await draw(off, { [passkeyOptions.name]: creation, [addPasskey.name]: refused('internal') });
  await click('Add a passkey');
  await typePassword();
  await userEvent.type(screen.getByRole('textbox', { name: 'Name of the passkey' }), 'My phone');
  await click('Create the passkey');
  expect(await screen.findByText(words)).toBeVisible();
  expect(screen.getByRole('textbox', { name: 'Name of the passkey' })).toHaveValue('My phone');
});

test('if two-step login is on, adding a passkey also requires a code, and a wrong code shows an error at its field [login.two-step]', async () => {
  vi.stubGlobal('PublicKeyCredential', () => undefined);
  await draw(on, { [passkeyOptions.name]: refused('code_wrong', { proofCode: 'code_wrong' }) });
  await click('Add a passkey');
  await typePassword();
  await userEvent.type(screen.getByRole('textbox', { name: 'Name of the passkey' }), 'My phone');
  await click('Create the passkey');
  expect(code()).toHaveAccessibleDescription('Input cannot be empty');
  await userEvent.type(code(), '000000');
  await click('Create the passkey');
  await waitFor(() => expect(code()).toHaveAccessibleDescription('Please enter a valid verification code'));
});

test('settings that failed to load can be retried [login.two-step]', async () => {
  await renderPart(<SecurityPanel />, {
    session: 'player',
    answers: { [twoStep.name]: new Problem({ code: 'internal', status: 500, message: '' }) },
  });
  expect(screen.getByText('Your login settings did not load.')).toBeVisible();
  expect(screen.getByRole('button', { name: 'Try again' })).toBeVisible();
});

const place = (name: RegExp) =>
  within(screen.getByRole('list', { name: 'Where you are logged in' }))
    .getAllByRole('listitem')
    .find((item) => name.test(item.textContent ?? ''));

test('a member sees all sessions of the account, with the current one marked [session.logout.effect]', async () => {
  await draw(off);
  await screen.findByText('Firefox on Windows');
  expect(place(/Chrome on Android/)).toHaveTextContent(/This device.*203\.0\.113\.7/);
  expect(place(/Firefox on Windows/)).toHaveTextContent(unbrokenText('198.51.100.9 · last used 2026-11-21'));
  expect(screen.queryByRole('button', { name: 'Log out Chrome on Android' })).toBeNull();
});

test('a click on Log out ends another session, and if the platform rejects this, an error is shown [session.logout.effect]', async () => {
  let isEnded = false;
  await draw(off, {
    [sessions.name]: () => (isEnded ? [here] : places),
    [endSession.name]: () => {
      isEnded = true;
      return null;
    },
  });
  await userEvent.click(await screen.findByRole('button', { name: 'Log out Firefox on Windows' }));
  expect(await screen.findByText('Logged out there.')).toBeVisible();
  await waitFor(() => expect(place(/Firefox on Windows/)).toBeUndefined());
  cleanup();
  await draw(off, { [endSession.name]: refused('internal') });
  await userEvent.click(await screen.findByRole('button', { name: 'Log out Firefox on Windows' }));
  expect(await screen.findByRole('alert')).toBeVisible();
});

test('all other sessions are ended after the member confirms [session.logout.effect]', async () => {
  await draw(off, { [endOtherSessions.name]: null });
  const answer = async (name: string) => {
    await userEvent.click(await screen.findByRole('button', { name: 'Log out everywhere else' }));
    const question = await screen.findByRole('alertdialog', { hidden: true });
    await userEvent.click(within(question).getByRole('button', { name, hidden: true }));
  };
  await answer('Cancel');
  expect(screen.queryByText('You are logged in here only.')).toBeNull();
  await answer('Log out everywhere else');
  expect(await screen.findByText('You are logged in here only.')).toBeVisible();
});

test('if the sessions fail to load, an error is shown and the rest of the page still works [session.logout.effect]', async () => {
  await draw(off, { [sessions.name]: refused('internal') });
  expect(await screen.findByText('The list of your devices did not load.')).toBeVisible();
  expect(screen.getByRole('button', { name: 'Set up two-step login' })).toBeVisible();
});
