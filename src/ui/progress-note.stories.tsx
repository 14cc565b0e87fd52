import type { Meta, StoryObj } from '@storybook/react-vite';
import { ProgressNote } from './progress-note.tsx';

const meta = {
  title: 'UI/Progress note',
  component: ProgressNote,
  args: {
    title: 'P 6,400.00 still to be wagered before a withdrawal',
    text: 'P 9,600.00 in all. Every settled bet counts.',
    value: 3200,
    max: 9600,
  },
  render: (args) => (
    <div className="max-w-md bg-surface p-6">
      <ProgressNote {...args} />
    </div>
  ),
} satisfies Meta<typeof ProgressNote>;
export default meta;

type Story = StoryObj<typeof meta>;
export const Begun: Story = {};
export const Nothing: Story = { args: { value: 0 } };
