import type { Meta, StoryObj } from '@storybook/react-vite';
import { useBrand } from '#src/brand/use-brand.ts';
import { Avatar } from './avatar.tsx';

const meta = {
  title: 'UI/Avatar',
  component: Avatar,
  args: { src: null, fallbackSrc: null, label: 'player01', className: 'size-16' },
  decorators: [(Story) => <div className="p-6">{Story()}</div>],
} satisfies Meta<typeof Avatar>;
export default meta;

type Story = StoryObj<typeof meta>;
export const Drawn: Story = {};
export const Fallback: Story = {
  render: function Fallen(args) {
    return <Avatar {...args} src="/no-such-picture.png" fallbackSrc={useBrand().assets.icon} />;
  },
};
