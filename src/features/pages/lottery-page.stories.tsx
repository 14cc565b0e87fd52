import type { Meta, StoryObj } from '@storybook/react-vite';
import { LotteryPage } from './lottery-page.tsx';

const meta = {
  title: 'Pages/Lottery',
  component: LotteryPage,
  parameters: { route: '/lottery' },
} satisfies Meta<typeof LotteryPage>;
export default meta;

type Story = StoryObj<typeof meta>;

export const OpensSoon: Story = {};
