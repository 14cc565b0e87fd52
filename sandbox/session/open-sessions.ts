import { and, desc, eq, gt } from 'drizzle-orm';
import type { OpenSession } from '#schemas/open-session.ts';
import { rememberTokens, sessions } from '../db/schema.ts';
import type { MemberVisit } from '../two-step/prove-member.ts';
import { sha256 } from './hash.ts';
import { IDLE_MS, LAST_CALLS_MS } from './sessions.ts';

const MOST = 100;

/** The id of a session is the hash of its token already; what the member sees is a hash of that. */
const nameOf = (id: string): string => sha256(id).slice(0, 24);

/** Sessions that can still be used; one whose id was renewed a moment ago is no place of its own. */
const liveOf = ({ platform, session: { member }, at }: MemberVisit) =>
  platform.db
    .select()
    .from(sessions)
    .where(
      and(
        eq(sessions.memberId, member.id),
        gt(sessions.expiresAt, new Date(at.getTime() + LAST_CALLS_MS)),
        gt(sessions.lastSeenAt, new Date(at.getTime() - IDLE_MS)),
      ),
    )
    .orderBy(desc(sessions.lastSeenAt), desc(sessions.createdAt))
    .limit(MOST);

export const openSessions = async (visit: MemberVisit): Promise<OpenSession[]> =>
  (await liveOf(visit)).map(({ id, userAgent, ip, createdAt, lastSeenAt }) => ({
    id: nameOf(id),
    userAgent,
    ip,
    createdAt: createdAt.getTime(),
    lastSeenAt: lastSeenAt.getTime(),
    isThis: id === visit.session.id,
  }));

export const endSession = async (visit: MemberVisit, name: string): Promise<null> => {
  const found = (await liveOf(visit)).find(({ id }) => nameOf(id) === name);
  if (found !== undefined) await visit.platform.sessions.close(found.id);
  return null;
};

/** Nobody else stays in, and nobody comes back in without the password. */
export const endOtherSessions = async ({ platform, session: { id, member } }: MemberVisit): Promise<null> => {
  await platform.sessions.closeOthers(member.id, id);
  await platform.db.delete(rememberTokens).where(eq(rememberTokens.memberId, member.id));
  return null;
};
