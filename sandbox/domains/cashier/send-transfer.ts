import { createOrderNumber } from '#sandbox/kernel/ledger/order-number.ts';
import { minorWithin } from '#sandbox/kernel/ledger/exact-minor.ts';
import type { MemberContext } from '#sandbox/kernel/requests/request-context.ts';
import { cashierTerms } from './cashier-terms.ts';
import { moveOut } from './money-out.ts';

/**
 * Transfers money from the session's member to the upline or a direct downline, within the transfer limits. The caller must have checked that `to`
 * is one of these.
 */
export const sendTransfer = async (
  { kernel, merchant, session: { member }, at }: MemberContext,
  { kind, to, amount }: { readonly kind: 'upline' | 'downline'; readonly to: number; readonly amount: number },
): Promise<{ readonly orderId: string }> => {
  const minor = minorWithin(amount, cashierTerms(merchant.code).transfer, merchant.currency);
  const orderId = createOrderNumber(kind, at);
  await moveOut(kernel.db, member.id, { kind, to, amount: minor, reference: orderId, at });
  return { orderId };
};
