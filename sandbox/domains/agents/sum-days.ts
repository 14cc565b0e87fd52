import { sql } from 'drizzle-orm';
import type { Database } from '#sandbox/db/database.ts';
import type { MerchantRow } from '#sandbox/db/schema.ts';
import { beginOf, localDay } from '#sandbox/kernel/clock/merchant-day.ts';
import { betSums, DIRECTION_SUMS, MOVEMENT_SUMS, movementsOf } from './record-sums.ts';

/** Days in the merchant's local time: from `from` (inclusive; null for the beginning of all records) to `until` (exclusive). */
interface Days {
  readonly from: string | null;
  readonly until: string;
}

const COLUMNS = ['records', 'staked', 'bets', 'valid_bets', 'payouts'] as const;
const MOVED = ['deposits', 'withdrawals', 'bonuses', 'rebate', 'movements', 'money_in', 'money_out'] as const;
const all = sql.raw([...COLUMNS, ...MOVED].join(', '));
const orZero = sql.raw([...COLUMNS, ...MOVED].map((name) => `coalesce(${name}, 0) AS ${name}`).join(', '));

/**
 * Sums a merchant's bets and movements for days that have not been summed yet. Each sum is stored for the member and, in the tables of lines, for
 * all the member's ancestors.
 */
export const sumDays = async (tx: Database, merchant: MerchantRow, { from, until }: Days): Promise<void> => {
  const moment = (day: string) => sql`${new Date(beginOf(merchant, day)).toISOString()}::timestamptz`;
  const within = (column: ReturnType<typeof sql>) =>
    sql`${column} < ${moment(until)} ${from === null ? sql`` : sql`AND ${column} >= ${moment(from)}`}`;
  const played = sql`b.merchant = ${merchant.code} AND ${within(sql`b.placed_at`)}`;
  const playDay = localDay(merchant, sql`b.placed_at`);
  const moveDay = localDay(merchant, sql`t.at`);
  // All statements below must agree on which bets are settled, so a bet that is open here counts as open even if it is settled meanwhile.
  const settled = sql`w.bet_id IS NULL AND b.status = 'settled'`;
  await tx.execute(sql`
    INSERT INTO awaited_bets (bet_id, merchant)
    SELECT b.id, b.merchant FROM bets b WHERE ${played} AND b.status = 'open'`);
  await tx.execute(sql`
    WITH played AS (
      SELECT b.member_id, ${playDay} AS day, ${betSums(settled)}
      FROM bets b LEFT JOIN awaited_bets w ON w.bet_id = b.id WHERE ${played} GROUP BY 1, 2
    ), moved AS (
      SELECT a.member_id, ${moveDay} AS day, ${MOVEMENT_SUMS} ${movementsOf(merchant)} AND ${within(sql`t.at`)} GROUP BY 1, 2
    ), each AS (SELECT member_id, day, ${orZero} FROM played FULL JOIN moved USING (member_id, day))
    INSERT INTO member_days (member_id, day, ${all}, previous_day, previous_play, bets_before, deposits_before)
    SELECT e.*, coalesce(lag(e.day) OVER earlier, t.last_day, '-infinity'),
      coalesce(max(e.day) FILTER (WHERE e.records > 0) OVER before, t.last_play, '-infinity'),
      coalesce(t.bets, 0) + coalesce(sum(e.bets) OVER before, 0), coalesce(t.deposits, 0) + coalesce(sum(e.deposits) OVER before, 0)
    FROM each e LEFT JOIN member_totals t ON t.member_id = e.member_id
    WINDOW earlier AS (PARTITION BY e.member_id ORDER BY e.day), before AS (earlier ROWS BETWEEN UNBOUNDED PRECEDING AND 1 PRECEDING)`);
  await tx.execute(sql`
    INSERT INTO member_totals AS t (member_id, last_day, last_play, bets, deposits)
    SELECT d.member_id, max(d.day), coalesce(max(d.day) FILTER (WHERE d.records > 0), '-infinity'), sum(d.bets), sum(d.deposits)
    FROM member_days d JOIN members m ON m.id = d.member_id
    WHERE m.merchant = ${merchant.code} AND d.day < ${until}::date ${from === null ? sql`` : sql`AND d.day >= ${from}::date`} GROUP BY d.member_id
    ON CONFLICT (member_id) DO UPDATE SET last_day = excluded.last_day, last_play = greatest(t.last_play, excluded.last_play),
      bets = t.bets + excluded.bets, deposits = t.deposits + excluded.deposits`);
  await tx.execute(sql`
    INSERT INTO line_bet_days (ancestor_id, day, vassalage, category, records, staked, bets, valid_bets, payouts)
    SELECT c.ancestor_id, ${playDay}, b.vassalage, b.category, ${betSums(settled)}
    FROM bets b LEFT JOIN awaited_bets w ON w.bet_id = b.id JOIN member_closure c ON c.descendant_id = b.member_id AND c.distance > 0
    WHERE ${played} GROUP BY 1, 2, 3, 4`);
  await tx.execute(sql`
    INSERT INTO line_movement_days (ancestor_id, day, kind, movements_in, movements_out, money_in, money_out)
    SELECT c.ancestor_id, moved.day, moved.kind, sum(movements_in), sum(movements_out), sum(money_in), sum(money_out)
    FROM (
      SELECT a.member_id, ${moveDay} AS day, t.kind, ${DIRECTION_SUMS} ${movementsOf(merchant)} AND ${within(sql`t.at`)} GROUP BY 1, 2, 3
    ) AS moved JOIN member_closure c ON c.descendant_id = moved.member_id AND c.distance > 0
    GROUP BY 1, 2, 3`);
};

/**
 * Adds each bet that was settled after its day was summed to the sums of that day, once. The caller must hold the lock on the merchant's summed days.
 */
export const sumLateBets = async (tx: Database, merchant: MerchantRow): Promise<void> => {
  await tx.execute(sql`
    WITH ended AS (
      DELETE FROM awaited_bets w USING bets b WHERE w.merchant = ${merchant.code} AND b.id = w.bet_id AND b.status <> 'open' RETURNING b.*
    ), late AS (
      SELECT member_id, ${localDay(merchant, sql`placed_at`)} AS day, vassalage, category,
        sum(stake)::bigint AS bets, sum(valid_bet)::bigint AS valid_bets, sum(payout)::bigint AS payouts
      FROM ended WHERE status = 'settled' GROUP BY 1, 2, 3, 4
    ), days AS (
      UPDATE member_days d SET bets = d.bets + more.bets, valid_bets = d.valid_bets + more.valid_bets,
        payouts = d.payouts + more.payouts, bets_before = d.bets_before + more.before
      FROM (
        SELECT d.member_id, d.day, coalesce(sum(late.bets) FILTER (WHERE late.day = d.day), 0) AS bets,
          coalesce(sum(late.valid_bets) FILTER (WHERE late.day = d.day), 0) AS valid_bets,
          coalesce(sum(late.payouts) FILTER (WHERE late.day = d.day), 0) AS payouts,
          coalesce(sum(late.bets) FILTER (WHERE late.day < d.day), 0) AS before
        FROM late JOIN member_days d ON d.member_id = late.member_id AND d.day >= late.day GROUP BY 1, 2
      ) AS more WHERE d.member_id = more.member_id AND d.day = more.day
    ), totals AS (
      UPDATE member_totals t SET bets = t.bets + more.bets
      FROM (SELECT member_id, sum(bets) AS bets FROM late GROUP BY 1) AS more WHERE t.member_id = more.member_id
    )
    UPDATE line_bet_days l SET bets = l.bets + more.bets, valid_bets = l.valid_bets + more.valid_bets, payouts = l.payouts + more.payouts
    FROM (
      SELECT c.ancestor_id, late.day, late.vassalage, late.category, sum(late.bets) AS bets, sum(late.valid_bets) AS valid_bets, sum(late.payouts) AS payouts
      FROM late JOIN member_closure c ON c.descendant_id = late.member_id AND c.distance > 0
      GROUP BY 1, 2, 3, 4
    ) AS more
    WHERE l.ancestor_id = more.ancestor_id AND l.day = more.day AND l.vassalage = more.vassalage AND l.category = more.category`);
};
