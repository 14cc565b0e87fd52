import type { PasskeyAssertion, PasskeyAttestation, PasskeyCreation, PasskeyRequest } from '#schemas/passkey.ts';
import { Problem, toProblem } from '#schemas/problem.ts';

/** Whether this browser knows passkeys at all; the page has to be on TLS, or on this machine. */
export const knowsPasskeys = (): boolean => typeof globalThis.PublicKeyCredential === 'function';

const CODES: Readonly<Record<string, string>> = {
  // Browsers say the same of a player who says no and of one who takes too long.
  NotAllowedError: 'passkey_cancelled',
  AbortError: 'passkey_cancelled',
  InvalidStateError: 'passkey_known',
  SecurityError: 'passkey_not_allowed',
  ConstraintError: 'passkey_weak',
  NotSupportedError: 'passkey_weak',
};

/** What the browser threw, as a problem whose code says why. */
export const ceremonyProblem = (error: unknown): Problem => {
  if (error instanceof Problem) return error;
  const name = typeof error === 'object' && error !== null && 'name' in error ? String(error.name) : '';
  const code = CODES[name] ?? 'passkey_failed';
  return new Problem({ code, status: 0, message: toProblem(error).message });
};

const load = () =>
  import('@simplewebauthn/browser').catch(() => {
    throw new Problem({ code: 'network', status: 0, message: '' });
  });

/** Lets the player make a passkey. Throws a `Problem`. */
export const makePasskey = async (optionsJSON: PasskeyCreation): Promise<PasskeyAttestation> => {
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

/** Lets the player sign with one of the passkeys asked for. Throws a `Problem`. */
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
