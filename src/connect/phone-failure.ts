import type { ConnectorFailure } from '#schemas/connector.ts';

/** Provider codes that have their own text. */
const FAILURES: Readonly<Record<string, ConnectorFailure>> = {
  'auth/invalid-phone-number': 'phone_number_wrong',
  'auth/missing-phone-number': 'phone_number_missing',
  'auth/too-many-requests': 'phone_too_many',
  'auth/invalid-verification-code': 'phone_code_wrong',
  'auth/missing-verification-code': 'phone_code_missing',
  'auth/captcha-check-failed': 'phone_human',
  'auth/quota-exceeded': 'phone_quota',
  'auth/operation-not-allowed': 'phone_disabled',
  'auth/code-expired': 'phone_code_expired',
  'auth/popup-closed-by-user': 'phone_closed',
};

/** Maps anything that a provider threw to a failure code. */
export const phoneFailure = (error: unknown): ConnectorFailure => {
  const code = typeof error === 'object' && error !== null && 'code' in error ? String(error.code) : '';
  return Object.hasOwn(FAILURES, code) ? (FAILURES[code] ?? 'phone_unknown') : 'phone_unknown';
};
