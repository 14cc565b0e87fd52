import { eq, sql } from 'drizzle-orm';
import { members } from '../db/schema.ts';
import type { MemberRow } from '../db/schema.ts';
import type { Visit } from '../visit.ts';
import { sessionCookie } from './session-cookie.ts';

/** Opens a session under a new id, ends the one that the browser had, and answers what the site gets to see of it. */
export const startSession = async (visit: Visit, member: MemberRow): Promise<string> => {
  const { platform, address, ip, userAgent, sessionMode, headers, at, broughtToken } = visit;
  if (broughtToken !== null) await platform.sessions.closeToken(broughtToken);
  const token = await platform.sessions.open(member, sessionMode, { ip: address, userAgent });
  await platform.db
    .update(members)
    .set({ lastLoginAt: at, lastLoginIp: ip, logins: sql`${members.logins} + 1` })
    .where(eq(members.id, member.id));
  if (sessionMode === 'bearer') return token;
  headers.append('Set-Cookie', sessionCookie(token));
  return 'cookie';
};
