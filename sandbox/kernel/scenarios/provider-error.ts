import { Problem } from '#schemas/problem.ts';

/** The error codes of the simulated provider, with the names of Firebase. */
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

/** The errors that occur when a code is confirmed. All others occur when a code is sent or when a user signs in. */
const AT_CONFIRMATION: ReadonlySet<ProviderError> = new Set([
  'code-expired',
  'invalid-verification-code',
  'missing-verification-code',
]);

/** Throws the error that the scenario sets, if it occurs at this step. */
export const throwSimulatedError = (wanted: ProviderError | 'none', step: 'confirm' | 'start'): void => {
  if (wanted !== 'none' && AT_CONFIRMATION.has(wanted) === (step === 'confirm')) throw providerError(wanted);
};
