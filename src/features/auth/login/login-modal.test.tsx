import '@testing-library/jest-dom/vitest';
import { act, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { status } from '#schemas/calls/account.ts';
import { renderPart } from '#tests/support/render-part.tsx';
import { capturedStatus } from '#storybook/captured-answers.ts';
import { LoginModal } from './login-modal.tsx';

test('text that is typed before the site status has loaded is kept, and so is the focus [login.modal.tabs]', async () => {
  const { setup } = await renderPart(<LoginModal onClose={() => undefined} />, {
    answers: { [status.name]: 'pending' },
  });
  await userEvent.type(await screen.findByRole('textbox', { name: 'Username' }), 'ana');
  const password = screen.getByLabelText('Password');
  await userEvent.type(password, 'Secret1');
  expect(screen.queryByRole('tab')).toBeNull();

  await act(async () => void setup.stores.queries.setQueryData([status.name], capturedStatus));
  expect(await screen.findByRole('tab', { name: 'Username', selected: true })).toBeVisible();
  expect(screen.getByRole('textbox', { name: 'Username' })).toHaveValue('ana');
  expect(screen.getByLabelText('Password')).toHaveValue('Secret1');
  expect(password).toHaveFocus();
});

const links = () => screen.queryAllByRole('button', { name: 'Register' });

test('the login modal has a banner and a link to registration [login.modal.register-link]', async () => {
  const { setup } = await renderPart(
    <LoginModal onClose={() => undefined} banner={<img src="/b.webp" alt="Welcome back" />} />,
  );
  expect(screen.getByRole('img', { name: 'Welcome back' })).toBeVisible();
  const [register] = links();
  if (register === undefined) throw new Error('the modal has no link to the registration');
  await userEvent.click(register);
  expect(setup.stores.modals.get()?.name).toBe('register');
});

test('if visitors cannot register themselves, the login modal has no link to registration [login.modal.register-link] [toggles.DIRECTREG3]', async () => {
  const closed = JSON.parse(
    JSON.stringify(capturedStatus).replace(/"DIRECTREG3","enabled":"1"/, '"DIRECTREG3","enabled":"0"'),
  ) as unknown;
  await renderPart(<LoginModal onClose={() => undefined} />, { answers: { [status.name]: closed } });
  expect(await screen.findByRole('tab', { name: 'Username' })).toBeVisible();
  expect(links()).toEqual([]);
});
