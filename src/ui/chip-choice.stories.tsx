import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState, type ComponentProps } from 'react';
import { expect } from 'storybook/test';
import { ChipChoice } from './chip-choice.tsx';

function Chosen(line: ComponentProps<typeof ChipChoice>) {
  const [chosen, setChosen] = useState(line.chosen);
  return <ChipChoice {...line} chosen={chosen} onChoose={setChosen} />;
}

const meta = {
  title: 'UI/Chip choice',
  component: ChipChoice,
  args: {
    label: 'Which days',
    choices: [
      { value: 'today', label: 'Today' },
      { value: 'yesterday', label: 'Yesterday' },
      { value: 'week', label: 'Last 7 days' },
      { value: 'month', label: 'Last 30 days' },
      { value: 'own', label: 'Other days' },
    ],
    chosen: 'today',
    onChoose: () => undefined,
  },
  render: (args) => <Chosen {...args} />,
} satisfies Meta<typeof ChipChoice>;
export default meta;

type Story = StoryObj<typeof meta>;
export const Wide: Story = { decorators: [(Story) => <div className="bg-surface p-6">{Story()}</div>] };

/** One line of chips, scrolled to the chosen chip. */
export const LastOfANarrowLine: Story = {
  args: { chosen: 'own' },
  decorators: [(Story) => <div className="w-80 bg-surface p-6">{Story()}</div>],
  play: async ({ canvas }) => {
    const chip = canvas.getByText('Other days').getBoundingClientRect();
    const first = canvas.getByText('Today').getBoundingClientRect();
    await expect(chip.top).toBe(first.top);
    await expect(chip.right).toBeLessThanOrEqual(320);
    await expect(first.left).toBeLessThan(0);
  },
};
