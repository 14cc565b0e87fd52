import type { Meta, StoryObj } from '@storybook/react-vite';
import { Popover } from './popover.tsx';

const meta = {
  title: 'UI/Popover',
  component: Popover,
  args: {
    label: 'Details',
    trigger: 'Details',
    children: <p className="w-48 text-sm">The draw takes place every evening at nine.</p>,
  },
  decorators: [(Story) => <div className="flex min-h-48 justify-center p-6">{Story()}</div>],
  play: async ({ canvas, userEvent }) => userEvent.click(canvas.getByRole('button')),
} satisfies Meta<typeof Popover>;
export default meta;

type Story = StoryObj<typeof meta>;
export const Start: Story = {};
export const Centre: Story = { args: { align: 'center' } };
export const End: Story = { args: { align: 'end' } };
export const Beside: Story = { args: { side: 'start' } };
