import type { Meta, StoryObj } from '@storybook/react-vite';
import { HotMark } from './hot-mark.tsx';

const meta = {
  title: 'UI/Hot mark',
  component: HotMark,
  args: { label: 'Hot' },
  decorators: [(Story) => <div className="p-6">{Story()}</div>],
} satisfies Meta<typeof HotMark>;
export default meta;

export const Usual: StoryObj<typeof meta> = {};
