import { sql } from 'drizzle-orm';
import {
  type AnyPgColumn,
  boolean,
  check,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  smallint,
  text,
  uniqueIndex,
} from 'drizzle-orm/pg-core';
import type { StoredName } from '#schemas/register-fields.ts';
import { id, minorUnits, moment, reference } from './columns.ts';
import { merchants } from './merchants.ts';

/** `type` and `isAgent` of the API: 0 player, 1, 2, 41 and 42 agents, 4 trial. */
export type MemberType = 0 | 1 | 2 | 4 | 41 | 42;

export interface MemberProfile extends Readonly<Partial<Record<StoredName, string>>> {
  readonly birthday?: string;
  readonly address?: string;
  readonly nationality?: string;
  readonly occupation?: string;
  readonly sourceOfIncome?: string;
}

export const members = pgTable(
  'members',
  {
    id: id(),
    merchant: text('merchant')
      .notNull()
      .references(() => merchants.code),
    /** As registered; compared case-insensitively. */
    account: text('account').notNull(),
    nickname: text('nickname').notNull(),
    /** `scrypt$N$r$p$salt$key`; null for members who log in only by code. */
    passwordHash: text('password_hash'),
    paymentPasswordHash: text('payment_password_hash'),
    type: smallint('type').$type<MemberType>().notNull().default(0),
    uplineId: reference('upline_id').references((): AnyPgColumn => members.id),
    /** Who invited the member; independent of the upline, which may be an agent. */
    referredById: reference('referred_by_id').references((): AnyPgColumn => members.id),
    /** Distance to the root of the tree. */
    depth: smallint('depth').notNull().default(0),
    /** The rebate in hundredths of a percent of valid bets. */
    rebate: smallint('rebate').notNull().default(0),
    labelName: text('label_name'),
    rankLevel: smallint('rank_level').notNull().default(0),
    /**
     * A lower bound of the valid bets still needed for the next level, in minor units: each settled bet is subtracted, and at 0 all bets are summed
     * again.
     */
    untilLevel: minorUnits('until_level')
      .notNull()
      .default(sql`0`),
    memberLabel: text('member_label').notNull().default(''),
    passwordChangedAt: moment('password_changed_at').notNull(),
    /** Expired by the operator, regardless of the password's age. */
    passwordExpired: boolean('password_expired').notNull().default(false),
    firstLogin: boolean('first_login').notNull().default(false),
    /** Without `+`. */
    diallingCode: text('dialling_code'),
    mobile: text('mobile'),
    email: text('email'),
    profile: jsonb('profile').$type<MemberProfile>().notNull().default({}),
    avatar: smallint('avatar').notNull().default(1),
    referralCode: text('referral_code').notNull(),
    affiliateCode: text('affiliate_code'),
    registeredAt: moment('registered_at').notNull(),
    registeredIp: text('registered_ip').notNull(),
    registerUrl: text('register_url'),
    registerMethod: text('register_method').notNull().default('WEB'),
    lastLoginAt: moment('last_login_at'),
    lastLoginIp: text('last_login_ip'),
    logins: integer('logins').notNull().default(0),
    status: text('status').$type<'active' | 'locked' | 'closed'>().notNull().default('active'),
  },
  (table) => [
    uniqueIndex('members_account_unique').on(table.merchant, sql`lower(${table.account})`),
    uniqueIndex('members_mobile_unique').on(table.merchant, table.diallingCode, table.mobile),
    uniqueIndex('members_email_unique').on(table.merchant, sql`lower(${table.email})`),
    uniqueIndex('members_referral_unique').on(table.merchant, table.referralCode),
    index('members_upline').on(table.uplineId),
    index('members_affiliate').on(table.merchant, sql`lower(${table.affiliateCode})`),
    index('members_referred_by').on(table.referredById, table.registeredAt),
    check('members_referred_by_other', sql`${table.referredById} <> ${table.id}`),
  ],
);
export type MemberRow = typeof members.$inferSelect;

/** Codes that link a visitor to an agent; a null `domain` means valid on every domain. */
export const affiliateCodes = pgTable(
  'affiliate_codes',
  {
    merchant: text('merchant')
      .notNull()
      .references(() => merchants.code),
    code: text('code').notNull(),
    domain: text('domain'),
    memberId: reference('member_id').references(() => members.id),
    /** The agent's name for the code; empty for codes of the operator. */
    campaign: text('campaign').notNull().default(''),
    createdAt: moment('created_at').notNull().defaultNow(),
    /** When the code was closed: nobody can register with it afterwards. */
    closedAt: moment('closed_at'),
  },
  (table) => [
    primaryKey({ columns: [table.merchant, table.code] }),
    index('affiliate_codes_member').on(table.memberId, table.createdAt),
  ],
);
