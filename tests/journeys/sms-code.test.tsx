import { screen, waitFor } from '@testing-library/react';
import { beforeAll, expect, test } from 'vitest';
import { registerSettings } from '#schemas/calls/account.ts';
import { PATTERNS } from '#schemas/forms/pattern-catalogue.ts';
import { openJourneySandbox, type JourneySandbox } from './journey-sandbox.ts';
import { openSite, type OpenSite } from './open-site.tsx';
import { openLogin, put, type Part } from './steps.ts';
import '#src/features/auth/login/sms-login-fields.tsx';

const SEND = '/wps/verification/sms/noLogin';
let sandbox: JourneySandbox;
beforeAll(async () => {
  sandbox = await openJourneySandbox();
});

const openBySms = async (site: OpenSite): Promise<Part> => {
  await site.stores.auth.login.load();
  const dialog = await openLogin(site);
  await site.user.click(await dialog.findByRole('tab', { name: 'Mobile number' }));
  await dialog.findByRole('textbox', { name: 'Mobile number' });
  return dialog;
};
const asked = ({ sent }: OpenSite): number => sent.filter((call) => call === `POST ${SEND}`).length;
const acknowledge = async (site: OpenSite): Promise<void> => {
  await site.user.click(screen.getByRole('button', { name: 'OK' }));
  await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
};

test('an invalid number gets no code, and its field shows an error [sms-code.order]', async () => {
  const site = await openSite(sandbox);
  const dialog = await openBySms(site);
  const field = dialog.getByRole('textbox', { name: 'Mobile number' });
  await put(site, field, '12');
  await site.user.click(dialog.getByRole('button', { name: 'Send code' }));
  await waitFor(() => expect(field).toHaveFocus());
  expect(field).toHaveAccessibleDescription(/Please enter a valid mobile number/);
  expect(asked(site)).toBe(0);
});

/** A platform rule that accepts only letters as a number, so that all digits are refused. */
const lettersAlone = {
  [registerSettings.path]: {
    value: {
      mobileNum: {
        enabled: true,
        required: true,
        acceptedPattern: PATTERNS[9],
        patternId: 9,
        minLength: 4,
        maxLength: 12,
      },
    },
  },
};

test("login by code applies the platform's pattern to the number, both before sending the code and at the login [login.validate.sms]", async () => {
  const site = await openSite(sandbox, { failing: lettersAlone });
  const dialog = await openBySms(site);
  const field = dialog.getByRole('textbox', { name: 'Mobile number' });
  await put(site, field, '9175550109');
  await site.user.click(dialog.getByRole('button', { name: 'Send code' }));
  await waitFor(() => expect(field).toHaveAccessibleDescription(/Please enter a valid mobile number/));
  await put(site, field, '9175550108');
  expect(field).not.toHaveAccessibleDescription();
  await put(site, dialog.getByRole('textbox', { name: 'Verification code' }), '123456');
  await site.user.click(dialog.getByRole('button', { name: 'Log in' }));
  await waitFor(() => expect(field).toHaveAccessibleDescription(/Please enter a valid mobile number/));
  expect(site.sent.filter((call) => call.startsWith('POST /wps/'))).toEqual([]);
});

test('a code request contains number, dialling code and purpose [sms-code.request]', async () => {
  const site = await openSite(sandbox);
  const dialog = await openBySms(site);
  await put(site, dialog.getByRole('textbox', { name: 'Mobile number' }), '9175550101');
  await site.user.click(dialog.getByRole('button', { name: 'Send code' }));
  await dialog.findByRole('button', { name: /^\d+ (min|sec)/ });
  expect(site.bodies(SEND).map((body) => JSON.parse(body) as unknown)).toEqual([
    { mobileNum: '9175550101', countryDialingCode: '63', purpose: 'login' },
  ]);
});

test('a code that fails to send shows a dialog and no countdown, and can be requested again a second later [sms-code.failure] [sms-code.throttle] [errors.code-send]', async () => {
  const site = await openSite(sandbox);
  const dialog = await openBySms(site);
  await put(site, dialog.getByRole('textbox', { name: 'Mobile number' }), '9175550102');
  site.fail(SEND, { status: 500 });
  await site.user.click(dialog.getByRole('button', { name: 'Send code' }));
  expect(await screen.findByRole('alertdialog')).toHaveTextContent('Something went wrong on our side.');
  await acknowledge(site);
  site.fail(SEND, null);
  const button = dialog.getByRole('button', { name: 'Send code' });
  await waitFor(() => expect(button).toHaveAttribute('aria-disabled', 'false'));
  await site.user.click(button);
  await dialog.findByRole('button', { name: /^\d+ (min|sec)/ });
  expect(asked(site)).toBe(2);
});

test('a number that was just sent a code elsewhere is refused with a message, for as long as the platform requires [const.sms-too-many] [sms-code.refused] [errors.code-send]', async () => {
  const elsewhere = await openSite(sandbox);
  const first = await openBySms(elsewhere);
  await put(elsewhere, first.getByRole('textbox', { name: 'Mobile number' }), '9175550103');
  await elsewhere.user.click(first.getByRole('button', { name: 'Send code' }));
  await first.findByRole('button', { name: /^\d+ (min|sec)/ });

  const site = await openSite(sandbox);
  const dialog = await openBySms(site);
  await put(site, dialog.getByRole('textbox', { name: 'Mobile number' }), '9175550103');
  await site.user.click(dialog.getByRole('button', { name: 'Send code' }));
  expect(await screen.findByRole('alertdialog')).toHaveTextContent(/Too many requests/);
  await acknowledge(site);
  await site.user.click(await dialog.findByRole('button', { name: /^(1 min|\d+ sec)$/ }));
  expect(asked(site)).toBe(1);
});
