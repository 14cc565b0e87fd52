import { and, count, eq, gt } from 'drizzle-orm';
import type { DepositPromotion } from '#schemas/cashier.ts';
import { depositTerms } from '#schemas/deposit-terms.ts';
import type { Database } from '#sandbox/db/database.ts';
import { depositOrders, type DepositOrderRow, type MerchantRow } from '#sandbox/db/schema.ts';
import { createFieldProblem, createProblem } from '#sandbox/kernel/http/create-problem.ts';
import { minorWithin } from '#sandbox/kernel/ledger/exact-minor.ts';
import { depositMethodsOf, PLAIN_TURNOVER_TIMES } from './deposit-methods.ts';
import { createOrderNumber } from '#sandbox/kernel/ledger/order-number.ts';

/** The maximum number of open orders per member. */
const MOST_OPEN = 5;

interface Wanted {
  readonly methodId: string;
  readonly amount: number;
  readonly promotionId?: string;
}

/** The promotions available for a member's next deposit. */
interface DepositPromotions {
  readonly offers: readonly DepositPromotion[];
  /** The ids of the promotions that the member has used in the current period. */
  readonly used: readonly string[];
}

/** Creates a deposit order. No money moves before the provider reports the payment. */
export const placeDeposit = async (
  db: Database,
  merchant: Pick<MerchantRow, 'code' | 'currency'>,
  memberId: number,
  { methodId, amount, promotionId }: Wanted,
  { offers, used }: DepositPromotions,
  at: Date,
): Promise<DepositOrderRow> => {
  const { code, currency } = merchant;
  const method = depositMethodsOf(code, offers).find((one) => one.methodId === methodId);
  if (method === undefined) throw createFieldProblem({ methodId: 'method_unknown' });
  const minor = minorWithin(amount, method, currency);
  if (promotionId && used.includes(promotionId)) throw createFieldProblem({ promotionId: 'promotion_used' });
  const promotion = promotionId ? method.promotions.find((one) => one.promotionId === promotionId) : null;
  if (promotion === undefined) throw createFieldProblem({ promotionId: 'promotion_unknown' });
  if (promotion !== null && amount < promotion.minDeposit) throw createFieldProblem({ amount: 'promotion_small' });

  const [open] = await db
    .select({ count: count() })
    .from(depositOrders)
    .where(
      and(eq(depositOrders.memberId, memberId), eq(depositOrders.status, 'PENDING'), gt(depositOrders.expiresAt, at)),
    );
  if ((open?.count ?? 0) >= MOST_OPEN)
    throw createProblem('orders_open', 409, 'Pay the open orders first, or wait until they expire');

  const terms = depositTerms(minor, promotion, PLAIN_TURNOVER_TIMES, currency);
  const [row] = await db
    .insert(depositOrders)
    .values({
      orderNo: createOrderNumber('deposit', at),
      merchant: code,
      memberId,
      methodId,
      methodName: method.name,
      kind: method.kind,
      currency,
      amount: minor,
      promotionId: promotion?.promotionId ?? null,
      ...terms,
      createdAt: at,
      expiresAt: new Date(at.getTime() + method.minutes * 60_000),
    })
    .returning();
  if (row === undefined) throw new Error('the database returned no deposit order');
  return row;
};
