import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';
import { rememberLogin } from '#schemas/calls/account.ts';
import { Problem } from '#schemas/problem.ts';
import { readKey } from '#src/lib/crypto-key-store.ts';
import { readCookie } from '#src/lib/browser-storage.ts';
import { answer } from '#storybook/story-answers.ts';
import { LoginForm } from './login-form.tsx';
import { erasePassword, keepPassword, openPassword, passwordSlot, sealPassword } from './password-vault.ts';
import { writeRemembered, type Remembered } from './remembered.ts';

const remember = (remembered: Remembered | null) => (): (() => void) => {
  writeRemembered(remembered);
  return () => writeRemembered(null);
};

const meta = {
  title: 'Auth/Remembered login',
  component: LoginForm,
  decorators: [(Story) => <main className="mx-auto max-w-sm bg-surface p-4">{Story()}</main>],
} satisfies Meta<typeof LoginForm>;
export default meta;

type Story = StoryObj<typeof meta>;

export const ContinueAs: Story = { beforeEach: remember({ username: 'player01', by: 'token', phone: null }) };
export const ContinueAsLongName: Story = {
  beforeEach: remember({ username: 'a-very-long-user-name-that-somebody-chose-in-2026', by: 'token', phone: null }),
};
export const OnlyTheName: Story = { beforeEach: remember({ username: 'player01', by: null, phone: null }) };
export const ByMobileNumber: Story = {
  globals: { modules: { MOBILEVERCODELOGIN3: true } },
  beforeEach: remember({ username: null, by: null, phone: { mobileNum: '9171234567', countryDialingCode: '63' } }),
  play: async ({ canvas }) => {
    await waitFor(async () =>
      expect(await canvas.findByRole('textbox', { name: 'Mobile number' })).toHaveValue('9171234567'),
    );
  },
};
export const NoLongerRemembered: Story = {
  beforeEach: remember({ username: 'player01', by: 'token', phone: null }),
  parameters: {
    answers: answer(rememberLogin, new Problem({ code: 'login_refused', status: 400, message: 'forgotten' })),
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Continue as player01' }));
    await canvas.findByText(/no longer remembers/);
  },
};
/** Fills in a password that this browser has stored, using its real encryption and key storage. */
export const FilledIn: Story = {
  beforeEach: async () => {
    await keepPassword(await sealPassword({ username: 'player01', password: 'Play1234' }));
    writeRemembered({ username: 'player01', by: 'password', phone: null });
    return async () => {
      await erasePassword('player01');
      writeRemembered(null);
    };
  },
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getByLabelText('Password')).toHaveValue('Play1234'));
    const slot = await passwordSlot('player01');
    await expect(readCookie(slot)).toMatch(/^[\w-]{16}\.[\w-]{32}$/);
    await expect((await readKey(slot))?.key.extractable).toBe(false);
    await expect(await openPassword('somebody-else')).toBeNull();
  },
};
