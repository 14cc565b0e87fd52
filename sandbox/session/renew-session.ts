import type { Visit } from '../visit.ts';
import { sessionCookie } from './session-cookie.ts';
import type { OpenSession } from './sessions.ts';

/** Whoever has just proved more than before goes on under a new id, so that one that was seen earlier gains nothing: by cookie, or as `Session-Token`. */
export const renewSession = async ({
  platform,
  session,
  headers,
}: Visit & { readonly session: OpenSession }): Promise<void> => {
  const token = await platform.sessions.renew(session.id);
  if (session.mode === 'cookie') headers.append('Set-Cookie', sessionCookie(token));
  else headers.set('Session-Token', token);
};
