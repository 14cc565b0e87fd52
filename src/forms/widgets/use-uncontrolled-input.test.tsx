import '@testing-library/jest-dom/vitest';
import { act, fireEvent, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { createRef, Profiler } from 'react';
import { expect, test, vi } from 'vitest';
import type { FormHandle } from '#src/forms/form-context.ts';
import { PreloadedRuleTexts } from '#src/forms/preloaded-rule-texts.tsx';
import { sampleRegisterForm } from '#src/forms/sample-register-form.ts';
import { SchemaForm } from '#src/forms/schema-form.tsx';

const form = sampleRegisterForm();
const countries = [
  { code: 'PH', name: 'Philippines', diallingCode: '63', flagUrl: '' },
  { code: 'JP', name: 'Japan', diallingCode: '81', flagUrl: '' },
];
const initial = { countryDialingCode: '63' };

const start = () => {
  const onSubmit = vi.fn();
  const onDrawn = vi.fn();
  const handle = createRef<FormHandle>();
  render(
    <PreloadedRuleTexts language="EN">
      <Profiler id="form" onRender={onDrawn}>
        <SchemaForm
          form={form}
          label="Register"
          onSubmit={onSubmit}
          initial={initial}
          countries={countries}
          handle={handle}
        >
          <button type="submit">Send</button>
        </SchemaForm>
      </Profiler>
    </PreloadedRuleTexts>,
  );
  return { onSubmit, onDrawn, handle, user: userEvent.setup() };
};
const input = (name: RegExp): HTMLInputElement => screen.getByLabelText<HTMLInputElement>(name);
const number = () => input(/^Mobile number/u);
/** Sets the value as a browser or a password manager does: bypasses the `value` property that React defines on the element to track changes. */
const write = (element: HTMLInputElement, text: string): void =>
  Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(element, text);

test('a keystroke that changes only the text causes no render', async () => {
  const { user, onDrawn, handle } = start();
  await user.click(input(/^Username/u));
  onDrawn.mockClear();
  await user.keyboard('anacruz1');
  expect(onDrawn).not.toHaveBeenCalled();
  expect(handle.current?.getValue('username')).toBe('anacruz1');
});

test('a message disappears with the keystroke that corrects the field', async () => {
  const { user } = start();
  await user.type(input(/^Username/u), 'ana');
  await user.tab();
  await waitFor(() => expect(input(/^Username/u)).toBeInvalid());
  await user.type(input(/^Username/u), 'c');
  expect(input(/^Username/u)).not.toBeInvalid();
});

test('the password strength is updated while the user types', async () => {
  const { user } = start();
  await user.type(input(/^Password/u), 'abc');
  expect(input(/^Password/u)).toHaveAccessibleDescription(/^Weak/);
  await user.type(input(/^Password/u), 'Kq7!vZ2#mP9x');
  expect(input(/^Password/u)).toHaveAccessibleDescription(/^Strong/);
});

test.each(['input', 'change'] as const)(
  'values that the browser fills in with only the %s event are submitted',
  async (told) => {
    const { user, onSubmit } = start();
    for (const [name, text] of [
      [/^Username/u, 'anacruz'],
      [/^Password/u, 'abc12345'],
      [/^Confirm password/u, 'abc12345'],
      [/^Mobile number/u, '+63 917 123 4567'],
      [/^Captcha/u, 'ab12'],
    ] as const) {
      write(input(name), text);
      fireEvent(input(name), new Event(told, { bubbles: true }));
    }
    await waitFor(() => expect(number()).toHaveValue('917 123 4567'));
    await user.click(screen.getByRole('checkbox'));
    await user.click(screen.getByRole('button', { name: 'Send' }));
    await waitFor(() =>
      expect(onSubmit).toHaveBeenCalledWith(
        expect.objectContaining({
          username: 'anacruz',
          password: 'abc12345',
          mobileNum: '9171234567',
          captcha: 'ab12',
        }),
      ),
    );
  },
);

test('a value that a password manager sets by script reaches the store, although React ignores its event', async () => {
  const { user, handle } = start();
  const username = input(/^Username/u);
  username.value = 'anacruz';
  fireEvent(username, new Event('input', { bubbles: true }));
  expect(handle.current?.getValue('username')).toBe('anacruz');
  await user.click(input(/^Email/u));
  expect(username).toHaveValue('anacruz');
});

test('a value that a password manager writes without any event is read on submit', async () => {
  const { user, onSubmit } = start();
  for (const [name, text] of [
    [/^Username/u, 'anacruz'],
    [/^Password/u, 'abc12345'],
    [/^Confirm password/u, 'abc12345'],
    [/^Mobile number/u, '9171234567'],
    [/^Captcha/u, 'ab12'],
  ] as const)
    write(input(name), text);
  await user.click(screen.getByRole('checkbox'));
  await user.click(screen.getByRole('button', { name: 'Send' }));
  await waitFor(() =>
    expect(onSubmit).toHaveBeenCalledWith(expect.objectContaining({ username: 'anacruz', mobileNum: '9171234567' })),
  );
});

const compose = (element: HTMLInputElement, text: string): void => {
  write(element, text);
  fireEvent(
    element,
    new InputEvent('input', { bubbles: true, inputType: 'insertCompositionText', data: text, isComposing: true }),
  );
};

test('a name is not modified during input method composition, even if its message changes', async () => {
  const { user, handle } = start();
  const name = input(/^Real name/u);
  await user.type(name, 'x');
  await user.tab();
  await waitFor(() => expect(name).toBeInvalid());
  name.focus();
  fireEvent.compositionStart(name);
  for (const text of ['xや', 'xやま', 'x山']) {
    compose(name, text);
    expect(name).toHaveValue(text);
  }
  fireEvent.compositionEnd(name, { data: '山' });
  expect(name).toHaveValue('x山');
  expect(handle.current?.getValue('payeeName')).toBe('x山');
});

test('a number is formatted only after input method composition ends', async () => {
  const { user, handle } = start();
  await user.type(number(), '9171');
  await waitFor(() => expect(number()).toHaveValue('917 1'));
  fireEvent.compositionStart(number());
  compose(number(), '917 12345');
  expect(number()).toHaveValue('917 12345');
  fireEvent.compositionEnd(number(), { data: '2345' });
  expect(number()).toHaveValue('917 123 45');
  expect(handle.current?.getValue('mobileNum')).toBe('91712345');
});

test('a value set by the form is shown in the input', () => {
  const { handle } = start();
  act(() => handle.current?.setValue('username', 'suggested'));
  expect(input(/^Username/u)).toHaveValue('suggested');
});
