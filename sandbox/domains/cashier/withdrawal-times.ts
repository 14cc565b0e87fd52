import { toMinor } from '#schemas/money.ts';
import type { WithdrawalOrderRow } from '#sandbox/db/schema.ts';
import { cashierTerms } from './cashier-terms.ts';

/** How long the sandbox's automatic review takes, and how long its simulated bank takes to pay. */
export const REVIEW_MS = 20_000;
export const BANK_MS = 20_000;

/** How long a member can confirm or deny that a payment arrived. */
export const CONFIRM_MINUTES = 30;
export const CONFIRM_MS = CONFIRM_MINUTES * 60_000;

/** Returns whether the amount is so large that an operator has to review the order. */
export const needsReview = ({ merchant, amount, currency }: WithdrawalOrderRow): boolean =>
  amount > toMinor(cashierTerms(merchant).withdrawal.reviewAbove, currency);

/** Returns when the order will be paid, in Unix milliseconds, or `null` if it waits for an operator, has been paid or has ended. */
export const expectedPayment = (order: WithdrawalOrderRow): number | null => {
  const { status, createdAt, reviewedAt, receipt } = order;
  if (status === 'APPLYING' && !needsReview(order)) return createdAt.getTime() + REVIEW_MS + BANK_MS;
  return status === 'PROCESSING' && receipt === null && reviewedAt !== null ? reviewedAt.getTime() + BANK_MS : null;
};
