import { screen, waitFor, within } from '@testing-library/react';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openJourneySandbox, type JourneySandbox } from '../journeys/journey-sandbox.ts';
import { openSite, type Fault, type OpenSite } from '../journeys/open-site.tsx';
import { fillByName, fillLogin, logIn, NEW_PASSWORD, openLogin, openRegister, put, type Part } from '../journeys/steps.ts';
import { changePassword, freePlay, login, passwordEmail, passwordPhone, register, smsNoLogin } from '#schemas/calls/account.ts';
import type { Call } from '#schemas/call.ts';
// Parts that load when they are drawn are at hand, so that no test waits for them.
import '#src/features/auth/change-password-modal.tsx';
import '#src/features/auth/forgot-password-modal.tsx';
import '#src/features/auth/register-modal.tsx';
import '#src/features/auth/sms-login-fields.tsx';

const PATIENCE = { timeout: 20_000 };
const NETWORK = 'Network link is abnormal, please try again';
const UNREADABLE = 'The platform gave an answer that we cannot read. Please try again.';
const BROKEN = 'Something went wrong on our side. Please try again in a moment.';

const DOWN: Fault = { status: 500, untouched: true };

let sandbox: JourneySandbox;
beforeAll(async () => {
  sandbox = await openJourneySandbox();
}, 60_000);
afterAll(async () => void (await sandbox.close()));

/** Where a call is made from: the way up to the press of the button, and what must still be there afterwards. */
interface Flow {
  readonly name: string;
  readonly call: Call;
  readonly prepare: (site: OpenSite) => Promise<Part>;
  readonly button: string;
  readonly kept?: { readonly field: RegExp; readonly value: string };
}

const dialog = async (name: string): Promise<Part> => within(await screen.findByRole('dialog', { name }, PATIENCE));

const openRecovery = async (site: OpenSite): Promise<Part> => {
  site.stores.modals.open('forgotPassword');
  const part = await dialog('Forgot your password?');
  await part.findByRole('textbox', { name: /Username/ }, PATIENCE);
  return part;
};

const flows: readonly Flow[] = [
  {
    name: 'a login by user name',
    call: login,
    prepare: async (site) => {
      const part = await openLogin(site);
      await fillLogin(site, part, 'player01');
      return part;
    },
    button: 'Log in',
    kept: { field: /Username/, value: 'player01' },
  },
  {
    name: 'a code for a login',
    call: smsNoLogin,
    prepare: async (site) => {
      await site.stores.auth.flows();
      const part = await openLogin(site);
      await site.user.click(part.getByRole('tab', { name: 'Mobile number' }));
      await put(site, await part.findByRole('textbox', { name: /Mobile number/ }, PATIENCE), '9175550142');
      return part;
    },
    button: 'Send code',
    kept: { field: /Mobile number/, value: '9175550142' },
  },
  {
    name: 'a registration',
    call: register,
    prepare: async (site) => {
      const part = await openRegister(site);
      await fillByName(site, part, sandbox, 'faulty01', `91755502${String((registered += 1)).padStart(2, '0')}`);
      return part;
    },
    button: 'Register',
    kept: { field: /Username/, value: 'faulty01' },
  },
  {
    name: 'a recovery by mail',
    call: passwordEmail,
    prepare: async (site) => {
      const part = await openRecovery(site);
      await put(site, part.getByRole('textbox', { name: /Username/ }), 'player01');
      await put(site, part.getByRole('textbox', { name: /Email/ }), 'player01@example.test');
      return part;
    },
    button: 'Send the email',
    kept: { field: /Username/, value: 'player01' },
  },
  {
    name: 'a recovery by phone',
    call: passwordPhone,
    prepare: async (site) => {
      const part = await openRecovery(site);
      await site.user.click(part.getByRole('tab', { name: 'Mobile number' }));
      await put(site, await part.findByRole('textbox', { name: /Mobile number/ }, PATIENCE), '9175550143');
      await put(site, part.getByRole('textbox', { name: /Verification code/ }), '123456');
      await put(site, part.getByLabelText(/^New password/), NEW_PASSWORD);
      return part;
    },
    button: 'Set the new password',
    kept: { field: /Verification code/, value: '123456' },
  },
  {
    name: 'a forced change of the password',
    call: changePassword,
    prepare: async (site) => {
      await logIn(site, 'expired01');
      const part = await dialog('Choose a new password');
      await put(site, await part.findByLabelText('New password', {}, PATIENCE), NEW_PASSWORD);
      await put(site, part.getByLabelText('Repeat the new password'), NEW_PASSWORD);
      return part;
    },
    button: 'Save the new password',
  },
  { name: 'a start of free play', call: freePlay, prepare: (site) => openLogin(site), button: 'Play for free' },
];
let registered = 0;

const faults: readonly (readonly [name: string, fault: Fault, words: string])[] = [
  ['is cut off', 'offline', NETWORK],
  ['takes too long', 'timeout', NETWORK],
  ['meets a broken platform', DOWN, BROKEN],
  ['gets an answer that is no JSON', 'malformed', UNREADABLE],
  ['gets an answer of another shape', 'shape', UNREADABLE],
];

/** A call whose answer says nothing: any answer in the envelope is its success. */
const fits = ({ call }: Flow, fault: Fault): boolean => fault !== 'shape' || call.accepts?.({ unexpected: [null] }) === false;

const table = flows.flatMap((flow) => faults.filter(([, fault]) => fits(flow, fault)).map(([fails, fault, words]) => [flow.name, fails, flow, fault, words] as const));

test.each(table)('%s that %s says so in words, keeps what was typed, and can be tried again [errors.network] [errors.display]', async (_flow, _fails, flow, fault, words) => {
  const site = await openSite(sandbox);
  const part = await flow.prepare(site);
  site.fail(flow.call.path, fault);
  await site.user.click(part.getByRole('button', { name: flow.button }));
  expect((await screen.findAllByText(words, {}, PATIENCE)).length).toBeGreaterThan(0);
  const told = screen.queryByRole('button', { name: 'OK' });
  if (told !== null) await site.user.click(told);
  await waitFor(() => expect(part.getByRole('button', { name: flow.button })).not.toHaveAttribute('aria-busy'));
  if (flow.kept !== undefined) expect((part.getByRole('textbox', { name: flow.kept.field }) as HTMLInputElement).value.replaceAll(' ', '')).toBe(flow.kept.value);
});

test.each(flows.map((flow) => [flow.name, flow] as const))('%s that is slow shows that it is under way, and a second press sends nothing more', async (_name, flow) => {
  const site = await openSite(sandbox);
  const part = await flow.prepare(site);
  const line = `${flow.call.method} ${flow.call.path}`;
  const before = site.sent.filter((call) => call === line).length;
  const release = site.hold(flow.call.path);
  await site.user.dblClick(part.getByRole('button', { name: flow.button }));
  await waitFor(() => expect(part.getByRole('button', { name: flow.button })).toHaveAttribute('aria-busy', 'true'));
  await site.user.click(part.getByRole('button', { name: flow.button }));
  site.fail(flow.call.path, DOWN);
  release();
  await screen.findAllByText(BROKEN, {}, PATIENCE);
  expect(site.sent.filter((call) => call === line)).toHaveLength(before + 1);
});

const closable = flows.filter(({ call }) => call !== changePassword);

test.each(closable.map((flow) => [flow.name, flow] as const))('%s whose answer comes after the modal was closed leaves a page that works', async (_name, flow) => {
  const site = await openSite(sandbox);
  const part = await flow.prepare(site);
  const release = site.hold(flow.call.path);
  await site.user.click(part.getByRole('button', { name: flow.button }));
  site.stores.modals.close();
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  site.fail(flow.call.path, DOWN);
  release();
  await new Promise((resolve) => setTimeout(resolve, 300));
  expect(screen.getByRole('main')).toBeVisible();
  const told = screen.queryByRole('button', { name: 'OK' });
  if (told !== null) await site.user.click(told);
  const again = await openLogin(site);
  await site.user.click(again.getByRole('tab', { name: 'Username' }));
  await fillLogin(site, again, 'vip01');
  expect(again.getByRole('button', { name: 'Log in' })).not.toHaveAttribute('aria-busy');
});
