import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState, type ComponentProps } from 'react';
import { expect, screen, userEvent, waitFor, within } from 'storybook/test';
import { Button } from './button.tsx';
import { Modal } from './modal.tsx';
import { ToastList, type ToastItem } from './toast-list.tsx';
import { ToastRegion } from './toast-region.tsx';

function Toasts({
  items,
  ...list
}: Pick<ComponentProps<typeof ToastList>, 'onDismiss' | 'onHold' | 'closeLabel'> & { items: readonly ToastItem[] }) {
  const [isOpen, setOpen] = useState(false);
  return (
    <main className="min-h-dvh p-6">
      <Button onClick={() => setOpen(true)}>Log in</Button>
      {isOpen && (
        <Modal title="Log in" closeLabel="Close" onClose={() => setOpen(false)}>
          <p>The rest of the page is inert.</p>
        </Modal>
      )}
      <ToastRegion
        polite={<ToastList {...list} items={items.filter(({ tone }) => tone !== 'danger')} />}
        assertive={<ToastList {...list} items={items.filter(({ tone }) => tone === 'danger')} />}
      />
    </main>
  );
}

const meta = {
  title: 'UI/Toasts',
  component: Toasts,
  subcomponents: { ToastRegion, ToastList },
  args: {
    closeLabel: 'Close',
    onDismiss: () => undefined,
    onHold: () => () => undefined,
    items: [
      { id: '1', text: 'Saved.', tone: 'success' },
      { id: '2', text: 'A new code is on its way.', tone: 'info' },
      { id: '3', text: 'Network link is abnormal, please try again', tone: 'danger' },
    ],
  },
} satisfies Meta<typeof Toasts>;
export default meta;

type Story = StoryObj<typeof meta>;

export const AllTones: Story = {};

/** A modal opens while toasts are shown: they move above it, into a live region that already exists, and stay clickable. */
export const AboveAModal: Story = {
  play: async ({ canvas }) => {
    await waitFor(() => expect(screen.getByText('Saved.')).toBeVisible());
    await userEvent.click(canvas.getByRole('button', { name: 'Log in' }));
    const dialog = within(await screen.findByRole('dialog'));
    const toast = await dialog.findByText('Saved.');
    await expect(toast.closest('[aria-live]')).toHaveAttribute('aria-live', 'polite');
    const { left, top } = toast.getBoundingClientRect();
    await expect(document.elementFromPoint(left + 2, top + 2)).toBe(toast);
  },
};
