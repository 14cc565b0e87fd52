import type { Meta, StoryObj } from '@storybook/react-vite';
import { Skeleton } from './skeleton.tsx';

const meta = { title: 'UI/Skeleton', component: Skeleton } satisfies Meta<typeof Skeleton>;
export default meta;

export const Card: StoryObj<typeof meta> = {
  render: () => (
    <div className="m-6 w-60 space-y-3 card p-4">
      <Skeleton className="h-32" />
      <Skeleton className="h-4 w-40" />
      <Skeleton className="h-4 w-24" />
    </div>
  ),
};
