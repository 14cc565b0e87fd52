import { and, desc, eq } from 'drizzle-orm';
import { deposit, depositMethods, depositOrder, deposits } from '#schemas/calls/cashier.ts';
import { toDepositOrder } from '#sandbox/domains/cashier/deposit-order.ts';
import { depositMethodsOf, PLAIN_TURNOVER_TIMES } from '#sandbox/domains/cashier/deposit-methods.ts';
import { placeDeposit } from '#sandbox/domains/cashier/place-deposit.ts';
import { depositOrders } from '#sandbox/db/schema.ts';
import { createProblem } from '#sandbox/kernel/http/create-problem.ts';
import type { MemberContext, RequestContext } from '#sandbox/kernel/requests/request-context.ts';
import { defineMemberRoute, type Route } from '#sandbox/kernel/requests/route.ts';
import { depositPromotionsFor } from '#sandbox/domains/promotions/deposit-promotions.ts';
import { paymentPages } from '#sandbox/domains/service/service-address.ts';

const NEWEST = 20;

const payPage = ({ kernel, host }: RequestContext): string => paymentPages(kernel, host);

const promotionsFor = ({ kernel, merchant: { code, currency }, language, at, session: { member } }: MemberContext) =>
  depositPromotionsFor(kernel.db, { merchant: code, memberId: member.id, at }, { language, currency });

export const depositRoutes: readonly Route[] = [
  defineMemberRoute(depositMethods, async (_input, context) => {
    const { offers } = await promotionsFor(context);
    const { merchant } = context;
    return { list: depositMethodsOf(merchant.code, offers), turnoverTimes: PLAIN_TURNOVER_TIMES };
  }),

  defineMemberRoute(deposits, async (_input, context) => {
    const { kernel, at, session } = context;
    const rows = await kernel.db
      .select()
      .from(depositOrders)
      .where(eq(depositOrders.memberId, session.member.id))
      .orderBy(desc(depositOrders.id))
      .limit(NEWEST);
    return { list: rows.map((row) => toDepositOrder(row, at, payPage(context))) };
  }),

  defineMemberRoute(deposit, async (input, context) => {
    const { kernel, merchant, at, session } = context;
    const row = await placeDeposit(kernel.db, merchant, session.member.id, input, await promotionsFor(context), at);
    return toDepositOrder(row, at, payPage(context));
  }),

  defineMemberRoute(
    depositOrder,
    async ({ orderId }, context) => {
      const { kernel, at, session } = context;
      const [row] = await kernel.db
        .select()
        .from(depositOrders)
        .where(and(eq(depositOrders.orderNo, orderId), eq(depositOrders.memberId, session.member.id)));
      if (row === undefined) throw createProblem('not_found', 404, 'No deposit has this number');
      return toDepositOrder(row, at, payPage(context));
    },
    { background: true },
  ),
];
