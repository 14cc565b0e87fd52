import type { Meta, StoryObj } from '@storybook/react-vite';
import { HotBadge } from './hot-badge.tsx';

const meta = {
  title: 'UI/Hot badge',
  component: HotBadge,
  args: { label: 'Hot' },
  decorators: [(Story) => <div className="p-6">{Story()}</div>],
} satisfies Meta<typeof HotBadge>;
export default meta;

export const Usual: StoryObj<typeof meta> = {};
