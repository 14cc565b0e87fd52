import type { Meta, StoryObj } from '@storybook/react-vite';
import { PromotionsPage } from './promotions-page.tsx';

const meta = {
  title: 'Pages/Promotions',
  component: PromotionsPage,
  parameters: { route: '/promotions' },
} satisfies Meta<typeof PromotionsPage>;
export default meta;

type Story = StoryObj<typeof meta>;

export const OpensSoon: Story = {};
