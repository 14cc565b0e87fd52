import type { MemberContext } from '#sandbox/kernel/http/request-context.ts';
import { sessionCookie } from './session-cookie.ts';

/** Changes the session's id after a new proof of identity, against session fixation. The new token is sent as cookie or as `Session-Token`. */
export const renewSession = async ({ platform, session, headers }: MemberContext): Promise<void> => {
  const token = await platform.sessions.renew(session.id);
  if (session.mode === 'cookie') headers.append('Set-Cookie', sessionCookie(token));
  else headers.set('Session-Token', token);
};
