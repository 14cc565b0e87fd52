import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, userEvent } from 'storybook/test';
import { Tabs, type Tab } from './tabs.tsx';

function Ways({ tabs }: { tabs: readonly Tab[] }) {
  const [selected, setSelected] = useState(tabs[0]?.id ?? '');
  return (
    <Tabs label="Ways to log in" tabs={tabs} selected={selected} onSelect={setSelected}>
      <p className="text-sm text-ink-muted">The panel of {selected}.</p>
    </Tabs>
  );
}

const meta = {
  title: 'UI/Tabs',
  component: Ways,
  decorators: [(Story) => <div className="max-w-sm bg-surface p-6">{Story()}</div>],
} satisfies Meta<typeof Ways>;
export default meta;

type Story = StoryObj<typeof meta>;
export const Two: Story = {
  args: {
    tabs: [
      { id: 'username', label: 'Username' },
      { id: 'mobile', label: 'Mobile number' },
    ],
  },
};
export const Many: Story = {
  args: {
    tabs: ['Slots', 'Live casino', 'Fishing', 'Sports', 'Lottery', 'Arcade'].map((label) => ({ id: label, label })),
  },
};

/** The second tab is to the left of the first, and the left arrow key moves to it. */
export const RightToLeft: Story = {
  args: Two.args,
  globals: { direction: 'rtl' },
  play: async ({ canvas }) => {
    const [first, second] = canvas.getAllByRole('tab');
    await expect(second?.getBoundingClientRect().right).toBeLessThanOrEqual(first?.getBoundingClientRect().left ?? 0);
    first?.focus();
    await userEvent.keyboard('{ArrowLeft}');
    await expect(second).toHaveFocus();
    await userEvent.keyboard('{ArrowRight}');
    await expect(first).toHaveFocus();
  },
};
