import type { Database } from '../../db/database.ts';
import { merchants, pointGoods } from '../../db/schema.ts';
import { unitOf } from '../../play/stakes-of.ts';
import { insertRows } from '../insert-rows.ts';
import { makeGoods } from './make-goods.ts';

/** Gives goods to the merchants of a database that was seeded before there were any. */
export const addMissingGoods = (db: Database, now: number): Promise<void> =>
  db.transaction(async (tx) => {
    const all = await tx.select({ code: merchants.code, currency: merchants.currency }).from(merchants).for('update');
    const having = await tx.selectDistinct({ code: pointGoods.merchant }).from(pointGoods);
    for (const merchant of all.filter(({ code }) => !having.some((one) => one.code === code)))
      await insertRows(tx, pointGoods, makeGoods({ ...merchant, unit: unitOf(merchant.code) }, now));
  });
