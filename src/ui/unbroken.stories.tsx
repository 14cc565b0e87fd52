import type { Meta, StoryObj } from '@storybook/react-vite';
import { Unbroken } from './unbroken.tsx';

const meta = {
  title: 'UI/Unbroken',
  component: Unbroken,
  args: { children: 'P 1,000.00' },
  decorators: [(Story) => <div className="@container w-64 bg-surface p-4 text-2xl">{Story()}</div>],
} satisfies Meta<typeof Unbroken>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Amount: Story = {};
export const LargeAmount: Story = { args: { children: 'P 123,456,789,012.00' } };
export const Time: Story = { args: { children: '2026-03-09 12:00:00' } };
export const OrderNumber: Story = { args: { children: 'W260309A1B2C3D4E5' } };
export const LongOrderNumber: Story = { args: { children: 'W2603091234567890ABCDEFGHIJKLMNOPQRSTUV' } };
