import type { OpenSession, SessionMode } from '#sandbox/kernel/requests/open-session.ts';
import type { Kernel } from '#sandbox/kernel/core/kernel.ts';
import { randomBytes } from 'node:crypto';
import { and, eq, gt, ne, type SQL } from 'drizzle-orm';
import { members, sessions, type MemberRow } from '#sandbox/db/schema.ts';
import { createProblem } from '#sandbox/kernel/http/create-problem.ts';
import { sha256 } from '#sandbox/kernel/tokens/hash.ts';

export const IDLE_TIMEOUT_MS = 15 * 60 * 1000;
const MAX_LIFETIME_MS = 12 * 60 * 60 * 1000;
const TOUCH_INTERVAL_MS = 10 * 1000;
/** How long the old id still works after a renewal, for requests already in flight. */
export const RENEWAL_GRACE_MS = 10 * 1000;

/** Where a session was started, and whether the member must change the password. */
export interface SessionOrigin {
  readonly ip: string;
  readonly userAgent: string;
  readonly passwordDue: boolean;
}

/** The sessions of members. Only the hashes of tokens are stored. A token is valid for one merchant and one mode. */
export interface Sessions {
  /** Starts a session and returns its token. */
  open(member: MemberRow, mode: SessionMode, origin: SessionOrigin): Promise<string>;
  /** Returns the session of a token, or `null` if there is none. `extend` resets the idle timeout; it is false for background polling. */
  find(token: string, mode: SessionMode, merchant: string, extend: boolean): Promise<OpenSession | null>;
  /** Returns the session with this id and resets its idle timeout, or returns `null` if it has ended. Used for demo games. */
  keepAlive(id: string, merchant: string): Promise<OpenSession | null>;
  /** Removes the restrictions of a session after the member has changed the password. */
  endPasswordDue(id: string): Promise<void>;
  /**
   * Returns a new token for the session, which expires at the same time. The old token stays valid for a few seconds, for requests already in
   * flight.
   */
  renew(id: string): Promise<string>;
  close(id: string): Promise<void>;
  /** Ends the session of a token if it belongs to this merchant. Returns the id of its member, or `null` if there is no such session. */
  closeToken(token: string, merchant: string): Promise<number | null>;
  closeOthers(memberId: number, keptId: string): Promise<void>;
  closeAll(memberId: number): Promise<void>;
}

export const sessionsOf = ({ db, now }: Pick<Kernel, 'db' | 'now'>): Sessions => {
  const findActive = async (which: SQL | undefined, extend: boolean): Promise<OpenSession | null> => {
    const [found] = await db
      .select({ session: sessions, member: members })
      .from(sessions)
      .innerJoin(members, eq(members.id, sessions.memberId))
      .where(
        and(
          which,
          eq(members.status, 'active'),
          gt(sessions.expiresAt, new Date(now())),
          gt(sessions.lastSeenAt, new Date(now() - IDLE_TIMEOUT_MS)),
        ),
      );
    if (found === undefined) return null;
    if (extend && now() - found.session.lastSeenAt.getTime() >= TOUCH_INTERVAL_MS) {
      await db
        .update(sessions)
        .set({ lastSeenAt: new Date(now()) })
        .where(eq(sessions.id, found.session.id));
    }
    const { id, mode, passwordDue } = found.session;
    return { id, mode, member: found.member, passwordDue };
  };

  return {
    open: async (member, mode, { ip, userAgent, passwordDue }) => {
      const token = randomBytes(32).toString('base64url');
      const at = new Date(now());
      await db.insert(sessions).values({
        id: sha256(token),
        memberId: member.id,
        merchant: member.merchant,
        mode,
        createdAt: at,
        lastSeenAt: at,
        expiresAt: new Date(now() + MAX_LIFETIME_MS),
        ip,
        userAgent: userAgent.slice(0, 400),
        passwordDue,
      });
      return token;
    },
    find: (token, mode, merchant, extend) =>
      findActive(and(eq(sessions.id, sha256(token)), eq(sessions.mode, mode), eq(sessions.merchant, merchant)), extend),
    keepAlive: (id, merchant) => findActive(and(eq(sessions.id, id), eq(sessions.merchant, merchant)), true),
    endPasswordDue: async (id) => {
      await db.update(sessions).set({ passwordDue: false }).where(eq(sessions.id, id));
    },
    renew: async (id) => {
      const token = randomBytes(32).toString('base64url');
      await db.transaction(async (tx) => {
        const [old] = await tx.select().from(sessions).where(eq(sessions.id, id));
        if (old === undefined) throw createProblem('not_logged_in', 401, 'The session has ended');
        await tx.insert(sessions).values({ ...old, id: sha256(token) });
        await tx
          .update(sessions)
          .set({ expiresAt: new Date(Math.min(old.expiresAt.getTime(), now() + RENEWAL_GRACE_MS)) })
          .where(eq(sessions.id, id));
      });
      return token;
    },
    close: async (id) => {
      await db.delete(sessions).where(eq(sessions.id, id));
    },
    closeToken: async (token, merchant) => {
      const [closed] = await db
        .delete(sessions)
        .where(and(eq(sessions.id, sha256(token)), eq(sessions.merchant, merchant)))
        .returning({ memberId: sessions.memberId });
      return closed?.memberId ?? null;
    },
    closeAll: async (memberId) => {
      await db.delete(sessions).where(eq(sessions.memberId, memberId));
    },
    closeOthers: async (memberId, keptId) => {
      await db.delete(sessions).where(and(eq(sessions.memberId, memberId), ne(sessions.id, keptId)));
    },
  };
};
