import { screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeAll, expect, test, vi } from 'vitest';
import { registerSettings } from '#schemas/calls/account.ts';
import { PATTERNS } from '#schemas/forms/pattern-catalogue.ts';
import { productLanguages } from '#publish/languages/languages.ts';
import { LANGUAGES } from '#tests/support/languages.ts';
import { PROVIDER_ERRORS } from '#sandbox/kernel/scenarios/provider-error.ts';
import { phoneFailure } from '#src/connect/phone.ts';
import { turns } from '#tests/support/turns.ts';
import { dispatchAsBrowser } from './browser-events.ts';
import { openJourneySandbox, type JourneySandbox } from './journey-sandbox.ts';
import { openSite, type OpenSite } from './open-site.tsx';
import { connectors, fakeProvider, type ProviderPage } from './provider-page.ts';
import '#src/features/auth/phone/phone-machines.ts';
import '#src/features/auth/phone/phone-login.tsx';
import '#src/features/auth/register/register-modal.tsx';
import '#src/features/auth/send-code-button.tsx';
import '#src/features/security/passkey-login-button.tsx';
import '#src/ui/dialog.tsx';
import {
  fillCommon,
  memberName,
  NEW_PASSWORD,
  openLogin,
  openRegister,
  nextStep,
  pressRegister,
  put,
  type Part,
} from './steps.ts';

const REGISTER = '/wps/member/register/mobile';
let sandbox: JourneySandbox;
beforeAll(async () => {
  sandbox = await openJourneySandbox();
});
dispatchAsBrowser();
const pages: ProviderPage[] = [];
const openProvider = (merchant: string): ProviderPage => {
  const page = fakeProvider(sandbox, merchant);
  pages.push(page);
  return page;
};
afterEach(() => {
  vi.unstubAllGlobals();
  for (const page of pages.splice(0)) page.end();
});

const GOOGLE = { name: 'Continue with Google' };
const SMS = { name: 'Continue by SMS' };

const openByProvider = async (
  kinds?: Parameters<typeof connectors>[0],
): Promise<{ site: OpenSite; dialog: Part; provider: ProviderPage }> => {
  const provider = openProvider('perya');
  const site = await openSite(sandbox, { change: connectors(kinds) });
  const dialog = await openLogin(site);
  await dialog.findByRole('button', GOOGLE);
  return { site, dialog, provider };
};
const askGoogle = async (site: OpenSite, dialog: Part): Promise<void> => {
  await site.user.click(await dialog.findByRole('button', GOOGLE));
  // Waits until the window is listening, so that it can receive its message.
  await pages.at(-1)?.started();
};
const sendTo = async (site: OpenSite, dialog: Part, mobile: string): Promise<void> => {
  await site.user.click(await dialog.findByRole('button', SMS));
  await put(site, await dialog.findByRole('textbox', { name: 'Mobile number' }), mobile);
  await site.user.click(dialog.getByRole('button', { name: 'Send code' }));
};
const said = async (text: string): Promise<void> => {
  const warning = within(await screen.findByRole('alertdialog'));
  expect(warning.getByText(text)).toBeVisible();
};

test('a brand without the provider shows no buttons for it, and a brand with the provider shows the methods in its file [phone-auth.enable]', async () => {
  const site = await openSite(sandbox);
  const plain = await openLogin(site);
  expect(plain.queryByRole('button', GOOGLE)).toBeNull();
  const { dialog } = await openByProvider(['google']);
  expect(await dialog.findByRole('button', GOOGLE)).toBeVisible();
  expect(dialog.queryByRole('button', SMS)).toBeNull();
});

test.each(['player01', 'first01', 'expired01'])(
  '%s logs in with Google directly, even at a first login or with an expired password [phone-auth.no-forced-change] [phone-auth.path] [phone-auth.kinds]',
  async (account) => {
    const { site, dialog, provider } = await openByProvider();
    await askGoogle(site, dialog);
    expect(provider.opened).toEqual(['http://connect.localhost/perya/phone?kind=google']);
    await provider.choose(account);
    await waitFor(() => expect(memberName(site)).toBe(account));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(sessionStorage.getItem('cpw')).toBeNull();
  },
);

test('closing the window fails the login, and the input stays [phone-auth.closed] [errors.phone.closed]', async () => {
  const { site, dialog, provider } = await openByProvider();
  await put(site, dialog.getByRole('textbox', { name: 'Username' }), 'ana');
  await put(site, dialog.getByLabelText('Password'), 'Secret1');
  await askGoogle(site, dialog);
  expect(await dialog.findByText('Please continue in the window that has opened.')).toBeVisible();
  provider.close();
  await said('Login failure. Please try again.');
  await site.user.click(within(screen.getByRole('alertdialog')).getByRole('button', { name: 'OK' }));
  expect(dialog.getByRole('textbox', { name: 'Username' })).toHaveValue('ana');
  expect(dialog.getByLabelText('Password')).toHaveValue('Secret1');
});

test('a blocked popup shows a message, and the next click tries again', async () => {
  const { site, dialog } = await openByProvider();
  vi.stubGlobal('open', () => null);
  await site.user.click(await dialog.findByRole('button', GOOGLE));
  await said('Your browser blocked the window. Allow pop-ups for this site, then press the button again.');
  await site.user.click(within(screen.getByRole('alertdialog')).getByRole('button', { name: 'OK' }));
  const provider = openProvider('perya');
  await askGoogle(site, dialog);
  await provider.choose('player01');
  await waitFor(() => expect(memberName(site)).toBe('player01'));
});

test('a player without an account is asked to register first [phone-auth.kinds]', async () => {
  const { site, dialog, provider } = await openByProvider();
  await askGoogle(site, dialog);
  await provider.choose('newcomer');
  expect(
    await dialog.findByText('No account here uses this login yet. Please register first, or log in another way.'),
  ).toBeVisible();
  expect(memberName(site)).toBeNull();
});

test("closing the login modal closes the provider's window, whose later messages are ignored [phone-auth.closed]", async () => {
  const { site, dialog, provider } = await openByProvider();
  await askGoogle(site, dialog);
  await site.user.click(dialog.getByRole('button', { name: /close/i }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  await provider.choose('player01');
  await turns();
  expect([memberName(site), site.sent.filter((call) => call.endsWith('/wps/session/login'))]).toEqual([null, []]);
});

test('with SMS, the provider sends a code, and another only after a minute [phone-auth.kinds] [const.sms-phone-auth] [calls.third.phone-auth]', async () => {
  const { mobile } = await sandbox.memberOf('perya', 'vip01');
  const { site, dialog } = await openByProvider();
  await sendTo(site, dialog, mobile);
  const code = await dialog.findByRole('textbox', { name: 'Verification code' });
  expect(dialog.getByText(`Enter the code sent to +63${mobile}`)).toBeVisible();
  expect(dialog.getByRole('button', { name: /^(1 min|[1-5]?\d sec)$/ })).toHaveAttribute('aria-disabled', 'true');
  await put(site, code, await sandbox.codeFor(mobile));
  await site.user.click(dialog.getByRole('button', { name: 'Log in' }));
  await waitFor(() => expect(memberName(site)).toBe('vip01'));
});

test("with SMS, a number that the platform's pattern does not accept is refused before the provider is contacted [login.validate.sms]", async () => {
  const { mobile } = await sandbox.memberOf('perya', 'vip01');
  openProvider('perya');
  const mobileNum = { enabled: true, required: true, patternId: 7, minLength: 10, maxLength: 10 };
  const site = await openSite(sandbox, {
    change: connectors(),
    failing: { [registerSettings.path]: { value: { mobileNum: { ...mobileNum, acceptedPattern: PATTERNS[9] } } } },
  });
  const dialog = await openLogin(site);
  await sendTo(site, dialog, mobile);
  const field = dialog.getByRole('textbox', { name: 'Mobile number' });
  await waitFor(() => expect(field).toHaveAttribute('aria-invalid', 'true'));
  expect(field).toHaveFocus();
  expect(dialog.queryByRole('textbox', { name: 'Verification code' })).toBeNull();
});

test('too many requests disable the send button for five minutes, with a message [errors.phone.too-many] [phone-auth.error-ui]', async () => {
  await sandbox.play('perya', { phoneFailure: 'too-many-requests' });
  const { site, dialog } = await openByProvider();
  await sendTo(site, dialog, '9171234567');
  await said('Too many requests. Please try again in 5 minutes.');
  await sandbox.play('perya', { phoneFailure: 'none' });
  await site.user.click(within(screen.getByRole('alertdialog')).getByRole('button', { name: 'OK' }));
  expect(await dialog.findByRole('button', { name: /Try again in (5 min|4 min)/ })).toHaveAttribute(
    'aria-disabled',
    'true',
  );
});

const WORDS: Readonly<Record<(typeof PROVIDER_ERRORS)[number], string>> = {
  'captcha-check-failed':
    "The check that you are a person failed, or this site's address is not on the provider's list.",
  'code-expired': 'The verification code has expired. Please send it again.',
  'internal-error': 'An unknown error has occurred. Please try again.',
  'invalid-phone-number': 'The format of the phone number is not valid.',
  'invalid-verification-code': 'The verification code is not valid.',
  'missing-phone-number': 'Please enter a phone number.',
  'missing-verification-code': 'Please enter the verification code.',
  'operation-not-allowed': 'This function is not enabled. Please contact customer service.',
  'popup-closed-by-user': 'Login failure. Please try again.',
  'quota-exceeded': 'The quota is not sufficient. Please contact customer service.',
  'too-many-requests': 'Too many requests. Please try again in 5 minutes.',
};

test.each(PROVIDER_ERRORS)(
  'the failure %s is shown as a warning [phone-auth.errors] [errors.phone.format] [errors.phone.missing] [errors.phone.too-many] [errors.phone.unknown] [errors.phone.code-invalid] [errors.phone.code-missing] [errors.phone.human] [errors.phone.quota] [errors.phone.disabled] [errors.phone.expired] [errors.phone.closed]',
  async (phoneFailure) => {
    const { site, dialog } = await openByProvider();
    const atConfirmation = ['code-expired', 'invalid-verification-code', 'missing-verification-code'].includes(
      phoneFailure,
    );
    await sandbox.play('perya', { phoneFailure });
    await sendTo(site, dialog, `91700000${String(10 + PROVIDER_ERRORS.indexOf(phoneFailure))}`);
    if (atConfirmation) {
      await put(site, await dialog.findByRole('textbox', { name: 'Verification code' }), '1');
      await site.user.click(dialog.getByRole('button', { name: 'Log in' }));
    }
    await said(WORDS[phoneFailure]);
    await sandbox.play('perya', { phoneFailure: 'none' });
  },
);

test.each(LANGUAGES)(
  'each provider error has its own message in %s [phone-auth.errors] [errors.phone.map]',
  (language) => {
    const table = productLanguages.pack(language).catalogues.get('site/errors') ?? {};
    const words = PROVIDER_ERRORS.map((error) => table[`code.${phoneFailure({ code: `auth/${error}` })}`]);
    expect(new Set(words).size).toBe(11);
    expect(words.every((text) => typeof text === 'string')).toBe(true);
  },
);

test("registering by mobile number uses the provider's code, at most one a minute, and sends the provider's token instead of the code [phone-auth.register.fields] [phone-auth.timer] [const.sms-phone-auth]", async () => {
  openProvider('kumo');
  await sandbox.play('kumo', { sealing: 'off' });
  const site = await openSite(sandbox, { brand: 'kumo', path: '/register', change: connectors(['sms']) });
  const dialog = await openRegister(site, /Mobile number/);
  await fillCommon(site, dialog, sandbox, '9012345601');
  await site.user.click(dialog.getByRole('button', { name: 'Back' }));
  expect(dialog.getByRole('button', { name: /^(1 min|5\d sec)$/ })).toBeVisible();
  expect(site.sent.filter((call) => call.includes('/verification/'))).toEqual([]);
  await nextStep(site, dialog);
  await pressRegister(site, dialog);
  await waitFor(() => expect(memberName(site)).toBe('9012345601'));
  const [sent] = site.bodies(REGISTER).map((body) => JSON.parse(body) as Readonly<Record<string, unknown>>);
  expect(sent).toMatchObject({
    mobileNum: '9012345601',
    firebaseChannel: 'sms',
    firebaseIdToken: expect.stringMatching(/^[\w-]{43}$/),
  });
  expect(sent).not.toHaveProperty('verificationCode');
});

test('a wrong provider code shows a warning, the form keeps its input, and the correct code registers [phone-auth.register.fields] [errors.phone.code-invalid] [register.failure]', async () => {
  openProvider('kumo');
  const site = await openSite(sandbox, { brand: 'kumo', path: '/register', change: connectors(['sms']) });
  const dialog = await openRegister(site, /Mobile number/);
  await fillCommon(site, dialog, sandbox, '9012345602');
  const right = await sandbox.codeFor('9012345602');
  await site.user.click(dialog.getByRole('button', { name: 'Back' }));
  await put(site, dialog.getByRole('textbox', { name: /Verification code/ }), right === '000000' ? '000001' : '000000');
  await nextStep(site, dialog);
  await pressRegister(site, dialog);
  await said('The verification code is not valid.');
  await site.user.click(within(screen.getByRole('alertdialog')).getByRole('button', { name: 'OK' }));
  expect(dialog.getByLabelText(/^Password/)).toHaveValue(NEW_PASSWORD);
  await site.user.click(dialog.getByRole('button', { name: 'Back' }));
  await put(site, dialog.getByRole('textbox', { name: /Verification code/ }), right);
  await nextStep(site, dialog);
  await pressRegister(site, dialog);
  await waitFor(() => expect(memberName(site)).toBe('9012345602'));
});
