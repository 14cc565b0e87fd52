import type { OutputOf } from '#schemas/call.ts';
import { confirmTotp, sessions, startTotp, stopTotp, twoStep } from '#schemas/calls/security.ts';
import { Problem } from '#schemas/problem.ts';
import { pageStories, waitsFor, type Play } from '#storybook/page-stories.ts';
import { answer, BROKEN } from '#storybook/story-answers.ts';
import { SecurityPanel } from './security-panel.tsx';

type State = OutputOf<typeof twoStep>;

const off: State = { hasPassword: true, totp: false, recoveryCodesLeft: 0, passkeys: [] };
const on: State = {
  hasPassword: true,
  totp: true,
  recoveryCodesLeft: 8,
  passkeys: [
    { id: 'AQID', name: 'My phone', createdAt: Date.UTC(2026, 2, 9, 8), lastUsedAt: Date.UTC(2026, 10, 2, 19, 30) },
    {
      id: 'BAUG',
      name: 'The laptop in the study, with its fingerprint reader',
      createdAt: Date.UTC(2026, 9, 30, 12),
      lastUsedAt: null,
    },
  ],
};
const secret = {
  secret: 'JBSWY3DPEHPK3PXPJBSWY3DPEHPK3PXP',
  uri: 'otpauth://totp/Perya:player01?issuer=Perya&secret=JBSWY3DPEHPK3PXPJBSWY3DPEHPK3PXP&algorithm=SHA1&digits=6&period=30',
};
const recoveryCodes = [
  'KXQ7R-M2WTB',
  '9HDAF-PCV3N',
  'ZJ4YE-8KGXS',
  'T6BNQ-RW2MD',
  'CF9VA-H5JPK',
  'E3XGY-ZT7QB',
  'WM8KD-2NRSC',
  'PA4VH-JF6TE',
  'Q5ZBX-9YGKN',
  'D7RCW-M3HSV',
];
const places: OutputOf<typeof sessions> = [
  {
    id: 'this-session',
    userAgent:
      'Mozilla/5.0 (Linux; Android 13; SM-A145F) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/126.0.0.0 Mobile Safari/537.36',
    ip: '203.0.113.7',
    createdAt: Date.UTC(2026, 10, 20, 9),
    lastSeenAt: Date.UTC(2026, 10, 21, 8, 30),
    isThis: true,
  },
  {
    id: 'other-session',
    userAgent: 'Mozilla/5.0 (Windows NT 10.0; Win64; x64; rv:128.0) Gecko/20100101 Firefox/128.0',
    ip: '2001:db8:85a3:8d3:1319:8a2e:370:7348',
    createdAt: Date.UTC(2026, 10, 20, 9),
    lastSeenAt: Date.UTC(2026, 10, 20, 22, 5),
    isThis: false,
  },
];
const given = (state: State, more: Readonly<Record<string, unknown>> = {}) => ({
  session: 'player' as const,
  answers: { ...answer(twoStep, state), ...answer(sessions, places), ...more },
});

const page = pageStories(SecurityPanel, {
  ...given(off),
  decorators: [
    (Story) => (
      <main className="mx-auto max-w-2xl bg-canvas p-4">
        <h2 className="mb-4 font-display text-lg font-semibold">Login security</h2>
        <Story />
      </main>
    ),
  ],
  calls: [waitsFor(twoStep, { empty: off }), waitsFor(sessions, { empty: [] })],
  stateSession: 'player',
});

export default { title: 'Security/Security panel', ...page.meta };

/** The platform lists at most one hundred sessions. */
const hundred: OutputOf<typeof sessions> = Array.from({ length: 100 }, (_, at) => ({
  id: `session-${at}`,
  userAgent: '',
  ip: `203.0.113.${at}`,
  createdAt: Date.UTC(2026, 10, 20, 9),
  lastSeenAt: Date.UTC(2026, 10, 20, 10),
  isThis: at === 0,
}));

export const Off = page.variant();
export const On = page.variant(given(on));
export const PlacesNotLoaded = page.variant(given(off, answer(sessions, BROKEN)));
export const FewCodesLeft = page.variant(given({ ...on, recoveryCodesLeft: 1 }));
export const Loading = page.loading();
export const Failed = page.failed();
/** Two-step login is off, and there are no passkeys and no sessions. */
export const Empty = page.empty();
export const AHundredPlaces = page.variant(given(on, answer(sessions, hundred)));

const proving: Play = async ({ canvas, userEvent }) => {
  await userEvent.click(await canvas.findByRole('button', { name: 'Set up two-step login' }));
  await userEvent.type(await canvas.findByLabelText('Password'), 'Play1234');
};
const pairing: Play = async (context) => {
  const { canvas, userEvent } = context;
  await proving(context);
  await userEvent.click(canvas.getByRole('button', { name: 'Continue' }));
  await canvas.findByRole('img', { name: 'QR code for the authenticator app' });
};
const confirming: Play = async (context) => {
  const { canvas, userEvent } = context;
  await pairing(context);
  await userEvent.type(canvas.getByRole('textbox', { name: /6-digit code/ }), '123456');
  await userEvent.click(canvas.getByRole('button', { name: 'Turn on' }));
};

export const Proving = page.variant({ play: proving });
export const WrongPassword = page.variant({
  ...given(
    off,
    answer(
      startTotp,
      new Problem({ code: 'validation', status: 422, message: '', fields: { password: 'password_wrong' } }),
    ),
  ),
  play: async (context) => {
    await proving(context);
    await context.userEvent.click(context.canvas.getByRole('button', { name: 'Continue' }));
    await context.canvas.findByText('The password is not right');
  },
});
export const Pairing = page.variant({ ...given(off, answer(startTotp, secret)), play: pairing });
export const PairingNarrow = { ...Pairing, globals: { viewport: { value: 'mobile1', isRotated: false } } };
export const WrongCode = page.variant({
  ...given(off, {
    ...answer(startTotp, secret),
    ...answer(
      confirmTotp,
      new Problem({ code: 'code_wrong', status: 422, message: '', fields: { code: 'code_wrong' } }),
    ),
  }),
  play: async (context) => {
    await confirming(context);
    await context.canvas.findByText('Please enter a valid verification code');
  },
});
export const RecoveryCodes = page.variant({
  ...given(off, { ...answer(startTotp, secret), ...answer(confirmTotp, { recoveryCodes }) }),
  play: async (context) => {
    await confirming(context);
    await context.canvas.findByRole('list', { name: 'Recovery codes' });
  },
});
export const TurningOff = page.variant({
  ...given(on, answer(stopTotp, 'pending')),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Turn off' }));
    await canvas.findByRole('button', { name: 'Turn off two-step login' });
  },
});
export const AddingAPasskey = page.variant({
  ...given(on),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Add a passkey' }));
    await userEvent.click(canvas.getByRole('button', { name: 'Create the passkey' }));
    await canvas.findAllByText('Input cannot be empty');
  },
});
export const Dark = { ...On, globals: { theme: 'dark' } };
export const Thai = { ...On, globals: { language: 'TH' } };
