import type { PasskeyAssertion, PasskeyAttestation, PasskeyCreation, PasskeyRequest } from '#schemas/passkey.ts';
import { Problem, toProblem } from '#schemas/problem.ts';
import { lostConnection } from '#src/lib/lost-connection.ts';

/** Whether the browser supports passkeys. No browser does so outside a secure context (HTTPS or localhost). */
export const supportsPasskeys = (): boolean => typeof globalThis.PublicKeyCredential === 'function';

const CODES: Readonly<Record<string, string>> = {
  // Browsers report the same error for a cancelled prompt and a timeout.
  NotAllowedError: 'passkey_cancelled',
  AbortError: 'passkey_cancelled',
  InvalidStateError: 'passkey_known',
  SecurityError: 'passkey_not_allowed',
  ConstraintError: 'passkey_weak',
  NotSupportedError: 'passkey_weak',
};

/** Converts a browser error to a problem whose code names the cause. */
export const ceremonyProblem = (error: unknown): Problem => {
  if (error instanceof Problem) return error;
  const name = typeof error === 'object' && error !== null && 'name' in error ? String(error.name) : '';
  const code = CODES[name] ?? 'passkey_failed';
  return new Problem({ code, status: 0, message: toProblem(error).message });
};

const load = () =>
  import('@simplewebauthn/browser').catch(() => {
    throw lostConnection();
  });

/** Creates a passkey. Every failure is thrown as a `Problem`. */
export const createPasskey = async (optionsJSON: PasskeyCreation): Promise<PasskeyAttestation> => {
  const { startRegistration } = await load();
  try {
    const {
      id,
      rawId,
      type,
      response: { clientDataJSON, attestationObject, transports },
    } = await startRegistration({ optionsJSON });
    return {
      id,
      rawId,
      type,
      clientExtensionResults: {},
      response: { clientDataJSON, attestationObject, ...(transports === undefined ? {} : { transports }) },
    };
  } catch (error) {
    throw ceremonyProblem(error);
  }
};

/** Signs a challenge with one of the requested passkeys. Every failure is thrown as a `Problem`. */
export const signWithPasskey = async (optionsJSON: PasskeyRequest): Promise<PasskeyAssertion> => {
  const { startAuthentication } = await load();
  try {
    const {
      id,
      rawId,
      type,
      response: { clientDataJSON, authenticatorData, signature, userHandle },
    } = await startAuthentication({ optionsJSON });
    return {
      id,
      rawId,
      type,
      clientExtensionResults: {},
      response: { clientDataJSON, authenticatorData, signature, ...(userHandle === undefined ? {} : { userHandle }) },
    };
  } catch (error) {
    throw ceremonyProblem(error);
  }
};
