import { eq, sql, type SQL } from 'drizzle-orm';
import { queryRows, type Database } from '../db/database.ts';
import { summedDays, type MerchantRow } from '../db/schema.ts';
import { utcOffsetOf } from '../missions/mission-period.ts';
import { movementCondition } from '../records/find-movements.ts';
import { DAY_MS } from '../records/record-range.ts';

/** Longer than a request takes. */
const SETTLING_MS = 10 * 60_000;

const offsetMsOf = (merchant: Pick<MerchantRow, 'settings'>): number => utcOffsetOf(merchant) * 60_000;

/** `2026-03-09` of the merchant's clock. */
export const dayOf = (merchant: Pick<MerchantRow, 'settings'>, at: number): string =>
  new Date(at + offsetMsOf(merchant)).toISOString().slice(0, 10);

/** `dayOf` of a column of moments. */
export const localDay = (merchant: Pick<MerchantRow, 'settings'>, column: SQL): SQL =>
  sql`((${column} AT TIME ZONE 'UTC') + make_interval(mins => ${utcOffsetOf(merchant)}::int))::date`;

/** When a day of the merchant's clock begins. */
export const beginOf = (merchant: Pick<MerchantRow, 'settings'>, day: string): number =>
  Date.parse(day) - offsetMsOf(merchant);

/** The beginning of the merchant's day in which a moment is. */
export const dayBeginning = (merchant: Pick<MerchantRow, 'settings'>, at: number): number =>
  beginOf(merchant, dayOf(merchant, at));

/** The first beginning of a day that is not before a moment. */
export const nextBeginning = (merchant: Pick<MerchantRow, 'settings'>, at: number): number => {
  const begin = dayBeginning(merchant, at);
  return begin === at ? begin : begin + DAY_MS;
};

/** Sums of a member's settled bets, and the count of all bets, as columns of `bets b`. */
export const BET_SUMS = sql`
  count(*)::int AS records, coalesce(sum(b.stake), 0)::bigint AS staked,
  coalesce(sum(b.stake) FILTER (WHERE b.status = 'settled'), 0)::bigint AS bets,
  coalesce(sum(b.valid_bet) FILTER (WHERE b.status = 'settled'), 0)::bigint AS valid_bets,
  coalesce(sum(b.payout) FILTER (WHERE b.status = 'settled'), 0)::bigint AS payouts`;

/** Sums of a member's movements, as columns of `ledger_transactions t` and `ledger_postings p`. */
export const MOVEMENT_SUMS = sql`
  coalesce(sum(p.amount) FILTER (WHERE t.kind = 'deposit'), 0)::bigint AS deposits,
  coalesce(-sum(p.amount) FILTER (WHERE t.kind IN ('withdrawal', 'withdrawal-returned')), 0)::bigint AS withdrawals,
  coalesce(sum(p.amount) FILTER (WHERE t.kind = 'bonus'), 0)::bigint AS bonuses,
  coalesce(sum(p.amount) FILTER (WHERE t.kind = 'rebate'), 0)::bigint AS rebate,
  count(*)::int AS movements,
  coalesce(sum(p.amount) FILTER (WHERE p.amount > 0), 0)::bigint AS money_in,
  coalesce(-sum(p.amount) FILTER (WHERE p.amount < 0), 0)::bigint AS money_out`;

/** Sums the bets and movements of a merchant within days, by member and day. */
const sumDays = async (tx: Database, merchant: MerchantRow, from: Date | null, until: Date): Promise<void> => {
  const within = (column: ReturnType<typeof sql>) =>
    sql`${column} < ${until.toISOString()}::timestamptz ${from === null ? sql`` : sql`AND ${column} >= ${from.toISOString()}::timestamptz`}`;
  await tx.execute(sql`
    WITH played AS (
      SELECT b.member_id, ${localDay(merchant, sql`b.placed_at`)} AS day, ${BET_SUMS} FROM bets b
      WHERE b.merchant = ${merchant.code} AND ${within(sql`b.placed_at`)} GROUP BY 1, 2
    ), moved AS (
      SELECT a.member_id, ${localDay(merchant, sql`t.at`)} AS day, ${MOVEMENT_SUMS}
      FROM ledger_transactions t JOIN ledger_postings p ON p.transaction_id = t.id JOIN ledger_accounts a ON a.id = p.account_id
      WHERE t.merchant = ${merchant.code} AND ${movementCondition(undefined)} AND ${within(sql`t.at`)} AND a.kind = 'main' GROUP BY 1, 2
    )
    INSERT INTO member_days (member_id, day, records, staked, bets, valid_bets, payouts, deposits, withdrawals, bonuses, rebate, movements, money_in, money_out)
    SELECT member_id, day, coalesce(records, 0), coalesce(staked, 0), coalesce(bets, 0), coalesce(valid_bets, 0), coalesce(payouts, 0),
      coalesce(deposits, 0), coalesce(withdrawals, 0), coalesce(bonuses, 0), coalesce(rebate, 0), coalesce(movements, 0), coalesce(money_in, 0), coalesce(money_out, 0)
    FROM played FULL JOIN moved USING (member_id, day)`);
};

/**
 * Sums the merchant's days that are over and were not summed yet; returns the moment up to which days are summed. A day with an open bet
 * waits until it is settled, and so does the last day, whose transactions may not be committed yet.
 */
export const sumFinishedDays = async (db: Database, merchant: MerchantRow, now: number): Promise<number> => {
  const [known] = await db.select().from(summedDays).where(eq(summedDays.merchant, merchant.code));
  const [open] = await queryRows<{ at: string | Date | null }>(
    db,
    sql`SELECT min(placed_at) AS at FROM bets WHERE merchant = ${merchant.code} AND status = 'open'`,
  );
  const done = known === undefined ? null : beginOf(merchant, known.until);
  const wanted = Math.min(
    dayBeginning(merchant, now - SETTLING_MS),
    open?.at ? dayBeginning(merchant, new Date(open.at).getTime()) : Infinity,
  );
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
    // Another request has summed them meanwhile.
    if (mine.length === 0) return sumFinishedDays(tx, merchant, now);
    await sumDays(tx, merchant, done === null ? null : new Date(done), new Date(wanted));
    return wanted;
  });
};
