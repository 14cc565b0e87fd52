import type { Meta, StoryObj } from '@storybook/react-vite';
import { PromoDetailPage } from './promo-detail-page.tsx';

const meta = {
  title: 'Pages/Promotion',
  component: PromoDetailPage,
  parameters: { route: '/promoDetail' },
} satisfies Meta<typeof PromoDetailPage>;
export default meta;

type Story = StoryObj<typeof meta>;

export const OpensSoon: Story = {};
