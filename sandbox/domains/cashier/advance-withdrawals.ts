import { and, asc, eq, inArray } from 'drizzle-orm';
import type { Database } from '#sandbox/db/database.ts';
import { withdrawalOrders, type WithdrawalOrderRow } from '#sandbox/db/schema.ts';
import { changeWithdrawal, endWith, payOut } from './change-withdrawal.ts';
import { BANK_MS, CONFIRM_MS, needsReview, REVIEW_MS } from './withdrawal-times.ts';

const later = (from: Date, ms: number): Date => new Date(from.getTime() + ms);

/** Returns the next automatic step with its due time, or `null` if the order waits for a person or has ended. */
const nextStep = (order: WithdrawalOrderRow) => {
  const { status, createdAt, reviewedAt, paidAt, receipt } = order;
  if (status === 'APPLYING' && !needsReview(order))
    return { step: 'review', due: later(createdAt, REVIEW_MS) } as const;
  if (status === 'PROCESSING' && receipt === null && reviewedAt !== null)
    return { step: 'pay', due: later(reviewedAt, BANK_MS) } as const;
  if (status === 'AWAIT_CONFIRMATION' && paidAt !== null)
    return { step: 'end', due: later(paidAt, CONFIRM_MS) } as const;
  return null;
};

const advance = async (db: Database, orderNo: string, now: Date): Promise<boolean> => {
  let moved = false;
  await changeWithdrawal(db, orderNo, async (tx, order) => {
    const next = nextStep(order);
    if (next === null || next.due > now) return null;
    moved = true;
    if (next.step === 'review') return { status: 'PROCESSING', reviewedAt: next.due };
    return next.step === 'pay' ? payOut(tx, order, now, next.due) : endWith('AUTOMATIC', next.due);
  });
  return moved;
};

/**
 * Takes all due steps of the open withdrawals of one member, or of all members: review, payment, and receipt if the member has not answered for half
 * an hour. A step taken late is still recorded with its due time; only the ledger transaction that moves the money is dated `now`.
 */
export const advanceWithdrawals = async (db: Database, now: Date, memberId?: number): Promise<void> => {
  const open = await db
    .select()
    .from(withdrawalOrders)
    .where(
      and(
        inArray(withdrawalOrders.status, ['APPLYING', 'PROCESSING', 'AWAIT_CONFIRMATION']),
        ...(memberId === undefined ? [] : [eq(withdrawalOrders.memberId, memberId)]),
      ),
    )
    .orderBy(asc(withdrawalOrders.id))
    .limit(500);
  for (const order of open) {
    const next = nextStep(order);
    if (next === null || next.due > now) continue;
    while (await advance(db, order.orderNo, now));
  }
};
