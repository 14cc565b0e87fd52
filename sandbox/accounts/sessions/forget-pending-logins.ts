import { eq } from 'drizzle-orm';
import { pendingLogins } from '#sandbox/db/schema.ts';
import type { RequestContext } from '#sandbox/kernel/requests/request-context.ts';

/**
 * Discards logins that have passed only their first step. Called after the password, a contact or the second step changes; the discarded logins have
 * to start again.
 */
export const forgetPendingLogins = async ({ kernel }: RequestContext, memberId: number): Promise<void> => {
  await kernel.db.delete(pendingLogins).where(eq(pendingLogins.memberId, memberId));
};
