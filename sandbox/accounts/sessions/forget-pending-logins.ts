import { eq } from 'drizzle-orm';
import { pendingLogins } from '#sandbox/db/schema.ts';
import type { RequestContext } from '#sandbox/kernel/requests/request-context.ts';

/**
 * Discards the logins of a member that have passed only their first step; they have to start again. Called when the password, a contact or the second
 * step has changed.
 */
export const forgetPendingLogins = async ({ kernel }: RequestContext, memberId: number): Promise<void> => {
  await kernel.db.delete(pendingLogins).where(eq(pendingLogins.memberId, memberId));
};
