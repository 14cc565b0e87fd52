import { sql } from 'drizzle-orm';
import { date, index, integer, pgTable, primaryKey, smallint, text } from 'drizzle-orm/pg-core';
import { id, minorUnits, moment, reference } from './columns.ts';
import { bets } from './games.ts';
import type { TransactionKind } from './ledger.ts';
import { members } from './members.ts';
import { merchants } from './merchants.ts';

const member = (name: string) =>
  reference(name)
    .notNull()
    .references(() => members.id, { onDelete: 'cascade' });

const count = (name: string) => integer(name).notNull();
const sum = (name: string) => minorUnits(name).notNull();
/** All ancestor-descendant pairs. Each member is also paired with itself, at distance 0. */
export const memberClosure = pgTable(
  'member_closure',
  {
    ancestorId: member('ancestor_id'),
    descendantId: member('descendant_id'),
    distance: smallint('distance').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.ancestorId, table.descendantId] }),
    index('member_closure_descendant').on(table.descendantId),
    index('member_closure_distance').on(table.ancestorId, table.distance),
  ],
);

/**
 * Sums of a member's bets and ledger movements on one finished day in the merchant's local time, for reports about large networks. A day without
 * bets and movements has no row. `records` and `staked` cover all bets; `bets`, `validBets` and `payouts` cover only settled bets. `movements`
 * counts the movements that the transaction records list. `previousDay` is the day of the member's previous row, and `previousPlay` the day of the
 * previous row with bets. `betsBefore` and `depositsBefore` are the sums of all previous rows, so that the sum over a range of days is the
 * difference between two rows.
 */
export const memberDays = pgTable(
  'member_days',
  {
    memberId: member('member_id'),
    day: date('day').notNull(),
    records: count('records'),
    staked: sum('staked'),
    bets: sum('bets'),
    validBets: sum('valid_bets'),
    payouts: sum('payouts'),
    deposits: sum('deposits'),
    withdrawals: sum('withdrawals'),
    bonuses: sum('bonuses'),
    rebate: sum('rebate'),
    movements: count('movements'),
    moneyIn: sum('money_in'),
    moneyOut: sum('money_out'),
    previousDay: date('previous_day').notNull(),
    previousPlay: date('previous_play').notNull(),
    betsBefore: sum('bets_before'),
    depositsBefore: sum('deposits_before'),
  },
  (table) => [
    primaryKey({ columns: [table.memberId, table.day] }),
    index('member_days_first').on(table.day, table.previousDay, table.memberId, table.betsBefore, table.depositsBefore),
    index('member_days_play')
      .on(table.day, table.previousPlay, table.memberId)
      .where(sql`${table.records} > 0`),
  ],
);

/** For each member, the sums of all rows in `member_days` and the day of the last row. */
export const memberTotals = pgTable('member_totals', {
  memberId: member('member_id').primaryKey(),
  lastDay: date('last_day').notNull(),
  lastPlay: date('last_play').notNull(),
  bets: sum('bets'),
  deposits: sum('deposits'),
});

/** Sums of the bets of all descendants of a member on a summed day, by vendor and category, as in `member_days`. */
export const lineBetDays = pgTable(
  'line_bet_days',
  {
    ancestorId: member('ancestor_id'),
    day: date('day').notNull(),
    vassalage: text('vassalage').notNull(),
    category: text('category').notNull(),
    records: count('records'),
    staked: sum('staked'),
    bets: sum('bets'),
    validBets: sum('valid_bets'),
    payouts: sum('payouts'),
  },
  (table) => [primaryKey({ columns: [table.ancestorId, table.day, table.vassalage, table.category] })],
);

/** Sums of the movements of all descendants of a member on a summed day, by kind. */
export const lineMovementDays = pgTable(
  'line_movement_days',
  {
    ancestorId: member('ancestor_id'),
    day: date('day').notNull(),
    kind: text('kind').$type<TransactionKind>().notNull(),
    movementsIn: count('movements_in'),
    movementsOut: count('movements_out'),
    moneyIn: sum('money_in'),
    moneyOut: sum('money_out'),
  },
  (table) => [primaryKey({ columns: [table.ancestorId, table.day, table.kind] })],
);

/** Bets that were open when their day was summed. Sums of settled bets do not include them until they are settled. */
export const awaitedBets = pgTable(
  'awaited_bets',
  {
    betId: reference('bet_id')
      .primaryKey()
      .references(() => bets.id),
    merchant: text('merchant')
      .notNull()
      .references(() => merchants.code),
  },
  (table) => [index('awaited_bets_merchant').on(table.merchant)],
);

/** The time (exclusive) up to which a merchant's days are summed. */
export const summedDays = pgTable('summed_days', {
  merchant: text('merchant')
    .primaryKey()
    .references(() => merchants.code),
  until: date('until').notNull(),
});

/** Refused requests by agents for members outside their network. */
export const networkRefusals = pgTable(
  'network_refusals',
  {
    id: id(),
    agentId: member('agent_id'),
    call: text('call').notNull(),
    /** The account as it was sent, which may not exist. */
    account: text('account').notNull(),
    ip: text('ip').notNull(),
    at: moment('at').notNull(),
  },
  (table) => [index('network_refusals_agent').on(table.agentId, table.at)],
);
