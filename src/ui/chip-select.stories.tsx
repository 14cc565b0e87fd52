import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState, type ComponentProps } from 'react';
import { ChipSelect } from './chip-select.tsx';

function Chosen(chip: ComponentProps<typeof ChipSelect>) {
  const [value, setValue] = useState(chip.value);
  return <ChipSelect {...chip} value={value} onValue={setValue} />;
}

const meta = {
  title: 'UI/Chip select',
  component: ChipSelect,
  args: {
    label: 'Type',
    value: '',
    options: [
      { value: '', label: 'All types' },
      { value: 'deposit', label: 'Deposit' },
      { value: 'withdrawal', label: 'Withdrawal' },
    ],
    onValue: () => undefined,
  },
  render: (args) => <Chosen {...args} />,
  decorators: [(Story) => <div className="flex max-w-sm bg-surface p-6">{Story()}</div>],
} satisfies Meta<typeof ChipSelect>;
export default meta;

type Story = StoryObj<typeof meta>;
export const All: Story = {};
export const Filtered: Story = { args: { value: 'withdrawal' } };
