import type { Meta, StoryObj } from '@storybook/react-vite';
import { BannerStrip } from './banner-strip.tsx';

const meta = {
  title: 'Home/Banner strip',
  component: BannerStrip,
  decorators: [(Story) => <div className="p-4">{Story()}</div>],
} satisfies Meta<typeof BannerStrip>;
export default meta;

type Story = StoryObj<typeof meta>;

export const WithLinks: Story = { args: { group: 'w_home' } };
export const WithoutLinks: Story = { args: { group: 'w_rng' } };
