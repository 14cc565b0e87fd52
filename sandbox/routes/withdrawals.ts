import {
  addWithdrawAccount,
  cancelWithdrawal,
  confirmations,
  confirmWithdrawal,
  setPaymentPassword,
  withdraw,
  withdrawals,
  withdrawOptions,
} from '#schemas/calls/cashier.ts';
import type { WithdrawalOrder } from '#schemas/cashier.ts';
import { toDecimal } from '#schemas/money.ts';
import { advanceWithdrawals } from '#sandbox/domains/cashier/advance-withdrawals.ts';
import { answerWithdrawal, cancelWithdrawal as takeBack } from '#sandbox/domains/cashier/answer-withdrawal.ts';
import { cashierTerms } from '#sandbox/domains/cashier/cashier-terms.ts';
import { moneyOutOf, toHeldMoney } from '#sandbox/domains/cashier/money-out.ts';
import {
  authorizePayment,
  setPaymentPassword as storePaymentPassword,
} from '#sandbox/accounts/profile/payment-password.ts';
import {
  accountsOf,
  addPayoutAccount,
  holderOf,
  PAYOUT_BANKS,
  toWithdrawAccount,
} from '#sandbox/domains/cashier/payout-accounts.ts';
import { placeWithdrawal, withdrawalLeft } from '#sandbox/domains/cashier/place-withdrawal.ts';
import { toWithdrawalOrder, toWithdrawalOrders, withdrawalsOf } from '#sandbox/domains/cashier/withdrawal-order.ts';
import { CONFIRM_MINUTES } from '#sandbox/domains/cashier/withdrawal-times.ts';
import type { MemberContext } from '#sandbox/kernel/requests/request-context.ts';
import { defineMemberRoute, type Route } from '#sandbox/kernel/requests/route.ts';

const ordersOf = async ({ kernel, session, at }: MemberContext): Promise<WithdrawalOrder[]> => {
  await advanceWithdrawals(kernel.db, at, session.member.id);
  return toWithdrawalOrders(kernel.db, await withdrawalsOf(kernel.db, session.member.id));
};

export const withdrawalRoutes: readonly Route[] = [
  defineMemberRoute(withdrawOptions, async (_input, { kernel, merchant, session: { member }, at }) => {
    const { currency, code } = merchant;
    const { min, feePercent, feeMin } = cashierTerms(code).withdrawal;
    const out = await moneyOutOf(kernel.db, member.id);
    const decimal = (minor: bigint): number => Number(toDecimal(minor, currency));
    return {
      accounts: (await accountsOf(kernel.db, member.id)).map(toWithdrawAccount),
      banks: [...PAYOUT_BANKS],
      holder: holderOf(member),
      min,
      max: decimal(await withdrawalLeft(kernel.db, member.id, merchant, at)),
      free: decimal(out.ready),
      held: toHeldMoney(out),
      feePercent,
      feeMin,
      requiredTurnover: decimal(out.deposits.required),
      remainingTurnover: decimal(out.deposits.remaining),
      hasPaymentPassword: member.paymentPasswordHash !== null,
      confirmMinutes: CONFIRM_MINUTES,
    };
  }),

  defineMemberRoute(addWithdrawAccount, async (input, { kernel, session: { member }, at }) =>
    toWithdrawAccount(await addPayoutAccount(kernel.db, member, input, at)),
  ),

  defineMemberRoute(
    withdraw,
    async (input, { kernel, merchant, session: { member }, at }) =>
      toWithdrawalOrder(kernel.db, await placeWithdrawal(kernel.db, merchant, member.id, input, at)),
    { authorize: authorizePayment },
  ),

  defineMemberRoute(withdrawals, async (_input, context) => ({ list: await ordersOf(context) }), { background: true }),

  defineMemberRoute(confirmations, async (_input, context) => ({
    list: (await ordersOf(context)).filter(({ status }) => status === 'AWAIT_CONFIRMATION'),
  })),

  defineMemberRoute(cancelWithdrawal, async ({ orderId }, { kernel, session: { member }, at }) => {
    await advanceWithdrawals(kernel.db, at, member.id);
    return toWithdrawalOrder(kernel.db, await takeBack(kernel.db, member.id, orderId, at));
  }),

  defineMemberRoute(confirmWithdrawal, async ({ orderId, ...answer }, { kernel, session: { member }, at }) => {
    await advanceWithdrawals(kernel.db, at, member.id);
    return toWithdrawalOrder(kernel.db, await answerWithdrawal(kernel.db, member.id, orderId, answer, at));
  }),

  defineMemberRoute(setPaymentPassword, async (input, context) => {
    await storePaymentPassword(input, context);
    return null;
  }),
];
