import { expect, test } from 'vitest';
import { Problem } from '#schemas/problem.ts';
import { ceremonyProblem, supportsPasskeys } from './passkey-ceremony.ts';

test.each([
  ['who says no or takes too long', 'NotAllowedError', 'passkey_cancelled'],
  ['a second ceremony that takes the place of the first', 'AbortError', 'passkey_cancelled'],
  ['a device that has one already', 'InvalidStateError', 'passkey_known'],
  ['a page that may not ask', 'SecurityError', 'passkey_not_allowed'],
  ['a device that cannot keep one', 'NotSupportedError', 'passkey_weak'],
  ['anything else', 'UnknownError', 'passkey_failed'],
])('a passkey that fails because of %s gets the matching problem code [login.two-step]', (_why, name, code) => {
  expect(ceremonyProblem(new DOMException('browser says so', name)).code).toBe(code);
});

test('a problem from the platform is returned unchanged [login.two-step]', () => {
  const refused = new Problem({ code: 'login_refused', status: 400, message: '' });
  expect(ceremonyProblem(refused)).toBe(refused);
});

test('a browser without passkey support is detected [login.two-step]', () => {
  expect(supportsPasskeys()).toBe(false);
});
