import type { Meta, StoryObj } from '@storybook/react-vite';
import { Problem } from '#schemas/problem.ts';
import { OpenedNumbers } from './opened-numbers.tsx';

const meta = {
  title: 'Home/Latest draws',
  component: OpenedNumbers,
  decorators: [(Story) => <div className="max-w-md p-4">{Story()}</div>],
} satisfies Meta<typeof OpenedNumbers>;
export default meta;

type Story = StoryObj<typeof meta>;

export const AsThePlatformAnswers: Story = {};

export const Empty: Story = { parameters: { answers: { 'home.openedNumbers': [] } } };

export const Loading: Story = { parameters: { answers: { 'home.openedNumbers': 'pending' } } };

export const Failed: Story = { parameters: { answers: { 'home.openedNumbers': new Problem({ code: 'internal', status: 500, message: '' }) } } };
