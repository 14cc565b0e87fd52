import { sessionsOf } from './sessions.ts';
import { eq, sql } from 'drizzle-orm';
import { members, type MemberRow } from '#sandbox/db/schema.ts';
import type { RequestContext } from '#sandbox/kernel/requests/request-context.ts';
import { closeTrial } from './close-trial.ts';
import { rememberDevice } from './known-device.ts';
import { sessionCookie } from './session-cookie.ts';

/** Starts a session and ends the browser's previous one. Returns the token, or the word `cookie` if the token is sent in a cookie. */
export const startSession = async (
  context: RequestContext,
  member: MemberRow,
  { passwordDue = false } = {},
): Promise<string> => {
  const { kernel, address, ip, userAgent, sessionMode, headers, at, requestToken } = context;
  const previous = requestToken === null ? null : await sessionsOf(kernel).closeToken(requestToken, member.merchant);
  if (previous !== null) await closeTrial(kernel.db, previous);
  const token = await sessionsOf(kernel).open(member, sessionMode, { ip: address, userAgent, passwordDue });
  await kernel.db
    .update(members)
    .set({ lastLoginAt: at, lastLoginIp: ip, logins: sql`${members.logins} + 1` })
    .where(eq(members.id, member.id));
  if (sessionMode === 'cookie') headers.append('Set-Cookie', sessionCookie(token));
  rememberDevice(context, member);
  return sessionMode === 'cookie' ? 'cookie' : token;
};
