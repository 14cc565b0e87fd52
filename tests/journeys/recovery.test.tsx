import { screen, waitFor, within } from '@testing-library/react';
import { beforeAll, expect, test } from 'vitest';
import { passwordPhone, registerSettings } from '#schemas/calls/account.ts';
import { PATTERNS } from '#schemas/forms/pattern-catalogue.ts';
import { openJourneySandbox, type JourneySandbox } from './journey-sandbox.ts';
import { openSite, type OpenSite } from './open-site.tsx';
import { fillLogin, memberName, openLogin, pressLogin, put, type Part } from './steps.ts';
import '#src/features/auth/password/change-password-modal.tsx';
import '#src/features/auth/recovery/forgot-password-modal.tsx';

let sandbox: JourneySandbox;
beforeAll(async () => {
  sandbox = await openJourneySandbox();
});

const openRecovery = async (site: OpenSite): Promise<Part> => {
  await site.stores.auth.login.load();
  const login = await openLogin(site);
  await site.user.click(login.getByRole('button', { name: 'Forgot password?' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Forgot your password?' }));
  await dialog.findByRole('textbox', { name: /Username/ });
  return dialog;
};
const acknowledge = async (site: OpenSite, title: string): Promise<void> => {
  const told = within(
    await screen.findByRole('alertdialog', { name: title }).catch(() => screen.findByRole('dialog', { name: title })),
  );
  await site.user.click(told.getByRole('button', { name: 'OK' }));
};

test('a temporary password sent by e-mail logs the player in, and then a new password is required [recovery.email.success] [recovery.email.username] [recovery.email.address]', async () => {
  const site = await openSite(sandbox);
  const dialog = await openRecovery(site);
  await put(site, dialog.getByRole('textbox', { name: /Username/ }), 'vip01');
  await put(site, dialog.getByRole('textbox', { name: /Email/ }), (await sandbox.memberOf('perya', 'vip01')).email);
  await site.user.click(dialog.getByRole('button', { name: 'Send the email' }));
  await acknowledge(site, 'Check your email');
  await waitFor(() => expect(site.stores.modals.get()).toBeNull());
  const login = await openLogin(site);
  await fillLogin(site, login, 'vip01', await sandbox.newestCode('mail'));
  await pressLogin(site, login);
  const change = within(await screen.findByRole('dialog', { name: 'Choose a new password' }));
  await change.findByLabelText(/^New password/);
});

test('an unknown account gets the same message as an existing one, and nothing is sent while a field is invalid [recovery.unknown] [recovery.email.username]', async () => {
  const site = await openSite(sandbox);
  const dialog = await openRecovery(site);
  await site.user.click(dialog.getByRole('button', { name: 'Send the email' }));
  expect(site.sent.filter((call) => call.includes('/password/email'))).toEqual([]);
  await put(site, dialog.getByRole('textbox', { name: /Username/ }), 'nobody1');
  await put(site, dialog.getByRole('textbox', { name: /Email/ }), 'nobody@example.test');
  await site.user.click(dialog.getByRole('button', { name: 'Send the email' }));
  await acknowledge(site, 'Check your email');
  await waitFor(() => expect(site.stores.modals.get()).toBeNull());
});

test('a code sent to the phone sets a new password, and the login modal opens [recovery.modes] [recovery.phone.mobile] [recovery.phone.code] [recovery.phone.password] [recovery.phone.success] [recovery.phone.call-token]', async () => {
  const site = await openSite(sandbox);
  const dialog = await openRecovery(site);
  await site.user.click(dialog.getByRole('tab', { name: 'Mobile number' }));
  const { mobile } = await sandbox.memberOf('perya', 'agent02');
  await put(site, await dialog.findByRole('textbox', { name: /Mobile number/ }), mobile);
  await site.user.click(await dialog.findByRole('button', { name: 'Send code' }));
  await waitFor(async () => expect(await sandbox.codeFor(mobile)).toMatch(/^\d+$/));
  await put(site, dialog.getByRole('textbox', { name: /Verification code/ }), await sandbox.codeFor(mobile));
  await put(site, dialog.getByLabelText(/^New password/), 'Fresh-Start-2026');
  await site.user.click(dialog.getByRole('button', { name: 'Set the new password' }));
  await acknowledge(site, 'Your new password is set');
  // The code alone proves the player's identity, so there is no session before or after.
  expect([passwordPhone.token, site.stores.session.token(), site.cookies.size]).toEqual(['none', null, 0]);
  const login = within(await screen.findByRole('dialog', { name: 'Log in' }));
  await fillLogin(site, login, 'agent02', 'Fresh-Start-2026');
  await pressLogin(site, login);
  await waitFor(() => expect(memberName(site)).toBe('agent02'));
});

test.each([
  ['of the wrong length', '91755', {}],
  ["that the platform's pattern does not accept", '9175550104', { acceptedPattern: PATTERNS[9] }],
] as const)(
  'recovery by phone refuses a number %s: no code is sent, and no password is set [recovery.phone.mobile] [login.validate.sms]',
  async (_what, number, over) => {
    const mobileNum = { enabled: true, required: true, patternId: 7, minLength: 10, maxLength: 10 };
    const site = await openSite(sandbox, {
      failing: {
        [registerSettings.path]: { value: { mobileNum: { ...mobileNum, acceptedPattern: '[0-9]+', ...over } } },
      },
    });
    const dialog = await openRecovery(site);
    await site.user.click(dialog.getByRole('tab', { name: 'Mobile number' }));
    const field = await dialog.findByRole('textbox', { name: /Mobile number/ });
    await put(site, field, number);
    await site.user.click(await dialog.findByRole('button', { name: 'Send code' }));
    await waitFor(() => expect(field).toHaveAttribute('aria-invalid', 'true'));
    await put(site, dialog.getByRole('textbox', { name: /Verification code/ }), '123456');
    await put(site, dialog.getByLabelText(/^New password/), 'Fresh-Start-2026');
    const submit = dialog.getByRole('button', { name: 'Set the new password' });
    await site.user.click(submit);
    // A refused form moves the focus to its first invalid field.
    await waitFor(() => expect(submit).not.toHaveFocus());
    expect(field).toHaveAttribute('aria-invalid', 'true');
    expect(site.sent.filter((call) => /^POST .*verification/.test(call))).toEqual([]);
  },
);

test('a wrong code is reported at its field, and the input stays [recovery.phone.code]', async () => {
  const site = await openSite(sandbox);
  const dialog = await openRecovery(site);
  await site.user.click(dialog.getByRole('tab', { name: 'Mobile number' }));
  await put(site, await dialog.findByRole('textbox', { name: /Mobile number/ }), '9175550199');
  await put(site, dialog.getByRole('textbox', { name: /Verification code/ }), '000000');
  await put(site, dialog.getByLabelText(/^New password/), 'Fresh-Start-2026');
  await site.user.click(dialog.getByRole('button', { name: 'Set the new password' }));
  expect((await dialog.findAllByText(/^Please enter a valid verification code/u)).length).toBeGreaterThan(0);
  expect(dialog.getByRole('textbox', { name: /Mobile number/ })).toHaveProperty(
    'value',
    expect.stringContaining('917'),
  );
});

test('without the module there is no recovery by phone [recovery.mobile.flag] [toggles.CHNGPASSVERIF3]', async () => {
  await sandbox.play('perya', { modulesOff: ['CHNGPASSVERIF3'] });
  const site = await openSite(sandbox);
  const dialog = await openRecovery(site);
  expect(dialog.queryByRole('tab', { name: 'Mobile number' })).toBeNull();
  await sandbox.play('perya', { modulesOff: [] });
});
