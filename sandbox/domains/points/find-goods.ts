import { and, asc, eq } from 'drizzle-orm';
import type { Language } from '#schemas/languages.ts';
import { toDecimal } from '#schemas/money.ts';
import type { GoodStatus } from '#schemas/point-names.ts';
import type { PointGood } from '#schemas/points.ts';
import type { Database } from '#sandbox/db/database.ts';
import { pointGoods, type MerchantRow, type PointGoodRow } from '#sandbox/db/schema.ts';
import { goodPicturePath } from '#sandbox/kernel/images/good-picture.ts';
import { translate } from '#sandbox/kernel/texts/translate.ts';

export const statusOfGood = ({ available, closesAt }: PointGoodRow, at: Date): GoodStatus => {
  if (closesAt !== null && closesAt <= at) return 'CLOSED';
  return available === 0 ? 'SOLD_OUT' : 'OPEN';
};

/** Returns all items in a merchant's points mall, in display order. */
export const findGoods = async (
  db: Database,
  { code, currency }: Pick<MerchantRow, 'code' | 'currency'>,
  language: Language,
  at: Date,
): Promise<PointGood[]> => {
  const rows = await db
    .select()
    .from(pointGoods)
    .where(eq(pointGoods.merchant, code))
    .orderBy(asc(pointGoods.position), asc(pointGoods.id));
  const decimal = (minor: bigint): number => Number(toDecimal(minor, currency));
  return rows.map((row) => ({
    id: String(row.id),
    name: translate(row.names, language),
    type: row.type,
    picture: goodPicturePath(row.picture),
    quantity: row.quantity,
    availableQuantity: row.available,
    points: row.points,
    amount: decimal(row.requiredDeposits),
    redeemAmount: decimal(row.redeemAmount),
    status: statusOfGood(row, at),
    time: row.listedAt.getTime(),
    closesAt: row.closesAt?.getTime() ?? null,
    remark: row.remarks === null ? null : translate(row.remarks, language),
    units: translate(row.units, language),
  }));
};

/**
 * Finds one of the merchant's items by its API id and locks it until the transaction ends. Returns `undefined` if the merchant has no such item.
 */
export const lockGood = async (tx: Database, merchant: string, id: string): Promise<PointGoodRow | undefined> => {
  if (!/^\d{1,15}$/.test(id)) return undefined;
  const [row] = await tx
    .select()
    .from(pointGoods)
    .where(and(eq(pointGoods.id, Number(id)), eq(pointGoods.merchant, merchant)))
    .for('update');
  return row;
};
