import type { Meta, StoryObj } from '@storybook/react-vite';
import { StatusPill } from './status-pill.tsx';

const meta = {
  title: 'UI/Status pill',
  component: StatusPill,
  args: { tone: 'wait', children: 'Pending' },
  decorators: [(Story) => <div className="bg-surface p-6">{Story()}</div>],
} satisfies Meta<typeof StatusPill>;
export default meta;

type Story = StoryObj<typeof meta>;
export const Wait: Story = {};
export const Good: Story = { args: { tone: 'good', children: 'Done' } };
export const Bad: Story = { args: { tone: 'bad', children: 'Failed' } };
export const Done: Story = { args: { tone: 'done', children: 'Void' } };
