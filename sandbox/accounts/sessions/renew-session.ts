import { sessionsOf } from './sessions.ts';
import type { MemberContext } from '#sandbox/kernel/requests/request-context.ts';
import { sessionCookie } from './session-cookie.ts';

/**
 * Changes the id of the session after the member has proved their identity again, to prevent session fixation. The new token is sent as a cookie or
 * in the header `Session-Token`.
 */
export const renewSession = async ({ kernel, session, headers }: MemberContext): Promise<void> => {
  const token = await sessionsOf(kernel).renew(session.id);
  if (session.mode === 'cookie') headers.append('Set-Cookie', sessionCookie(token));
  else headers.set('Session-Token', token);
};
