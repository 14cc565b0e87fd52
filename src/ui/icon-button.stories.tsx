import type { Meta, StoryObj } from '@storybook/react-vite';
import { IconButton } from './icon-button.tsx';

const meta = {
  title: 'UI/Icon button',
  component: IconButton,
  args: { icon: 'mail', label: 'Messages' },
  decorators: [(Story) => <div className="p-6">{Story()}</div>],
} satisfies Meta<typeof IconButton>;
export default meta;

type Story = StoryObj<typeof meta>;
export const Usual: Story = {};
export const Busy: Story = { args: { busy: true } };
export const OnTheHeader: Story = {
  decorators: [(Story) => <div className="bg-header p-6 text-on-header">{Story()}</div>],
};
