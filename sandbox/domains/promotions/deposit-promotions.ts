import type { PaidDeposit } from '#sandbox/kernel/core/consequences.ts';
import { credit } from '#sandbox/kernel/ledger/movements.ts';
import { and, eq } from 'drizzle-orm';
import type { DepositPromotion } from '#schemas/cashier.ts';
import type { Language } from '#schemas/languages.ts';
import { toDecimal } from '#schemas/money.ts';
import type { Database } from '#sandbox/db/database.ts';
import { promotionEntries, promotions, type PromotionRow } from '#sandbox/db/schema.ts';
import { pickText, translate } from '#sandbox/kernel/texts/translate.ts';
import { findPromotions, type Asker } from './find-promotions.ts';
import { periodOf } from './promotion-period.ts';

const offerOf = (
  { code, texts, percent, minDeposit, amount, turnoverTimes }: PromotionRow,
  language: Language,
  currency: string,
): DepositPromotion => {
  const decimal = (minor: bigint): number => Number(toDecimal(minor, currency));
  return {
    promotionId: code,
    name: translate(texts, language).title,
    percent,
    minDeposit: decimal(minDeposit ?? 0n),
    maxBonus: decimal(amount),
    turnoverTimes,
  };
};

/**
 * Returns the promotions that the member can choose for the next deposit (`offers`), and the codes of those already used in the current period
 * (`used`).
 */
export const depositPromotionsFor = async (
  db: Database,
  asker: Asker,
  { language, currency }: { readonly language: Language; readonly currency: string },
): Promise<{ readonly offers: readonly DepositPromotion[]; readonly used: readonly string[] }> => {
  const ofDeposits = (await findPromotions(db, asker)).filter(({ promotion }) => promotion.kind === 'DEPOSIT');
  const standing = (...statuses: readonly string[]) =>
    ofDeposits.filter(({ standing: { status } }) => statuses.includes(status)).map(({ promotion }) => promotion);
  return {
    offers: standing('JOIN').map((promotion) => offerOf(promotion, language, currency)),
    used: standing('IN_PROCESS', 'ISSUED').map(({ code }) => code),
  };
};

/**
 * Pays the bonus of the promotion chosen for a deposit, within the caller's transaction. Pays nothing if no promotion was chosen or the member has
 * already used it in the same period.
 */
export const payDepositPromotion = async (tx: Database, { order, at }: PaidDeposit): Promise<Partial<PaidDeposit>> => {
  const { merchant, memberId, promotionId, createdAt, orderNo, bonus, turnover } = order;
  if (promotionId === null) return {};
  const [promotion] = await tx
    .select()
    .from(promotions)
    .where(and(eq(promotions.merchant, merchant), eq(promotions.code, promotionId)));
  if (promotion === undefined) return {};
  const [entry] = await tx
    .insert(promotionEntries)
    .values({
      promotionId: promotion.id,
      memberId,
      period: periodOf(promotion, createdAt),
      startedAt: createdAt,
      amount: bonus,
      orderNo,
      turnover,
    })
    .onConflictDoNothing()
    .returning({ id: promotionEntries.id });
  if (entry === undefined) return {};
  const won = await credit(tx, memberId, {
    kind: 'bonus',
    from: 'bonus',
    amount: bonus,
    reference: orderNo,
    at,
    details: { promotion: promotionId, names: pickText(promotion.texts, 'title') },
  });
  await tx.update(promotionEntries).set({ transactionId: won.id, paidAt: at }).where(eq(promotionEntries.id, entry.id));
  return { bonus, turnover };
};
