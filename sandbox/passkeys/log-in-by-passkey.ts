import type { SessionAnswer } from '#schemas/member.ts';
import type { PasskeyAssertion, PasskeyRequest } from '#schemas/passkey.ts';
import { refuse } from '../http/refuse.ts';
import { admit } from '../session/admit.ts';
import type { Visit } from '../visit.ts';
import { checkAssertion } from './check-assertion.ts';
import { passkeyRequest } from './passkey-request.ts';

const WINDOW_MS = 10 * 60 * 1000;
const NO_FLAGS = { firstTimeLogin: false, passwordExpired: false, defaultPassword: false } as const;

export const passkeyLoginOptions = async (visit: Visit): Promise<PasskeyRequest> => {
  await visit.platform.throttle(`passkey:options:${visit.ip}`, 120, WINDOW_MS);
  return passkeyRequest(visit, `login:${visit.merchant.code}`);
};

/** The passkey says who it is and proves it; the password's age does not matter here. */
export const logInByPasskey = async (
  visit: Visit,
  { assertion, remember = false }: { readonly assertion: PasskeyAssertion; readonly remember?: boolean },
): Promise<SessionAnswer> => {
  await visit.platform.throttle(`passkey:${visit.ip}`, 60, WINDOW_MS);
  const proven = await checkAssertion(visit, `login:${visit.merchant.code}`, assertion);
  if (proven === null) throw refuse('login_refused', 400, 'This passkey opens no account here');
  return admit(visit, proven.member, {
    flags: NO_FLAGS,
    wantsRemembering: remember,
    by: proven.userVerified ? 'passkey' : 'key',
  });
};
