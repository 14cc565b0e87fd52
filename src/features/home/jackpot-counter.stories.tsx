import type { Meta, StoryObj } from '@storybook/react-vite';
import { JackpotCounter } from './jackpot-counter.tsx';

const meta = {
  title: 'Home/Jackpot counter',
  component: JackpotCounter,
} satisfies Meta<typeof JackpotCounter>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Growing: Story = {
  args: { jackpot: { mode: 'decorative', start: 1_000_000, epoch: '2026-01-01T00:00:00Z' } },
};

export const Fed: Story = { args: { jackpot: { mode: 'feed', start: 1_000_000, epoch: '2026-01-01T00:00:00Z' } } };
