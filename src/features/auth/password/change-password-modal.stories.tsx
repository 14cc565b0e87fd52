import { expect } from 'storybook/test';
import { changePassword, registerSettings, status } from '#schemas/calls/account.ts';
import { Problem } from '#schemas/problem.ts';
import { pageStories, waitsFor, type Play } from '#storybook/page-stories.ts';
import { answer, BROKEN } from '#storybook/story-answers.ts';
import { ChangePasswordModal } from './change-password-modal.tsx';

const PATIENCE = { timeout: 5_000 };

const page = pageStories(ChangePasswordModal, {
  args: { onClose: () => undefined, onChanged: () => undefined, onLeft: () => undefined },
  session: 'player',
  calls: [waitsFor(registerSettings), waitsFor(status)],
});

export default { title: 'Auth/Change password modal', ...page.meta };

const fill: Play = async ({ canvas, userEvent }) => {
  await userEvent.type(await canvas.findByLabelText('Current password', {}, PATIENCE), 'Welcome1');
  await userEvent.type(canvas.getByLabelText('New password'), 'Tulip-48-garden');
  await userEvent.type(canvas.getByLabelText('Repeat the new password'), 'Tulip-48-garden');
  await userEvent.click(canvas.getByRole('button', { name: 'Save the new password' }));
};

export const Empty = page.variant();

export const FieldsMissing = page.variant({
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Save the new password' }, PATIENCE));
    await canvas.findAllByText('Input cannot be empty');
  },
});

export const Saving = page.variant({
  answers: answer(changePassword, 'pending'),
  play: async (context) => {
    await fill(context);
    await expect(context.canvas.getByRole('form')).toHaveAttribute('aria-busy', 'true');
  },
});

export const WrongPassword = page.variant({
  answers: answer(
    changePassword,
    new Problem({ code: 'validation', status: 422, message: '', fields: { old: 'password_wrong' } }),
  ),
  play: async (context) => {
    await fill(context);
    await context.canvas.findByText('The current password is not right');
  },
});

export const Refused = page.variant({
  answers: answer(changePassword, BROKEN),
  play: async (context) => {
    await fill(context);
    await context.canvas.findByRole('alert');
  },
});

/** The password rules have not loaded, so only the platform checks the new password. */
export const Loading = page.loading();
export const Failed = page.failed();
