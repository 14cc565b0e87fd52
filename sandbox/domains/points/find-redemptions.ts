import { count, desc, eq } from 'drizzle-orm';
import type { Language } from '#schemas/languages.ts';
import { toDecimal } from '#schemas/money.ts';
import type { Redemption } from '#schemas/points.ts';
import type { Database } from '#sandbox/db/database.ts';
import { pointGoods, pointRedemptions, type PointGoodRow, type PointRedemptionRow } from '#sandbox/db/schema.ts';
import { goodPicturePath } from '#sandbox/kernel/images/good-picture.ts';
import { pageBounds, pagesOf, type RecordPage } from '#sandbox/kernel/clock/record-range.ts';
import { translate } from '#sandbox/kernel/texts/translate.ts';

const toRedemption = (
  { points, redeemAmount, currency, ...order }: PointRedemptionRow,
  { names, units, picture }: PointGoodRow,
  language: Language,
): Redemption => ({
  orderNo: order.orderNo,
  name: translate(names, language),
  picture: goodPicturePath(picture),
  units: translate(units, language),
  redeemQuantity: order.quantity,
  points: Number(points),
  redeemAmount: Number(toDecimal(redeemAmount, currency)),
  status: order.status,
  reason: order.reason,
  time: order.createdAt.getTime(),
  endedAt: order.endedAt?.getTime() ?? null,
});

/** Converts a new redemption to its API form. */
export const readRedemption = async (
  db: Database,
  order: PointRedemptionRow,
  language: Language,
): Promise<Redemption> => {
  const [good] = await db.select().from(pointGoods).where(eq(pointGoods.id, order.goodId));
  if (good === undefined) throw new Error(`there is no good ${order.goodId}`);
  return toRedemption(order, good, language);
};

/** Returns one page of a member's redemptions, newest first. */
export const findRedemptions = async (
  db: Database,
  memberId: number,
  language: Language,
  page: RecordPage,
): Promise<{ list: Redemption[]; totalPages: number }> => {
  const { limit, offset } = pageBounds(page);
  const rows = await db
    .select({ order: pointRedemptions, good: pointGoods })
    .from(pointRedemptions)
    .innerJoin(pointGoods, eq(pointGoods.id, pointRedemptions.goodId))
    .where(eq(pointRedemptions.memberId, memberId))
    .orderBy(desc(pointRedemptions.createdAt), desc(pointRedemptions.id))
    .limit(limit)
    .offset(offset);
  const [all] = await db
    .select({ count: count() })
    .from(pointRedemptions)
    .where(eq(pointRedemptions.memberId, memberId));
  return {
    list: rows.map(({ order, good }) => toRedemption(order, good, language)),
    totalPages: pagesOf(all?.count ?? 0, page),
  };
};
