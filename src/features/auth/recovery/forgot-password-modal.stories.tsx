import { country, registerSettings, status } from '#schemas/calls/account.ts';
import { pageStories, waitsFor } from '#storybook/page-stories.ts';
import { ForgotPasswordModal } from './forgot-password-modal.tsx';

const PATIENCE = { timeout: 5_000 };

const page = pageStories(ForgotPasswordModal, {
  args: { onClose: () => undefined, onReset: () => undefined },
  calls: [waitsFor(status), waitsFor(country), waitsFor(registerSettings)],
});

export default { title: 'Auth/Forgot password modal', ...page.meta };

export const ByEmail = page.variant({
  play: async ({ canvas }) => {
    await canvas.findByRole('textbox', { name: /Username/ }, PATIENCE);
  },
});
export const ByPhone = page.variant({
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('tab', { name: 'Mobile number' }, PATIENCE));
    await canvas.findByRole('button', { name: 'Send code' }, PATIENCE);
  },
});
export const FieldsMissing = page.variant({
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Send the email' }, PATIENCE));
    await canvas.findByText('Please check these fields');
  },
});
export const Loading = page.loading();
export const Failed = page.failed();
/** A platform that offers no recovery by phone, so there are no tabs. */
export const OneWay = page.variant({ globals: { brand: 'lotus' } });
