import type { Meta, StoryObj } from '@storybook/react-vite';
import { Button } from './button.tsx';
import { OutsideFrame } from './outside-frame.tsx';

const arrived = (): void => undefined;

const meta = {
  title: 'UI/Outside frame',
  component: OutsideFrame,
  args: {
    address: 'about:blank',
    title: 'Golden Gem',
    arrival: { phase: 'coming', arrived },
    coming: 'Loading Golden Gem',
    late: 'It takes long to load. If it does not come, open it once more.',
    ways: <Button>Open once more</Button>,
  },
  decorators: [(Story) => <main className="h-96 bg-canvas">{Story()}</main>],
} satisfies Meta<typeof OutsideFrame>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Coming: Story = {};

export const Late: Story = { args: { arrival: { phase: 'late', arrived } } };

export const There: Story = { args: { arrival: { phase: 'there', arrived } } };
