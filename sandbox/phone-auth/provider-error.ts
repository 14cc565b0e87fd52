import { Problem } from '#schemas/problem.ts';

/** What the provider may answer in place of a success, as Firebase names it. */
export const PROVIDER_ERRORS = [
  'captcha-check-failed',
  'code-expired',
  'internal-error',
  'invalid-phone-number',
  'invalid-verification-code',
  'missing-phone-number',
  'missing-verification-code',
  'operation-not-allowed',
  'popup-closed-by-user',
  'quota-exceeded',
  'too-many-requests',
] as const;
export type ProviderError = (typeof PROVIDER_ERRORS)[number];

export const providerError = (code: ProviderError): Problem =>
  new Problem({ code: `auth/${code}`, status: 400, message: code.replaceAll('-', ' ') });

/** Errors that come when a code is confirmed; the others come when one is sent, or when somebody signs in. */
const AT_CONFIRMATION: ReadonlySet<ProviderError> = new Set([
  'code-expired',
  'invalid-verification-code',
  'missing-verification-code',
]);

/** Throws the error that a developer wants to see, at the step where it belongs. */
export const playError = (wanted: ProviderError | 'none', step: 'confirm' | 'start'): void => {
  if (wanted !== 'none' && AT_CONFIRMATION.has(wanted) === (step === 'confirm')) throw providerError(wanted);
};
