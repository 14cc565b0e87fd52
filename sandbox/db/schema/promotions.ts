import { sql } from 'drizzle-orm';
import {
  boolean,
  check,
  customType,
  index,
  integer,
  jsonb,
  pgTable,
  smallint,
  text,
  uniqueIndex,
} from 'drizzle-orm/pg-core';
import type { PromotionCategory, PromotionKind, Refusal } from '#schemas/promotions.ts';
import { id, minorUnits, moment, reference } from './columns.ts';
import { ledgerTransactions } from './ledger.ts';
import { members } from './members.ts';
import { merchants } from './merchants.ts';
import type { StoredTexts } from './texts.ts';

const bytes = customType<{ data: Uint8Array; driverData: Uint8Array }>({ dataType: () => 'bytea' });

export interface PromotionTexts {
  readonly title: string;
  readonly summary: string;
  /** The text as HTML. */
  readonly content: string;
}

/** A prize of a raffle. Its chance is `weight` divided by the sum of all weights. `amount` is the number of minor units, as text. */
export interface RafflePrize {
  readonly amount: string;
  readonly weight: number;
}

export const promotions = pgTable(
  'promotions',
  {
    id: id(),
    merchant: text('merchant')
      .notNull()
      .references(() => merchants.code),
    /** The id of the promotion in the API. */
    code: text('code').notNull(),
    position: smallint('position').notNull(),
    kind: text('kind').$type<PromotionKind>().notNull(),
    category: text('category').$type<PromotionCategory>().notNull(),
    texts: jsonb('texts').$type<StoredTexts<PromotionTexts>>().notNull(),
    startsAt: moment('starts_at').notNull(),
    /** When the promotion ends; null if it does not end. */
    endsAt: moment('ends_at'),
    /** The amount of the reward; the maximum if the reward depends on the deposit or on a draw. */
    amount: minorUnits('amount').notNull(),
    percent: smallint('percent').notNull(),
    turnoverTimes: integer('turnover_times').notNull(),
    cadence: text('cadence').$type<'once' | 'day' | 'ticket'>().notNull(),
    minDeposit: minorUnits('min_deposit'),
    requiredDeposits: minorUnits('required_deposits'),
    requiredBets: minorUnits('required_bets'),
    days: smallint('days'),
    ticketDeposit: minorUnits('ticket_deposit'),
    prizes: jsonb('prizes').$type<readonly RafflePrize[]>(),
    rankLevel: smallint('rank_level').notNull(),
    pictures: smallint('pictures').notNull(),
    commentLength: smallint('comment_length').notNull(),
    /** Whether approving an application pays the reward. Otherwise the member has to claim it. */
    paidOnApproval: boolean('paid_on_approval').notNull(),
    mayRepeat: boolean('may_repeat').notNull(),
  },
  (table) => [
    uniqueIndex('promotions_code_unique').on(table.merchant, table.code),
    check('promotions_amount', sql`${table.amount} > 0 and ${table.turnoverTimes} >= 0`),
  ],
);
export type PromotionRow = typeof promotions.$inferSelect;

/** A member's participation in a promotion in one period. A second row for the same period is refused, so that a promotion is never paid twice. */
export const promotionEntries = pgTable(
  'promotion_entries',
  {
    id: id(),
    promotionId: reference('promotion_id')
      .notNull()
      .references(() => promotions.id),
    memberId: reference('member_id')
      .notNull()
      .references(() => members.id),
    /** The period: `once`, a day as yyyy-MM-dd, or `ticket <number>`. */
    period: text('period').notNull(),
    /** When the member joined, applied or was paid with a deposit. If an application was resubmitted, the time of the last submission. */
    startedAt: moment('started_at').notNull(),
    comment: text('comment'),
    decision: text('decision').$type<'approved' | 'refused'>(),
    refusal: text('refusal').$type<Refusal>(),
    decidedAt: moment('decided_at'),
    amount: minorUnits('amount'),
    orderNo: text('order_no'),
    /** The amount that must be wagered for the reward before a withdrawal. */
    turnover: minorUnits('turnover'),
    paidAt: moment('paid_at'),
    transactionId: reference('transaction_id').references(() => ledgerTransactions.id),
  },
  (table) => [
    uniqueIndex('promotion_entries_unique').on(table.promotionId, table.memberId, table.period),
    index('promotion_entries_member').on(table.memberId),
    check('promotion_entries_paid', sql`(${table.paidAt} is not null) = (${table.transactionId} is not null)`),
    check('promotion_entries_decided', sql`(${table.decidedAt} is not null) = (${table.decision} is not null)`),
  ],
);
export type PromotionEntryRow = typeof promotionEntries.$inferSelect;

/** Images attached to applications. */
export const promotionPictures = pgTable(
  'promotion_pictures',
  {
    id: id(),
    entryId: reference('entry_id')
      .notNull()
      .references(() => promotionEntries.id),
    type: text('type').$type<'image/png' | 'image/jpeg'>().notNull(),
    picture: bytes('picture').notNull(),
  },
  (table) => [index('promotion_pictures_entry').on(table.entryId)],
);
