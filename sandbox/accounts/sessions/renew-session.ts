import { sessionsOf } from './sessions.ts';
import type { MemberContext } from '#sandbox/kernel/requests/request-context.ts';
import { sessionCookie } from './session-cookie.ts';

/** Changes the session's id after a new proof of identity, to prevent session fixation. The new token is sent as a cookie or in `Session-Token`. */
export const renewSession = async ({ kernel, session, headers }: MemberContext): Promise<void> => {
  const token = await sessionsOf(kernel).renew(session.id);
  if (session.mode === 'cookie') headers.append('Set-Cookie', sessionCookie(token));
  else headers.set('Session-Token', token);
};
