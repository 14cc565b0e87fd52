import { eq } from 'drizzle-orm';
import { pendingLogins } from '#sandbox/db/schema.ts';
import type { RequestContext } from '#sandbox/kernel/requests/request-context.ts';

/** Where the password, a contact or the second step has changed, a login that passed its first step before has to start again. */
export const forgetPendingLogins = async ({ kernel }: RequestContext, memberId: number): Promise<void> => {
  await kernel.db.delete(pendingLogins).where(eq(pendingLogins.memberId, memberId));
};
