import { expect, test } from 'vitest';
import { phoneFailure } from './phone-failure.ts';

test.each([
  ['invalid-phone-number', 'phone_number_wrong'],
  ['missing-phone-number', 'phone_number_missing'],
  ['too-many-requests', 'phone_too_many'],
  ['invalid-verification-code', 'phone_code_wrong'],
  ['missing-verification-code', 'phone_code_missing'],
  ['captcha-check-failed', 'phone_human'],
  ['quota-exceeded', 'phone_quota'],
  ['operation-not-allowed', 'phone_disabled'],
  ['code-expired', 'phone_code_expired'],
  ['popup-closed-by-user', 'phone_closed'],
])("the provider's error %s becomes %s [errors.phone.map]", (code, failure) => {
  expect(phoneFailure({ code: `auth/${code}` })).toBe(failure);
});

test.each([
  [{ code: 'auth/internal-error' }],
  [{ code: 'too-many-requests' }],
  [{ code: 'constructor' }],
  [new TypeError('Failed to fetch')],
  ['auth/code-expired'],
  [null],
  [undefined],
])('any other error, such as %j, is unknown [errors.phone.map] [errors.phone.unknown]', (thrown) => {
  expect(phoneFailure(thrown)).toBe('phone_unknown');
});
