import type { Meta, StoryObj } from '@storybook/react-vite';
import { NextPage } from './next-page.tsx';

const sample = { hasMore: true, next: 'idle', loadMore: () => undefined } as const;

const meta = {
  title: 'Parts/Next page',
  component: NextPage,
  args: { list: sample },
  decorators: [(Story) => <div className="p-4">{Story()}</div>],
} satisfies Meta<typeof NextPage>;
export default meta;

type Story = StoryObj<typeof meta>;

export const More: Story = {};

export const Loading: Story = { args: { list: { ...sample, next: 'loading' } } };

export const Failed: Story = { args: { list: { ...sample, next: 'failed' } } };
