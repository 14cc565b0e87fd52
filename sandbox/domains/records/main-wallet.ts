import { sql, type SQL } from 'drizzle-orm';
import type { TransactionKind } from '#sandbox/db/schema.ts';
import type { RecordScope } from '#sandbox/kernel/clock/record-range.ts';

/**
 * Returns the FROM and WHERE clauses that select the postings `p` of a member's main wallet within a scope, with their transactions `t`; `kinds`
 * limits them to some kinds. More conditions can be appended with AND.
 */
export const fromMainWallet = (memberId: number, scope: RecordScope, kinds?: readonly TransactionKind[]): SQL => {
  const within =
    'orderNo' in scope
      ? sql`t.merchant = (SELECT merchant FROM members WHERE id = ${memberId}) AND t.reference = ${scope.orderNo}`
      : sql`t.at >= ${scope.from.toISOString()}::timestamptz AND t.at < ${scope.to.toISOString()}::timestamptz`;
  const ofKind =
    kinds === undefined
      ? sql`true`
      : sql`t.kind IN (${sql.join(
          kinds.map((kind) => sql`${kind}`),
          sql`, `,
        )})`;
  return sql`
    FROM ledger_postings p
    JOIN ledger_transactions t ON t.id = p.transaction_id
    WHERE p.account_id = (SELECT id FROM ledger_accounts WHERE member_id = ${memberId} AND kind = 'main')
      AND ${within} AND ${ofKind}`;
};
