import type { Meta, StoryObj } from '@storybook/react-vite';
import { Skeleton } from '#src/ui/skeleton.tsx';
import { Loading } from './loading.tsx';

const meta = {
  title: 'Parts/Loading',
  component: Loading,
  decorators: [(Story) => <div className="p-4">{Story()}</div>],
} satisfies Meta<typeof Loading>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Bars: Story = { args: { bars: 'h-16 h-16 h-40' } };

export const OfAnotherShape: Story = {
  args: {
    children: (
      <span className="grid grid-cols-2 gap-3">
        <Skeleton className="h-40 w-full" />
        <Skeleton className="h-40 w-full" />
      </span>
    ),
  },
};
