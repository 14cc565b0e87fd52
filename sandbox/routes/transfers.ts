import { eq } from 'drizzle-orm';
import { operationOutcome, transferUpline, uplineOptions } from '#schemas/calls/cashier.ts';
import { toDecimal } from '#schemas/money.ts';
import { cashierTerms } from '#sandbox/domains/cashier/cashier-terms.ts';
import { moneyOutOf, moveOut, toHeldMoney } from '#sandbox/domains/cashier/money-out.ts';
import { createOrderNumber } from '#sandbox/kernel/ledger/order-number.ts';
import { authorizePayment } from '#sandbox/accounts/profile/payment-password.ts';
import { members } from '#sandbox/db/schema.ts';
import { createFieldProblem, createProblem } from '#sandbox/kernel/http/create-problem.ts';
import { exactMinor } from '#sandbox/kernel/ledger/exact-minor.ts';
import { closeOperation } from '#sandbox/kernel/idempotency/run-idempotent.ts';
import { defineMemberRoute, type Route } from '#sandbox/kernel/requests/route.ts';
import { maskAccount } from '#sandbox/kernel/texts/mask-account.ts';

export const transferRoutes: readonly Route[] = [
  defineMemberRoute(uplineOptions, async (_input, { kernel, merchant, session: { member } }) => {
    const { min, max } = cashierTerms(merchant.code).transfer;
    const out = await moneyOutOf(kernel.db, member.id);
    const decimal = (minor: bigint): number => Number(toDecimal(minor, out.currency));
    const [upline] =
      member.uplineId === null
        ? []
        : await kernel.db.select({ account: members.account }).from(members).where(eq(members.id, member.uplineId));
    return {
      upline: upline === undefined ? null : maskAccount(upline.account),
      min,
      max: Math.min(max, decimal(out.ready)),
      held: toHeldMoney(out),
      requiredTurnover: decimal(out.deposits.required),
      remainingTurnover: decimal(out.deposits.remaining),
      hasPaymentPassword: member.paymentPasswordHash !== null,
    };
  }),

  defineMemberRoute(
    transferUpline,
    async ({ amount }, { kernel, merchant, session: { member }, at }) => {
      const { min, max } = cashierTerms(merchant.code).transfer;
      if (member.uplineId === null) throw createProblem('upline_missing', 409, 'This account has no upline');
      const minor = exactMinor(amount, merchant.currency);
      if (amount < min) throw createFieldProblem({ amount: 'amount_small' });
      if (amount > max) throw createFieldProblem({ amount: 'amount_large' });
      const orderId = createOrderNumber('U', at);
      await moveOut(kernel.db, member.id, {
        kind: 'upline',
        to: member.uplineId,
        amount: minor,
        reference: orderId,
        at,
      });
      return { orderId };
    },
    { authorize: authorizePayment },
  ),

  defineMemberRoute(operationOutcome, ({ key }, { kernel, session: { member }, at }) =>
    closeOperation(kernel.db, { memberId: member.id, key, now: at.getTime() }),
  ),
];
