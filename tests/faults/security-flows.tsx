import { screen, waitFor, within } from '@testing-library/react';
import { expect } from 'vitest';
import type { Call } from '#schemas/call.ts';
import { login } from '#schemas/calls/account.ts';
import {
  addPasskey,
  confirmTotp,
  endOtherSessions,
  endSession,
  passkeyLogin,
  passkeyLoginOptions,
  passkeyOptions,
  removePasskey,
  renewRecoveryCodes,
  sessions,
  startTotp,
  stopTotp,
  twoStep,
} from '#schemas/calls/security.ts';
import { SecurityPanel } from '#src/features/security/security-panel.tsx';
import { useSession } from '#src/session/use-session.ts';
import type { JourneySandbox } from '../journeys/journey-sandbox.ts';
import { openSite, type Fault, type OpenSite } from '../journeys/open-site.tsx';
import { memberName, openLogin, put, type Part } from '../journeys/steps.ts';

export const PASSWORD = 'Play1234';
const PHONE = { id: 'AQID', name: 'My phone', createdAt: 1_772_000_000_000, lastUsedAt: null };
const OFF = { hasPassword: true, totp: false, recoveryCodesLeft: 0, passkeys: [] };
const ON = { ...OFF, totp: true, recoveryCodesLeft: 9 };
const HERE = {
  id: 'this-session',
  userAgent: 'Mozilla/5.0 (Linux; Android 13) Chrome/126.0.0.0 Mobile',
  ip: '203.0.113.7',
  createdAt: 1_772_000_000_000,
  lastSeenAt: 1_772_000_000_000,
  isThis: true,
};
const THERE = { ...HERE, id: 'other-session', userAgent: 'Mozilla/5.0 (Windows NT 10.0) Firefox/128.0', isThis: false };
const CODES: Fault = { value: { recoveryCodes: ['AAAAA-BBBBB', 'CCCCC-DDDDD'] } };
const IN = { token: 'cookie', firstTimeLogin: false, passwordExpired: false, defaultPassword: false };

/** Stubbed, because the platform limits how often a member may start the setup, and the later steps are tested more often than that. */
const STARTED: Fault = {
  value: {
    secret: 'JBSWY3DPEHPK3PXPJBSWY3DPEHPK3PXP',
    uri: 'otpauth://totp/Perya:player01?secret=JBSWY3DPEHPK3PXPJBSWY3DPEHPK3PXP',
  },
};
const CREATION: Fault = {
  value: {
    rp: { id: 'localhost', name: 'Perya' },
    user: { id: 'AQID', name: 'player01', displayName: 'player01' },
    challenge: 'AQID',
    pubKeyCredParams: [{ type: 'public-key', alg: -7 }],
    timeout: 300_000,
    excludeCredentials: [],
    authenticatorSelection: { residentKey: 'required', requireResidentKey: true, userVerification: 'preferred' },
    attestation: 'none',
  },
};

/** The page just before the click on the button that sends the call. */
export interface Stage {
  readonly site: OpenSite;
  readonly part: Part;
}

export interface Flow {
  readonly name: string;
  readonly call: Call;
  readonly open: (sandbox: JourneySandbox) => Promise<Stage>;
  readonly button: string;
  readonly confirm?: () => Promise<unknown>;
  /** Input that must survive a failure. */
  readonly keeps?: { readonly label: RegExp; readonly value: string };
  readonly answers: readonly (readonly [Call, Fault])[];
  readonly success: (stage: Stage) => Promise<unknown>;
  /** Whether every fault is tested in each run, not only in the full one. */
  readonly whole?: true;
}

/** Renders the login settings for a member, as on a member page. */
export function Panel() {
  return useSession().phase === 'member' ? (
    <section aria-label="Login settings">
      <SecurityPanel />
    </section>
  ) : null;
}

const click = ({ site, part }: Stage, name: string): Promise<void> =>
  site.user.click(part.getByRole('button', { name }));

const openPanel = async (sandbox: JourneySandbox, state: object | null, first: string): Promise<Stage> => {
  const site = await openSite(sandbox, { kept: true, beside: <Panel /> });
  if (state !== null) site.fail(twoStep.path, { value: state });
  site.fail(sessions.path, { value: [HERE, THERE] });
  await site.stores.mutateCall(login, { type: 'username', username: 'player01', password: PASSWORD });
  await site.stores.session.start('cookie');
  const part = within(await screen.findByRole('region', { name: 'Login settings' }));
  await part.findByRole('button', { name: first });
  return { site, part };
};

/** Opens a form with the password and one more field. */
const openProof = async (
  sandbox: JourneySandbox,
  state: object | null,
  first: string,
  more?: readonly [label: RegExp, text: string],
): Promise<Stage> => {
  const stage = await openPanel(sandbox, state, first);
  await click(stage, first);
  await put(stage.site, await stage.part.findByLabelText('Password'), PASSWORD);
  if (more !== undefined) await put(stage.site, stage.part.getByLabelText(more[0]), more[1]);
  return stage;
};

const openLoginByKey = async (sandbox: JourneySandbox): Promise<Stage> => {
  const site = await openSite(sandbox, { kept: true });
  await site.stores.mutateCall(login, { type: 'username', username: 'player01', password: PASSWORD });
  const part = await openLogin(site);
  await part.findByRole('button', { name: 'Use a passkey' });
  return { site, part };
};

const says = (text: string) => (): Promise<unknown> => screen.findByText(text);
const isIn = ({ site }: Stage): Promise<unknown> => waitFor(() => expect(memberName(site)).toBe('player01'));
const name = [/^Name of the passkey/, 'My phone'] as const;
const code = [/^Code from the app/, '123456'] as const;

/** Each call of the login settings and of the passkey login, with the button that sends the call. */
export const securityFlows: readonly Flow[] = [
  {
    name: 'a request to set up two-step login',
    call: startTotp,
    open: (sandbox) => openProof(sandbox, null, 'Set up two-step login'),
    button: 'Continue',
    keeps: { label: /^Password/, value: PASSWORD },
    answers: [],
    success: () => screen.findByRole('img', { name: /QR code/ }),
  },
  {
    name: "a confirmation of the app's first code",
    call: confirmTotp,
    open: async (sandbox) => {
      const stage = await openProof(sandbox, null, 'Set up two-step login');
      stage.site.fail(startTotp.path, STARTED);
      await click(stage, 'Continue');
      await put(stage.site, await stage.part.findByRole('textbox', { name: /code from the app/i }), '123456');
      return stage;
    },
    button: 'Turn on',
    keeps: { label: /code from the app/i, value: '123456' },
    answers: [[confirmTotp, CODES]],
    success: () => screen.findByRole('list', { name: 'Recovery codes' }),
  },
  {
    name: 'a request for new recovery codes',
    call: renewRecoveryCodes,
    open: (sandbox) => openProof(sandbox, ON, 'New recovery codes', code),
    button: 'Make new codes',
    keeps: { label: code[0], value: code[1] },
    answers: [[renewRecoveryCodes, CODES]],
    success: says('AAAAA-BBBBB'),
  },
  {
    name: 'a request to turn off two-step login',
    whole: true,
    call: stopTotp,
    open: (sandbox) => openProof(sandbox, ON, 'Turn off', code),
    button: 'Turn off two-step login',
    keeps: { label: code[0], value: code[1] },
    answers: [[stopTotp, { value: null }]],
    success: says('Two-step login is off.'),
  },
  {
    name: 'a request for the options of a new passkey',
    call: passkeyOptions,
    open: (sandbox) => openProof(sandbox, null, 'Add a passkey', name),
    button: 'Create the passkey',
    keeps: { label: name[0], value: name[1] },
    answers: [[addPasskey, { value: PHONE }]],
    success: says('The passkey was added.'),
  },
  {
    name: 'a request to save a new passkey',
    call: addPasskey,
    open: async (sandbox) => {
      const stage = await openProof(sandbox, null, 'Add a passkey', name);
      stage.site.fail(passkeyOptions.path, CREATION);
      return stage;
    },
    button: 'Create the passkey',
    keeps: { label: name[0], value: name[1] },
    answers: [[addPasskey, { value: PHONE }]],
    success: says('The passkey was added.'),
  },
  {
    name: 'a request to remove a passkey',
    call: removePasskey,
    open: (sandbox) => openPanel(sandbox, { ...OFF, passkeys: [PHONE] }, 'Remove My phone'),
    button: 'Remove My phone',
    confirm: async () => (await screen.findByRole('button', { name: 'Remove' })).click(),
    answers: [[removePasskey, { value: null }]],
    success: says('The passkey was removed.'),
  },
  {
    name: 'a request to end another session',
    call: endSession,
    open: (sandbox) => openPanel(sandbox, null, 'Log out Firefox on Windows'),
    button: 'Log out Firefox on Windows',
    answers: [[endSession, { value: null }]],
    success: says('Logged out there.'),
  },
  {
    name: 'a request to end all other sessions',
    call: endOtherSessions,
    open: (sandbox) => openPanel(sandbox, null, 'Log out everywhere else'),
    button: 'Log out everywhere else',
    confirm: async () =>
      within(await screen.findByRole('alertdialog'))
        .getByRole('button', { name: 'Log out everywhere else' })
        .click(),
    answers: [[endOtherSessions, { value: null }]],
    success: says('You are logged in here only.'),
  },
  {
    name: 'a request for a passkey challenge',
    call: passkeyLoginOptions,
    open: openLoginByKey,
    button: 'Use a passkey',
    answers: [[passkeyLogin, { value: IN }]],
    success: isIn,
  },
  {
    name: 'a login by passkey',
    call: passkeyLogin,
    open: openLoginByKey,
    button: 'Use a passkey',
    answers: [[passkeyLogin, { value: IN }]],
    success: isIn,
  },
];
