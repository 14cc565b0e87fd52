import type { Meta, StoryObj } from '@storybook/react-vite';
import { PointMallPage } from './point-mall-page.tsx';

const meta = {
  title: 'Pages/Points mall',
  component: PointMallPage,
  parameters: { route: '/pointMall' },
} satisfies Meta<typeof PointMallPage>;
export default meta;

type Story = StoryObj<typeof meta>;

export const OpensSoon: Story = {};
