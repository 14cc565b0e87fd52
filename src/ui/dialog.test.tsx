import '@testing-library/jest-dom/vitest';
import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';
import { Dialog, type DialogAction } from './dialog.tsx';
import { DIALOG_WIDTH } from './use-dialog-element.ts';

const ask = (actions?: readonly DialogAction[]) => {
  const onAction = vi.fn();
  render(
    <Dialog
      title="Log out?"
      text="You can come back."
      {...(actions ? { actions } : {})}
      onAction={onAction}
      closeLabel="CLOSE"
    />,
  );
  return onAction;
};

const CANCEL = { id: 'cancel', label: 'Cancel' };
const CONFIRM = { id: 'confirm', label: 'Log out', isDefault: true };

test('a dialog without actions has one button, CLOSE [modal.dialog.close-label]', async () => {
  const onAction = ask();
  await userEvent.click(screen.getByRole('button', { name: 'CLOSE' }));
  await waitFor(() => expect(onAction).toHaveBeenCalledWith('close'));
});

test('Enter chooses the only button of a dialog [modal.dialog.enter]', async () => {
  const onAction = ask([CANCEL]);
  await userEvent.keyboard('{Enter}');
  await waitFor(() => expect(onAction).toHaveBeenCalledWith('cancel'));
});

test('Enter chooses the default button among several [modal.dialog.enter]', async () => {
  const onAction = ask([CANCEL, CONFIRM]);
  await userEvent.keyboard('{Enter}');
  await waitFor(() => expect(onAction).toHaveBeenCalledWith('confirm'));
});

test('Enter does nothing if none of several buttons is the default [modal.dialog.enter]', async () => {
  const onAction = ask([CANCEL, { id: 'confirm', label: 'Log out' }]);
  await userEvent.keyboard('{Enter}');
  expect(onAction).not.toHaveBeenCalled();
});

test('Enter on a focused button chooses that button [modal.dialog.enter]', async () => {
  const onAction = ask([CANCEL, CONFIRM]);
  screen.getByRole('button', { name: 'Cancel' }).focus();
  await userEvent.keyboard('{Enter}');
  await waitFor(() => expect(onAction).toHaveBeenCalledWith('cancel'));
  expect(onAction).toHaveBeenCalledOnce();
});

test('Escape closes a dialog without choosing an action [modal.library.close]', async () => {
  const onAction = ask([CANCEL, CONFIRM]);
  await userEvent.keyboard('{Escape}');
  await waitFor(() => expect(onAction).toHaveBeenCalledWith('close'));
});

test('a dialog is 400 px wide and fades in [modal.dialog.width] [const.dialog-width]', () => {
  ask();
  const dialog = screen.getByRole('alertdialog', { name: 'Log out?' });
  expect(DIALOG_WIDTH).toBe(400);
  expect(dialog.firstElementChild).toHaveClass(`w-[${DIALOG_WIDTH / 16}rem]`);
  expect(dialog).toHaveClass('transition-opacity', 'starting:opacity-0');
});
