import type { Meta, StoryObj } from '@storybook/react-vite';
import { FactList } from './fact-list.tsx';

const meta = {
  title: 'UI/Fact list',
  component: FactList,
  args: {
    facts: [
      { label: 'Amount', value: 'P 1,000.00' },
      { label: 'Fee', value: 'P 10.00' },
      { label: 'You receive', value: 'P 990.00', isMain: true },
    ],
  },
  decorators: [(Story) => <div className="max-w-md bg-surface p-6">{Story()}</div>],
} satisfies Meta<typeof FactList>;
export default meta;

type Story = StoryObj<typeof meta>;
export const Facts: Story = {};
export const LongValues: Story = {
  args: {
    facts: [
      { label: 'Account holder', value: 'ABCDEFGHIJKLMNOPQRSTUVWXYZ'.repeat(3) },
      { label: 'Order number', value: 'B2603090123456789ABCDEF' },
      { label: 'Rebate', value: 'P 999,999,999,994.00 × 0.8 % = P 7,999,999,999.95' },
      { label: 'Placed', value: '2026-11-20 12:00:00' },
    ],
  },
};
