import { sql } from 'drizzle-orm';
import {
  boolean,
  index,
  integer,
  numeric,
  pgTable,
  primaryKey,
  smallint,
  text,
  uniqueIndex,
} from 'drizzle-orm/pg-core';
import type { Category } from '#schemas/brand-names.ts';
import { id, minorUnits, moment, reference } from './columns.ts';
import { ledgerTransactions } from './ledger.ts';
import { members } from './members.ts';
import { merchants } from './merchants.ts';

export type GameClassify =
  | 'SLOTS'
  | 'SCRATCH'
  | 'VIDEO_POKER'
  | 'JACKPOT'
  | 'TABLE_GAMES'
  | 'ARCADE'
  | 'BINGO'
  | 'CRASH'
  | 'MINI'
  | 'CARD';

/** A vendor in one category of games. A vendor of slots and fishing games has two rows with the same `vassalage`. */
export const vendors = pgTable(
  'vendors',
  {
    nodeId: integer('node_id').primaryKey(),
    vassalage: text('vassalage').notNull(),
    name: text('name').notNull(),
    /** The type of the vendor's game wallet. */
    accountTypeId: integer('account_type_id').notNull(),
    /**
     * The game type in the API. Vendors of esports have the type SPORTS; vendors of jackpot, crash, arcade, mini and card games have the type RNG.
     */
    gameType: text('game_type').$type<Category>().notNull(),
    category: text('category').$type<Category>().notNull(),
    smallIcon: text('small_icon').notNull(),
    isHot: boolean('is_hot').notNull().default(false),
    prizeMode: text('prize_mode').$type<'Lott' | 'ZY' | 'Elott' | 'SEA'>(),
    position: smallint('position').notNull(),
    status: text('status').$type<'open' | 'maintenance'>().notNull().default('open'),
  },
  (table) => [
    uniqueIndex('vendors_vassalage_type').on(table.vassalage, table.category),
    index('vendors_type').on(table.gameType, table.position),
  ],
);
export type VendorRow = typeof vendors.$inferSelect;

export const games = pgTable(
  'games',
  {
    nodeId: integer('node_id').primaryKey(),
    vassalage: text('vassalage').notNull(),
    vendor: text('vendor').notNull(),
    accountTypeId: integer('account_type_id').notNull(),
    gameType: text('game_type').$type<Category>().notNull(),
    category: text('category').$type<Category>().notNull(),
    /** The finer class of an RNG game; null for all other game types. */
    gameClassify: text('game_classify').$type<GameClassify>(),
    gameName: text('game_name').notNull(),
    gameCode: text('game_code').notNull(),
    minBet: numeric('min_bet', { precision: 12, scale: 2, mode: 'number' }).notNull(),
    minLineNum: integer('min_line_num'),
    /** `VASSALAGE` marks a placeholder for a vendor; opening it shows the vendor's games. */
    isGame: text('is_game').$type<'GAME' | 'VASSALAGE'>().notNull().default('GAME'),
    defaultPlayType: text('default_play_type'),
    isHot: boolean('is_hot').notNull().default(false),
    /** The sort rank in lists; higher for games that are played more often. */
    popularity: integer('popularity').notNull().default(0),
    hasDemo: boolean('has_demo').notNull().default(false),
    /** The return to player in percent; null if the vendor does not publish it. */
    rtp: numeric('rtp', { precision: 5, scale: 2, mode: 'number' }),
    status: text('status').$type<'open' | 'maintenance'>().notNull().default('open'),
    releasedAt: moment('released_at').notNull(),
  },
  (table) => [
    uniqueIndex('games_code_unique').on(table.vassalage, table.gameCode),
    index('games_vendor').on(table.gameType, table.vassalage, table.popularity),
    index('games_type').on(table.gameType, table.popularity),
    index('games_classify').on(table.gameClassify, table.popularity),
    index('games_hot').on(table.isHot, table.popularity),
  ],
);
export type GameRow = typeof games.$inferSelect;

export const favourites = pgTable(
  'favourites',
  {
    memberId: reference('member_id')
      .notNull()
      .references(() => members.id, { onDelete: 'cascade' }),
    nodeId: integer('node_id')
      .notNull()
      .references(() => games.nodeId),
    createdAt: moment('created_at').notNull(),
  },
  (table) => [primaryKey({ columns: [table.memberId, table.nodeId] })],
);

export const recentGames = pgTable(
  'recent_games',
  {
    memberId: reference('member_id')
      .notNull()
      .references(() => members.id, { onDelete: 'cascade' }),
    nodeId: integer('node_id')
      .notNull()
      .references(() => games.nodeId),
    playedAt: moment('played_at').notNull(),
    plays: integer('plays').notNull().default(1),
  },
  (table) => [
    primaryKey({ columns: [table.memberId, table.nodeId] }),
    index('recent_games_played').on(table.memberId, table.playedAt),
  ],
);

/**
 * The bets of members. Stake and payout repeat the amounts of the bet's ledger transactions. `validBet` is the part of the stake that counts as
 * wagered; it is 0 until the bet is settled.
 */
export const bets = pgTable(
  'bets',
  {
    id: id(),
    orderNo: text('order_no').notNull(),
    merchant: text('merchant')
      .notNull()
      .references(() => merchants.code),
    memberId: reference('member_id')
      .notNull()
      .references(() => members.id),
    nodeId: integer('node_id')
      .notNull()
      .references(() => games.nodeId),
    vassalage: text('vassalage').notNull(),
    category: text('category').$type<Category>().notNull(),
    currency: text('currency').notNull(),
    stake: minorUnits('stake').notNull(),
    validBet: minorUnits('valid_bet').notNull(),
    payout: minorUnits('payout').notNull(),
    status: text('status').$type<'open' | 'settled' | 'void'>().notNull(),
    placedAt: moment('placed_at').notNull(),
    settledAt: moment('settled_at'),
    stakeTransactionId: reference('stake_transaction_id')
      .notNull()
      .references(() => ledgerTransactions.id),
    payoutTransactionId: reference('payout_transaction_id').references(() => ledgerTransactions.id),
  },
  (table) => [
    uniqueIndex('bets_order_unique').on(table.orderNo),
    index('bets_member').on(table.memberId, table.placedAt),
    index('bets_merchant').on(table.merchant, table.placedAt),
    index('bets_settled').on(table.merchant, table.settledAt),
    index('bets_open')
      .on(table.merchant, table.placedAt)
      .where(sql`${table.status} = 'open'`),
  ],
);

export const winners = pgTable(
  'winners',
  {
    id: id(),
    merchant: text('merchant')
      .notNull()
      .references(() => merchants.code),
    /** The account of the winner, already masked. */
    player: text('player').notNull(),
    nodeId: integer('node_id')
      .notNull()
      .references(() => games.nodeId),
    gameName: text('game_name').notNull(),
    category: text('category').$type<Category>().notNull(),
    currency: text('currency').notNull(),
    prize: minorUnits('prize').notNull(),
    wonAt: moment('won_at').notNull(),
  },
  (table) => [index('winners_merchant').on(table.merchant, table.wonAt)],
);

/** Lottery draws; `numbers` is a comma-separated list. */
export const draws = pgTable(
  'draws',
  {
    id: id(),
    nodeId: integer('node_id')
      .notNull()
      .references(() => games.nodeId),
    gameCode: text('game_code').notNull(),
    vassalage: text('vassalage').notNull(),
    numero: text('numero').notNull(),
    numbers: text('numbers').notNull(),
    openedAt: moment('opened_at').notNull(),
  },
  (table) => [
    uniqueIndex('draws_numero_unique').on(table.gameCode, table.numero),
    index('draws_opened').on(table.openedAt),
  ],
);
