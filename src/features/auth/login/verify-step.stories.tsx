import type { Meta, StoryObj } from '@storybook/react-vite';
import { login, verifyLogin } from '#schemas/calls/account.ts';
import { Problem } from '#schemas/problem.ts';
import { answer } from '#storybook/story-answers.ts';
import { LoginForm } from './login-form.tsx';
import { secondStep, wrongCode } from '#storybook/sample-second-step.ts';

const meta = {
  title: 'Auth/Second step of a login',
  component: LoginForm,
  decorators: [(Story) => <main className="mx-auto max-w-sm bg-surface p-4">{Story()}</main>],
  parameters: { answers: answer(login, secondStep) },
} satisfies Meta<typeof LoginForm>;
export default meta;

type Story = StoryObj<typeof meta>;
const reach: NonNullable<Story['play']> = async ({ canvas, userEvent }) => {
  await userEvent.type(await canvas.findByRole('textbox', { name: 'Username' }), 'player01');
  await userEvent.type(canvas.getByLabelText('Password'), 'Play1234');
  await userEvent.click(canvas.getByRole('button', { name: 'Log in' }));
  await canvas.findByRole('textbox', { name: 'Verification code' });
};
const reply: NonNullable<Story['play']> = async (context) => {
  await reach(context);
  await context.userEvent.type(context.canvas.getByRole('textbox', { name: 'Verification code' }), '000000');
  await context.userEvent.click(context.canvas.getByRole('button', { name: 'Confirm' }));
};

export const Asked: Story = { play: reach };
export const ByMail: Story = {
  parameters: {
    answers: answer(login, {
      ...secondStep,
      needVerify: { ...secondStep.needVerify, channel: 'mail', sentTo: 'm***@example.test' },
    }),
  },
  play: reach,
};
export const NothingTyped: Story = {
  play: async (context) => {
    await reach(context);
    await context.userEvent.click(context.canvas.getByRole('button', { name: 'Confirm' }));
    await context.canvas.findByText('Input cannot be empty');
  },
};
export const WrongCode: Story = {
  parameters: {
    answers: wrongCode,
  },
  play: async (context) => {
    await reply(context);
    await context.canvas.findByText('Please enter a valid verification code');
  },
};
export const TooManyCodes: Story = {
  parameters: {
    answers: {
      ...answer(login, secondStep),
      ...answer(verifyLogin, new Problem({ code: 'too_many_requests', status: 429, message: 'wait', retryAfter: 125 })),
    },
  },
  play: async (context) => {
    await reply(context);
    await context.canvas.findByRole('button', { name: /^Try again in 2 min/ });
  },
};
export const Expired: Story = {
  parameters: {
    answers: {
      ...answer(login, secondStep),
      ...answer(verifyLogin, new Problem({ code: 'code_expired', status: 422, message: 'expired' })),
    },
  },
  play: async (context) => {
    await reply(context);
    await context.canvas.findByText(/That took too long/);
  },
};
