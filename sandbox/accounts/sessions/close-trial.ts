import { and, eq } from 'drizzle-orm';
import type { Database } from '#sandbox/db/database.ts';
import { members } from '#sandbox/db/schema.ts';
import { TRIAL_TYPE } from '#sandbox/kernel/http/assert-not-trial.ts';

/** Closes the account of an ended session if it is a trial account, so that nobody can log in to it again. Other accounts are left alone. */
export const closeTrial = async (db: Database, memberId: number): Promise<void> => {
  await db
    .update(members)
    .set({ status: 'closed' })
    .where(and(eq(members.id, memberId), eq(members.type, TRIAL_TYPE)));
};
