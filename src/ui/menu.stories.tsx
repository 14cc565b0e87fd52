import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';
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
      { id: 'withdraw', label: 'Withdraw', icon: 'withdraw', disabled: true },
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

/** At the edge of the window, in a box that clips: the menu opens above its button, inside the window. */
export const AtTheEdge: Story = {
  args: { items: [1, 2, 3, 4, 5].map((at) => ({ id: String(at), label: `A rather long entry ${at}` })) },
  decorators: [
    (Story) => <div className="fixed end-0 bottom-0 overflow-hidden border border-line bg-surface p-1">{Story()}</div>,
  ],
  play: async ({ canvas, userEvent }) => {
    const button = canvas.getByRole('button');
    await userEvent.click(button);
    const menu = canvas.getByRole('menu');
    await waitFor(() =>
      expect(menu.getBoundingClientRect().bottom).toBeLessThanOrEqual(button.getBoundingClientRect().top),
    );
    const { left, right, top } = menu.getBoundingClientRect();
    await expect(Math.min(left, top, document.documentElement.clientWidth - right)).toBeGreaterThanOrEqual(0);
    await expect(document.elementFromPoint((left + right) / 2, top + 20)?.closest('[role=menu]')).toBe(menu);
  },
};
