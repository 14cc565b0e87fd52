import { eq } from 'drizzle-orm';
import { pendingLogins } from '#sandbox/db/schema.ts';
import type { RequestContext } from '#sandbox/kernel/requests/request-context.ts';

/**
 * Discards the member's logins that have passed only the first step, so that they have to start again. Called when the password, a contact or the
 * second step has changed.
 */
export const forgetPendingLogins = async ({ kernel }: RequestContext, memberId: number): Promise<void> => {
  await kernel.db.delete(pendingLogins).where(eq(pendingLogins.memberId, memberId));
};
