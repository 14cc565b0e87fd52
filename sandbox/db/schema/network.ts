import { date, index, integer, pgTable, primaryKey, smallint, text } from 'drizzle-orm/pg-core';
import { id, minorUnits, moment, reference } from './columns.ts';
import { members } from './members.ts';
import { merchants } from './merchants.ts';

const member = (name: string) =>
  reference(name)
    .notNull()
    .references(() => members.id, { onDelete: 'cascade' });

/** Everybody above everybody, with each member as its own ancestor at distance 0. */
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
 * What a member did in a day of the merchant's clock that is over: sums of `bets` and of the ledger for reports of large
 * networks, and no row for a day without either. `records` and `staked` count every bet, the next three settled ones; `movements` are those of the transaction records.
 */
export const memberDays = pgTable(
  'member_days',
  {
    memberId: member('member_id'),
    day: date('day').notNull(),
    records: integer('records').notNull(),
    staked: minorUnits('staked').notNull(),
    bets: minorUnits('bets').notNull(),
    validBets: minorUnits('valid_bets').notNull(),
    payouts: minorUnits('payouts').notNull(),
    deposits: minorUnits('deposits').notNull(),
    withdrawals: minorUnits('withdrawals').notNull(),
    bonuses: minorUnits('bonuses').notNull(),
    rebate: minorUnits('rebate').notNull(),
    movements: integer('movements').notNull(),
    moneyIn: minorUnits('money_in').notNull(),
    moneyOut: minorUnits('money_out').notNull(),
  },
  (table) => [primaryKey({ columns: [table.memberId, table.day] }), index('member_days_day').on(table.day)],
);

/** Up to when a merchant's days are summed, exclusive. */
export const summedDays = pgTable('summed_days', {
  merchant: text('merchant')
    .primaryKey()
    .references(() => merchants.code),
  until: date('until').notNull(),
});

/** Requests of agents for somebody outside their network. */
export const networkRefusals = pgTable(
  'network_refusals',
  {
    id: id(),
    agentId: member('agent_id'),
    call: text('call').notNull(),
    /** As it was sent; there may be no such account. */
    account: text('account').notNull(),
    ip: text('ip').notNull(),
    at: moment('at').notNull(),
  },
  (table) => [index('network_refusals_agent').on(table.agentId, table.at)],
);
