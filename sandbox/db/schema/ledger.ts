import { sql } from 'drizzle-orm';
import { check, index, integer, jsonb, pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core';
import { id, minorUnits, moment, reference } from './columns.ts';
import { members } from './members.ts';
import { merchants } from './merchants.ts';

/**
 * The kinds of ledger account. `main` and `game` are wallets of a member, `trial-wallet` is the wallet of a trial account, and `points` are a
 * member's points. All other accounts belong to the merchant and may be negative. `pending` holds withdrawals that are not paid yet. `trial` and
 * `trial-wallet` hold play money, which never moves to or from another kind of account. Points are issued from `points-issued`, and spent points
 * return to it; `points-pending` holds the points of redemptions under review. Only points accounts use the currency `PTS`.
 */
export type LedgerAccountKind =
  | 'main'
  | 'game'
  | 'cash'
  | 'pending'
  | 'fees'
  | 'play'
  | 'bonus'
  | 'commission'
  | 'adjustment'
  | 'trial-wallet'
  | 'trial'
  | 'points'
  | 'points-issued'
  | 'points-pending';

/** The currency of points, which has no decimals. */
export const POINTS_CURRENCY = 'PTS';

export const ledgerAccounts = pgTable(
  'ledger_accounts',
  {
    id: id(),
    merchant: text('merchant')
      .notNull()
      .references(() => merchants.code),
    kind: text('kind').$type<LedgerAccountKind>().notNull(),
    /** The member who owns the account; null for an account of the merchant. */
    memberId: reference('member_id').references(() => members.id),
    /**
     * For a game wallet the vendor, for the main wallet 0. For an account of the merchant the row's number, because each of these accounts is split
     * into many rows.
     */
    accountTypeId: integer('account_type_id').notNull().default(0),
    currency: text('currency').notNull(),
    /** The balance, maintained by a trigger on the postings; never written directly. */
    balance: minorUnits('balance')
      .notNull()
      .default(sql`0`),
    createdAt: moment('created_at').notNull(),
  },
  (table) => [
    uniqueIndex('ledger_accounts_wallet_unique')
      .on(table.memberId, table.kind, table.accountTypeId)
      .where(sql`${table.memberId} is not null`),
    uniqueIndex('ledger_accounts_house_unique')
      .on(table.merchant, table.kind, table.accountTypeId, table.currency)
      .where(sql`${table.memberId} is null`),
    check('ledger_accounts_not_below_zero', sql`${table.memberId} is null or ${table.balance} >= 0`),
    check(
      'ledger_accounts_owner',
      sql`(${table.memberId} is not null) = (${table.kind} in ('main', 'game', 'trial-wallet', 'points'))`,
    ),
    check(
      'ledger_accounts_points',
      sql`(${table.kind} in ('points', 'points-issued', 'points-pending')) = (${table.currency} = 'PTS')`,
    ),
  ],
);

/**
 * The kinds of ledger transaction. `withdrawal` takes money out of the wallet; then either `payout-sent` pays it to the member's bank account, or
 * `withdrawal-returned` returns it to the wallet. `trial…` move play money, and `points-…` move points: `points-redeemed` takes points for a
 * redemption, `points-spent` completes an approved redemption, and `points-returned` returns the points of a rejected one. `redemption` and
 * `conversion` pay money for points.
 */
export type TransactionKind =
  | 'deposit'
  | 'withdrawal'
  | 'payout-sent'
  | 'withdrawal-returned'
  | 'transfer'
  | 'bonus'
  | 'rebate'
  | 'adjustment'
  | 'upline'
  | 'downline'
  | 'bet'
  | 'payout'
  | 'redemption'
  | 'conversion'
  | 'salary'
  | 'dividend'
  | 'trial'
  | 'trial-bet'
  | 'trial-payout'
  | 'points-earned'
  | 'points-granted'
  | 'points-redeemed'
  | 'points-spent'
  | 'points-returned'
  | 'points-converted';

export const ledgerTransactions = pgTable(
  'ledger_transactions',
  {
    id: id(),
    merchant: text('merchant')
      .notNull()
      .references(() => merchants.code),
    kind: text('kind').$type<TransactionKind>().notNull(),
    /** The caller's reference, such as an order number or a bet. */
    reference: text('reference').notNull(),
    /** The member and the `Idempotency-Key` of the call that requested the transaction, as `<member id>:<key>`. */
    idempotencyKey: text('idempotency_key'),
    details: jsonb('details').$type<Readonly<Record<string, unknown>>>().notNull().default({}),
    at: moment('at').notNull(),
    /** The database transaction that created the row; postings can be added only within it. */
    madeIn: reference('made_in')
      .notNull()
      .default(sql`pg_current_xact_id()::text::bigint`),
  },
  (table) => [
    uniqueIndex('ledger_transactions_reference_unique').on(table.merchant, table.kind, table.reference),
    uniqueIndex('ledger_transactions_key_unique').on(table.idempotencyKey),
    index('ledger_transactions_at').on(table.merchant, table.at),
  ],
);
export type LedgerAccountRow = typeof ledgerAccounts.$inferSelect;

/**
 * The ledger's postings, an append-only table. Triggers reject every change to a row, and every statement that leaves a transaction unbalanced.
 */
export const ledgerPostings = pgTable(
  'ledger_postings',
  {
    id: id(),
    transactionId: reference('transaction_id')
      .notNull()
      .references(() => ledgerTransactions.id),
    accountId: reference('account_id')
      .notNull()
      .references(() => ledgerAccounts.id),
    amount: minorUnits('amount').notNull(),
    balanceAfter: minorUnits('balance_after').notNull(),
  },
  (table) => [
    index('ledger_postings_transaction').on(table.transactionId),
    index('ledger_postings_account').on(table.accountId, table.id),
    check('ledger_postings_not_zero', sql`${table.amount} <> 0`),
  ],
);
