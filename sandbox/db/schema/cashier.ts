import { sql } from 'drizzle-orm';
import { check, customType, index, pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core';
import type { DepositKind, DepositStatus, WithdrawalOrder, WithdrawalStatus } from '#schemas/cashier.ts';
import { id, minorUnits, moment, reference } from './columns.ts';
import { ledgerTransactions } from './ledger.ts';
import { members } from './members.ts';
import { merchants } from './merchants.ts';

const bytes = customType<{ data: Uint8Array; driverData: Uint8Array }>({ dataType: () => 'bytea' });
const merchant = () =>
  text('merchant')
    .notNull()
    .references(() => merchants.code);
const memberId = () =>
  reference('member_id')
    .notNull()
    .references(() => members.id);
const transaction = (name: string) => reference(name).references(() => ledgerTransactions.id);

export const depositOrders = pgTable(
  'deposit_orders',
  {
    id: id(),
    orderNo: text('order_no').notNull(),
    merchant: merchant(),
    memberId: memberId(),
    methodId: text('method_id').notNull(),
    methodName: text('method_name').notNull(),
    kind: text('kind').$type<DepositKind>().notNull(),
    currency: text('currency').notNull(),
    amount: minorUnits('amount').notNull(),
    promotionId: text('promotion_id'),
    bonus: minorUnits('bonus').notNull(),
    /** The amount that must be wagered before a withdrawal; bets count once the deposit has arrived. */
    turnover: minorUnits('turnover').notNull(),
    /** The status. `EXPIRED` is never stored: it is derived from `expiresAt`, and money that arrives later still counts. */
    status: text('status').$type<Exclude<DepositStatus, 'EXPIRED'>>().notNull().default('PENDING'),
    createdAt: moment('created_at').notNull(),
    expiresAt: moment('expires_at').notNull(),
    settledAt: moment('settled_at'),
    transactionId: transaction('transaction_id'),
  },
  (table) => [
    uniqueIndex('deposit_orders_no_unique').on(table.orderNo),
    index('deposit_orders_member').on(table.memberId, table.createdAt),
    index('deposit_orders_open').on(table.merchant, table.status, table.createdAt),
    check('deposit_orders_paid', sql`(${table.status} = 'SUCCESS') = (${table.transactionId} is not null)`),
  ],
);
export type DepositOrderRow = typeof depositOrders.$inferSelect;

export const payoutAccounts = pgTable(
  'payout_accounts',
  {
    id: id(),
    memberId: memberId(),
    bankCode: text('bank_code').notNull(),
    accountNumber: text('account_number').notNull(),
    holder: text('holder').notNull(),
    createdAt: moment('created_at').notNull(),
  },
  (table) => [uniqueIndex('payout_accounts_unique').on(table.memberId, table.bankCode, table.accountNumber)],
);
export type PayoutAccountRow = typeof payoutAccounts.$inferSelect;

export const withdrawalOrders = pgTable(
  'withdrawal_orders',
  {
    id: id(),
    orderNo: text('order_no').notNull(),
    merchant: merchant(),
    memberId: memberId(),
    accountId: reference('account_id')
      .notNull()
      .references(() => payoutAccounts.id),
    currency: text('currency').notNull(),
    amount: minorUnits('amount').notNull(),
    fee: minorUnits('fee').notNull(),
    status: text('status').$type<WithdrawalStatus>().notNull().default('APPLYING'),
    receipt: text('receipt').$type<WithdrawalOrder['receipt']>(),
    reason: text('reason').$type<WithdrawalOrder['reason']>(),
    createdAt: moment('created_at').notNull(),
    /** When the order passed its review, whether by a person or automatically. */
    reviewedAt: moment('reviewed_at'),
    paidAt: moment('paid_at'),
    endedAt: moment('ended_at'),
    /** The ledger transaction that took the amount out of the wallet. */
    holdTransactionId: transaction('hold_transaction_id').notNull(),
    /** The ledger transaction that paid the amount out or returned it to the wallet. */
    endTransactionId: transaction('end_transaction_id'),
  },
  (table) => [
    uniqueIndex('withdrawal_orders_no_unique').on(table.orderNo),
    index('withdrawal_orders_member').on(table.memberId, table.createdAt),
    index('withdrawal_orders_open').on(table.status, table.createdAt),
  ],
);
export type WithdrawalOrderRow = typeof withdrawalOrders.$inferSelect;

/** Images that a member submits as proof that a withdrawal has not arrived. */
export const withdrawalProofs = pgTable(
  'withdrawal_proofs',
  {
    id: id(),
    orderId: reference('order_id')
      .notNull()
      .references(() => withdrawalOrders.id),
    type: text('type').$type<'image/png' | 'image/jpeg'>().notNull(),
    picture: bytes('picture').notNull(),
  },
  (table) => [index('withdrawal_proofs_order').on(table.orderId)],
);

/**
 * Wagering requirements of deposits and bonuses. Bets count towards the oldest first. Until a bonus has ended, `held` of the member's money and
 * `heldPoints` of the member's points cannot be withdrawn or transferred (`turnover/held-money.ts`).
 */
export const turnoverRequirements = pgTable(
  'turnover_requirements',
  {
    id: id(),
    memberId: memberId(),
    source: text('source').$type<'deposit' | 'bonus'>().notNull(),
    /** The order number of the deposit or bonus that caused the requirement. A deposit with a bonus has two requirements. */
    reference: text('reference').notNull(),
    required: minorUnits('required').notNull(),
    done: minorUnits('done')
      .notNull()
      .default(sql`0`),
    held: minorUnits('held')
      .notNull()
      .default(sql`0`),
    heldPoints: minorUnits('held_points')
      .notNull()
      .default(sql`0`),
    createdAt: moment('created_at').notNull(),
    /** When the full amount was wagered, or when the bonus was lost before that. */
    endedAt: moment('ended_at'),
  },
  (table) => [
    uniqueIndex('turnover_requirements_reference_unique').on(table.memberId, table.reference, table.source),
    index('turnover_requirements_open')
      .on(table.memberId, table.id)
      .where(sql`${table.endedAt} is null`),
    check('turnover_requirements_bounds', sql`${table.done} between 0 and ${table.required}`),
    check('turnover_requirements_held', sql`${table.held} >= 0 and ${table.heldPoints} >= 0`),
    check('turnover_requirements_open_done', sql`${table.endedAt} is not null or ${table.done} < ${table.required}`),
    check(
      'turnover_requirements_holds',
      sql`(${table.source} = 'bonus' and ${table.endedAt} is null) or (${table.held} = 0 and ${table.heldPoints} = 0)`,
    ),
  ],
);
export type TurnoverSource = (typeof turnoverRequirements.$inferSelect)['source'];
