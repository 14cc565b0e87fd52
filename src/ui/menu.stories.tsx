import type { Meta, StoryObj } from '@storybook/react-vite';
import { Menu } from './menu.tsx';

const meta = {
  title: 'UI/Menu',
  component: Menu,
  args: { label: 'Account', trigger: 'Account', onSelect: () => undefined, items: [] },
  decorators: [(Story) => <div className="min-h-72 p-6">{Story()}</div>],
  play: async ({ canvas, userEvent }) => userEvent.click(canvas.getByRole('button')),
} satisfies Meta<typeof Menu>;
export default meta;

type Story = StoryObj<typeof meta>;
export const Actions: Story = {
  args: {
    items: [
      { id: 'centre', label: 'Member centre', icon: 'user' },
      { id: 'withdraw', label: 'Withdraw', icon: 'withdraw' },
      { id: 'out', label: 'Log out', icon: 'logout', tone: 'danger' },
    ],
  },
};
export const Choice: Story = {
  args: {
    label: 'Language',
    trigger: 'Language',
    items: [
      { id: 'EN', label: 'English', lang: 'en', checked: true },
      { id: 'VI', label: 'Tiếng Việt', lang: 'vi', checked: false },
      { id: 'TH', label: 'ไทย', lang: 'th', checked: false },
    ],
  },
};
