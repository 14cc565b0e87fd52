import type { WithdrawalOrder } from '#schemas/cashier.ts';
import type { Database } from '#sandbox/db/database.ts';
import type { WithdrawalOrderRow } from '#sandbox/db/schema.ts';
import { changeWithdrawal, endWith, onlyFrom, payOut, returnMoney } from './change-withdrawal.ts';

/**
 * An operator's actions on a withdrawal. `force` ends an order in process, such as one whose payment was reported as not received, without moving
 * any money.
 */
export const REVIEW_ACTIONS = ['approve', 'reject', 'pay', 'force'] as const;
export type ReviewAction = (typeof REVIEW_ACTIONS)[number];

/** Carries out an operator's action. Throws `order_changed` if the status of the order does not allow it. */
export const reviewWithdrawal = (
  db: Database,
  orderNo: string,
  action: ReviewAction,
  at: Date,
  reason: WithdrawalOrder['reason'] = 'OTHER',
): Promise<WithdrawalOrderRow> =>
  changeWithdrawal(db, orderNo, async (tx, order) => {
    if (action === 'approve') {
      onlyFrom(order, 'APPLYING');
      return { status: 'PROCESSING', reviewedAt: at };
    }
    onlyFrom(order, ...(action === 'reject' ? (['APPLYING', 'PROCESSING'] as const) : (['PROCESSING'] as const)));
    if (action === 'pay') return payOut(tx, order, at);
    if (action === 'force') return endWith('FORCED', at);
    return { status: 'REJECTED', reason, ...(await returnMoney(tx, order, at, { pressed: false })) };
  });
