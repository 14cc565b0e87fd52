import '@testing-library/jest-dom/vitest';
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, test, vi } from 'vitest';
import type { OutputOf } from '#schemas/call.ts';
import { passkeyLogin, passkeyLoginOptions } from '#schemas/calls/security.ts';
import { Problem } from '#schemas/problem.ts';
import { renderPart } from '#tests/support/render-part.tsx';
import { PasskeyLoginButton } from './passkey-login-button.tsx';
import { PasskeyStepButton } from './passkey-step-button.tsx';

afterEach(() => {
  vi.unstubAllGlobals();
});

const request: OutputOf<typeof passkeyLoginOptions> = {
  challenge: 'AQID',
  rpId: 'localhost',
  timeout: 300_000,
  userVerification: 'preferred',
  allowCredentials: [],
};
const answer: OutputOf<typeof passkeyLogin> = {
  token: 'cookie',
  firstTimeLogin: false,
  passwordExpired: false,
  defaultPassword: false,
};
const bytes = (text: string) => new TextEncoder().encode(text).buffer;
const signed = {
  id: 'AQID',
  rawId: bytes('id'),
  type: 'public-key',
  response: {
    clientDataJSON: bytes('{}'),
    authenticatorData: bytes('data'),
    signature: bytes('sig'),
    userHandle: null,
  },
  getClientExtensionResults: () => ({}),
};

const know = (get: () => Promise<unknown>): void => {
  vi.stubGlobal('PublicKeyCredential', () => undefined);
  vi.stubGlobal('navigator', Object.create(navigator, { onLine: { value: true }, credentials: { value: { get } } }));
};
const login = () => userEvent.click(screen.getByRole('button', { name: 'Use a passkey' }));

test('if the browser does not support passkeys, there is no button for a passkey login [login.two-step]', async () => {
  await renderPart(<PasskeyLoginButton onAnswer={() => undefined} />);
  expect(screen.queryByRole('button', { name: 'Use a passkey' })).toBeNull();
});

test('after a login with a passkey, `onAnswer` receives the response of the platform [login.two-step]', async () => {
  know(() => Promise.resolve(signed));
  const answers: unknown[] = [];
  await renderPart(<PasskeyLoginButton onAnswer={(given) => answers.push(given)} />, {
    answers: { [passkeyLoginOptions.name]: request, [passkeyLogin.name]: answer },
  });
  await login();
  await vi.waitFor(() => expect(answers).toEqual([answer]));
});

test('for an unknown passkey, the message says so and does not mention a wrong password [login.two-step]', async () => {
  know(() => Promise.resolve(signed));
  await renderPart(<PasskeyLoginButton onAnswer={() => undefined} />, {
    answers: {
      [passkeyLoginOptions.name]: request,
      [passkeyLogin.name]: new Problem({ code: 'login_refused', status: 400, message: '' }),
    },
  });
  await login();
  expect(await screen.findByText('This passkey does not belong to an account here.')).toBeVisible();
});

test('after a cancelled login, the button can be used again [login.two-step]', async () => {
  know(() => Promise.reject(new DOMException('', 'NotAllowedError')));
  await renderPart(<PasskeyLoginButton onAnswer={() => undefined} />, {
    answers: { [passkeyLoginOptions.name]: request },
  });
  await login();
  expect(await screen.findByText(/it was cancelled/)).toBeVisible();
  expect(screen.getByRole('button', { name: 'Use a passkey' })).toBeEnabled();
});

test('in the second step of a login, the passkey signs the challenge of the platform [login.two-step]', async () => {
  know(() => Promise.resolve(signed));
  const assertions: unknown[] = [];
  await renderPart(<PasskeyStepButton request={request} onAssertion={(given) => assertions.push(given)} />);
  await userEvent.click(screen.getByRole('button', { name: 'Use a passkey instead' }));
  await vi.waitFor(() =>
    expect(assertions).toEqual([
      expect.objectContaining({ id: 'AQID', response: expect.objectContaining({ signature: 'c2ln' }) }),
    ]),
  );
});
