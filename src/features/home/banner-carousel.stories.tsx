import type { Meta, StoryObj } from '@storybook/react-vite';
import { BannerCarousel } from './banner-carousel.tsx';

const meta = {
  title: 'Home/Banner carousel',
  component: BannerCarousel,
} satisfies Meta<typeof BannerCarousel>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Home: Story = { args: { group: 'w_home' } };

export const Page: Story = { args: { group: 'w_rng' } };

export const Modal: Story = {
  args: { group: 'w_login' },
  decorators: [(Story) => <div className="w-[400px] max-w-full">{Story()}</div>],
};
