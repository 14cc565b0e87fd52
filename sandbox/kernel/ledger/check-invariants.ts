import { sql } from 'drizzle-orm';
import { queryRows, type Database } from '#sandbox/db/database.ts';
import { POINTS_CURRENCY } from '#sandbox/db/schema.ts';
import { TRIAL_TYPE } from '#sandbox/kernel/http/assert-not-trial.ts';

export interface Violation {
  readonly rule:
    | 'sum-zero'
    | 'no-orphan'
    | 'not-below-zero'
    | 'balance-is-sum'
    | 'balance-after'
    | 'one-merchant'
    | 'trial-apart'
    | 'points-apart';
  /** The id of the transaction, account or posting that violates the rule. */
  readonly id: number;
}

/** Checks the whole ledger and returns all violations of its rules. The database constraints should make violations impossible. */
export const checkInvariants = async (db: Database): Promise<readonly Violation[]> => {
  const rows = await queryRows<{ rule: Violation['rule']; id: string | number }>(
    db,
    sql`
    WITH running AS (
      SELECT p.id, p.account_id, p.balance_after, a.member_id,
             sum(p.amount) OVER (PARTITION BY p.account_id ORDER BY p.id) AS expected
      FROM ledger_postings p JOIN ledger_accounts a ON a.id = p.account_id
    )
    SELECT 'sum-zero' AS rule, p.transaction_id AS id
      FROM ledger_postings p JOIN ledger_accounts a ON a.id = p.account_id
      GROUP BY p.transaction_id, a.currency HAVING sum(p.amount) <> 0
    UNION ALL
    SELECT 'no-orphan', t.id FROM ledger_transactions t
      WHERE NOT EXISTS (SELECT 1 FROM ledger_postings p WHERE p.transaction_id = t.id)
    UNION ALL
    SELECT 'one-merchant', t.id
      FROM ledger_transactions t JOIN ledger_postings p ON p.transaction_id = t.id JOIN ledger_accounts a ON a.id = p.account_id
      WHERE a.merchant <> t.merchant
    UNION ALL
    SELECT 'trial-apart', p.transaction_id
      FROM ledger_postings p JOIN ledger_accounts a ON a.id = p.account_id
      GROUP BY p.transaction_id HAVING count(DISTINCT a.kind IN ('trial', 'trial-wallet')) > 1
    UNION ALL
    SELECT 'trial-apart', p.transaction_id
      FROM ledger_postings p JOIN ledger_accounts a ON a.id = p.account_id JOIN members m ON m.id = a.member_id
      WHERE (m.type = ${TRIAL_TYPE}) <> (a.kind = 'trial-wallet')
    UNION ALL
    SELECT 'points-apart', a.id FROM ledger_accounts a
      WHERE (a.kind IN ('points', 'points-issued', 'points-pending')) <> (a.currency = ${POINTS_CURRENCY})
    UNION ALL
    SELECT 'not-below-zero', account_id FROM running WHERE member_id IS NOT NULL AND balance_after < 0
    UNION ALL
    SELECT 'balance-after', id FROM running WHERE balance_after <> expected
    UNION ALL
    SELECT 'balance-is-sum', a.id
      FROM ledger_accounts a LEFT JOIN ledger_postings p ON p.account_id = a.id
      GROUP BY a.id, a.balance HAVING a.balance <> coalesce(sum(p.amount), 0)
  `,
  );
  return rows.map(({ rule, id }) => ({ rule, id: Number(id) }));
};
