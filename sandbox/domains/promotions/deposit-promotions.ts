import { and, eq } from 'drizzle-orm';
import type { DepositPromotion } from '#schemas/cashier.ts';
import type { Language } from '#schemas/languages.ts';
import { toDecimal } from '#schemas/money.ts';
import type { Database } from '#sandbox/db/database.ts';
import {
  promotionEntries,
  promotions,
  type DepositOrderRow,
  type PromotionRow,
  type Translations,
} from '#sandbox/db/schema.ts';
import { translate } from '#sandbox/kernel/texts/translate.ts';
import { findPromotions, type Asker } from './find-promotions.ts';
import { periodOf } from './promotion-period.ts';
import { titlesOf } from './promotion-titles.ts';

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

/** The promotions that a member's next deposit may carry, and the codes of those that this member has in the present period. */
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

/** What a paid deposit has won with its promotion: null where the member had this promotion in the same period before. */
interface TakenPromotion {
  readonly names: Translations<string>;
  readonly settle: (payment: { readonly transactionId: number; readonly at: Date }) => Promise<void>;
}

/** Takes the promotion of a paid order for its period, within the caller's transaction, so that it is paid once. */
export const takeDepositPromotion = async (tx: Database, order: DepositOrderRow): Promise<TakenPromotion | null> => {
  const { merchant, memberId, promotionId, createdAt, orderNo, bonus, turnover } = order;
  const [promotion] = await tx
    .select()
    .from(promotions)
    .where(and(eq(promotions.merchant, merchant), eq(promotions.code, promotionId ?? '')));
  if (promotion === undefined) return null;
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
  if (entry === undefined) return null;
  return {
    names: titlesOf(promotion.texts),
    settle: async ({ transactionId, at }) => {
      await tx.update(promotionEntries).set({ transactionId, paidAt: at }).where(eq(promotionEntries.id, entry.id));
    },
  };
};
