import { eq } from 'drizzle-orm';
import type { Database } from '#sandbox/db/database.ts';
import { promotionEntries, type PromotionEntryRow } from '#sandbox/db/schema.ts';

/** Locks an entry until the end of the transaction and returns its current values. */
export const lockEntry = async (tx: Database, id: number): Promise<PromotionEntryRow> => {
  const [entry] = await tx.select().from(promotionEntries).where(eq(promotionEntries.id, id)).for('update');
  if (entry === undefined) throw new Error(`there is no promotion entry ${id}`);
  return entry;
};
