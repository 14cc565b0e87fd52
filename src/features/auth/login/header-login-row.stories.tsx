import type { Meta, StoryObj } from '@storybook/react-vite';
import { login } from '#schemas/calls/account.ts';
import { Problem } from '#schemas/problem.ts';
import { answer } from '#storybook/story-answers.ts';
import { HeaderLoginRow } from './header-login-row.tsx';
import { writeRemembered } from './remembered.ts';
import { secondStep, wrongCode } from '#storybook/sample-second-step.ts';

const meta = {
  title: 'Auth/Row of the header',
  component: HeaderLoginRow,
  decorators: [(Story) => <header className="min-h-80 bg-header p-4 text-on-header">{Story()}</header>],
} satisfies Meta<typeof HeaderLoginRow>;
export default meta;

type Story = StoryObj<typeof meta>;
const submit: NonNullable<Story['play']> = async ({ canvas, userEvent }) => {
  await userEvent.type(await canvas.findByRole('textbox', { name: 'Username' }), 'player01');
  await userEvent.type(canvas.getByLabelText('Password'), 'Play1234{Enter}');
};

export const Form: Story = {
  play: async ({ canvas, userEvent }) => userEvent.click(await canvas.findByRole('textbox', { name: 'Username' })),
};
export const ContinueAs: Story = {
  beforeEach: () => {
    writeRemembered({ username: 'player01', by: 'token', phone: null });
    return () => writeRemembered(null);
  },
};
export const SecondStep: Story = {
  parameters: { answers: answer(login, secondStep) },
  play: async (context) => {
    await submit(context);
    await context.canvas.findByRole('textbox', { name: /Enter the code/ });
  },
};
export const WrongCode: Story = {
  parameters: {
    answers: wrongCode,
  },
  play: async (context) => {
    await submit(context);
    await context.userEvent.type(
      await context.canvas.findByRole('textbox', { name: /Enter the code/ }),
      '000000{Enter}',
    );
    await context.canvas.findByText('Please enter a valid verification code');
  },
};
export const Locked: Story = {
  parameters: {
    answers: answer(login, new Problem({ code: 'account_locked', status: 429, message: 'locked', retryAfter: 30 })),
  },
  play: async (context) => {
    await submit(context);
    await context.canvas.findByRole('button', { name: /^Try again in/ });
  },
};
