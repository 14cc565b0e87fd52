import { sql } from 'drizzle-orm';
import { PgTransaction } from 'drizzle-orm/pg-core';
import { queryRows, type Database } from '#sandbox/db/database.ts';
import type { LedgerAccountRow, TransactionKind } from '#sandbox/db/schema.ts';
import { InsufficientFunds, UnbalancedTransaction } from './ledger-errors.ts';

interface TransactionFacts {
  readonly merchant: string;
  readonly kind: TransactionKind;
  /** The reference, unique among the merchant's transactions of this kind. */
  readonly reference: string;
  readonly at: Date;
  readonly idempotencyKey?: string | null;
  readonly details?: Readonly<Record<string, unknown>>;
}

interface Posting {
  readonly account: LedgerAccountRow;
  /** The amount in minor units: positive if it is added to the account, negative if it is taken from it. */
  readonly amount: bigint;
}

/** A ledger transaction that was written. */
export interface PostedTransaction {
  readonly id: number;
}

const isTransaction = (db: object): boolean => db instanceof PgTransaction;

/**
 * Runs `work` in the caller's database transaction or, without one, in a new one. Does not set a savepoint: if `work` fails, the caller's whole
 * transaction fails.
 */
export const inTransaction = <Value>(db: Database, work: (tx: Database) => Promise<Value>): Promise<Value> =>
  isTransaction(db) ? work(db) : db.transaction(work);

/**
 * Writes a ledger transaction and its postings with one statement. The caller must have locked the accounts. Throws `UnbalancedTransaction`, or
 * `InsufficientFunds` if a member's account would become negative.
 */
export const writePostings = async (
  tx: Database,
  { merchant, kind, reference, at, idempotencyKey = null, details = {} }: TransactionFacts,
  postings: readonly Posting[],
): Promise<PostedTransaction> => {
  const sums = new Map<string, bigint>();
  const rows = postings
    .filter(({ amount }) => amount !== 0n)
    .map(({ account, amount }) => {
      if (account.merchant !== merchant)
        throw new UnbalancedTransaction(`account ${account.id} belongs to another merchant`);
      const after = account.balance + amount;
      if (account.memberId !== null && after < 0n) throw new InsufficientFunds(account.id, account.balance);
      sums.set(account.currency, (sums.get(account.currency) ?? 0n) + amount);
      return sql`(${account.id}::bigint, ${amount}::bigint, ${after}::bigint)`;
    });
  if (rows.length === 0) throw new UnbalancedTransaction('no postings');
  if ([...sums.values()].some((sum) => sum !== 0n)) throw new UnbalancedTransaction('postings do not sum to zero');

  const [made] = await queryRows<{ id: string | number }>(
    tx,
    sql`
    WITH made AS (
      INSERT INTO ledger_transactions (merchant, kind, reference, at, idempotency_key, details)
      VALUES (${merchant}, ${kind}, ${reference}, ${at.toISOString()}::timestamptz, ${idempotencyKey}, ${JSON.stringify(details)}::jsonb)
      RETURNING id
    ), added AS (
      INSERT INTO ledger_postings (transaction_id, account_id, amount, balance_after)
      SELECT made.id, p.account, p.amount, p.after
      FROM made, (VALUES ${sql.join(rows, sql`, `)}) AS p (account, amount, after)
    )
    SELECT id FROM made`,
  );
  if (made === undefined) throw new Error('the ledger returned no transaction');
  return { id: Number(made.id) };
};
