import type { Meta, StoryObj } from '@storybook/react-vite';
import { country, registerSettings, status } from '#schemas/calls/account.ts';
import { pageStates, waitsFor } from '../../../../.storybook/page-states.ts';
import { ForgotPasswordModal } from './forgot-password-modal.tsx';

const PATIENCE = { timeout: 5_000 };

const meta = {
  title: 'Auth/Forgot password modal',
  component: ForgotPasswordModal,
  args: { onClose: () => undefined, onReset: () => undefined },
} satisfies Meta<typeof ForgotPasswordModal>;
export default meta;

type Story = StoryObj<typeof meta>;

const states = pageStates([waitsFor(status), waitsFor(country), waitsFor(registerSettings)]);

export const ByEmail: Story = {
  play: async ({ canvas }) => {
    await canvas.findByRole('textbox', { name: /Username/ }, PATIENCE);
  },
};
export const ByPhone: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('tab', { name: 'Mobile number' }, PATIENCE));
    await canvas.findByRole('button', { name: 'Send code' }, PATIENCE);
  },
};
export const FieldsMissing: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Send the email' }, PATIENCE));
    await canvas.findByText('Please check these fields');
  },
};
export const Loading: Story = states.loading;
export const Failed: Story = states.failed;
/** A platform without recovery by phone. */
export const OneWay: Story = { globals: { brand: 'lotus' } };
