import type { Meta, StoryObj } from '@storybook/react-vite';
import { Later } from './later.tsx';
import { Skeleton } from './skeleton.tsx';

const meta = {
  title: 'UI/Later',
  component: Later,
  args: {
    when: true,
    fallback: <Skeleton className="h-24 w-full" />,
    children: <p className="rounded-card border border-line bg-surface p-6 text-ink">What is heavy to draw</p>,
  },
  decorators: [(Story) => <main className="p-6">{Story()}</main>],
} satisfies Meta<typeof Later>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Drawn: Story = {};

export const Waiting: Story = { args: { when: false } };
