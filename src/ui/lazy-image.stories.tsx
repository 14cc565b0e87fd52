import type { Meta, StoryObj } from '@storybook/react-vite';
import { useBrand } from '#src/brand/use-brand.ts';
import { LazyImage } from './lazy-image.tsx';

const meta = {
  title: 'UI/Lazy image',
  component: LazyImage,
  args: { src: '', alt: 'Perya', width: 160, height: 40 },
  decorators: [(Story) => <div className="bg-header p-6 text-on-header">{Story()}</div>],
} satisfies Meta<typeof LazyImage>;
export default meta;

type Story = StoryObj<typeof meta>;
export const Loaded: Story = {
  render: function Logo(args) {
    const { logo, icon } = useBrand().assets;
    return <LazyImage {...args} src={logo ?? icon} />;
  },
};
export const Broken: Story = { args: { src: '/no-such-picture.png', attempts: 1, fallback: <span>Perya</span> } };
