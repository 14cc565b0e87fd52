import { screen, waitFor } from '@testing-library/react';
import { beforeAll, expect, test } from 'vitest';
import { openJourneySandbox, type JourneySandbox } from './journey-sandbox.ts';
import { storedKeys } from '../support/fake-indexed-db.ts';
import { openSite, type OpenSite } from './open-site.tsx';
import { fillLogin, memberName, openLogin, type Part, pressLogin, put, siteHeader } from './steps.ts';
import '#src/features/auth/login/sms-login-fields.tsx';

const REMEMBER = '/wps/session/remember';
const LOGIN = '/wps/session/login';
const DAY_MS = 86_400_000;
let sandbox: JourneySandbox;
beforeAll(async () => {
  sandbox = await openJourneySandbox();
});

const tick = ({ user }: OpenSite, dialog: Part): Promise<void> =>
  user.click(dialog.getByRole('checkbox', { name: 'Remember me for a day' }));

/** Logs in with the remember checkbox ticked, on a platform with or without remember tokens. */
const logInRemembered = async (site: OpenSite, username = 'player01', password = 'Play1234'): Promise<void> => {
  const dialog = await openLogin(site);
  await fillLogin(site, dialog, username, password);
  await tick(site, dialog);
  await pressLogin(site, dialog);
  await waitFor(() => expect(memberName(site)).toBe(username));
  await waitFor(() => expect(screen.queryByRole('dialog', { name: 'Log in' })).toBeNull());
};
const leave = (site: OpenSite): void => site.stores.session.end();
const comeBack = async (site: OpenSite, brand = 'perya'): Promise<OpenSite> => {
  leave(site);
  return openSite(sandbox, { after: site, brand });
};
/** Opens a site whose platform has no remember tokens. */
const withoutCall = async (): Promise<OpenSite> => {
  const site = await openSite(sandbox, { brand: 'lotus' });
  site.fail(REMEMBER, { status: 501 });
  return site;
};

test('the checkbox asks the platform to remember the player, and the browser stores the name but no secret [session.cookies] [login.success.remember]', async () => {
  const site = await openSite(sandbox, { brand: 'lotus' });
  await logInRemembered(site);
  expect(site.bodies(LOGIN).map((body) => JSON.parse(body) as unknown)).toEqual([
    { type: 'username', username: 'player01', password: 'Play1234', remember: true },
  ]);
  expect(document.cookie).toContain('userName=player01');
  expect(document.cookie).toContain('loginRemember=token');
  expect(document.cookie + JSON.stringify({ ...localStorage, ...sessionStorage })).not.toContain('Play1234');
  expect(storedKeys.size).toBe(0);
});

test("a name typed in full-width characters is remembered in the platform's normalized form", async () => {
  const site = await openSite(sandbox, { brand: 'lotus' });
  const dialog = await openLogin(site);
  await fillLogin(site, dialog, 'ｐｌａｙｅｒ\u3000０１', 'Play1234');
  await tick(site, dialog);
  await pressLogin(site, dialog);
  await waitFor(() => expect(memberName(site)).toBe('player01'));
  await waitFor(() => expect(document.cookie).toContain('userName=player01'));
});

test('a remembered player is named in the form and logs in with one click, without a password [session.remember.prefill]', async () => {
  const site = await openSite(sandbox);
  await logInRemembered(site);
  const later = await comeBack(site);
  const dialog = await openLogin(later);
  expect(dialog.getByRole('textbox', { name: 'Username' })).toHaveValue('player01');
  expect(dialog.getByRole('checkbox', { name: 'Remember me for a day' })).toBeChecked();
  await later.user.click(dialog.getByRole('button', { name: 'Continue as player01' }));
  await waitFor(() => expect(memberName(later)).toBe('player01'));
  expect(later.sent).not.toContain(`POST ${LOGIN}`);
  expect(document.cookie).toContain('loginRemember=token');
});

test('the header also offers the one-click login, with the option to use another account next to it [session.remember.prefill]', async () => {
  const site = await openSite(sandbox);
  await logInRemembered(site);
  const later = await comeBack(site);
  const header = siteHeader();
  await later.user.click(await header.findByRole('button', { name: 'Use another account' }));
  expect(header.getByRole('textbox', { name: 'Username' })).toHaveValue('player01');
  await waitFor(() => expect(header.getByLabelText('Password')).toHaveFocus());
});

test('a login without the checkbox clears the remembered data in the browser and on the platform [session.remember.off] [login.success.remember]', async () => {
  const site = await openSite(sandbox);
  await logInRemembered(site);
  const later = await comeBack(site);
  const dialog = await openLogin(later);
  await put(later, dialog.getByLabelText('Password'), 'Play1234');
  await tick(later, dialog);
  await pressLogin(later, dialog);
  await waitFor(() => expect(memberName(later)).toBe('player01'));
  await waitFor(() => expect(document.cookie).not.toMatch(/userName|loginRemember|loginTypeSms|remember-/));
  expect([...later.cookies.keys()].filter((name) => name.startsWith('__Host-r-'))).toEqual([]);
});

test('a failed login changes no remembered data [session.remember.off]', async () => {
  const site = await openSite(sandbox);
  await logInRemembered(site);
  const later = await comeBack(site);
  const dialog = await openLogin(later);
  await put(later, dialog.getByLabelText('Password'), 'Wrong1234');
  await tick(later, dialog);
  await pressLogin(later, dialog);
  await dialog.findByRole('alert');
  expect(document.cookie).toContain('loginRemember=token');
});

test('a login by mobile number remembers the number and its country, and fills them in again [session.cookies] [session.remember.prefill]', async () => {
  const site = await openSite(sandbox);
  const { mobile } = await sandbox.memberOf('perya', 'vip01');
  await site.stores.auth.login.load();
  const dialog = await openLogin(site);
  await site.user.click(dialog.getByRole('tab', { name: 'Mobile number' }));
  await put(site, await dialog.findByRole('textbox', { name: 'Mobile number' }), mobile);
  await site.user.click(dialog.getByRole('button', { name: 'Send code' }));
  await waitFor(async () => expect(await sandbox.codeFor(mobile)).toMatch(/^\d+$/));
  await put(site, dialog.getByRole('textbox', { name: 'Verification code' }), await sandbox.codeFor(mobile));
  await tick(site, dialog);
  await pressLogin(site, dialog);
  await waitFor(() => expect(memberName(site)).toBe('vip01'));
  await waitFor(() =>
    expect(decodeURIComponent(document.cookie)).toContain(`loginTypeSms=mobileNum=${mobile}&countryDialingCode=63`),
  );

  const later = await comeBack(site);
  await later.stores.auth.login.load();
  const again = await openLogin(later);
  expect(await again.findByRole('tab', { name: 'Mobile number', selected: true })).toBeVisible();
  expect(await again.findByRole('textbox', { name: 'Mobile number' })).toHaveValue(mobile);
  await later.user.click(again.getByRole('button', { name: 'Continue as vip01' }));
  await waitFor(() => expect(memberName(later)).toBe('vip01'));
});

test('if the platform cannot remember, the password is stored encrypted under a non-extractable key [session.remember.password-safety] [session.cookies]', async () => {
  const site = await withoutCall();
  await logInRemembered(site);
  expect(document.cookie).toContain('loginRemember=password');
  expect(document.cookie).toMatch(/remember-[\w-]{22}=[\w-]{16}\.[\w-]{32}/);
  expect(document.cookie + JSON.stringify({ ...localStorage, ...sessionStorage })).not.toContain('Play1234');
  const [kept] = [...storedKeys.values()] as { readonly key: CryptoKey; readonly expiresAt: number }[];
  expect(kept?.key).toMatchObject({ extractable: false, algorithm: { name: 'AES-GCM', length: 256 } });
  expect((kept?.expiresAt ?? 0) - Date.now()).toBeLessThanOrEqual(DAY_MS);
  await expect(crypto.subtle.exportKey('raw', kept?.key ?? ({} as CryptoKey))).rejects.toThrow(/extractable/);

  const later = await comeBack(site, 'lotus');
  const dialog = await openLogin(later);
  await waitFor(() => expect(dialog.getByLabelText('Password')).toHaveValue('Play1234'));
  await pressLogin(later, dialog);
  await waitFor(() => expect(memberName(later)).toBe('player01'));
});

test('a stored password is decrypted only for its own user name [session.remember.password-safety]', async () => {
  const site = await withoutCall();
  await logInRemembered(site);
  const later = await comeBack(site, 'lotus');
  const dialog = await openLogin(later);
  await waitFor(() => expect(dialog.getByLabelText('Password')).toHaveValue('Play1234'));
  await later.user.type(dialog.getByRole('textbox', { name: 'Username' }), '2');
  expect(dialog.getByLabelText('Password')).toHaveValue('');
});

test('without the key, the cookie is useless: nothing is filled in, and cookie and key are removed [session.remember.password-safety]', async () => {
  const site = await withoutCall();
  await logInRemembered(site);
  storedKeys.clear();
  const later = await comeBack(site, 'lotus');
  const dialog = await openLogin(later);
  await waitFor(() => expect(document.cookie).not.toMatch(/remember-|loginRemember/));
  expect(dialog.getByLabelText('Password')).toHaveValue('');
  expect(dialog.getByRole('textbox', { name: 'Username' })).toHaveValue('player01');
});

test('a login without the checkbox erases cookie and key together [session.remember.off] [session.remember.password-safety]', async () => {
  const site = await withoutCall();
  await logInRemembered(site);
  const later = await comeBack(site, 'lotus');
  const dialog = await openLogin(later);
  await waitFor(() => expect(dialog.getByLabelText('Password')).toHaveValue('Play1234'));
  await tick(later, dialog);
  await pressLogin(later, dialog);
  await waitFor(() => expect(memberName(later)).toBe('player01'));
  await waitFor(() => expect([document.cookie.includes('remember-'), storedKeys.size]).toEqual([false, 0]));
});

test('without the checkbox, nothing is stored, no matter what the platform supports [session.remember.password-safety] [session.cookies]', async () => {
  const site = await withoutCall();
  const dialog = await openLogin(site);
  await fillLogin(site, dialog, 'player01');
  await pressLogin(site, dialog);
  await waitFor(() => expect(memberName(site)).toBe('player01'));
  await waitFor(() => expect(screen.queryByRole('dialog', { name: 'Log in' })).toBeNull());
  expect(site.sent).not.toContain(`POST ${REMEMBER}`);
  expect([/userName|remember/i.test(document.cookie), storedKeys.size]).toEqual([false, 0]);
});

test('once the platform has forgotten the player, the form asks for the password, and the name stays [session.remember.lifetime] [session.remember.prefill]', async () => {
  const site = await openSite(sandbox);
  await logInRemembered(site);
  await sandbox.wait(DAY_MS + 1000);
  const later = await comeBack(site);
  const dialog = await openLogin(later);
  await later.user.click(dialog.getByRole('button', { name: 'Continue as player01' }));
  expect(await dialog.findByRole('alert')).toHaveTextContent(
    'This browser no longer remembers your login. Please enter your password.',
  );
  expect(dialog.queryByRole('button', { name: 'Continue as player01' })).toBeNull();
  expect(dialog.getByRole('textbox', { name: 'Username' })).toHaveValue('player01');
  await waitFor(() => expect(dialog.getByLabelText('Password')).toHaveFocus());
});
