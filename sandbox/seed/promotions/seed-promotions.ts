import { eq } from 'drizzle-orm';
import type { Database } from '#sandbox/db/database.ts';
import { promotionEntries, promotions } from '#sandbox/db/schema.ts';
import { insertRows } from '#sandbox/db/insert-rows.ts';
import type { MerchantProfile } from '#sandbox/seed/people/merchant-profiles.ts';
import { makePromotionEntries, makePromotions } from './make-promotions.ts';

/** Inserts a merchant's promotions, and for one member, where given, some that are under way. */
export const seedPromotions = async (
  db: Database,
  merchant: Pick<MerchantProfile, 'code' | 'currency' | 'unit'>,
  { now, memberId }: { readonly now: number; readonly memberId: number | null },
): Promise<void> => {
  await insertRows(db, promotions, makePromotions(merchant, now));
  if (memberId === null) return;
  const rows = await db
    .select({ id: promotions.id, code: promotions.code })
    .from(promotions)
    .where(eq(promotions.merchant, merchant.code));
  const idOf = (code: string): number => rows.find((row) => row.code === code)?.id ?? 0;
  await insertRows(db, promotionEntries, makePromotionEntries(memberId, idOf, now));
};
