import { sql } from 'drizzle-orm';
import { check, index, integer, jsonb, pgTable, primaryKey, smallint, text, uniqueIndex } from 'drizzle-orm/pg-core';
import type { Category } from '#schemas/brand-names.ts';
import type { MissionMetric, MissionPeriod } from '#schemas/mission-names.ts';
import { id, minorUnits, moment, reference } from './columns.ts';
import { ledgerTransactions } from './ledger.ts';
import { members } from './members.ts';
import { merchants } from './merchants.ts';
import type { StoredTexts } from './texts.ts';

interface MissionTexts {
  readonly name: string;
  readonly description: string;
}

/** Missions, which members can complete for a bonus once in each period. */
export const missions = pgTable(
  'missions',
  {
    id: id(),
    merchant: text('merchant')
      .notNull()
      .references(() => merchants.code),
    code: text('code').notNull(),
    position: smallint('position').notNull(),
    period: text('period').$type<MissionPeriod>().notNull(),
    metric: text('metric').$type<MissionMetric>().notNull(),
    /** The category of games that count; null if all games count. */
    category: text('category').$type<Category>(),
    texts: jsonb('texts').$type<StoredTexts<MissionTexts>>().notNull(),
    /** The target, in minor units if the metric counts money, otherwise a number of times. */
    target: minorUnits('target').notNull(),
    reward: minorUnits('reward').notNull(),
    /** How many times the reward has to be wagered before a withdrawal. */
    turnoverTimes: integer('turnover_times').notNull(),
    /** When activity starts to count; null if all activity counts. */
    startsAt: moment('starts_at'),
    /** When the mission ends; null if it does not end. */
    endsAt: moment('ends_at'),
  },
  (table) => [
    uniqueIndex('missions_code_unique').on(table.merchant, table.code),
    check('missions_amounts', sql`${table.target} > 0 and ${table.reward} > 0 and ${table.turnoverTimes} >= 0`),
  ],
);
export type MissionRow = typeof missions.$inferSelect;

/** Missions that have been paid. The row is written before the bonus is paid, in the same transaction. */
export const missionClaims = pgTable(
  'mission_claims',
  {
    id: id(),
    missionId: reference('mission_id')
      .notNull()
      .references(() => missions.id),
    memberId: reference('member_id')
      .notNull()
      .references(() => members.id),
    periodStart: moment('period_start').notNull(),
    amount: minorUnits('amount').notNull(),
    claimedAt: moment('claimed_at').notNull(),
    transactionId: reference('transaction_id').references(() => ledgerTransactions.id),
  },
  (table) => [
    uniqueIndex('mission_claims_unique').on(table.memberId, table.missionId, table.periodStart),
    index('mission_claims_mission').on(table.missionId),
  ],
);

/** Finished weeks whose prizes have been granted. */
export const leaderboardWeeks = pgTable(
  'leaderboard_weeks',
  {
    merchant: text('merchant')
      .notNull()
      .references(() => merchants.code),
    startsAt: moment('starts_at').notNull(),
    grantedAt: moment('granted_at').notNull(),
  },
  (table) => [primaryKey({ columns: [table.merchant, table.startsAt] })],
);
