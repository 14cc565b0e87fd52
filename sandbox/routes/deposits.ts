import { and, desc, eq, type SQL } from 'drizzle-orm';
import type { DepositOrder } from '#schemas/cashier.ts';
import { deposit, depositMethods, depositOrder, deposits } from '#schemas/calls/cashier.ts';
import { toDepositOrder } from '#sandbox/domains/cashier/deposit-order.ts';
import { depositMethodsOf, PLAIN_TURNOVER_TIMES } from '#sandbox/domains/cashier/deposit-methods.ts';
import { placeDeposit } from '#sandbox/domains/cashier/place-deposit.ts';
import { depositOrders, promotions } from '#sandbox/db/schema.ts';
import { createProblem } from '#sandbox/kernel/http/create-problem.ts';
import type { MemberContext, RequestContext } from '#sandbox/kernel/requests/request-context.ts';
import { defineMemberRoute, type Route } from '#sandbox/kernel/requests/route.ts';
import { depositPromotionsFor } from '#sandbox/domains/promotions/deposit-promotions.ts';
import { translate } from '#sandbox/kernel/texts/translate.ts';
import { paymentPages } from '#sandbox/domains/service/service-address.ts';

const NEWEST = 20;

const payPage = ({ kernel, host }: RequestContext): string => paymentPages(kernel, host);

const promotionsFor = ({ kernel, merchant: { code, currency }, language, at, session: { member } }: MemberContext) =>
  depositPromotionsFor(kernel.db, { merchant: code, memberId: member.id, at }, { language, currency });

/** Returns the member's orders that match `wanted`, newest first, each with the name of its promotion. */
const findOrders = async (context: MemberContext, wanted?: SQL): Promise<DepositOrder[]> => {
  const { kernel, at, language, session } = context;
  const rows = await kernel.db
    .select({ order: depositOrders, texts: promotions.texts })
    .from(depositOrders)
    .leftJoin(
      promotions,
      and(eq(promotions.merchant, depositOrders.merchant), eq(promotions.code, depositOrders.promotionId)),
    )
    .where(and(eq(depositOrders.memberId, session.member.id), wanted))
    .orderBy(desc(depositOrders.id))
    .limit(NEWEST);
  return rows.map(({ order, texts }) =>
    toDepositOrder(order, {
      at,
      payPage: payPage(context),
      promotion: texts === null ? null : translate(texts, language).title,
    }),
  );
};

export const depositRoutes: readonly Route[] = [
  defineMemberRoute(depositMethods, async (_input, context) => {
    const { offers } = await promotionsFor(context);
    const { merchant } = context;
    return { list: depositMethodsOf(merchant.code, offers), turnoverTimes: PLAIN_TURNOVER_TIMES };
  }),

  defineMemberRoute(deposits, async (_input, context) => ({ list: await findOrders(context) })),

  defineMemberRoute(deposit, async (input, context) => {
    const { kernel, merchant, at, session } = context;
    const offered = await promotionsFor(context);
    const row = await placeDeposit(kernel.db, merchant, session.member.id, input, offered, at);
    const promotion = offered.offers.find(({ promotionId }) => promotionId === row.promotionId)?.name ?? null;
    return toDepositOrder(row, { at, payPage: payPage(context), promotion });
  }),

  defineMemberRoute(
    depositOrder,
    async ({ orderId }, context) => {
      const [order] = await findOrders(context, eq(depositOrders.orderNo, orderId));
      if (order === undefined) throw createProblem('not_found', 404, 'No deposit has this number');
      return order;
    },
    { background: true },
  ),
];
