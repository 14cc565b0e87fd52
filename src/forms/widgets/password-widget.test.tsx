import '@testing-library/jest-dom/vitest';
import { fireEvent, screen, waitFor } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { fieldRuleSchema } from '#schemas/forms/field-rule-schema.ts';
import { PATTERNS } from '#schemas/forms/pattern-catalogue.ts';
import { renderControls, sendButton } from './render-controls.tsx';
import type { SampleControl } from './sample-control-form.ts';

const password: Record<string, SampleControl> = {
  password: {
    control: 'password',
    options: { strength: true, autoComplete: 'new-password', trimmed: false, keptInDraft: false },
  },
};

test('a password field shows the strength of the password while the user types', async () => {
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

const ruled: Record<string, SampleControl> = {
  password: {
    ...password['password'],
    control: 'password',
    schema: fieldRuleSchema(
      'password',
      { enabled: true, required: true, acceptedPattern: PATTERNS[18], patternId: 18, minLength: 10, maxLength: 64 },
      'format',
    ),
  },
};
const conditions = () => screen.getAllByRole('listitem').map(({ textContent }) => textContent);

test('the conditions of a password are listed from the beginning, and the text of each states whether it is met', async () => {
  const { user } = renderControls(ruled);
  expect(conditions()).toEqual([
    '10-64 characters, not met yet',
    'At least one capital letter, not met yet',
    'At least one small letter, not met yet',
    'At least one digit, not met yet',
    'At least one symbol, such as ! or #, not met yet',
    'English letters, digits and symbols, no spaces, not met yet',
  ]);
  await user.type(screen.getByLabelText(/^Password/u), 'Tulip');
  expect(conditions().map((text) => text.endsWith(', met'))).toEqual([false, true, true, false, false, true]);
  await user.type(screen.getByLabelText(/^Password/u), '48garden!');
  expect(conditions().every((text) => text.endsWith(', met'))).toBe(true);
});

test('the conditions that a password does not meet are announced only when the user pauses typing', async () => {
  const { user } = renderControls(ruled);
  const region = screen.getByRole('status');
  await user.type(screen.getByLabelText(/^Password/u), 'Tulip48garden');
  expect(region).toHaveTextContent('');
  await waitFor(() => expect(region).toHaveTextContent('Still missing: At least one symbol, such as ! or #'));
  await user.type(screen.getByLabelText(/^Password/u), '!');
  await waitFor(() => expect(region).toHaveTextContent('The password meets every condition.'));
});

test("the browser's list format loads with the first announcement, not with the form", async () => {
  const format = vi.spyOn(Intl.ListFormat.prototype, 'format');
  const { user } = renderControls(ruled);
  await user.type(screen.getByLabelText(/^Password/u), 'Tulip');
  expect(format).not.toHaveBeenCalled();
  await waitFor(() => expect(screen.getByRole('status')).toHaveTextContent('Still missing:'));
  expect(format).toHaveBeenCalled();
});

test('a password can be pasted, shown, hidden and filled in by a password manager, and Caps Lock is reported', async () => {
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
  // A password manager sets the value and then dispatches an input event.
  fireEvent.input(box, { target: { value: 'from a manager' } });
  await user.click(sendButton());
  await waitFor(() => expect(onSubmit).toHaveBeenCalledWith({ password: 'from a manager' }));
});
