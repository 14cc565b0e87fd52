import type { Meta, StoryObj } from '@storybook/react-vite';
import { Button } from './button.tsx';
import { EmptyState } from './empty-state.tsx';

const meta = {
  title: 'UI/Empty state',
  component: EmptyState,
  args: { icon: 'search', title: 'Nothing found' },
} satisfies Meta<typeof EmptyState>;
export default meta;

type Story = StoryObj<typeof meta>;
export const Bare: Story = {};
export const WithAction: Story = {
  args: {
    text: 'No game fits these filters.',
    action: (
      <Button variant="secondary" size="sm">
        Clear the filters
      </Button>
    ),
  },
};
