import '@testing-library/jest-dom/vitest';
import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { expect, test, vi } from 'vitest';
import { MODAL_DEFAULTS, COMPACT_MODAL_DEFAULTS } from './use-dialog-element.ts';
import { Modal } from './modal.tsx';

const open = (props: Partial<Parameters<typeof Modal>[0]> = {}) => {
  const onClose = vi.fn();
  render(
    <Modal title="Prizes" closeLabel="Close" onClose={onClose} {...props}>
      <a href="#prize">A prize</a>
    </Modal>,
  );
  return { onClose, dialog: screen.queryByRole('dialog', { hidden: true }) };
};

const panelOf = (dialog: HTMLElement | null) => dialog?.firstElementChild;

test('a modal has a name and a close button [modal.generic.options]', async () => {
  const { onClose } = open();
  expect(screen.getByRole('dialog', { name: 'Prizes' })).toBeInTheDocument();
  await userEvent.click(screen.getByRole('button', { name: 'Close' }));
  await waitFor(() => expect(onClose).toHaveBeenCalledOnce());
});

test('a modal can hide its title and its close button [modal.generic.options]', () => {
  open({ hideTitle: true, dismissable: false });
  expect(screen.getByRole('dialog', { name: 'Prizes' })).toBeInTheDocument();
  expect(screen.queryByRole('button')).toBeNull();
});

test('a modal closes on Escape [modal.library.close]', async () => {
  const { onClose } = open();
  await userEvent.keyboard('{Escape}');
  await waitFor(() => expect(onClose).toHaveBeenCalledOnce());
});

test('a modal stays open when Escape ends a composition of an input method [modal.library.close]', () => {
  const { onClose, dialog } = open();
  if (dialog === null) throw new Error('there is no dialog');
  fireEvent.keyDown(dialog, { key: 'Escape', isComposing: true });
  expect(onClose).not.toHaveBeenCalled();
  expect(dialog).toHaveAttribute('open');
});

test('a modal closes on a click on its backdrop [modal.library.close]', async () => {
  const { onClose, dialog } = open();
  if (dialog) await userEvent.click(dialog);
  await waitFor(() => expect(onClose).toHaveBeenCalledOnce());
});

test('a click inside a modal does not close it [modal.library.close]', async () => {
  const { onClose } = open();
  await userEvent.click(screen.getByText('A prize'));
  expect(onClose).not.toHaveBeenCalled();
});

test('a modal can ignore clicks on its backdrop [modal.generic.options]', async () => {
  const { onClose, dialog } = open({ backgroundCloses: false });
  if (dialog) await userEvent.click(dialog);
  expect(onClose).not.toHaveBeenCalled();
});

test('a modal that is not dismissable ignores Escape [modal.generic.options]', async () => {
  const { onClose } = open({ dismissable: false });
  await userEvent.keyboard('{Escape}');
  expect(onClose).not.toHaveBeenCalled();
});

test('beforeClose can keep a modal open [modal.events.cancel]', async () => {
  const beforeClose = vi.fn(() => false);
  const { onClose } = open({ beforeClose });
  await userEvent.keyboard('{Escape}');
  await waitFor(() => expect(beforeClose).toHaveBeenCalled());
  expect(onClose).not.toHaveBeenCalled();
  expect(screen.getByRole('dialog')).toBeInTheDocument();
});

test('beforeOpen can keep a modal closed [modal.events.cancel]', () => {
  const { onClose, dialog } = open({ beforeOpen: () => false });
  expect(onClose).toHaveBeenCalledOnce();
  expect(dialog).not.toHaveAttribute('open');
});

test('a modal is open while mounted and closed when unmounted [modal.states]', () => {
  const { dialog } = open();
  expect(dialog).toHaveAttribute('open');
  cleanup();
  expect(screen.queryByRole('dialog')).toBeNull();
});

test('the page does not scroll while a modal is open, and keeps its scroll position afterwards [modal.scroll.lock]', () => {
  const scrollTo = vi.spyOn(window, 'scrollTo').mockImplementation(() => undefined);
  vi.spyOn(window, 'scrollY', 'get').mockReturnValue(420);
  open();
  expect(document.documentElement.style.overflow).toBe('hidden');
  vi.spyOn(window, 'scrollY', 'get').mockReturnValue(0);
  cleanup();
  expect(document.documentElement.style.overflow).toBe('');
  expect(scrollTo).toHaveBeenCalledWith({ top: 420, behavior: 'instant' });
});

test('focus moves into a modal and returns when it closes [modal.stack]', async () => {
  function Page() {
    const [shown, setShown] = useState(false);
    return (
      <>
        <button onClick={() => setShown(true)}>Open</button>
        {shown && (
          <Modal title="Prizes" closeLabel="Close" onClose={() => setShown(false)}>
            <input aria-label="Name" data-autofocus />
          </Modal>
        )}
      </>
    );
  }
  render(<Page />);
  await userEvent.click(screen.getByRole('button', { name: 'Open' }));
  expect(screen.getByLabelText('Name')).toHaveFocus();
  await userEvent.keyboard('{Escape}');
  await waitFor(() => expect(screen.getByRole('button', { name: 'Open' })).toHaveFocus());
});

test('the default modal is 600 px wide and at least 300 px high [modal.size.first] [const.modal-first]', () => {
  const { dialog } = open();
  expect(MODAL_DEFAULTS).toEqual({ width: 600, height: 300 });
  expect(panelOf(dialog)).toHaveClass(`w-[${MODAL_DEFAULTS.width / 16}rem]`, `min-h-[${MODAL_DEFAULTS.height}px]`);
});

test('the compact modal starts at 200 by 200 px, fades in 100 ms and can be dragged [modal.size.second] [const.modal-second]', async () => {
  const { dialog } = open({ size: 'compact' });
  expect(COMPACT_MODAL_DEFAULTS).toEqual({ width: 200, height: 200, fadeDelayMs: 100, draggable: true });
  expect(panelOf(dialog)).toHaveClass(
    `min-w-[${COMPACT_MODAL_DEFAULTS.width}px]`,
    `min-h-[${COMPACT_MODAL_DEFAULTS.height}px]`,
  );
  const heading = screen.getByRole('heading', { name: 'Prizes' });
  await userEvent.pointer([
    { keys: '[MouseLeft>]', target: heading, coords: { clientX: 10, clientY: 10 } },
    { target: heading, coords: { clientX: 40, clientY: 25 } },
    { keys: '[/MouseLeft]', target: heading },
  ]);
  expect((panelOf(dialog) as HTMLElement).style.translate).toBe('30px 15px');
});
