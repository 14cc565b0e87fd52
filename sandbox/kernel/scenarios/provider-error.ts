import { Problem } from '#schemas/problem.ts';

/** Error codes of the provider, named as Firebase names them. */
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

/** Errors when a code is confirmed; all others occur when one is sent or somebody signs in. */
const AT_CONFIRMATION: ReadonlySet<ProviderError> = new Set([
  'code-expired',
  'invalid-verification-code',
  'missing-verification-code',
]);

/** Throws the error of the scenario, at the step where it can occur. */
export const throwSimulatedError = (wanted: ProviderError | 'none', step: 'confirm' | 'start'): void => {
  if (wanted !== 'none' && AT_CONFIRMATION.has(wanted) === (step === 'confirm')) throw providerError(wanted);
};
