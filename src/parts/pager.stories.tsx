import type { Meta, StoryObj } from '@storybook/react-vite';
import { Pager } from './pager.tsx';

const meta = {
  title: 'Parts/Pager',
  component: Pager,
  args: { page: 3, pages: 12, onPage: () => undefined },
  decorators: [(Story) => <div className="p-4">{Story()}</div>],
} satisfies Meta<typeof Pager>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Middle: Story = {};

export const First: Story = { args: { page: 1 } };

export const Last: Story = { args: { page: 12 } };
