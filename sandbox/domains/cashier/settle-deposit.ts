import { eq } from 'drizzle-orm';
import type { Database } from '#sandbox/db/database.ts';
import { depositOrders, type DepositOrderRow } from '#sandbox/db/schema.ts';
import { createProblem } from '#sandbox/kernel/http/create-problem.ts';
import { credit } from '#sandbox/kernel/ledger/movements.ts';
import { rewardInviter } from '#sandbox/domains/referral/reward-inviter.ts';
import { takeDepositPromotion } from '#sandbox/domains/promotions/deposit-promotions.ts';
import { PLAIN_TURNOVER_TIMES } from './deposit-methods.ts';
import { requireTurnover } from '#sandbox/domains/turnover/turnover.ts';

/** What a payment provider reports of an order. */
export interface PaymentNotice {
  readonly orderNo: string;
  readonly outcome: 'paid' | 'failed';
  readonly at: Date;
}

/**
 * Carries out a provider's notice in one transaction. A notice that comes twice changes nothing; money that comes after an order
 * has failed or expired still counts, and nothing undoes a payment. A promotion that the member has had meanwhile adds nothing.
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

    const { memberId, amount, methodName } = order;
    const paid = await credit(tx, memberId, {
      kind: 'deposit',
      from: 'cash',
      amount,
      reference: orderNo,
      at,
      details: { method: methodName },
    });
    const taken = order.promotionId === null ? null : await takeDepositPromotion(tx, order);
    if (taken !== null) {
      const { names } = taken;
      const won = await credit(tx, memberId, {
        kind: 'bonus',
        from: 'bonus',
        amount: order.bonus,
        reference: orderNo,
        at,
        details: { promotion: order.promotionId, names },
      });
      await taken.settle({ transactionId: won.id, at });
    }
    const earned =
      order.promotionId === null || taken !== null
        ? { bonus: order.bonus, turnover: order.turnover }
        : { bonus: 0n, turnover: amount * BigInt(PLAIN_TURNOVER_TIMES) };
    // Both are wagered as often as the promotion says.
    const ofBonus = (earned.turnover * earned.bonus) / (amount + earned.bonus);
    const demand = { memberId, reference: orderNo, at };
    await requireTurnover(tx, { ...demand, source: 'deposit', required: earned.turnover - ofBonus });
    await requireTurnover(tx, { ...demand, source: 'bonus', required: ofBonus, held: earned.bonus });
    await rewardInviter(tx, order, at);
    return change({ ...earned, status: 'SUCCESS', transactionId: paid.id });
  });
