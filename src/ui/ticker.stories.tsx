import type { Meta, StoryObj } from '@storybook/react-vite';
import { Ticker } from './ticker.tsx';

const items = (count: number) =>
  Array.from({ length: count }, (_, index) => ({
    id: String(index),
    content: (
      <p className="rounded-control bg-raised px-3 py-2 text-sm">{`w***${index} won P ${(index + 1) * 1000}`}</p>
    ),
  }));

const meta = {
  title: 'UI/Ticker',
  component: Ticker,
  args: { label: 'Winners', pauseLabel: 'Pause', playLabel: 'Play', items: items(8), className: 'h-40' },
  decorators: [(Story) => <div className="max-w-md bg-surface px-4 pt-14 pb-4">{Story()}</div>],
} satisfies Meta<typeof Ticker>;
export default meta;

type Story = StoryObj<typeof meta>;
export const Upwards: Story = {};
export const Sideways: Story = { args: { direction: 'left', className: 'h-12' } };
export const TooFewToMove: Story = { args: { items: items(2) } };
