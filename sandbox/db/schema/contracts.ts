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

/** A contract between an agent and the upline just above, from its first offer to its end. */
export const contracts = pgTable(
  'contracts',
  {
    id: id(),
    /** The number by which both sides know it. */
    requestId: text('request_id').notNull(),
    merchant: text('merchant')
      .notNull()
      .references(() => merchants.code),
    kind: text('kind').$type<ContractKind>().notNull(),
    state: text('state').$type<ContractState>().notNull(),
    /** Null: the platform, which gives the first agent of a network its terms. */
    uplineId: reference('upline_id').references(() => members.id),
    downlineId: reference('downline_id')
      .notNull()
      .references(() => members.id),
    period: text('period').$type<ContractPeriod>(),
    tiers: jsonb('tiers').$type<readonly ContractTier[]>().notNull(),
    /** Who made the open request or asked for the end; the other side has to answer. Null where nothing is open. */
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

/** The negotiation of a contract, step by step; never changed. */
export const contractSteps = pgTable(
  'contract_steps',
  {
    contractId: reference('contract_id')
      .notNull()
      .references(() => contracts.id),
    /** The version of the contract that it made. */
    version: integer('version').notNull(),
    step: text('step').$type<ContractStepName>().notNull(),
    /** Null: the platform. */
    memberId: reference('member_id').references(() => members.id),
    at: moment('at').notNull(),
    before: jsonb('before').$type<ContractTerms>(),
    after: jsonb('after').$type<ContractTerms>(),
    note: text('note').notNull().default(''),
  },
  (table) => [primaryKey({ columns: [table.contractId, table.version] })],
);

/** What a contract earned in a period, with everything that the amount was reckoned from. One row for each contract and period. */
export const contractSettlements = pgTable(
  'contract_settlements',
  {
    id: id(),
    contractId: reference('contract_id')
      .notNull()
      .references(() => contracts.id),
    /** Who is paid. */
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
    /** The place of the tier that was reached, from 0; -1 for none. */
    tier: smallint('tier').notNull(),
    /** Hundredths of a percent. */
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

/** What an agent earned as rebate of its lines in a day of the merchant's clock. A negative sum is carried into the next day. */
export const rebateSettlements = pgTable(
  'rebate_settlements',
  {
    memberId: reference('member_id')
      .notNull()
      .references(() => members.id),
    day: date('day').notNull(),
    settledAt: moment('settled_at').notNull(),
    gross: minorUnits('gross').notNull(),
    /** The agent's share of the lines' bonuses. */
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

/** Up to when a merchant's contracts of a kind, or the rebates of its agents, are settled, exclusive. */
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
