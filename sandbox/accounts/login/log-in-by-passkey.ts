import { throttle } from '#sandbox/kernel/limits/throttle.ts';
import type { SessionAnswer } from '#schemas/member.ts';
import type { PasskeyAssertion, PasskeyRequest } from '#schemas/passkey.ts';
import { createProblem } from '#sandbox/kernel/http/create-problem.ts';
import { completeLogin } from './complete-login.ts';
import type { RequestContext } from '#sandbox/kernel/requests/request-context.ts';
import { checkAssertion } from '#sandbox/accounts/passkeys/check-assertion.ts';
import { passkeyRequest } from '#sandbox/accounts/passkeys/passkey-request.ts';

const WINDOW_MS = 10 * 60 * 1000;
const NO_FLAGS = { firstTimeLogin: false, passwordExpired: false, defaultPassword: false } as const;

export const passkeyLoginOptions = async (context: RequestContext): Promise<PasskeyRequest> => {
  await throttle(context.kernel, `passkey:options:${context.ip}`, 120, WINDOW_MS);
  return passkeyRequest(context, `login:${context.merchant.code}`);
};

/** Logs in with a passkey. It identifies and authenticates the member, so the age of the password does not matter. */
export const logInByPasskey = async (
  context: RequestContext,
  { assertion, remember = false }: { readonly assertion: PasskeyAssertion; readonly remember?: boolean },
): Promise<SessionAnswer> => {
  await throttle(context.kernel, `passkey:${context.ip}`, 60, WINDOW_MS);
  const proven = await checkAssertion(context, `login:${context.merchant.code}`, assertion);
  if (proven === null) throw createProblem('login_refused', 400, 'This passkey does not belong to an account here');
  return completeLogin(context, proven.member, {
    flags: NO_FLAGS,
    remember: remember,
    by: proven.userVerified ? 'passkey' : 'key',
  });
};
