import type { Meta, StoryObj } from '@storybook/react-vite';
import { DrawnNumbers } from './drawn-numbers.tsx';

const meta = {
  title: 'UI/Drawn numbers',
  component: DrawnNumbers,
  args: { numbers: ['04', '09', '17', '23', '38', '41'], label: 'Numbers drawn' },
  decorators: [(Story) => <div className="max-w-72 p-6">{Story()}</div>],
} satisfies Meta<typeof DrawnNumbers>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Six: Story = {};

export const Small: Story = { args: { size: 'sm' } };

export const MoreThanFit: Story = {
  args: { numbers: Array.from({ length: 20 }, (_, at) => String(at * 4 + 1).padStart(2, '0')), max: 10 },
};
