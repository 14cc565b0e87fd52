import { screen, waitFor, within } from '@testing-library/react';
import { expect } from 'vitest';
import type { Call } from '#schemas/call.ts';
import {
  captcha,
  changePassword,
  freePlay,
  login,
  memberInfo,
  passwordEmail,
  passwordPhone,
  register,
  registerMobile,
  rememberLogin,
  smsNoLogin,
  verifyLogin,
} from '#schemas/calls/account.ts';
import { smsRegister } from '#schemas/calls/common.ts';
import { writeRemembered } from '#src/features/auth/login/remembered.ts';
import type { JourneySandbox } from '../journeys/journey-sandbox.ts';
import { openSite, type Fault, type OpenSite } from '../journeys/open-site.tsx';
import {
  fillByName,
  fillCommon,
  fillLogin,
  logIn,
  memberName,
  NEW_PASSWORD,
  openLogin,
  openRegister,
  put,
  type Part,
} from '../journeys/steps.ts';

const IN = { token: 'cookie', firstTimeLogin: false, passwordExpired: false, defaultPassword: false };
const STEP = { ...IN, token: '', needVerify: { verifyId: 'step', channel: 'mail', sentTo: 'p***@example.test' } };
const KEPT = { kept: true } as const;

/** The page just before the click on the button that sends the call. */
export interface Stage {
  readonly site: OpenSite;
  readonly part: Part;
}

export interface Flow {
  readonly name: string;
  readonly call: Call;
  /** Opens the page and performs everything up to the click. */
  readonly open: (sandbox: JourneySandbox) => Promise<Stage>;
  readonly button: string;
  /** A field that must be unchanged after a failure. */
  readonly kept?: { readonly field: RegExp; readonly value: string };
  /** Re-enters the input that does not survive a failure. */
  readonly again?: (stage: Stage, sandbox: JourneySandbox) => Promise<unknown>;
  /** The final response, if the sandbox itself would not respond with a success. */
  readonly answer?: Fault;
  /** Expects the page after the success. */
  readonly success: (stage: Stage) => Promise<unknown>;
  /** False only for the forced change, the only dialog that cannot be closed. */
  readonly closable?: false;
  /** Whether every fault is tested in each run, not only in the full one. */
  readonly whole?: true;
}

const dialog = async (name: string): Promise<Part> => within(await screen.findByRole('dialog', { name }));
const isIn =
  (name: RegExp) =>
  ({ site }: Stage): Promise<unknown> =>
    waitFor(() => expect(memberName(site)).toMatch(name));
const counts = ({ part }: Stage): Promise<unknown> => part.findByRole('button', { name: /^\d+ (min|sec)/ });

const openFilledLogin = async (sandbox: JourneySandbox): Promise<Stage> => {
  const site = await openSite(sandbox, KEPT);
  const part = await openLogin(site);
  await fillLogin(site, part, 'player01');
  return { site, part };
};

/** Creates the session that a stubbed response refers to. */
const haveSession = ({ stores }: OpenSite): Promise<unknown> =>
  stores.mutateCall(login, { type: 'username', username: 'player01', password: 'Play1234' });

const openRecovery = async (sandbox: JourneySandbox): Promise<Stage> => {
  const site = await openSite(sandbox, KEPT);
  site.stores.modals.open('forgotPassword');
  const part = await dialog('Forgot your password?');
  await part.findByRole('textbox', { name: /Username/ });
  return { site, part };
};

const pictures = ({ sent }: OpenSite): number => sent.filter((line) => line === `GET ${captcha.path}`).length;
const solved = new WeakMap<OpenSite, number>();
/** Every refusal loads a new captcha, which must be solved again. */
const solveCaptcha = async ({ site, part }: Stage, sandbox: JourneySandbox): Promise<void> => {
  await waitFor(() => expect(pictures(site)).toBeGreaterThan(solved.get(site) ?? 0));
  solved.set(site, pictures(site));
  await part.findByRole('img', { name: /characters/ });
  await put(site, part.getByRole('textbox', { name: /Captcha/ }), await sandbox.newestCode('captcha'));
};

let phones = 0;
/** Returns a new number that shares no rate limit with earlier ones, so that each gets its code. */
const newPhone = (): string => String(9_175_550_200 + (phones += 1) * 10_100);
/** Accounts with a due password change; each can change its password only once. */
const expired = ['expired01', 'default01', 'first01'];

export const flows: readonly Flow[] = [
  {
    name: 'a login by user name',
    whole: true,
    call: login,
    open: openFilledLogin,
    button: 'Log in',
    kept: { field: /Username/, value: 'player01' },
    success: isIn(/^player01$/),
  },
  {
    name: 'a request for the member info after a login',
    call: memberInfo,
    open: openFilledLogin,
    button: 'Log in',
    kept: { field: /Username/, value: 'player01' },
    success: isIn(/^player01$/),
  },
  {
    name: 'the second step of a login',
    call: verifyLogin,
    open: async (sandbox) => {
      const { site, part } = await openFilledLogin(sandbox);
      await haveSession(site);
      site.fail(login.path, { value: STEP });
      await site.user.click(part.getByRole('button', { name: 'Log in' }));
      await put(site, await part.findByRole('textbox', { name: 'Verification code' }), '123456');
      return { site, part };
    },
    button: 'Confirm',
    kept: { field: /Verification code/, value: '123456' },
    answer: { value: IN },
    success: isIn(/^player01$/),
  },
  {
    name: 'a login with a remembered account',
    call: rememberLogin,
    open: async (sandbox) => {
      const before = await openSite(sandbox);
      await haveSession(before);
      writeRemembered({ username: 'player01', by: 'token', phone: null });
      const site = await openSite(sandbox, { ...KEPT, after: before });
      return { site, part: await openLogin(site) };
    },
    button: 'Continue as player01',
    kept: { field: /Username/, value: 'player01' },
    answer: { value: IN },
    success: isIn(/^player01$/),
  },
  {
    name: 'a request for a login code',
    call: smsNoLogin,
    open: async (sandbox) => {
      const site = await openSite(sandbox, KEPT);
      await site.stores.auth.login.load();
      const part = await openLogin(site);
      await site.user.click(part.getByRole('tab', { name: 'Mobile number' }));
      await put(site, await part.findByRole('textbox', { name: /Mobile number/ }), '9175550142');
      return { site, part };
    },
    button: 'Send code',
    kept: { field: /Mobile number/, value: '9175550142' },
    // The button stays disabled for a second after a failure.
    again: ({ part }) =>
      waitFor(() => expect(part.getByRole('button', { name: 'Send code' })).toHaveAttribute('aria-disabled', 'false')),
    success: counts,
  },
  {
    name: 'a registration',
    whole: true,
    call: register,
    open: async (sandbox) => {
      const site = await openSite(sandbox, KEPT);
      const part = await openRegister(site);
      await fillByName(site, part, sandbox, 'faulty01', newPhone());
      solved.set(site, pictures(site));
      return { site, part };
    },
    button: 'Register',
    kept: { field: /Username/, value: 'faulty01' },
    again: solveCaptcha,
    success: isIn(/^faulty01$/),
  },
  {
    name: 'a registration by mobile number',
    call: registerMobile,
    open: async (sandbox) => {
      const site = await openSite(sandbox, KEPT);
      const part = await openRegister(site);
      await site.user.click(part.getByRole('tab', { name: 'Mobile number' }));
      await waitFor(() => expect(part.queryByRole('textbox', { name: /Username/ })).toBeNull());
      await put(site, await part.findByRole('textbox', { name: /Real name/ }), 'Maria Santos');
      await fillCommon(site, part, sandbox, newPhone());
      await solveCaptcha({ site, part }, sandbox);
      return { site, part };
    },
    button: 'Register',
    kept: { field: /Real name/, value: 'MariaSantos' },
    again: solveCaptcha,
    success: isIn(/^\d+$/),
  },
  {
    name: 'a request for a registration code',
    call: smsRegister,
    open: async (sandbox) => {
      const site = await openSite(sandbox, KEPT);
      const part = await openRegister(site);
      await put(site, part.getByRole('textbox', { name: /Mobile number/ }), '9175559142');
      return { site, part };
    },
    button: 'Send code',
    kept: { field: /Mobile number/, value: '9175559142' },
    again: ({ part }) =>
      waitFor(() => expect(part.getByRole('button', { name: 'Send code' })).toHaveAttribute('aria-disabled', 'false')),
    success: counts,
  },
  {
    name: 'a password recovery by email',
    call: passwordEmail,
    open: async (sandbox) => {
      const { site, part } = await openRecovery(sandbox);
      await put(site, part.getByRole('textbox', { name: /Username/ }), 'player01');
      await put(site, part.getByRole('textbox', { name: /Email/ }), 'player01@example.test');
      return { site, part };
    },
    button: 'Send the email',
    kept: { field: /Username/, value: 'player01' },
    success: () => screen.findByText(/a temporary password is on its way/),
  },
  {
    name: 'a password recovery by phone',
    call: passwordPhone,
    open: async (sandbox) => {
      const { site, part } = await openRecovery(sandbox);
      await site.user.click(part.getByRole('tab', { name: 'Mobile number' }));
      await put(site, await part.findByRole('textbox', { name: /Mobile number/ }), '9175550143');
      await put(site, part.getByRole('textbox', { name: /Verification code/ }), '123456');
      await put(site, part.getByLabelText(/^New password/), NEW_PASSWORD);
      return { site, part };
    },
    button: 'Set the new password',
    kept: { field: /Verification code/, value: '123456' },
    answer: { value: null },
    success: () => screen.findByText(/Please log in with the new password/),
  },
  {
    name: 'a forced password change',
    call: changePassword,
    open: async (sandbox) => {
      const site = await openSite(sandbox, KEPT);
      const account = expired.shift() ?? '';
      await logIn(site, account, account === 'default01' ? 'Welcome1' : 'Play1234');
      const part = await dialog('Choose a new password');
      await put(site, await part.findByLabelText('New password'), NEW_PASSWORD);
      await put(site, part.getByLabelText('Repeat the new password'), NEW_PASSWORD);
      return { site, part };
    },
    button: 'Save the new password',
    success: ({ site }) =>
      waitFor(() => expect([site.stores.modals.get(), memberName(site)]).toEqual([null, expect.stringMatching(/01$/)])),
    closable: false,
  },
  {
    name: 'a request to start free play',
    call: freePlay,
    open: async (sandbox) => {
      const site = await openSite(sandbox, KEPT);
      return { site, part: await openLogin(site) };
    },
    button: 'Play for free',
    success: ({ site }) => waitFor(() => expect(site.stores.session.get().member?.kind).toBe('trial')),
  },
];
