import '@testing-library/jest-dom/vitest';
import { act, fireEvent, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { expect, test } from 'vitest';
import { turns } from '#tests/support/turns.ts';
import { Menu } from './menu.tsx';
import { Modal } from './modal.tsx';
import { watchPresses } from './opener-element.ts';
import { Popover } from './popover.tsx';

function Page() {
  const [open, setOpen] = useState(false);
  return (
    <>
      <button onClick={() => setOpen(true)}>Prizes</button>
      {open && (
        <Modal title="Prizes" closeLabel="Close" onClose={() => setOpen(false)}>
          <Menu label="Sort" trigger="Sort" onSelect={() => undefined} items={[{ id: 'new', label: 'Newest' }]} />
          <Popover label="Rules" trigger="Rules">
            <p>One prize each.</p>
          </Popover>
          <iframe title="Wheel" sandbox="" />
          <input aria-label="Name" />
        </Modal>
      )}
    </>
  );
}

const openModal = async () => {
  render(<Page />);
  await userEvent.click(screen.getByRole('button', { name: 'Prizes' }));
};

test.each([
  ['menu', 'Sort', 'menu'],
  ['popover', 'Rules', 'region'],
] as const)(
  'the first Escape closes a %s in a modal, and the second closes the modal [modal.library.close]',
  async (_kind, name, role) => {
    await openModal();
    await userEvent.click(screen.getByRole('button', { name }));
    expect(screen.getByRole(role)).toBeVisible();
    // In Safari focus is on the dialog around the clicked button.
    act(() => screen.getByRole('dialog').focus());
    await userEvent.keyboard('{Escape}');
    expect(screen.queryByRole(role)).toBeNull();
    expect(screen.getByRole('dialog')).toBeVisible();
    expect(screen.getByRole('button', { name })).toHaveFocus();
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  },
);

test('a click on text in a panel moves the focus to the surrounding dialog, but leaves the panel open', async () => {
  await openModal();
  await userEvent.click(screen.getByRole('button', { name: 'Rules' }));
  await userEvent.click(screen.getByText('One prize each.'));
  expect(screen.getByRole('dialog')).toHaveFocus();
  await act(() => turns());
  expect(screen.getByRole('region', { name: 'Rules' })).toBeVisible();
});

test.each([{ isComposing: true }, { keyCode: 229 }])(
  'Escape does not close a layer while an input method composes: %o [modal.library.close]',
  async (composition) => {
    await openModal();
    await userEvent.click(screen.getByRole('button', { name: 'Rules' }));
    const isDefault = fireEvent.keyDown(screen.getByLabelText('Name'), { key: 'Escape', ...composition });
    expect(screen.getByRole('region', { name: 'Rules' })).toBeVisible();
    expect(screen.getByRole('dialog')).toBeVisible();
    // By default, the browser would close the dialog.
    expect(isDefault).toBe(false);
  },
);

test('a click inside a frame closes a menu', async () => {
  await openModal();
  await userEvent.click(screen.getByRole('button', { name: 'Sort' }));
  act(() => screen.getByTitle('Wheel').focus());
  fireEvent.blur(window);
  expect(screen.queryByRole('menu')).toBeNull();
  expect(screen.getByRole('dialog')).toBeVisible();
});

test('while a menu is open in a modal, a click on the backdrop closes only the menu', async () => {
  await openModal();
  await userEvent.click(screen.getByRole('button', { name: 'Sort' }));
  await userEvent.click(screen.getByRole('dialog'));
  expect(screen.queryByRole('menu')).toBeNull();
  expect(screen.getByRole('dialog')).toBeVisible();
});

test('focus returns to a clicked button that the browser did not focus [modal.stack]', async () => {
  const stop = watchPresses();
  render(<Page />);
  const opener = screen.getByRole('button', { name: 'Prizes' });
  opener.addEventListener('mousedown', (event) => event.preventDefault());
  await userEvent.click(opener);
  await userEvent.keyboard('{Escape}');
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(opener).toHaveFocus();
  stop();
});
