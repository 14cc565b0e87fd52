import type { WithdrawalOrder } from '#schemas/cashier.ts';
import type { Database } from '#sandbox/db/database.ts';
import type { WithdrawalOrderRow } from '#sandbox/db/schema.ts';
import { changeWithdrawal, endWith, onlyFrom, payOut, returnMoney } from './change-withdrawal.ts';

/** What an operator can do with a withdrawal. `force` closes one that was reported as not received, without returning any money. */
export const REVIEW_ACTIONS = ['approve', 'reject', 'pay', 'force'] as const;
export type ReviewAction = (typeof REVIEW_ACTIONS)[number];

/** Carries out an operator's decision; throws `order_changed` if the order's status has changed. */
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
