import { eq, sql } from 'drizzle-orm';
import { createOrderNumber } from '#sandbox/kernel/ledger/order-number.ts';
import type { Database } from '#sandbox/db/database.ts';
import { pointGoods, pointRedemptions, type MerchantRow, type PointRedemptionRow } from '#sandbox/db/schema.ts';
import { createFieldProblem, createProblem } from '#sandbox/kernel/http/create-problem.ts';
import { debitPoints, lockMainWallet } from '#sandbox/kernel/ledger/movements.ts';
import { lockGood, statusOfGood } from './find-goods.ts';
import { takeHeldPoints } from './held-points.ts';
import { depositsOf } from './points-of.ts';
import { refuseFewPoints } from './refuse-few-points.ts';

interface Wanted {
  readonly id: string;
  readonly quantity: number;
}

/**
 * Redeems pieces of a good: takes the points and the stock and creates the redemption, within the caller's transaction. The caller must have checked
 * the payment password.
 */
export const redeemGood = async (
  tx: Database,
  { code, currency }: Pick<MerchantRow, 'code' | 'currency'>,
  memberId: number,
  { id, quantity }: Wanted,
  at: Date,
): Promise<PointRedemptionRow> => {
  const good = await lockGood(tx, code, id);
  if (good === undefined) throw createProblem('not_found', 404, 'The mall has no such good');
  const status = statusOfGood(good, at);
  if (status === 'CLOSED') throw createProblem('redeem_closed', 409, 'The time to redeem this good has ended');
  if (status === 'SOLD_OUT') throw createProblem('sold_out', 409, 'This good is sold out');
  if (quantity > good.available) throw createFieldProblem({ quantity: 'stock_short' });
  if ((await depositsOf(tx, memberId)) < good.requiredDeposits)
    throw createProblem('deposits_short', 409, 'This good requires more deposits');
  const orderNo = createOrderNumber('redemption', at);
  const points = BigInt(good.points) * BigInt(quantity);
  await lockMainWallet(tx, memberId, at);
  const hold = await debitPoints(tx, memberId, {
    kind: 'points-redeemed',
    into: 'points-pending',
    amount: points,
    reference: orderNo,
    at,
    details: { names: good.names, quantity },
  }).catch(refuseFewPoints('quantity'));
  await tx
    .update(pointGoods)
    .set({ available: sql`${pointGoods.available} - ${quantity}` })
    .where(eq(pointGoods.id, good.id));
  const [row] = await tx
    .insert(pointRedemptions)
    .values({
      orderNo,
      merchant: code,
      memberId,
      goodId: good.id,
      quantity,
      points,
      heldPoints: await takeHeldPoints(tx, memberId, at),
      redeemAmount: good.redeemAmount * BigInt(quantity),
      currency,
      createdAt: at,
      holdTransactionId: hold.id,
    })
    .returning();
  if (row === undefined) throw new Error('the database returned no redemption');
  return row;
};
