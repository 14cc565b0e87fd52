import { eq } from 'drizzle-orm';
import type { Database } from '#sandbox/db/database.ts';
import { promotionEntries, type PromotionEntryRow, type PromotionRow } from '#sandbox/db/schema.ts';
import { payBonus } from '#sandbox/domains/rewards/pay-bonus.ts';
import { titlesOf } from './promotion-titles.ts';

/** The number of a promotion's bonus in the records. */
const promotionOrderNo = (id: number): string => `PR${String(id).padStart(8, '0')}`;

interface Payment {
  readonly amount: bigint;
  readonly at: Date;
  /** Kept with the transaction. */
  readonly details?: Readonly<Record<string, unknown>>;
}

/** Pays an entry that the caller has locked or just made, within the caller's transaction. */
export const payEntry = async (
  tx: Database,
  promotion: PromotionRow,
  entry: PromotionEntryRow,
  { amount, at, details = {} }: Payment,
): Promise<void> => {
  const orderNo = promotionOrderNo(entry.id);
  const { turnoverTimes, texts } = promotion;
  const { id: transactionId } = await payBonus(tx, entry.memberId, {
    reference: orderNo,
    names: titlesOf(texts),
    amount,
    turnoverTimes,
    at,
    details,
  });
  await tx
    .update(promotionEntries)
    .set({ amount, orderNo, turnover: amount * BigInt(turnoverTimes), paidAt: at, transactionId })
    .where(eq(promotionEntries.id, entry.id));
};
