import { eq } from 'drizzle-orm';
import type { Database } from '../../db/database.ts';
import { merchants, promotionEntries, promotions } from '../../db/schema.ts';
import { insertRows } from '../insert-rows.ts';
import { unitOf } from '../../play/stakes-of.ts';
import type { MerchantProfile } from '../merchant-profiles.ts';
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

/** Gives promotions to the merchants of a database that was seeded before there were any. */
export const addMissingPromotions = (db: Database, now: number): Promise<void> =>
  db.transaction(async (tx) => {
    const all = await tx.select({ code: merchants.code, currency: merchants.currency }).from(merchants).for('update');
    const having = await tx.selectDistinct({ code: promotions.merchant }).from(promotions);
    for (const merchant of all.filter(({ code }) => !having.some((one) => one.code === code)))
      await seedPromotions(tx, { ...merchant, unit: unitOf(merchant.code) }, { now, memberId: null });
  });
