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

/** The member types, as the API sends them in `type` and `isAgent`: 0 is a player, 1, 2, 41 and 42 are agents, and 4 is a trial account. */
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
    /** The account name as it was registered. Names are compared without regard to case. */
    account: text('account').notNull(),
    nickname: text('nickname').notNull(),
    /** The hash as `scrypt$N$r$p$salt$key`; null for members who log in only with a code. */
    passwordHash: text('password_hash'),
    paymentPasswordHash: text('payment_password_hash'),
    type: smallint('type').$type<MemberType>().notNull().default(0),
    uplineId: reference('upline_id').references((): AnyPgColumn => members.id),
    /** The member who invited this one. The upline may be somebody else, such as an agent. */
    referredById: reference('referred_by_id').references((): AnyPgColumn => members.id),
    /** The number of levels above the member in the tree of uplines. */
    depth: smallint('depth').notNull().default(0),
    /** The rebate in hundredths of a percent of valid bets. */
    rebate: smallint('rebate').notNull().default(0),
    labelName: text('label_name'),
    rankLevel: smallint('rank_level').notNull().default(0),
    /**
     * A lower bound of the valid bets still missing for the next level, in minor units. Each settled bet is subtracted; when it reaches 0, all bets
     * are summed again.
     */
    untilLevel: minorUnits('until_level')
      .notNull()
      .default(sql`0`),
    memberLabel: text('member_label').notNull().default(''),
    passwordChangedAt: moment('password_changed_at').notNull(),
    /** Whether the operator has expired the password, regardless of its age. */
    passwordExpired: boolean('password_expired').notNull().default(false),
    firstLogin: boolean('first_login').notNull().default(false),
    /** The dialling code without `+`. */
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

/** Codes that assign a new member to an agent. A code with a null `domain` is valid on every domain. */
export const affiliateCodes = pgTable(
  'affiliate_codes',
  {
    merchant: text('merchant')
      .notNull()
      .references(() => merchants.code),
    code: text('code').notNull(),
    domain: text('domain'),
    memberId: reference('member_id').references(() => members.id),
    /** The name of the campaign that the agent created the code for; empty for the operator's codes. */
    campaign: text('campaign').notNull().default(''),
    createdAt: moment('created_at').notNull().defaultNow(),
    /** When the code was closed. Nobody can register with it afterwards. */
    closedAt: moment('closed_at'),
  },
  (table) => [
    primaryKey({ columns: [table.merchant, table.code] }),
    index('affiliate_codes_member').on(table.memberId, table.createdAt),
  ],
);
