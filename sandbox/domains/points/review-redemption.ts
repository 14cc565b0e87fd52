import { eq, sql } from 'drizzle-orm';
import type { RedemptionReason } from '#schemas/point-names.ts';
import type { Database } from '#sandbox/db/database.ts';
import { pointGoods, pointRedemptions, type PointRedemptionRow } from '#sandbox/db/schema.ts';
import { createProblem } from '#sandbox/kernel/http/create-problem.ts';
import { holdWithBonus } from '#sandbox/domains/turnover/turnover.ts';
import { credit, creditPoints, lockMainWallet, spendPoints } from '#sandbox/kernel/ledger/movements.ts';
import { holdPaid } from './held-points.ts';

type Change = Partial<typeof pointRedemptions.$inferInsert>;

const approve = async (
  tx: Database,
  { memberId, points, heldPoints, redeemAmount, orderNo }: PointRedemptionRow,
  at: Date,
): Promise<Change> => {
  // Money is moved before points, as it is for a bet, so that two concurrent operations of a member cannot deadlock.
  const paid =
    redeemAmount === 0n
      ? null
      : await credit(tx, memberId, { kind: 'redemption', from: 'bonus', amount: redeemAmount, reference: orderNo, at });
  await holdPaid(tx, memberId, { amount: redeemAmount, points, heldPoints, at });
  const spent = await spendPoints(tx, memberId, { amount: points, reference: orderNo, at });
  return { status: 'APPROVED', endTransactionId: spent.id, paidTransactionId: paid?.id ?? null };
};

const reject = async (
  tx: Database,
  { memberId, points, heldPoints, orderNo, goodId, quantity }: PointRedemptionRow,
  reason: RedemptionReason,
  at: Date,
): Promise<Change> => {
  const [good] = await tx
    .update(pointGoods)
    .set({ available: sql`${pointGoods.available} + ${quantity}` })
    .where(eq(pointGoods.id, goodId))
    .returning({ names: pointGoods.names });
  await lockMainWallet(tx, memberId, at);
  const back = await creditPoints(tx, memberId, {
    kind: 'points-returned',
    from: 'points-pending',
    amount: points,
    reference: orderNo,
    at,
    details: { names: good?.names, quantity },
  });
  await holdWithBonus(tx, memberId, { points: heldPoints, at });
  return { status: 'REJECTED', reason, endTransactionId: back.id };
};

/** The decision that ends a redemption. An approval spends the points and pays out a voucher; a rejection returns the points and the stock. */
export type RedemptionDecision =
  | { readonly approved: true }
  | { readonly approved: false; readonly reason: RedemptionReason };

/**
 * Ends a redemption. Throws `order_changed` if it has already ended. Movements of money and points are dated `at`, even if the review ended earlier,
 * at `endedAt`.
 */
export const reviewRedemption = (
  db: Database,
  orderNo: string,
  decision: RedemptionDecision,
  at: Date,
  endedAt = at,
): Promise<PointRedemptionRow> =>
  db.transaction(async (tx) => {
    const [order] = await tx.select().from(pointRedemptions).where(eq(pointRedemptions.orderNo, orderNo)).for('update');
    if (order === undefined) throw createProblem('not_found', 404, 'No redemption has this number');
    if (order.status !== 'IN_PROCESS') throw createProblem('order_changed', 409, 'This redemption has already ended');
    const values = decision.approved ? await approve(tx, order, at) : await reject(tx, order, decision.reason, at);
    const [changed] = await tx
      .update(pointRedemptions)
      .set({ ...values, endedAt })
      .where(eq(pointRedemptions.id, order.id))
      .returning();
    if (changed === undefined) throw new Error('the database returned no redemption');
    return changed;
  });
