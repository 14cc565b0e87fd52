import type { Database } from '#sandbox/db/database.ts';
import { withdrawalProofs, type WithdrawalOrderRow } from '#sandbox/db/schema.ts';
import { createProblem } from '#sandbox/kernel/http/create-problem.ts';
import { changeWithdrawal, endWith, onlyFrom, returnMoney } from './change-withdrawal.ts';
import { readUploads } from '#sandbox/kernel/images/read-uploads.ts';

const isOf = (order: WithdrawalOrderRow, memberId: number): void => {
  if (order.memberId !== memberId) throw createProblem('not_found', 404, 'No withdrawal has this number');
};

/** Cancels a member's order that has not been reviewed yet. */
export const cancelWithdrawal = (
  db: Database,
  memberId: number,
  orderNo: string,
  at: Date,
): Promise<WithdrawalOrderRow> =>
  changeWithdrawal(db, orderNo, async (tx, order) => {
    isOf(order, memberId);
    if (order.status === 'CANCELLED') return null;
    onlyFrom(order, 'APPLYING');
    return { status: 'CANCELLED', ...(await returnMoney(tx, order, at, { pressed: true })) };
  });

interface Answer {
  readonly received: boolean;
  readonly images?: readonly unknown[];
}

/**
 * Records the member's answer to whether a payment arrived. The answer is final, and repeating it changes nothing. If the payment did not arrive,
 * the order goes back to the operator.
 */
export const answerWithdrawal = async (
  db: Database,
  memberId: number,
  orderNo: string,
  { received, images = [] }: Answer,
  at: Date,
): Promise<WithdrawalOrderRow> => {
  const proofs = received ? [] : await readUploads(images);
  return changeWithdrawal(db, orderNo, async (tx, order) => {
    isOf(order, memberId);
    if (order.receipt === (received ? 'RECEIVED' : 'NOT_RECEIVED')) return null;
    onlyFrom(order, 'AWAIT_CONFIRMATION');
    if (received) return endWith('RECEIVED', at);
    if (proofs.length > 0)
      await tx.insert(withdrawalProofs).values(proofs.map((proof) => ({ ...proof, orderId: order.id })));
    return { status: 'PROCESSING', receipt: 'NOT_RECEIVED' };
  });
};
