import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { status } from '#schemas/calls/account.ts';
import { Problem } from '#schemas/problem.ts';
import { capturedStatus } from '#storybook/captured-answers.ts';
import { renderPart } from '#tests/support/render-part.tsx';
import { RegisterModal } from './register-modal.tsx';

test('a platform that cannot be reached is not taken for closed registration, and can be asked again [boot.status.unreachable]', async () => {
  await renderPart(<RegisterModal onClose={() => undefined} onRegistered={() => undefined} />, {
    answers: { [status.name]: new Problem({ code: 'internal', status: 500, message: '' }) },
  });
  expect(await screen.findByRole('button', { name: 'Try again' }, { timeout: 3000 })).toBeDefined();
  expect(screen.queryByText('Registration is closed')).toBeNull();
});

/** The status of the platform with some modules off. */
const statusWithout = (...modules: readonly string[]): unknown =>
  JSON.parse(
    modules.reduce(
      (text, module) => text.replace(`"modId":"${module}","enabled":"1"`, `"modId":"${module}","enabled":"0"`),
      JSON.stringify(capturedStatus),
    ),
  );
const open = (...off: readonly string[]) =>
  renderPart(<RegisterModal onClose={() => undefined} onRegistered={() => undefined} />, {
    answers: { [status.name]: statusWithout(...off) },
  });

test('where user names cannot be registered the form of mobile numbers stands alone [register.username-toggle] [toggles.USERNAMEREG3]', async () => {
  await open('USERNAMEREG3');
  expect(await screen.findByRole('textbox', { name: /Mobile number/ })).toBeDefined();
  expect(screen.queryByRole('textbox', { name: /Username/ })).toBeNull();
  expect(screen.queryByRole('tab')).toBeNull();
});

test('where neither can be registered the modal says that registration is closed [register.username-toggle] [toggles.USERNAMEREG3] [toggles.MOBILENUMREG3]', async () => {
  await open('USERNAMEREG3', 'MOBILENUMREG3');
  expect(await screen.findByText('Registration is closed')).toBeDefined();
  expect(screen.queryByRole('form')).toBeNull();
});
