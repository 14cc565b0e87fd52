import '@testing-library/jest-dom/vitest';
import { fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { expect, test, vi } from 'vitest';
import { Button } from './button.tsx';
import { Checkbox } from './checkbox.tsx';
import { PasswordField } from './password-field.tsx';
import { SelectField } from './select-field.tsx';
import { TextField } from './text-field.tsx';

function Name({ error, hint }: { error?: string; hint?: string }) {
  const [value, setValue] = useState('');
  return <TextField label="Name" value={value} onValue={setValue} error={error} hint={hint} required />;
}

test('a field is named by its label and described by its hint and error', () => {
  render(<Name error="Too short" hint="As on your card" />);
  const field = screen.getByRole('textbox', { name: /Name/ });
  expect(field).toBeRequired();
  expect(field).toBeInvalid();
  expect(field).toHaveAccessibleDescription('As on your card Too short');
});

test('a field reports typed and pasted text', async () => {
  render(<Name />);
  const field = screen.getByRole('textbox', { name: /Name/ });
  await userEvent.type(field, 'An');
  await userEvent.paste('a');
  expect(field).toHaveValue('Ana');
});

function Secret() {
  const [value, setValue] = useState('');
  return (
    <PasswordField
      label="Password"
      value={value}
      onValue={setValue}
      showText="Show"
      hideText="Hide"
      capsLockText="Caps Lock is on"
    />
  );
}

test('a password can be shown and hidden again', async () => {
  render(<Secret />);
  const field = screen.getByLabelText('Password');
  expect(field).toHaveAttribute('type', 'password');
  await userEvent.click(screen.getByRole('button', { name: 'Show' }));
  expect(field).toHaveAttribute('type', 'text');
  await userEvent.click(screen.getByRole('button', { name: 'Hide' }));
  expect(field).toHaveAttribute('type', 'password');
});

test('a password field shows that Caps Lock is on', () => {
  render(<Secret />);
  const field = screen.getByLabelText('Password');
  fireEvent.keyUp(field, { key: 'A', modifierCapsLock: true });
  expect(screen.getByRole('status')).toHaveTextContent('Caps Lock is on');
  fireEvent.keyUp(field, { key: 'a', modifierCapsLock: false });
  expect(screen.queryByRole('status')).toBeNull();
});

test('the label of a checkbox is clickable', async () => {
  const onChecked = vi.fn();
  render(<Checkbox label="I accept" checked={false} onChecked={onChecked} error="Please accept" />);
  await userEvent.click(screen.getByText('I accept'));
  expect(onChecked).toHaveBeenCalledWith(true);
  expect(screen.getByRole('checkbox', { name: 'I accept' })).toHaveAccessibleDescription('Please accept');
});

test('a select reports the chosen value', async () => {
  const onValue = vi.fn();
  render(
    <SelectField
      label="Country"
      value="PH"
      onValue={onValue}
      options={[
        { value: 'PH', label: 'Philippines' },
        { value: 'VN', label: 'Việt Nam' },
      ]}
    />,
  );
  await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Country' }), 'Việt Nam');
  expect(onValue).toHaveBeenCalledWith('VN');
});

test('a busy button keeps focus, is marked as busy, and ignores clicks', async () => {
  const onClick = vi.fn();
  render(
    <Button busy onClick={onClick}>
      Send
    </Button>,
  );
  const button = screen.getByRole('button', { name: 'Send' });
  await userEvent.click(button);
  expect(onClick).not.toHaveBeenCalled();
  expect(button).toHaveFocus();
  expect(button).toHaveAttribute('aria-busy', 'true');
});

test('a password is never written to an attribute; the input shows the current value, and is cleared after it has left the page', async () => {
  const texts = { label: 'Password', showText: 'Show', hideText: 'Hide', capsLockText: 'Caps' };
  function Form() {
    const [value, setValue] = useState('');
    return (
      <>
        <PasswordField {...texts} value={value} onValue={setValue} />
        <button onClick={() => setValue('')}>Clear</button>
        <button onClick={() => setValue('filled in')}>Fill</button>
      </>
    );
  }
  const { unmount } = render(<Form />);
  const field = screen.getByLabelText<HTMLInputElement>('Password');
  await userEvent.type(field, 'secret');
  expect([field.value, field.getAttribute('value')]).toEqual(['secret', null]);
  await userEvent.click(screen.getByRole('button', { name: 'Clear' }));
  expect(field.value).toBe('');
  await userEvent.click(screen.getByRole('button', { name: 'Fill' }));
  expect([field.value, field.getAttribute('value')]).toEqual(['filled in', null]);
  unmount();
  expect(field.value).toBe('');
});
