import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Button } from './button.tsx';
import { Menu } from './menu.tsx';
import { Modal } from './modal.tsx';
import { TextField } from './text-field.tsx';

const meta = {
  title: 'UI/Modal',
  component: Modal,
  args: {
    title: 'Log in',
    closeLabel: 'Close',
    onClose: () => undefined,
    children: <TextField label="Username" value="player01" onValue={() => undefined} data-autofocus />,
  },
} satisfies Meta<typeof Modal>;
export default meta;

type Story = StoryObj<typeof meta>;
export const Usual: Story = {};
export const Small: Story = { args: { size: 'sm' } };
export const Large: Story = { args: { size: 'lg' } };
export const Whole: Story = { args: { size: 'xl', title: 'Member centre', backgroundCloses: false } };
export const Tall: Story = { args: { size: 'tall', title: 'Search' } };
export const Compact: Story = {
  args: { size: 'compact', title: 'Note', children: <p>It can be dragged by its head.</p> },
};
export const WithFooter: Story = {
  args: {
    footer: (
      <Button block size="lg">
        Log in
      </Button>
    ),
  },
};
export const WithBanner: Story = { args: { banner: <div className="h-32 bg-primary" /> } };
export const MustBeAnswered: Story = { args: { title: 'Change your password', dismissable: false } };

/** A menu in a modal: Escape closes only the menu. */
export const WithMenu: Story = {
  args: {
    title: 'Prizes',
    children: (
      <Menu
        label="Order"
        trigger="Order"
        onSelect={() => undefined}
        items={[
          { id: 'new', label: 'Newest first', checked: true },
          { id: 'top', label: 'Highest first', checked: false },
        ]}
      />
    ),
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Order' }));
    await userEvent.keyboard('{Escape}');
    await expect(canvas.queryByRole('menu')).toBeNull();
    await expect(canvas.getByRole('dialog')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Order' }));
  },
};
