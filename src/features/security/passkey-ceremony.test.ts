import { expect, test } from 'vitest';
import { Problem } from '#schemas/problem.ts';
import { ceremonyProblem, supportsPasskeys } from './passkey-ceremony.ts';

test.each([
  ['the user cancels or takes too long', 'NotAllowedError', 'passkey_cancelled'],
  ['another request aborts it', 'AbortError', 'passkey_cancelled'],
  ['the device has a passkey already', 'InvalidStateError', 'passkey_known'],
  ['the page may not use passkeys', 'SecurityError', 'passkey_not_allowed'],
  ['the device cannot store a passkey', 'NotSupportedError', 'passkey_weak'],
  ['an unknown error occurs', 'UnknownError', 'passkey_failed'],
])('if %s, the browser error %s becomes the problem %s [login.two-step]', (_why, name, code) => {
  expect(ceremonyProblem(new DOMException('error of the browser', name)).code).toBe(code);
});

test('a problem from the platform is returned unchanged [login.two-step]', () => {
  const refused = new Problem({ code: 'login_refused', status: 400, message: '' });
  expect(ceremonyProblem(refused)).toBe(refused);
});

test('a browser without passkey support is detected [login.two-step]', () => {
  expect(supportsPasskeys()).toBe(false);
});
