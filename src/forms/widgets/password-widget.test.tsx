import '@testing-library/jest-dom/vitest';
import { fireEvent, screen, waitFor } from '@testing-library/react';
import { expect, test } from 'vitest';
import { renderControls, sendButton } from './render-controls.tsx';
import type { SampleControl } from './sample-control-form.ts';

const password: Record<string, SampleControl> = {
  password: {
    control: 'password',
    options: { strength: true, autoComplete: 'new-password', trimmed: false, keptInDraft: false },
  },
};

test('a password field shows the strength while typing', async () => {
  const { user } = renderControls(password);
  const box = screen.getByLabelText(/^Password/u);
  for (const [text, words] of [
    ['abc', 'Weak'],
    ['tulip48', 'Fair'],
    ['Garden', 'Strong'],
  ] as const) {
    await user.type(box, text);
    expect(box).toHaveAccessibleDescription(words);
  }
});

test('a password can be pasted, shown, hidden and filled in by a manager, and Caps Lock is reported', async () => {
  const { user, onSubmit } = renderControls(password);
  const box = screen.getByLabelText<HTMLInputElement>(/^Password/u);
  expect([box.name, box.autocomplete, box.type, box.readOnly]).toEqual(['password', 'new-password', 'password', false]);
  await user.click(box);
  await user.paste(' abc 12345 ');
  await user.click(screen.getByRole('button', { name: 'Show password' }));
  expect(box).toHaveAttribute('type', 'text');
  await user.click(screen.getByRole('button', { name: 'Hide password' }));
  expect(box).toHaveAttribute('type', 'password');
  fireEvent.keyUp(box, { key: 'A', modifierCapsLock: true });
  expect(screen.getByRole('status')).toHaveTextContent('Caps Lock is on');
  // A password manager sets the value and dispatches an input event.
  fireEvent.input(box, { target: { value: 'from a manager' } });
  await user.click(sendButton());
  await waitFor(() => expect(onSubmit).toHaveBeenCalledWith({ password: 'from a manager' }));
});
