import type { Meta, StoryObj } from '@storybook/react-vite';
import { Pager } from './pager.tsx';

const meta = {
  title: 'UI/Pager',
  component: Pager,
  args: {
    page: 3,
    pages: 12,
    label: 'Pages of the list',
    place: 'Page 3 of 12',
    previous: 'Previous page',
    next: 'Next page',
    onPage: () => undefined,
  },
  decorators: [(Story) => <div className="p-4">{Story()}</div>],
} satisfies Meta<typeof Pager>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Middle: Story = {};

export const First: Story = { args: { page: 1, place: 'Page 1 of 12' } };

export const Last: Story = { args: { page: 12, place: 'Page 12 of 12' } };
