import { sql } from 'drizzle-orm';
import { check, index, integer, jsonb, pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core';
import type { RewardKind } from '#schemas/rewards.ts';
import { id, minorUnits, moment, reference } from './columns.ts';
import { ledgerTransactions } from './ledger.ts';
import { members } from './members.ts';
import type { StoredText } from './texts.ts';

/** Rewards that members can claim, each once. */
export const rewards = pgTable(
  'rewards',
  {
    id: id(),
    memberId: reference('member_id')
      .notNull()
      .references(() => members.id),
    kind: text('kind').$type<RewardKind>().notNull(),
    /** What the reward was granted for. A second reward with the same reference is refused for the same member. */
    reference: text('reference').notNull(),
    names: jsonb('names').$type<StoredText>().notNull(),
    amount: minorUnits('amount').notNull(),
    /** How many times the amount must be wagered before a withdrawal. */
    turnoverTimes: integer('turnover_times').notNull(),
    createdAt: moment('created_at').notNull(),
    /** When the reward expires; null if it does not. */
    expiresAt: moment('expires_at'),
    claimedAt: moment('claimed_at'),
    transactionId: reference('transaction_id').references(() => ledgerTransactions.id),
  },
  (table) => [
    uniqueIndex('rewards_reference_unique').on(table.memberId, table.reference),
    index('rewards_member').on(table.memberId, table.createdAt),
    check('rewards_amount', sql`${table.amount} > 0 and ${table.turnoverTimes} >= 0`),
    check('rewards_claimed', sql`(${table.claimedAt} is not null) = (${table.transactionId} is not null)`),
  ],
);
export type RewardRow = typeof rewards.$inferSelect;
