import { eq } from 'drizzle-orm';
import type { Database } from '../db/database.ts';
import { depositOrders, type DepositOrderRow } from '../db/schema.ts';
import { createProblem } from '../http/create-problem.ts';
import { credit } from '../ledger/movements.ts';
import { rewardInviter } from '../referral/reward-inviter.ts';
import { requireTurnover } from './turnover.ts';

/** What a payment provider reports of an order. */
export interface PaymentNotice {
  readonly orderNo: string;
  readonly outcome: 'paid' | 'failed';
  readonly at: Date;
}

/**
 * Carries out a provider's notice in one transaction. A notice that comes twice changes nothing; money that comes after an order
 * has failed or expired still counts, and nothing undoes a payment.
 */
export const settleDeposit = (db: Database, { orderNo, outcome, at }: PaymentNotice): Promise<DepositOrderRow> =>
  db.transaction(async (tx) => {
    const [order] = await tx.select().from(depositOrders).where(eq(depositOrders.orderNo, orderNo)).for('update');
    if (order === undefined) throw createProblem('not_found', 404, 'No deposit has this number');
    if (order.status === 'SUCCESS' || (outcome === 'failed' && order.status === 'FAILED')) return order;
    const change = async (values: Partial<DepositOrderRow>): Promise<DepositOrderRow> => {
      const [changed] = await tx
        .update(depositOrders)
        .set({ ...values, settledAt: at })
        .where(eq(depositOrders.id, order.id))
        .returning();
      if (changed === undefined) throw new Error('the database returned no deposit order');
      return changed;
    };
    if (outcome === 'failed') return change({ status: 'FAILED' });

    const { memberId, amount, bonus, turnover, methodName } = order;
    const paid = await credit(tx, memberId, {
      kind: 'deposit',
      from: 'cash',
      amount,
      reference: orderNo,
      at,
      details: { method: methodName },
    });
    if (bonus > 0n)
      await credit(tx, memberId, {
        kind: 'bonus',
        from: 'bonus',
        amount: bonus,
        reference: orderNo,
        at,
        details: { promotion: order.promotionId },
      });
    await requireTurnover(tx, { memberId, reference: orderNo, required: turnover, at });
    await rewardInviter(tx, order, at);
    return change({ status: 'SUCCESS', transactionId: paid.id });
  });
