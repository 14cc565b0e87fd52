import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { changePassword, registerSettings, status } from '#schemas/calls/account.ts';
import { Problem } from '#schemas/problem.ts';
import { answer, BROKEN, pageStates, waitsFor } from '../../../../.storybook/page-states.ts';
import { ChangePasswordModal } from './change-password-modal.tsx';

const PATIENCE = { timeout: 5_000 };

const meta = {
  title: 'Auth/Change password modal',
  component: ChangePasswordModal,
  args: { onClose: () => undefined, onChanged: () => undefined, onLeft: () => undefined },
  parameters: { session: 'player' },
} satisfies Meta<typeof ChangePasswordModal>;
export default meta;

type Story = StoryObj<typeof meta>;

const states = pageStates([waitsFor(registerSettings), waitsFor(status)]);
const fill: NonNullable<Story['play']> = async ({ canvas, userEvent }) => {
  await userEvent.type(await canvas.findByLabelText('Current password', {}, PATIENCE), 'Welcome1');
  await userEvent.type(canvas.getByLabelText('New password'), 'Tulip-48-garden');
  await userEvent.type(canvas.getByLabelText('Repeat the new password'), 'Tulip-48-garden');
  await userEvent.click(canvas.getByRole('button', { name: 'Save the new password' }));
};

export const Empty: Story = {};

export const FieldsMissing: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Save the new password' }, PATIENCE));
    await canvas.findAllByText('Input cannot be empty');
  },
};

export const Saving: Story = {
  parameters: { answers: answer(changePassword, 'pending') },
  play: async (context) => {
    await fill(context);
    await expect(context.canvas.getByRole('form')).toHaveAttribute('aria-busy', 'true');
  },
};

export const WrongPassword: Story = {
  parameters: {
    answers: answer(
      changePassword,
      new Problem({ code: 'validation', status: 422, message: '', fields: { old: 'password_wrong' } }),
    ),
  },
  play: async (context) => {
    await fill(context);
    await context.canvas.findByText('The current password is not right');
  },
};

export const Refused: Story = {
  parameters: { answers: answer(changePassword, BROKEN) },
  play: async (context) => {
    await fill(context);
    await context.canvas.findByRole('alert');
  },
};

/** The rules are on their way, or did not come: the platform decides alone. */
export const Loading: Story = states.loading;

export const Failed: Story = states.failed;
