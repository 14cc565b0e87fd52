import { sql } from 'drizzle-orm';
import { check, index, integer, jsonb, pgTable, smallint, text, uniqueIndex } from 'drizzle-orm/pg-core';
import type { GoodType, RedemptionReason, RedemptionStatus } from '#schemas/point-names.ts';
import { id, minorUnits, moment, reference } from './columns.ts';
import { ledgerTransactions } from './ledger.ts';
import { members } from './members.ts';
import { merchants } from './merchants.ts';
import type { StoredText } from './texts.ts';

const merchant = () =>
  text('merchant')
    .notNull()
    .references(() => merchants.code);
const transaction = (name: string) => reference(name).references(() => ledgerTransactions.id);

/** The items in a merchant's points mall. */
export const pointGoods = pgTable(
  'point_goods',
  {
    id: id(),
    merchant: merchant(),
    position: smallint('position').notNull(),
    type: text('type').$type<GoodType>().notNull(),
    /** The name of the drawing in `kernel/images/good-picture.ts`. */
    picture: text('picture').notNull(),
    names: jsonb('names').$type<StoredText>().notNull(),
    units: jsonb('units').$type<StoredText>().notNull(),
    remarks: jsonb('remarks').$type<StoredText>(),
    quantity: integer('quantity').notNull(),
    available: integer('available').notNull(),
    /** The points that one piece costs. */
    points: integer('points').notNull(),
    /** The total of deposits that a member must have made, in minor units. */
    requiredDeposits: minorUnits('required_deposits').notNull(),
    /** The money that one piece pays into the wallet; 0 for items that are shipped. */
    redeemAmount: minorUnits('redeem_amount').notNull(),
    listedAt: moment('listed_at').notNull(),
    closesAt: moment('closes_at'),
  },
  (table) => [
    index('point_goods_merchant').on(table.merchant, table.position),
    check('point_goods_stock', sql`${table.available} between 0 and ${table.quantity}`),
    check('point_goods_price', sql`${table.points} > 0 and ${table.requiredDeposits} >= 0`),
    check('point_goods_money', sql`(${table.type} = 'VOUCHER') = (${table.redeemAmount} > 0)`),
  ],
);
export type PointGoodRow = typeof pointGoods.$inferSelect;

export const pointRedemptions = pgTable(
  'point_redemptions',
  {
    id: id(),
    orderNo: text('order_no').notNull(),
    merchant: merchant(),
    memberId: reference('member_id')
      .notNull()
      .references(() => members.id),
    goodId: reference('good_id')
      .notNull()
      .references(() => pointGoods.id),
    quantity: integer('quantity').notNull(),
    /** The points of all pieces together; the next two columns are totals as well. */
    points: minorUnits('points').notNull(),
    redeemAmount: minorUnits('redeem_amount').notNull(),
    /** How many of the points were held with an open bonus. */
    heldPoints: minorUnits('held_points')
      .notNull()
      .default(sql`0`),
    currency: text('currency').notNull(),
    status: text('status').$type<RedemptionStatus>().notNull().default('IN_PROCESS'),
    reason: text('reason').$type<RedemptionReason>(),
    createdAt: moment('created_at').notNull(),
    endedAt: moment('ended_at'),
    /** The ledger transaction that took the points. */
    holdTransactionId: transaction('hold_transaction_id').notNull(),
    /** The ledger transaction that spent the points or returned them. */
    endTransactionId: transaction('end_transaction_id'),
    /** The ledger transaction that paid out the voucher. */
    paidTransactionId: transaction('paid_transaction_id'),
  },
  (table) => [
    uniqueIndex('point_redemptions_no_unique').on(table.orderNo),
    index('point_redemptions_member').on(table.memberId, table.createdAt),
    index('point_redemptions_open').on(table.status, table.createdAt),
    check('point_redemptions_quantity', sql`${table.quantity} > 0`),
    check('point_redemptions_held', sql`${table.heldPoints} between 0 and ${table.points}`),
    check('point_redemptions_ended', sql`(${table.status} = 'IN_PROCESS') = (${table.endTransactionId} is null)`),
  ],
);
export type PointRedemptionRow = typeof pointRedemptions.$inferSelect;

/** The amount that a member has wagered since earning the last point, in minor units; always less than the amount needed for one point. */
export const pointCarries = pgTable(
  'point_carries',
  {
    memberId: reference('member_id')
      .primaryKey()
      .references(() => members.id),
    wagered: minorUnits('wagered').notNull(),
  },
  (table) => [check('point_carries_wagered', sql`${table.wagered} >= 0`)],
);
