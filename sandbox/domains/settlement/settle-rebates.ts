import { sql } from 'drizzle-orm';
import { AGENT_TYPES, BONUS_SHARE } from '#sandbox/accounts/network/agent-terms.ts';
import { dayBeginning, dayOf } from '#sandbox/kernel/clock/merchant-day.ts';
import { createOrderNumber } from '#sandbox/kernel/ledger/order-number.ts';
import { queryRows, type Database } from '#sandbox/db/database.ts';
import { rebateSettlements, type MerchantRow } from '#sandbox/db/schema.ts';
import { textRef } from '#sandbox/kernel/texts/text-ref.ts';
import { credit } from '#sandbox/kernel/ledger/movements.ts';
import { DAY_MS } from '#sandbox/kernel/clock/record-range.ts';
import { insertRows } from '#sandbox/db/insert-rows.ts';
import { nextActivity } from './next-activity.ts';
import { lockPayees } from './pay-contracts.ts';
import type { Span } from './periods.ts';
import { settleUpTo } from './settled-until.ts';

interface Earned {
  readonly agent: string;
  readonly gross: string;
  readonly cost: string;
  readonly carried: string;
}

const moment = (at: number): string => new Date(at).toISOString();

/**
 * Finds what each agent earned on a day from the lines of direct downlines, from bets settled and bonuses credited on that day, and the loss carried
 * over from the days before. A bet counts on the day it is settled, no matter when it was placed, so a day that has been paid never changes.
 */
const findEarned = (tx: Database, merchant: string, { from, to }: Span): Promise<readonly Earned[]> =>
  queryRows<Earned>(
    tx,
    sql`
    WITH sums AS (
      SELECT b.member_id, sum(b.valid_bet) AS valid, 0 AS bonuses FROM bets b
      WHERE b.merchant = ${merchant} AND b.status = 'settled' AND b.settled_at >= ${moment(from)}::timestamptz AND b.settled_at < ${moment(to)}::timestamptz
      GROUP BY 1
      UNION ALL
      SELECT a.member_id, 0, sum(p.amount)
      FROM ledger_transactions t JOIN ledger_postings p ON p.transaction_id = t.id
      JOIN ledger_accounts a ON a.id = p.account_id AND a.kind = 'main'
      WHERE t.merchant = ${merchant} AND t.kind = 'bonus' AND t.at >= ${moment(from)}::timestamptz AND t.at < ${moment(to)}::timestamptz
      GROUP BY 1
    ), lines AS (
      SELECT c.ancestor_id AS line, sum(s.valid)::bigint AS valid, sum(s.bonuses)::bigint AS bonuses
      FROM sums s JOIN member_closure c ON c.descendant_id = s.member_id GROUP BY c.ancestor_id
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

/** Pays the rebates of one day and records their calculation. */
const settleDay = async (tx: Database, merchant: MerchantRow, span: Span, at: Date): Promise<void> => {
  const day = dayOf(merchant, span.from);
  const earned = (await findEarned(tx, merchant.code, span)).map(({ agent, gross, cost, carried }) => {
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
    const orderNo = amount > 0n ? createOrderNumber('rebate', at) : '';
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
              names: textRef('names:rebate.team'),
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

/** Pays agents their rebates day by day, starting at `until`, through the last day that has ended by `end`. Days without activity are skipped. */
export const settleRebates = async (
  db: Database,
  merchant: MerchantRow,
  { until, end, now }: { readonly until: number; readonly end: number; readonly now: () => number },
): Promise<void> => {
  const scope = { merchant: merchant.code, kind: 'rebate' } as const;
  const last = dayBeginning(merchant, end);
  let settled = until;
  while (settled < last) {
    // oxlint-disable-next-line no-await-in-loop -- days are settled in order
    const activity = await nextActivity(db, { merchant: merchant.code, counts: 'bonuses', from: settled, to: last });
    const from = activity === null ? null : dayBeginning(merchant, activity);
    const to = from === null ? last : from + DAY_MS;
    // oxlint-disable-next-line no-await-in-loop -- days are settled in order
    settled = await settleUpTo(db, { ...scope, from: settled, to }, async (tx) => {
      if (from !== null) await settleDay(tx, merchant, { from, to }, new Date(now()));
    });
  }
};
