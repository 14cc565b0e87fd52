import type { Database } from '#sandbox/db/database.ts';
import { codes, loginAttempts, throttles } from '#sandbox/db/schema.ts';

/** Deletes all failed logins, sent codes and throttles. */
export const clearLimits = async (db: Database): Promise<void> => {
  await db.delete(loginAttempts);
  await db.delete(codes);
  await db.delete(throttles);
};
