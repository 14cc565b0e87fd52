import type { Meta, StoryObj } from '@storybook/react-vite';
import { passkeyLoginOptions } from '#schemas/calls/security.ts';
import { Problem } from '#schemas/problem.ts';
import { answer } from '#storybook/story-answers.ts';
import { PasskeyLoginButton } from './passkey-login-button.tsx';

const meta = {
  title: 'Security/Log in with a passkey',
  component: PasskeyLoginButton,
  args: { onAnswer: () => undefined },
  decorators: [
    (Story) => (
      <main className="mx-auto max-w-sm p-4">
        <Story />
      </main>
    ),
  ],
} satisfies Meta<typeof PasskeyLoginButton>;
export default meta;

type Story = StoryObj<typeof meta>;

const press: NonNullable<Story['play']> = async ({ canvas, userEvent }) =>
  userEvent.click(await canvas.findByRole('button', { name: 'Use a passkey' }));

export const Ready: Story = {};
export const Busy: Story = { parameters: { answers: answer(passkeyLoginOptions, 'pending') }, play: press };
export const Refused: Story = {
  parameters: {
    answers: answer(
      passkeyLoginOptions,
      new Problem({ code: 'too_many_requests', status: 429, message: '', retryAfter: 60 }),
    ),
  },
  play: async (context) => {
    await press(context);
    await context.canvas.findByRole('alert');
  },
};
