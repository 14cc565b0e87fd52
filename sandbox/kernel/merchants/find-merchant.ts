import { eq } from 'drizzle-orm';
import type { Database } from '#sandbox/db/database.ts';
import { merchants, type MerchantRow } from '#sandbox/db/schema.ts';
import { createProblem } from '#sandbox/kernel/http/create-problem.ts';

/** Returns the merchant with a code. Throws `not_found` for an unseeded merchant, because requests never create merchants. */
export const findMerchant = async (db: Database, code: string | null): Promise<MerchantRow> => {
  const [found] = code === null ? [] : await db.select().from(merchants).where(eq(merchants.code, code));
  if (found === undefined) throw createProblem('not_found', 404, 'No merchant has this code');
  return found;
};
