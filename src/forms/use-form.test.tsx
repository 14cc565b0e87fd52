import '@testing-library/jest-dom/vitest';
import { act, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { expect, test, vi } from 'vitest';
import { requiredFields, useForm } from './use-form.ts';

const BOTH = requiredFields(['name', 'code']);

function SampleForm({
  onSubmit,
  refusal = null,
}: {
  readonly onSubmit: (values: { readonly name: string; readonly code: string }) => void | Promise<void>;
  readonly refusal?: Readonly<Record<string, string>> | null;
}) {
  const [start] = useState({ name: '', code: '' });
  const { form, field } = useForm({ rules: BOTH, start, errors: refusal, busy: false, text: textOf, onSubmit });
  const input = (name: 'name' | 'code') => {
    const { error, onValue, ...rest } = field(name);
    return (
      <label>
        {name}
        <input {...rest} onChange={(event) => onValue(event.target.value)} />
        {error !== undefined && <p>{error}</p>}
      </label>
    );
  };
  return (
    <form {...form} aria-label="sample">
      {input('name')}
      {input('code')}
      <button type="submit">Send</button>
    </form>
  );
}
const textOf = (message: { readonly key: string } | { readonly text: string }): string =>
  'text' in message ? message.text : `missing: ${message.key}`;
const box = (name: string) => screen.getByRole<HTMLInputElement>('textbox', { name: new RegExp(`^${name}`, 'u') });
const send = () => userEvent.click(screen.getByRole('button', { name: 'Send' }));

test('messages appear after a submit, and the first invalid field takes the focus', async () => {
  const onSubmit = vi.fn();
  render(<SampleForm onSubmit={onSubmit} />);
  await userEvent.type(box('name'), 'Ana');
  await userEvent.tab();
  expect(screen.queryByText(/missing/u)).toBeNull();
  await send();
  expect(screen.getByText('missing: input_empty')).toBeVisible();
  expect(box('code')).toHaveFocus();
  await userEvent.type(box('code'), '1');
  expect(screen.queryByText(/missing/u)).toBeNull();
  await send();
  expect(onSubmit.mock.calls).toEqual([[{ name: 'Ana', code: '1' }]]);
});

test('a message from the platform moves the focus to its field and disappears with the next edit', async () => {
  const { rerender } = render(<SampleForm onSubmit={() => undefined} />);
  box('name').focus();
  rerender(<SampleForm onSubmit={() => undefined} refusal={{ code: 'wrong' }} />);
  expect(screen.getByText('wrong')).toBeVisible();
  expect(box('code')).toHaveFocus();
  await userEvent.type(box('code'), '1');
  expect(screen.queryByText('wrong')).toBeNull();
});

test('submitting again while a submit is pending does nothing', async () => {
  let finish = (): void => undefined;
  const onSubmit = vi.fn(() => new Promise<void>((resolve) => (finish = resolve)));
  render(<SampleForm onSubmit={onSubmit} />);
  await userEvent.type(box('name'), 'Ana');
  await userEvent.type(box('code'), '1');
  await send();
  await send();
  expect(onSubmit).toHaveBeenCalledOnce();
  await act(async () => finish());
  await send();
  expect(onSubmit).toHaveBeenCalledTimes(2);
});

test('values that a form filler writes without an event are submitted, and are kept while another field is edited', async () => {
  const onSubmit = vi.fn();
  render(<SampleForm onSubmit={onSubmit} />);
  box('name').value = 'Ana';
  await userEvent.type(box('code'), '1');
  expect(box('name')).toHaveValue('Ana');
  box('code').value = '12';
  await send();
  await waitFor(() => expect(onSubmit.mock.calls).toEqual([[{ name: 'Ana', code: '12' }]]));
});
