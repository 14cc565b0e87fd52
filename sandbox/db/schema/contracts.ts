import { sql } from 'drizzle-orm';
import {
  check,
  date,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  smallint,
  text,
  uniqueIndex,
} from 'drizzle-orm/pg-core';
import type {
  ContractEnd,
  ContractKind,
  ContractPeriod,
  ContractState,
  ContractStepName,
  SettlementStatus,
} from '#schemas/contract-names.ts';
import type { ContractTerms, ContractTier } from '#schemas/contract.ts';
import { id, minorUnits, moment, reference } from './columns.ts';
import { ledgerTransactions } from './ledger.ts';
import { members } from './members.ts';
import { merchants } from './merchants.ts';

/** A contract between an agent and the direct upline, from its first offer to its end. */
export const contracts = pgTable(
  'contracts',
  {
    id: id(),
    /** The contract number shown to both parties. */
    requestId: text('request_id').notNull(),
    merchant: text('merchant')
      .notNull()
      .references(() => merchants.code),
    kind: text('kind').$type<ContractKind>().notNull(),
    state: text('state').$type<ContractState>().notNull(),
    /** The upline; null for the platform, which sets the terms of the first agent of a network. */
    uplineId: reference('upline_id').references(() => members.id),
    downlineId: reference('downline_id')
      .notNull()
      .references(() => members.id),
    period: text('period').$type<ContractPeriod>(),
    tiers: jsonb('tiers').$type<readonly ContractTier[]>().notNull(),
    /** The party that made the pending request or asked to end the contract; the other party has to answer. Null if nothing awaits an answer. */
    askedBy: reference('asked_by').references(() => members.id),
    version: integer('version').notNull().default(1),
    createdAt: moment('created_at').notNull(),
    expiresAt: moment('expires_at'),
    activeFrom: moment('active_from'),
    endedAt: moment('ended_at'),
    end: text('end').$type<ContractEnd>(),
  },
  (table) => [
    uniqueIndex('contracts_request_unique').on(table.requestId),
    uniqueIndex('contracts_active_unique')
      .on(table.downlineId, table.kind)
      .where(sql`${table.state} in ('ACTIVE', 'TERMINATION_PENDING')`),
    uniqueIndex('contracts_pending_unique')
      .on(table.downlineId, table.kind)
      .where(sql`${table.state} = 'PENDING'`),
    index('contracts_upline').on(table.uplineId, table.createdAt),
    index('contracts_downline').on(table.downlineId, table.createdAt),
    index('contracts_in_force')
      .on(table.merchant, table.kind)
      .where(sql`${table.state} in ('ACTIVE', 'TERMINATION_PENDING')`),
    check('contracts_ended', sql`(${table.endedAt} is not null) = (${table.state} in ('REJECTED', 'TERMINATED'))`),
    check('contracts_end', sql`(${table.endedAt} is not null) = (${table.end} is not null)`),
    check('contracts_period', sql`(${table.kind} = 'dividend') = (${table.period} is not null)`),
  ],
);
export type ContractRow = typeof contracts.$inferSelect;

/** The steps of a contract's history. Rows are never changed. */
export const contractSteps = pgTable(
  'contract_steps',
  {
    contractId: reference('contract_id')
      .notNull()
      .references(() => contracts.id),
    /** The version of the contract that this step created. */
    version: integer('version').notNull(),
    step: text('step').$type<ContractStepName>().notNull(),
    /** The member who took the step; null for the platform. */
    memberId: reference('member_id').references(() => members.id),
    at: moment('at').notNull(),
    before: jsonb('before').$type<ContractTerms>(),
    after: jsonb('after').$type<ContractTerms>(),
    note: text('note').notNull().default(''),
  },
  (table) => [primaryKey({ columns: [table.contractId, table.version] })],
);

/** What a contract earned in a period, with all figures used to calculate the amount. One row per contract and period. */
export const contractSettlements = pgTable(
  'contract_settlements',
  {
    id: id(),
    contractId: reference('contract_id')
      .notNull()
      .references(() => contracts.id),
    /** The agent who is paid. */
    memberId: reference('member_id')
      .notNull()
      .references(() => members.id),
    merchant: text('merchant')
      .notNull()
      .references(() => merchants.code),
    kind: text('kind').$type<ContractKind>().notNull(),
    periodFrom: moment('period_from').notNull(),
    periodTo: moment('period_to').notNull(),
    settledAt: moment('settled_at').notNull(),
    activeMembers: integer('active_members').notNull(),
    bets: minorUnits('bets').notNull(),
    validBets: minorUnits('valid_bets').notNull(),
    payouts: minorUnits('payouts').notNull(),
    bonuses: minorUnits('bonuses').notNull(),
    /** The index of the tier that was reached, or -1 for none. */
    tier: smallint('tier').notNull(),
    /** The rate in hundredths of a percent. */
    rate: integer('rate').notNull(),
    base: minorUnits('base').notNull(),
    carriedIn: minorUnits('carried_in').notNull(),
    gross: minorUnits('gross').notNull(),
    shared: minorUnits('shared').notNull(),
    amount: minorUnits('amount').notNull(),
    carriedOut: minorUnits('carried_out').notNull(),
    status: text('status').$type<SettlementStatus>().notNull(),
    orderNo: text('order_no').notNull().default(''),
    transactionId: reference('transaction_id').references(() => ledgerTransactions.id),
  },
  (table) => [
    uniqueIndex('contract_settlements_unique').on(table.contractId, table.periodFrom),
    index('contract_settlements_member').on(table.memberId, table.kind, table.settledAt),
    check('contract_settlements_paid', sql`(${table.status} = 'PAID') = (${table.transactionId} is not null)`),
    check('contract_settlements_amount', sql`${table.amount} >= 0 and ${table.carriedOut} <= 0`),
  ],
);
export type ContractSettlementRow = typeof contractSettlements.$inferSelect;

/** The rebate that an agent earned from its lines on one day in the merchant's local time. A negative sum is carried over to the next day. */
export const rebateSettlements = pgTable(
  'rebate_settlements',
  {
    memberId: reference('member_id')
      .notNull()
      .references(() => members.id),
    day: date('day').notNull(),
    settledAt: moment('settled_at').notNull(),
    gross: minorUnits('gross').notNull(),
    /** The agent's share of the bonuses that were paid in its lines. */
    bonusCost: minorUnits('bonus_cost').notNull(),
    carriedIn: minorUnits('carried_in').notNull(),
    amount: minorUnits('amount').notNull(),
    carriedOut: minorUnits('carried_out').notNull(),
    orderNo: text('order_no').notNull().default(''),
    transactionId: reference('transaction_id').references(() => ledgerTransactions.id),
  },
  (table) => [
    primaryKey({ columns: [table.memberId, table.day] }),
    index('rebate_settlements_settled').on(table.memberId, table.settledAt),
    check('rebate_settlements_paid', sql`(${table.amount} > 0) = (${table.transactionId} is not null)`),
    check('rebate_settlements_amount', sql`${table.amount} >= 0 and ${table.carriedOut} <= 0`),
  ],
);

/** The time (exclusive) up to which a merchant's contracts of one kind, or its rebates, are settled. */
export const settledUntil = pgTable(
  'settled_until',
  {
    merchant: text('merchant')
      .notNull()
      .references(() => merchants.code),
    kind: text('kind').$type<ContractKind | 'rebate'>().notNull(),
    until: moment('until').notNull(),
  },
  (table) => [primaryKey({ columns: [table.merchant, table.kind] })],
);
