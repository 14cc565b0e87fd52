import { eq } from 'drizzle-orm';
import { runConsequences } from '#sandbox/kernel/core/consequences.ts';
import type { Kernel } from '#sandbox/kernel/core/kernel.ts';
import { depositOrders, type DepositOrderRow } from '#sandbox/db/schema.ts';
import { createProblem } from '#sandbox/kernel/http/create-problem.ts';
import { credit } from '#sandbox/kernel/ledger/movements.ts';
import { PLAIN_TURNOVER_TIMES } from './deposit-methods.ts';

/** The report of a payment provider about an order. */
export interface PaymentNotice {
  readonly orderNo: string;
  readonly outcome: 'paid' | 'failed';
  readonly at: Date;
}

/**
 * Processes a provider's notice in one transaction. A duplicate notice changes nothing. A payment counts even if it arrives after the order has
 * failed or expired, and no later notice undoes it. If the member has already used the order's promotion, no bonus is paid.
 */
export const settleDeposit = (
  { db, consequences }: Pick<Kernel, 'db' | 'consequences'>,
  { orderNo, outcome, at }: PaymentNotice,
): Promise<DepositOrderRow> =>
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
    // The deposit starts with the terms of one without a promotion; the consequence that pays the promotion replaces them.
    const plain =
      order.promotionId === null
        ? { bonus: order.bonus, turnover: order.turnover }
        : { bonus: 0n, turnover: amount * BigInt(PLAIN_TURNOVER_TIMES) };
    const { bonus, turnover } = await runConsequences(tx, consequences.paidDeposit, { order, at, ...plain });
    return change({ bonus, turnover, status: 'SUCCESS', transactionId: paid.id });
  });
