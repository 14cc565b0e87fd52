import type { Meta, StoryObj } from '@storybook/react-vite';
import { status } from '#schemas/calls/account.ts';
import { capturedStatus } from '#storybook/captured-answers.ts';
import { answer } from '#storybook/story-answers.ts';
import { PlayMoneyStrip } from './play-money-strip.tsx';

const meta = {
  title: 'Shell/Play money strip',
  component: PlayMoneyStrip,
  parameters: { session: 'trial' },
} satisfies Meta<typeof PlayMoneyStrip>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Usual: Story = {};
export const Narrow: Story = { globals: { viewport: { value: 'mobile1', isRotated: false } } };

/** The platform does not allow registration, so there is no link to it. */
export const WithoutRegistration: Story = {
  parameters: {
    answers: answer(status, { ...capturedStatus, info: { ...capturedStatus.info, whitelabel: [] } }),
  },
};
