import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { affiliate, country, registerSettings, status } from '#schemas/calls/account.ts';
import { answer, BROKEN, pageStates, waitsFor } from '../../../../.storybook/page-states.ts';
import { statusWithout } from '../../../../.storybook/sample-status.ts';
import { RegisterModal } from './register-modal.tsx';

const PATIENCE = { timeout: 5_000 };

const meta = {
  title: 'Auth/Register modal',
  component: RegisterModal,
  args: { onClose: () => undefined, onRegistered: () => undefined },
} satisfies Meta<typeof RegisterModal>;
export default meta;

type Story = StoryObj<typeof meta>;

const states = pageStates([waitsFor(status), waitsFor(registerSettings), waitsFor(country), waitsFor(affiliate)]);

/** A platform that takes both. */
export const ByUserName: Story = {
  globals: { brand: 'perya' },
  play: async ({ canvas }) => {
    await canvas.findByRole('textbox', { name: /Username/ }, PATIENCE);
    await expect(canvas.getByRole('tab', { name: 'Username', selected: true })).toBeVisible();
    // A field whose button rests does not look as if it were off itself.
    const another = await canvas.findByRole('button', { name: 'Another picture' }, PATIENCE);
    await expect(another).toBeDisabled();
    const box = canvas.getByRole('textbox', { name: /Captcha/ }).parentElement;
    await expect(box === null ? null : getComputedStyle(box).opacity).toBe('1');
  },
};
export const ByMobileNumber: Story = {
  globals: { brand: 'perya' },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('tab', { name: 'Mobile number' }, PATIENCE));
    await canvas.findByRole('button', { name: 'Send code' }, PATIENCE);
    await expect(canvas.queryByRole('textbox', { name: /Username/ })).toBeNull();
  },
};
/** A platform that takes mobile numbers only: no tabs. */
export const MobileOnly: Story = {
  globals: { brand: 'kumo' },
  play: async ({ canvas }) => {
    await canvas.findByRole('textbox', { name: /Mobile number/ }, PATIENCE);
    await expect(canvas.queryByRole('tab')).toBeNull();
  },
};
export const FieldsMissing: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Register' }, PATIENCE));
    await canvas.findByText('Please check these fields');
  },
};
/** Neither way is open. */
export const Closed: Story = {
  parameters: { answers: answer(status, statusWithout('USERNAMEREG3', 'MOBILENUMREG3')) },
  play: async ({ canvas }) => {
    await canvas.findByText('Registration is closed');
    await expect(canvas.queryByRole('textbox')).toBeNull();
  },
};
/** The platform has not said yet what is open. */
export const Waiting: Story = { parameters: { answers: answer(status, 'pending') } };
export const Loading: Story = states.loading;
/** The rules of the form did not come. */
export const Failed: Story = {
  parameters: { answers: { ...answer(registerSettings, BROKEN), ...answer(country, BROKEN) } },
};
export const Unreachable: Story = states.failed;
export const Narrow: Story = { globals: { viewport: { value: 'mobile1', isRotated: false } } };
