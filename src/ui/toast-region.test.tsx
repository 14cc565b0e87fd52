import '@testing-library/jest-dom/vitest';
import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { expect, test, vi } from 'vitest';
import { Modal } from './modal.tsx';
import { ToastList, type ToastItem } from './toast-list.tsx';
import { ToastRegion } from './toast-region.tsx';

const region = (politeness: string) => document.querySelectorAll(`[aria-live=${politeness}]`);

const SAVED: ToastItem = { id: '1', text: 'Saved', tone: 'success' };
const SENT: ToastItem = { id: '2', text: 'Sent', tone: 'info' };

test('a live region for each politeness level exists before the first toast, and announces new toasts [errors.display]', async () => {
  const { rerender } = render(<ToastRegion polite={null} assertive={null} />);
  const [polite, assertive] = [region('polite'), region('assertive')];
  expect([polite.length, assertive.length]).toEqual([1, 1]);
  rerender(<ToastRegion polite={<p>Saved</p>} assertive={<p>No network</p>} />);
  expect(await screen.findByText('Saved')).toBeVisible();
  // A role on the toast would make screen readers announce it twice.
  expect(screen.getByText('Saved').closest('[role]')).toBeNull();
  expect(polite[0]).toHaveTextContent('Saved');
  expect(assertive[0]).toHaveTextContent('No network');
});

test('when a modal opens, toasts move into an empty region of the modal, and return when it closes [errors.display]', async () => {
  function Page() {
    const [isOpen, setOpen] = useState(false);
    return (
      <>
        <button onClick={() => setOpen(true)}>Log in</button>
        {isOpen && (
          <Modal title="Log in" closeLabel="Close" onClose={() => setOpen(false)}>
            <p>Password</p>
          </Modal>
        )}
        <ToastRegion polite={<p>Saved</p>} assertive={null} />
      </>
    );
  }
  render(<Page />);
  await screen.findByText('Saved');
  await userEvent.click(screen.getByRole('button', { name: 'Log in' }));
  expect(screen.getByRole('dialog')).toContainElement(region('polite')[0] as HTMLElement);
  expect(region('polite')[0]).toBeEmptyDOMElement();
  expect(screen.getByRole('dialog')).toContainElement(await screen.findByText('Saved'));
  await userEvent.click(screen.getByRole('button', { name: 'Close' }));
  await vi.waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(await screen.findByText('Saved')).toBeVisible();
});

const show = () => {
  const release = vi.fn();
  const onHold = vi.fn(() => release);
  const onDismiss = vi.fn();
  render(
    <>
      <button>Before</button>
      <ToastList items={[SAVED, SENT]} onDismiss={onDismiss} onHold={onHold} closeLabel="Close" />
    </>,
  );
  return { onHold, onDismiss, release };
};

test('a toast is held while it is hovered [errors.display]', async () => {
  const { onHold, release } = show();
  await userEvent.hover(screen.getByText('Saved'));
  expect([onHold.mock.calls.length, release.mock.calls.length]).toEqual([1, 0]);
  await userEvent.unhover(screen.getByText('Saved'));
  expect(release).toHaveBeenCalledOnce();
});

test('a toast is held while focus is inside it [errors.display]', () => {
  const { onHold, release } = show();
  const [first, second] = screen.getAllByRole('button', { name: 'Close' });
  act(() => first?.focus());
  act(() => second?.focus());
  expect([onHold.mock.calls.length, release.mock.calls.length]).toEqual([1, 0]);
  act(() => second?.blur());
  expect(release).toHaveBeenCalledOnce();
});

test.each(['{Enter}', '{Escape}'])('%s on a toast closes it and returns focus [errors.display]', async (key) => {
  const { onDismiss } = show();
  const heard = vi.fn();
  const before = screen.getByRole('button', { name: 'Before' });
  before.focus();
  await userEvent.tab();
  document.addEventListener('keydown', heard);
  await userEvent.keyboard(key);
  expect(onDismiss).toHaveBeenCalledWith('1');
  expect(before).toHaveFocus();
  // Content below the toast does not receive Escape.
  expect(heard).toHaveBeenCalledTimes(key === '{Escape}' ? 0 : 1);
  document.removeEventListener('keydown', heard);
});
