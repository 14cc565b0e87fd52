import { sessionsOf, IDLE_TIMEOUT_MS, RENEWAL_GRACE_MS } from './sessions.ts';
import { and, desc, eq, gt } from 'drizzle-orm';
import type { OpenSession } from '#schemas/open-session.ts';
import { rememberTokens, sessions } from '#sandbox/db/schema.ts';
import type { MemberContext } from '#sandbox/kernel/requests/request-context.ts';
import { forgetPendingLogins } from './forget-pending-logins.ts';
import { sha256 } from '#sandbox/kernel/tokens/hash.ts';

const MAX_LISTED = 100;

/** Returns the session id that members see. It is a hash of the stored id, which itself is a hash of the token. */
const publicId = (id: string): string => sha256(id).slice(0, 24);

/** Finds the member's active sessions. Ids replaced by a renewal are left out, although they work for a few more seconds. */
const findActiveSessions = ({ kernel, session: { member }, at }: MemberContext) =>
  kernel.db
    .select()
    .from(sessions)
    .where(
      and(
        eq(sessions.memberId, member.id),
        gt(sessions.expiresAt, new Date(at.getTime() + RENEWAL_GRACE_MS)),
        gt(sessions.lastSeenAt, new Date(at.getTime() - IDLE_TIMEOUT_MS)),
      ),
    )
    .orderBy(desc(sessions.lastSeenAt), desc(sessions.createdAt))
    .limit(MAX_LISTED);

export const openSessions = async (context: MemberContext): Promise<OpenSession[]> =>
  (await findActiveSessions(context)).map(({ id, userAgent, ip, createdAt, lastSeenAt }) => ({
    id: publicId(id),
    userAgent,
    ip,
    createdAt: createdAt.getTime(),
    lastSeenAt: lastSeenAt.getTime(),
    isThis: id === context.session.id,
  }));

export const endSession = async (context: MemberContext, name: string): Promise<null> => {
  const found = (await findActiveSessions(context)).find(({ id }) => publicId(id) === name);
  if (found !== undefined) await sessionsOf(context.kernel).close(found.id);
  return null;
};

/** Ends all other sessions of the member, all remembered logins, and logins awaiting their second step. */
export const endOtherSessions = async (context: MemberContext): Promise<null> => {
  const {
    kernel,
    session: { id, member },
  } = context;
  await sessionsOf(kernel).closeOthers(member.id, id);
  await kernel.db.delete(rememberTokens).where(eq(rememberTokens.memberId, member.id));
  await forgetPendingLogins(context, member.id);
  return null;
};
