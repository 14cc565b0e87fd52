import { eq } from 'drizzle-orm';
import { operationOutcome, transferUpline, uplineOptions } from '#schemas/calls/cashier.ts';
import { toDecimal } from '#schemas/money.ts';
import { cashierTerms } from '#sandbox/domains/cashier/cashier-terms.ts';
import { moneyOutOf, toHeldMoney } from '#sandbox/domains/cashier/money-out.ts';
import { sendTransfer } from '#sandbox/domains/cashier/send-transfer.ts';
import { authorizePayment } from '#sandbox/accounts/profile/payment-password.ts';
import { members } from '#sandbox/db/schema.ts';
import { createProblem } from '#sandbox/kernel/http/create-problem.ts';
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
    async ({ amount }, context) => {
      const { uplineId } = context.session.member;
      if (uplineId === null) throw createProblem('upline_missing', 409, 'This account has no upline');
      return sendTransfer(context, { kind: 'upline', to: uplineId, amount });
    },
    { authorize: authorizePayment },
  ),

  defineMemberRoute(operationOutcome, ({ key }, { kernel, session: { member }, at }) =>
    closeOperation(kernel.db, { memberId: member.id, key, now: at.getTime() }),
  ),
];
