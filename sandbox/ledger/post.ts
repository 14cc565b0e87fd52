import { asc, inArray } from 'drizzle-orm';
import type { Database } from '../db/database.ts';
import {
  ledgerAccounts,
  ledgerPostings,
  ledgerTransactions,
  type LedgerTransactionRow,
  type TransactionKind,
} from '../db/schema.ts';
import { InsufficientFunds, UnbalancedTransaction } from './ledger-errors.ts';

interface Posting {
  readonly account: number;
  /** Minor units: positive into the account, negative out of it. */
  readonly amount: bigint;
}

interface TransactionFacts {
  readonly merchant: string;
  readonly kind: TransactionKind;
  /** Unique among the merchant's transactions of that kind. */
  readonly reference: string;
  readonly at: Date;
  readonly postings: readonly Posting[];
  readonly idempotencyKey?: string | null;
  readonly details?: Readonly<Record<string, unknown>>;
}

const sumByAccount = (postings: readonly Posting[]): readonly Posting[] => {
  const sums = new Map<number, bigint>();
  for (const { account, amount } of postings) sums.set(account, (sums.get(account) ?? 0n) + amount);
  return [...sums].map(([account, amount]) => ({ account, amount })).filter(({ amount }) => amount !== 0n);
};

/**
 * Writes a ledger transaction atomically, within the caller's database transaction if there is one.
 * Throws `UnbalancedTransaction`, or `InsufficientFunds` if a member's wallet would become negative.
 */
export const post = (db: Database, facts: TransactionFacts): Promise<LedgerTransactionRow> =>
  db.transaction(async (tx) => {
    const postings = sumByAccount(facts.postings);
    const accounts = await tx
      .select()
      .from(ledgerAccounts)
      .where(
        inArray(
          ledgerAccounts.id,
          postings.map(({ account }) => account),
        ),
      )
      .orderBy(asc(ledgerAccounts.id))
      .for('update');
    const byId = new Map(accounts.map((account) => [account.id, account]));
    const sums = new Map<string, bigint>();

    const rows = postings.map(({ account: id, amount }) => {
      const account = byId.get(id);
      if (!account) throw new UnbalancedTransaction(`no account ${id}`);
      if (account.merchant !== facts.merchant)
        throw new UnbalancedTransaction(`account ${id} belongs to another merchant`);
      const balanceAfter = account.balance + amount;
      if (account.memberId !== null && balanceAfter < 0n) throw new InsufficientFunds(id, account.balance);
      sums.set(account.currency, (sums.get(account.currency) ?? 0n) + amount);
      return { accountId: id, amount, balanceAfter };
    });
    if (rows.length === 0) throw new UnbalancedTransaction('no postings');
    if ([...sums.values()].some((sum) => sum !== 0n)) throw new UnbalancedTransaction('postings do not sum to zero');

    const { merchant, kind, reference, at, idempotencyKey = null, details = {} } = facts;
    const [transaction] = await tx
      .insert(ledgerTransactions)
      .values({ merchant, kind, reference, at, idempotencyKey, details })
      .returning();
    if (!transaction) throw new Error('the ledger returned no transaction');
    await tx.insert(ledgerPostings).values(rows.map((row) => ({ ...row, transactionId: transaction.id })));
    return transaction;
  });
