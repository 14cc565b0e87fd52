import type { Meta, StoryObj } from '@storybook/react-vite';
import { Sheet } from './sheet.tsx';

const meta = {
  title: 'UI/Sheet',
  component: Sheet,
  args: {
    title: 'Menu',
    side: 'end',
    closeLabel: 'Close',
    onClose: () => undefined,
    children: <p>The menus of the wide header.</p>,
  },
} satisfies Meta<typeof Sheet>;
export default meta;

type Story = StoryObj<typeof meta>;
export const FromTheEnd: Story = {};
export const FromTheBottom: Story = { args: { side: 'bottom', title: 'Games' } };
