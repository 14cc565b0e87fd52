import { eq, sql } from 'drizzle-orm';
import type { Language } from '#schemas/languages.ts';
import { toDecimal } from '#schemas/money.ts';
import type { Promotion, PromotionSummary } from '#schemas/promotions.ts';
import type { Database } from '#sandbox/db/database.ts';
import { promotionPictures, type PromotionEntryRow } from '#sandbox/db/schema.ts';
import { promotionPicturePath } from '#sandbox/kernel/images/promotion-picture.ts';
import { translate } from '#sandbox/kernel/texts/translate.ts';
import type { FoundPromotion } from './find-promotions.ts';

interface Reader {
  readonly currency: string;
  readonly language: Language;
}

const MOST_PAYMENTS = 20;
const CADENCES = { once: 'ONCE', day: 'DAY', ticket: 'TICKET' } as const;

export const describeSummary = (
  { promotion, standing }: FoundPromotion,
  { currency, language }: Reader,
): PromotionSummary => {
  const { title, summary } = translate(promotion.texts, language);
  return {
    id: promotion.code,
    title,
    summary,
    category: promotion.category,
    kind: promotion.kind,
    picture: promotionPicturePath(promotion),
    startsAt: promotion.startsAt.getTime(),
    endsAt: promotion.endsAt?.getTime() ?? null,
    status: standing.status,
    percent: promotion.percent,
    amount: Number(toDecimal(promotion.amount, currency)),
    mayRepeat: promotion.mayRepeat,
  };
};

const applicationOf = async (
  db: Database,
  { promotion: { kind }, standing: { entry } }: FoundPromotion,
): Promise<Promotion['application']> => {
  if (kind !== 'APPLICATION' || entry === null) return null;
  const [held] = await db
    .select({ count: sql<number>`count(*)::int` })
    .from(promotionPictures)
    .where(eq(promotionPictures.entryId, entry.id));
  return {
    sentAt: entry.startedAt.getTime(),
    comment: entry.comment ?? '',
    pictures: held?.count ?? 0,
    decidedAt: entry.decidedAt?.getTime() ?? null,
    refusal: entry.refusal,
  };
};

/** Converts a promotion to its full API form, in the reader's language. */
export const describePromotion = async (db: Database, found: FoundPromotion, reader: Reader): Promise<Promotion> => {
  const { promotion, standing, entries } = found;
  const { progress, raffle } = standing;
  const decimal = (minor: bigint): number => Number(toDecimal(minor, reader.currency));
  const orNull = (minor: bigint | null): number | null => (minor === null ? null : decimal(minor));
  const prizes = promotion.prizes ?? [];
  const weights = prizes.reduce((sum, { weight }) => sum + weight, 0);
  const paymentOf = ({ orderNo, amount, turnover, paidAt }: PromotionEntryRow): Promotion['payments'] =>
    orderNo === null || amount === null || paidAt === null
      ? []
      : [{ orderNo, amount: decimal(amount), requiredTurnover: decimal(turnover ?? 0n), time: paidAt.getTime() }];
  return {
    ...describeSummary(found, reader),
    content: translate(promotion.texts, reader.language).content,
    conditions: {
      cadence: CADENCES[promotion.cadence],
      minDeposit: orNull(promotion.minDeposit),
      deposits: orNull(promotion.requiredDeposits),
      bets: orNull(promotion.requiredBets),
      days: promotion.days,
      ticketDeposit: orNull(promotion.ticketDeposit),
      rankLevel: promotion.rankLevel,
      pictures: promotion.pictures,
      commentLength: promotion.commentLength,
      turnoverTimes: promotion.turnoverTimes,
    },
    progress:
      progress === null
        ? null
        : {
            metric: promotion.requiredBets === null ? 'DEPOSIT' : 'BET',
            required: decimal(progress.required),
            done: decimal(progress.done),
            until: progress.until?.getTime() ?? null,
          },
    raffle:
      promotion.kind === 'RAFFLE'
        ? {
            tickets: raffle?.tickets ?? 0,
            drawn: raffle?.drawn ?? 0,
            missing: decimal(raffle?.missing ?? promotion.ticketDeposit ?? 0n),
            prizes: prizes.map(({ amount, weight }) => ({ amount: decimal(BigInt(amount)), chance: weight / weights })),
          }
        : null,
    application: await applicationOf(db, found),
    claimUntil: standing.claimUntil?.getTime() ?? null,
    payments: entries.toReversed().flatMap(paymentOf).slice(0, MOST_PAYMENTS),
  };
};
