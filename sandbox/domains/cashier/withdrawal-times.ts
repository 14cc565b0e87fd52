import { toMinor } from '#schemas/money.ts';
import type { WithdrawalOrderRow } from '#sandbox/db/schema.ts';
import { cashierTerms } from './cashier-terms.ts';

/** How long the review and the bank of the sandbox take. */
export const REVIEW_MS = 20_000;
export const BANK_MS = 20_000;

/** How long a member may say whether a payment arrived. */
export const CONFIRM_MINUTES = 30;
export const CONFIRM_MS = CONFIRM_MINUTES * 60_000;

/** Whether the review needs an operator, as large amounts do. */
export const needsReview = ({ merchant, amount, currency }: WithdrawalOrderRow): boolean =>
  amount > toMinor(cashierTerms(merchant).withdrawal.reviewAbove, currency);

/** When the order will be paid, in Unix milliseconds; `null` while it waits for an operator, and once it is paid or ended. */
export const expectedPayment = (order: WithdrawalOrderRow): number | null => {
  const { status, createdAt, reviewedAt, receipt } = order;
  if (status === 'APPLYING' && !needsReview(order)) return createdAt.getTime() + REVIEW_MS + BANK_MS;
  return status === 'PROCESSING' && receipt === null && reviewedAt !== null ? reviewedAt.getTime() + BANK_MS : null;
};
