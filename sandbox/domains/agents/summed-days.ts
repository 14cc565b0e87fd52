import { eq, sql } from 'drizzle-orm';
import { queryRows, type Database } from '#sandbox/db/database.ts';
import { summedDays, type MerchantRow } from '#sandbox/db/schema.ts';
import { beginOf, dayBeginning, dayOf } from '#sandbox/kernel/clock/merchant-day.ts';
import { sumDays, sumLateBets } from './sum-days.ts';

/** How long after midnight a day is summed: longer than any transaction can take, so that all records of the day are committed. */
const SETTLING_MS = 10 * 60_000;

const sumLate = async (db: Database, merchant: MerchantRow): Promise<void> => {
  const late = await queryRows(
    db,
    sql`SELECT 1 FROM awaited_bets w JOIN bets b ON b.id = w.bet_id WHERE w.merchant = ${merchant.code} AND b.status <> 'open' LIMIT 1`,
  );
  if (late.length === 0) return;
  await db.transaction(async (tx) => {
    await tx.select().from(summedDays).where(eq(summedDays.merchant, merchant.code)).for('update');
    await sumLateBets(tx, merchant);
  });
};

/**
 * Sums the merchant's finished days that have not been summed yet, and adds bets settled after their day was summed. Returns the time up to which
 * days are summed. A day is summed some minutes after its end, so that all its transactions are committed.
 */
export const sumFinishedDays = async (db: Database, merchant: MerchantRow, now: number): Promise<number> => {
  await sumLate(db, merchant);
  const [known] = await db.select().from(summedDays).where(eq(summedDays.merchant, merchant.code));
  const done = known === undefined ? null : beginOf(merchant, known.until);
  const wanted = dayBeginning(merchant, now - SETTLING_MS);
  if (done !== null && done >= wanted) return done;
  return db.transaction(async (tx) => {
    const until = dayOf(merchant, wanted);
    const mine = await tx
      .insert(summedDays)
      .values({ merchant: merchant.code, until })
      .onConflictDoUpdate({
        target: summedDays.merchant,
        set: { until },
        setWhere: known === undefined ? sql`false` : eq(summedDays.until, known.until),
      })
      .returning();
    // Another request has summed these days meanwhile.
    if (mine.length === 0) return sumFinishedDays(tx, merchant, now);
    await sumDays(tx, merchant, { from: known?.until ?? null, until });
    return wanted;
  });
};
