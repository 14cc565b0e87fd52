import type { Meta, StoryObj } from '@storybook/react-vite';
import { createActor, fromPromise } from 'xstate';
import { smsCodeMachine, type CodeReceipt, type SendCodeInput } from '#machines/sms-code/sms-code.machine.ts';
import { Problem } from '#schemas/problem.ts';
import { createLazyMachine } from '#src/lib/lazy-machine.ts';
import { SendCodeButton } from './send-code-button.tsx';

const MINUTE_MS = 60_000;
const withoutCheck = fromPromise<SendCodeInput, SendCodeInput>(async ({ input }) => input);
const codeMachine = (answers: () => Promise<CodeReceipt>) => {
  const machine = smsCodeMachine.provide({
    actors: { proveHuman: withoutCheck, sendCode: fromPromise<CodeReceipt, SendCodeInput>(answers) },
  });
  return createLazyMachine<typeof smsCodeMachine>(async () => () => createActor(machine));
};
const sent = async (): Promise<CodeReceipt> => ({ waitMs: MINUTE_MS, readyAt: Date.now() + MINUTE_MS });

const meta = {
  title: 'Auth/Send code button',
  component: SendCodeButton,
  args: { code: codeMachine(sent), prepare: async () => ({ mobileNum: '9171234567', countryDialingCode: '63' }) },
  decorators: [(Story) => <main className="bg-surface p-4">{Story()}</main>],
} satisfies Meta<typeof SendCodeButton>;
export default meta;

type Story = StoryObj<typeof meta>;
const press: NonNullable<Story['play']> = async ({ canvas, userEvent }) =>
  userEvent.click(await canvas.findByRole('button'));

export const Ready: Story = {};
export const Waiting: Story = {
  args: { code: codeMachine(sent) },
  play: async (context) => {
    await press(context);
    await context.canvas.findByRole('button', { name: /^\d+ (min|sec)/ });
  },
};
export const Sending: Story = { args: { code: codeMachine(() => new Promise(() => undefined)) }, play: press };
export const Refused: Story = {
  args: {
    code: codeMachine(() =>
      Promise.reject(new Problem({ code: 'too_many_requests', status: 429, message: '', retryAfter: 30 })),
    ),
  },
  play: press,
};
