import type { Meta, StoryObj } from '@storybook/react-vite';
import { DefaultBanner } from './banner-carousel.tsx';

const meta = {
  title: 'Home/Default banner',
  component: DefaultBanner,
  decorators: [(Story) => <div className="h-60">{Story()}</div>],
} satisfies Meta<typeof DefaultBanner>;
export default meta;

type Story = StoryObj<typeof meta>;

export const WithoutABanner: Story = {};
