import type { Database } from '#sandbox/db/database.ts';
import { rewards } from '#sandbox/db/schema.ts';

type Grant = Omit<typeof rewards.$inferInsert, 'id' | 'claimedAt' | 'transactionId'>;

/** Offers a member a reward to claim. Returns false and changes nothing if the member was already offered a reward with this reference. */
export const grantReward = async (db: Database, grant: Grant): Promise<boolean> =>
  (await db.insert(rewards).values(grant).onConflictDoNothing().returning({ id: rewards.id })).length > 0;
