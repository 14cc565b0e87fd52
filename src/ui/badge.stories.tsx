import type { Meta, StoryObj } from '@storybook/react-vite';
import { Badge } from './badge.tsx';

const meta = {
  title: 'UI/Badge',
  component: Badge,
  args: { count: 7, label: '7 new messages' },
  decorators: [(Story) => <div className="p-6">{Story()}</div>],
} satisfies Meta<typeof Badge>;
export default meta;

type Story = StoryObj<typeof meta>;
export const Some: Story = {};
export const Many: Story = { args: { count: 120, label: '120 new messages' } };
export const None: Story = { args: { count: 0, label: 'no new messages' } };
