import type { Page } from '@playwright/test';
import { Secret, TOTP } from 'otpauth';
import { login } from '#schemas/calls/account.ts';
import { passkeyLogin, passkeyLoginOptions } from '#schemas/calls/security.ts';
import type { Envelope } from '#schemas/envelope.ts';
import { at, expect, settled, test } from '../site-test.ts';
import { expectVisitor, logIn, logOut, PASSWORD } from '../steps.ts';

/** Accounts used only in this file, one at Perya and one at Lotus. */
const ACCOUNT = 'agent02';
const GUARDED = 'agent01';

/** Adds a virtual authenticator, which the browser treats as a fingerprint reader. */
const plugIn = async (page: Page): Promise<void> => {
  const devices = await page.context().newCDPSession(page);
  await devices.send('WebAuthn.enable');
  await devices.send('WebAuthn.addVirtualAuthenticator', {
    options: {
      protocol: 'ctap2',
      transport: 'internal',
      hasResidentKey: true,
      hasUserVerification: true,
      isUserVerified: true,
      automaticPresenceSimulation: true,
    },
  });
};

const openSecurity = async (page: Page, brand: string) => {
  await page.goto(at(brand, '/index?lang=EN&member=securityCenter'));
  const centre = page.getByRole('dialog', { name: 'Member centre' });
  await expect(centre.getByRole('heading', { name: 'Passkeys' })).toBeVisible();
  return centre;
};

/** Logs in with the browser's passkey, without the login form. */
const enterByPasskey = async (page: Page): Promise<unknown> =>
  page.evaluate(
    async ([optionsPath, loginPath]) => {
      const post = async (path: string, body: object): Promise<Envelope<unknown>> =>
        (
          await fetch(path, {
            method: 'POST',
            headers: {
              'Content-Type': 'application/json',
              Merchant: 'perya',
              Platform: 'web',
              Language: 'EN',
            },
            body: JSON.stringify(body),
          })
        ).json() as Promise<Envelope<unknown>>;
      const { value } = await post(optionsPath, {});
      const publicKey = PublicKeyCredential.parseRequestOptionsFromJSON(value as PublicKeyCredentialRequestOptionsJSON);
      const credential = (await navigator.credentials.get({ publicKey })) as PublicKeyCredential & {
        toJSON(): AuthenticationResponseJSON;
      };
      const { id, rawId, type, response } = credential.toJSON();
      return post(loginPath, { assertion: { id, rawId, type, clientExtensionResults: {}, response } });
    },
    [passkeyLoginOptions.path, passkeyLogin.path] as const,
  );

test('in a real browser, a passkey created in the member centre can log in until it is removed', async ({
  page,
  isMobile,
  faults,
}) => {
  faults.allow(/status of 400/);
  await plugIn(page);
  await page.goto(at('perya', '/index?lang=EN'));
  await settled(page);
  await logIn(page, isMobile, ACCOUNT);
  const centre = await openSecurity(page, 'perya');
  await centre.getByRole('button', { name: 'Add a passkey' }).click();
  const form = centre.getByRole('form', { name: 'Add a passkey' });
  await form.getByLabel('Password', { exact: true }).fill(PASSWORD);
  await form.getByLabel('Name of the passkey').fill('My phone');
  await form.getByRole('button', { name: 'Create the passkey' }).click();
  await expect(centre.getByRole('list', { name: 'Passkeys' }).getByText('My phone')).toBeVisible();

  await centre.getByRole('button', { name: 'Add a passkey' }).click();
  await form.getByLabel('Password', { exact: true }).fill(PASSWORD);
  await form.getByLabel('Name of the passkey').fill('My phone again');
  await form.getByRole('button', { name: 'Create the passkey' }).click();
  await expect(form.getByText('This device already has a passkey for your account.')).toBeVisible();

  await page.goto(at('perya', '/index?lang=EN'));
  await settled(page);
  await logOut(page);
  await expectVisitor(page);
  expect(await enterByPasskey(page)).toMatchObject({ success: true, value: { token: 'cookie' } });
  expect((await page.context().cookies()).find(({ name }) => name === '__Host-s')).toMatchObject({ httpOnly: true });

  await logIn(page, isMobile, ACCOUNT);
  const again = await openSecurity(page, 'perya');
  await expect(again.getByRole('list', { name: 'Passkeys' }).getByText(/last used \d{4}/)).toBeVisible();
  await again.getByRole('button', { name: 'Remove My phone' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Remove' }).click();
  await expect(again.getByText('You have no passkey yet.')).toBeVisible();
  expect(await enterByPasskey(page)).toMatchObject({ success: false, code: 'login_refused' });
});

test('two-step login is set up with an app, requires a code at the next login, and is turned off with a recovery code', async ({
  page,
  isMobile,
}) => {
  await page.goto(at('lotus', '/index?lang=EN'));
  await settled(page);
  await logIn(page, isMobile, GUARDED);
  const centre = await openSecurity(page, 'lotus');
  await centre.getByRole('button', { name: 'Set up two-step login' }).click();
  await centre.getByLabel('Password', { exact: true }).fill(PASSWORD);
  await centre.getByRole('button', { name: 'Continue' }).click();
  await expect(centre.getByRole('img', { name: 'QR code for the authenticator app' })).toBeVisible();
  const secret = ((await centre.locator('code').textContent()) ?? '').replaceAll(' ', '');
  await centre.getByLabel('6-digit code from the app').fill(new TOTP({ secret: Secret.fromBase32(secret) }).generate());
  await centre.getByRole('button', { name: 'Turn on' }).click();
  const shown = centre.getByRole('list', { name: 'Recovery codes' }).getByRole('listitem');
  await expect(shown).toHaveCount(10);
  const codes = await shown.allTextContents();
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    centre.getByRole('link', { name: 'Download' }).click(),
  ]);
  expect(download.suggestedFilename()).toBe('recovery-codes.txt');
  await centre.getByRole('checkbox', { name: 'I have saved these codes' }).check();
  await centre.getByRole('button', { name: 'Done', exact: true }).click();
  await expect(centre.getByText('10 recovery codes left')).toBeVisible();

  const credentials = { type: 'username', username: GUARDED, password: PASSWORD };
  const answer: unknown = await page.evaluate(
    async ([path, body]) =>
      (
        await fetch(path, {
          method: 'POST',
          headers: { 'Content-Type': 'application/json', Merchant: 'lotus' },
          body,
        })
      ).json() as Promise<unknown>,
    [login.path, JSON.stringify(credentials)] as const,
  );
  expect(answer).toMatchObject({ value: { token: '', needVerify: { channel: 'totp' } } });

  await centre.getByRole('button', { name: 'Turn off' }).click();
  await centre.getByLabel('Password', { exact: true }).fill(PASSWORD);
  await centre.getByLabel('Code from the app, or a recovery code').fill(codes[0] ?? '');
  await centre.getByRole('button', { name: 'Turn off two-step login' }).click();
  await expect(centre.getByRole('button', { name: 'Set up two-step login' })).toBeVisible();
});
