import type { Meta, StoryObj } from '@storybook/react-vite';
import { ProgressBar } from './progress-bar.tsx';

const meta = {
  title: 'UI/Progress bar',
  component: ProgressBar,
  args: { labelledBy: 'progress-text', value: 3200, max: 9600 },
  render: (args) => (
    <div className="space-y-2 bg-surface p-6">
      <p id="progress-text">P 6,400 still to be wagered</p>
      <ProgressBar {...args} />
    </div>
  ),
} satisfies Meta<typeof ProgressBar>;
export default meta;

type Story = StoryObj<typeof meta>;
export const Begun: Story = {};
export const Nothing: Story = { args: { value: 0 } };
export const Full: Story = { args: { value: 9600 } };
