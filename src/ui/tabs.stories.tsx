import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
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
