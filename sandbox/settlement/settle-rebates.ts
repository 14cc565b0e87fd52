import { sql } from 'drizzle-orm';
import { AGENT_TYPES, BONUS_SHARE } from '../agents/agent-terms.ts';
import { beginOf, dayOf } from '../agents/merchant-day.ts';
import { sumFinishedDays } from '../agents/summed-days.ts';
import { createOrderNumber } from '../cashier/order-number.ts';
import { queryRows, type Database } from '../db/database.ts';
import { rebateSettlements, type MerchantRow } from '../db/schema.ts';
import { credit } from '../ledger/movements.ts';
import { DAY_MS } from '../records/record-range.ts';
import { insertRows } from '../seed/insert-rows.ts';
import { lockPayees } from './pay-contracts.ts';
import { REBATE_NAMES } from './rebate-names.ts';
import { settleUpTo } from './settled-until.ts';

interface Earned {
  readonly agent: string;
  readonly gross: string;
  readonly cost: string;
  readonly carried: string;
}

/** What each agent earned by the lines of direct downlines in a day, as the income report says it, and the loss of the days before. */
const findEarned = (tx: Database, merchant: string, day: string): Promise<readonly Earned[]> =>
  queryRows<Earned>(
    tx,
    sql`
    WITH lines AS (
      SELECT c.ancestor_id AS line, sum(d.valid_bets)::bigint AS valid, sum(d.bonuses)::bigint AS bonuses
      FROM member_days d JOIN members m ON m.id = d.member_id AND m.merchant = ${merchant} JOIN member_closure c ON c.descendant_id = d.member_id
      WHERE d.day = ${day}::date AND (d.valid_bets > 0 OR d.bonuses > 0) GROUP BY c.ancestor_id
    ), earned AS (
      SELECT u.id AS agent, sum(l.valid * greatest(u.rebate - m.rebate, 0) / 10000)::bigint AS gross,
        sum(l.bonuses * ${BONUS_SHARE}::int / 100)::bigint AS cost
      FROM lines l JOIN members m ON m.id = l.line JOIN members u ON u.id = m.upline_id
      WHERE u.type IN (${sql.join(
        [...AGENT_TYPES].map((type) => sql`${type}::smallint`),
        sql`, `,
      )}) GROUP BY u.id
    )
    SELECT e.agent, e.gross::text, e.cost::text, coalesce((
      SELECT r.carried_out FROM rebate_settlements r WHERE r.member_id = e.agent ORDER BY r.day DESC LIMIT 1), 0)::text AS carried
    FROM earned e WHERE e.gross > 0 OR e.cost > 0 ORDER BY e.agent`,
  );

/** Pays the rebates of a day. */
const settleDay = async (tx: Database, merchant: MerchantRow, day: string, at: Date): Promise<void> => {
  const earned = (await findEarned(tx, merchant.code, day)).map(({ agent, gross, cost, carried }) => {
    const net = BigInt(gross) - BigInt(cost) + BigInt(carried);
    return {
      memberId: Number(agent),
      gross: BigInt(gross),
      bonusCost: BigInt(cost),
      carriedIn: BigInt(carried),
      amount: net > 0n ? net : 0n,
      carriedOut: net < 0n ? net : 0n,
    };
  });
  await lockPayees(
    tx,
    merchant.code,
    earned.filter(({ amount }) => amount > 0n).map(({ memberId }) => memberId),
  );
  const rows: (typeof rebateSettlements.$inferInsert)[] = [];
  for (const { memberId, ...sums } of earned) {
    const { gross, bonusCost, carriedIn, amount } = sums;
    const orderNo = amount > 0n ? createOrderNumber('RB', at) : '';
    const paid =
      amount > 0n
        ? // oxlint-disable-next-line no-await-in-loop -- statements of one transaction
          await credit(tx, memberId, {
            kind: 'rebate',
            from: 'commission',
            amount,
            reference: orderNo,
            at,
            details: {
              formula: 'max(0, gross - bonusCost + carriedIn)',
              names: REBATE_NAMES,
              day,
              gross: String(gross),
              bonusCost: String(bonusCost),
              carriedIn: String(carriedIn),
              amount: String(amount),
            },
          })
        : null;
    rows.push({ memberId, day, settledAt: at, ...sums, orderNo, transactionId: paid?.id ?? null });
  }
  await insertRows(tx, rebateSettlements, rows);
};

/** The first day from one on of which there are sums; null: none before `last`. */
const nextDay = async (db: Database, merchant: MerchantRow, from: number, last: number): Promise<string | null> => {
  const [row] = await queryRows<{ day: string | null }>(
    db,
    sql`
    SELECT min(d.day)::text AS day FROM member_days d JOIN members m ON m.id = d.member_id
    WHERE m.merchant = ${merchant.code} AND d.day >= ${dayOf(merchant, from)}::date AND d.day < ${dayOf(merchant, last)}::date`,
  );
  return row?.day ?? null;
};

/** Pays what agents earned by their lines, day by day from `until` on, as far as the reports have summed the days: a sum does not change any more. */
export const settleRebates = async (
  db: Database,
  merchant: MerchantRow,
  { until, at }: { readonly until: number; readonly at: Date },
): Promise<void> => {
  const last = await sumFinishedDays(db, merchant, at.getTime());
  let settled = until;
  while (settled < last) {
    // oxlint-disable-next-line no-await-in-loop -- one day after the other
    const day = await nextDay(db, merchant, settled, last);
    const to = day === null ? last : beginOf(merchant, day) + DAY_MS;
    // oxlint-disable-next-line no-await-in-loop -- the same
    settled = await settleUpTo(db, { merchant: merchant.code, kind: 'rebate', from: settled, to }, async (tx) => {
      if (day !== null) await settleDay(tx, merchant, day, at);
    });
  }
};
