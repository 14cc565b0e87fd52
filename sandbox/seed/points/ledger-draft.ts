import {
  POINTS_CURRENCY,
  type ledgerAccounts,
  type ledgerPostings,
  type ledgerTransactions,
  type LedgerAccountKind,
  type TransactionKind,
} from '#sandbox/db/schema.ts';

type AccountSeed = typeof ledgerAccounts.$inferInsert & { readonly id: number };
type TransactionSeed = typeof ledgerTransactions.$inferInsert & { readonly id: number };
type PostingSeed = typeof ledgerPostings.$inferInsert;

/** The first free ids of the ledger tables. */
interface FirstIds {
  readonly accounts: number;
  readonly transactions: number;
  readonly postings: number;
}

export interface Entry {
  readonly kind: TransactionKind;
  readonly reference: string;
  readonly at: Date;
  readonly from: number;
  readonly to: number;
  readonly amount: bigint;
  readonly details?: Readonly<Record<string, unknown>>;
}

/** An in-memory double-entry ledger, filled in chronological order. It is inserted with a few statements, and the database checks it again. */
export interface LedgerDraft {
  readonly accounts: AccountSeed[];
  readonly transactions: TransactionSeed[];
  readonly postings: PostingSeed[];
  open(kind: LedgerAccountKind, memberId: number | null, accountTypeId: number, createdAt: Date): number;
  balance(account: number): bigint;
  /** Adds a transaction and returns its id. */
  post(entry: Entry): number;
}

export const createLedgerDraft = (merchant: string, currency: string, first: FirstIds): LedgerDraft => {
  const accounts: AccountSeed[] = [];
  const transactions: TransactionSeed[] = [];
  const postings: PostingSeed[] = [];
  const balances = new Map<number, bigint>();
  const change = (transactionId: number, accountId: number, amount: bigint): void => {
    const balanceAfter = (balances.get(accountId) ?? 0n) + amount;
    balances.set(accountId, balanceAfter);
    postings.push({ id: first.postings + postings.length, transactionId, accountId, amount, balanceAfter });
  };
  return {
    accounts,
    transactions,
    postings,
    open: (kind, memberId, accountTypeId, createdAt) => {
      const id = first.accounts + accounts.length;
      accounts.push({
        id,
        merchant,
        kind,
        memberId,
        accountTypeId,
        currency: kind.startsWith('points') ? POINTS_CURRENCY : currency,
        createdAt,
      });
      return id;
    },
    balance: (account) => balances.get(account) ?? 0n,
    post: ({ from, to, amount, kind, reference, at, details = {} }) => {
      const id = first.transactions + transactions.length;
      transactions.push({ id, merchant, kind, reference, at, details });
      change(id, from, -amount);
      change(id, to, amount);
      return id;
    },
  };
};
