import type { Meta, StoryObj } from '@storybook/react-vite';
import { login } from '#schemas/calls/account.ts';
import { Problem } from '#schemas/problem.ts';
import { answer } from '#storybook/story-answers.ts';
import { HeaderLoginForm } from './header-login-form.tsx';

const meta = {
  title: 'Auth/Login form in a row',
  component: HeaderLoginForm,
  decorators: [(Story) => <header className="min-h-80 bg-header p-4 text-on-header">{Story()}</header>],
} satisfies Meta<typeof HeaderLoginForm>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Empty: Story = {};
export const FieldsMissing: Story = {
  play: async ({ canvas, userEvent }) => userEvent.click(await canvas.findByRole('button', { name: 'Log in' })),
};
export const RefusedWithCaptcha: Story = {
  parameters: {
    answers: answer(
      login,
      new Problem({ code: 'login_refused', status: 401, message: 'refused', detail: { captcha: true } }),
    ),
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(await canvas.findByRole('textbox', { name: 'Username' }), 'player01');
    await userEvent.type(canvas.getByLabelText('Password'), 'Play1234{Enter}');
    await canvas.findByRole('img', { name: /characters/ });
  },
};
