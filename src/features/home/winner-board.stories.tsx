import type { Meta, StoryObj } from '@storybook/react-vite';
import { Problem } from '#schemas/problem.ts';
import { WinnerBoard } from './winner-board.tsx';

const meta = {
  title: 'Home/Winner board',
  component: WinnerBoard,
  decorators: [(Story) => <div className="max-w-md p-4">{Story()}</div>],
} satisfies Meta<typeof WinnerBoard>;
export default meta;

type Story = StoryObj<typeof meta>;

export const AsThePlatformAnswers: Story = {};

export const Empty: Story = { parameters: { answers: { 'home.rankList': { list: [] } } } };

export const Loading: Story = { parameters: { answers: { 'home.rankList': 'pending' } } };

export const Failed: Story = { parameters: { answers: { 'home.rankList': new Problem({ code: 'internal', status: 500, message: '' }) } } };
