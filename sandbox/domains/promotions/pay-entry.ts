import { eq } from 'drizzle-orm';
import type { Database } from '#sandbox/db/database.ts';
import { promotionEntries, type PromotionEntryRow, type PromotionRow } from '#sandbox/db/schema.ts';
import { pickText } from '#sandbox/kernel/texts/translate.ts';
import { createOrderNumber } from '#sandbox/kernel/ledger/order-number.ts';
import { payBonus } from '#sandbox/domains/rewards/pay-bonus.ts';

interface Payment {
  readonly amount: bigint;
  readonly at: Date;
  /** Additional details to store with the ledger transaction. */
  readonly details?: Readonly<Record<string, unknown>>;
}

/** Pays an entry's bonus within the caller's transaction, which must have locked or created the entry. */
export const payEntry = async (
  tx: Database,
  promotion: PromotionRow,
  entry: PromotionEntryRow,
  { amount, at, details = {} }: Payment,
): Promise<void> => {
  const orderNo = createOrderNumber('promotion', at);
  const { turnoverTimes, texts } = promotion;
  const { id: transactionId } = await payBonus(tx, entry.memberId, {
    reference: orderNo,
    names: pickText(texts, 'title'),
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
