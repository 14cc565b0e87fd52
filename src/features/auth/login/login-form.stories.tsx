import type { Meta, StoryObj } from '@storybook/react-vite';
import { login } from '#schemas/calls/account.ts';
import { Problem } from '#schemas/problem.ts';
import { answer } from '#storybook/story-answers.ts';
import { LoginForm } from './login-form.tsx';

const meta = {
  title: 'Auth/Login form',
  component: LoginForm,
  decorators: [(Story) => <main className="mx-auto max-w-sm bg-surface p-4">{Story()}</main>],
} satisfies Meta<typeof LoginForm>;
export default meta;

type Story = StoryObj<typeof meta>;
const submit: NonNullable<Story['play']> = async ({ canvas, userEvent }) => {
  await userEvent.type(await canvas.findByRole('textbox', { name: 'Username' }), 'player01');
  await userEvent.type(canvas.getByLabelText('Password'), 'Play1234');
  await userEvent.click(canvas.getByRole('button', { name: 'Log in' }));
};
const refused = (detail: unknown) => new Problem({ code: 'login_refused', status: 401, message: 'refused', detail });

export const Empty: Story = {};
export const FieldsMissing: Story = {
  play: async ({ canvas, userEvent }) => userEvent.click(await canvas.findByRole('button', { name: 'Log in' })),
};
export const Waiting: Story = { parameters: { answers: answer(login, 'pending') }, play: submit };
export const Refused: Story = {
  parameters: { answers: answer(login, refused(null)) },
  play: async (context) => {
    await submit(context);
    await context.canvas.findByText('Username or password is not right.');
  },
};
export const RefusedWithCaptcha: Story = {
  parameters: { answers: answer(login, refused({ captcha: true })) },
  play: async (context) => {
    await submit(context);
    await context.canvas.findByRole('img', { name: /characters/ });
  },
};
export const NoNetwork: Story = {
  parameters: { answers: answer(login, new Problem({ code: 'network', status: 0, message: '' })) },
  play: async (context) => {
    await submit(context);
    await context.canvas.findByText('Network link is abnormal, please try again');
  },
};
export const Locked: Story = {
  parameters: {
    answers: answer(
      login,
      new Problem({
        code: 'account_locked',
        status: 429,
        message: 'locked',
        retryAfter: 245,
        detail: { captcha: true },
      }),
    ),
  },
  play: async (context) => {
    await submit(context);
    await context.canvas.findByRole('button', { name: /^Try again in 4 min/ });
  },
};
