import type { Meta, StoryObj } from '@storybook/react-vite';
import { JackpotCounter } from './jackpot-counter.tsx';

const meta = {
  title: 'Home/Jackpot counter',
  component: JackpotCounter,
} satisfies Meta<typeof JackpotCounter>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Growing: Story = {};
