import { boolean, index, integer, jsonb, pgTable, primaryKey, text, uniqueIndex } from 'drizzle-orm/pg-core';
import type { VerifyChannel } from '#schemas/member.ts';
import { id, moment, reference } from './columns.ts';
import { members } from './members.ts';
import { merchants } from './merchants.ts';

/** Sessions. `id` is a hash of the token, so that read access to the table is not enough to take over a session. */
export const sessions = pgTable(
  'sessions',
  {
    id: text('id').primaryKey(),
    memberId: reference('member_id')
      .notNull()
      .references(() => members.id, { onDelete: 'cascade' }),
    merchant: text('merchant')
      .notNull()
      .references(() => merchants.code),
    mode: text('mode').$type<'cookie' | 'bearer'>().notNull(),
    createdAt: moment('created_at').notNull(),
    lastSeenAt: moment('last_seen_at').notNull(),
    /** When the session ends even if it is in use. */
    expiresAt: moment('expires_at').notNull(),
    ip: text('ip').notNull(),
    userAgent: text('user_agent').notNull().default(''),
    /** Whether the member must change the password before doing anything else. */
    passwordDue: boolean('password_due').notNull().default(false),
  },
  (table) => [index('sessions_member').on(table.memberId), index('sessions_expires').on(table.expiresAt)],
);

export const rememberTokens = pgTable(
  'remember_tokens',
  {
    selector: text('selector').primaryKey(),
    verifierHash: text('verifier_hash').notNull(),
    memberId: reference('member_id')
      .notNull()
      .references(() => members.id, { onDelete: 'cascade' }),
    /** The hash of the previous token, still accepted for a few seconds because two tabs that start together send the same token. */
    previousHash: text('previous_hash'),
    rotatedAt: moment('rotated_at'),
    createdAt: moment('created_at').notNull(),
    expiresAt: moment('expires_at').notNull(),
  },
  (table) => [index('remember_tokens_member').on(table.memberId)],
);

/** The password flags that a login returns in addition to its session. */
export interface LoginFlags {
  readonly firstTimeLogin: boolean;
  readonly passwordExpired: boolean;
  readonly defaultPassword: boolean;
}

/** Logins that have passed the first step and await the second. `id` is a hash of the browser's `verifyId`. */
export const pendingLogins = pgTable(
  'pending_logins',
  {
    id: text('id').primaryKey(),
    memberId: reference('member_id')
      .notNull()
      .references(() => members.id, { onDelete: 'cascade' }),
    merchant: text('merchant').notNull(),
    channel: text('channel').$type<VerifyChannel>().notNull(),
    /** The phone number or e-mail address that the code was sent to; empty for `totp`. */
    target: text('target').notNull(),
    /** The number of TOTP attempts so far. */
    tries: integer('tries').notNull().default(0),
    remember: boolean('remember').notNull(),
    /**
     * The flags of the login. `mailedHash` is the hash of the temporary password, if one was used. `passwordDue` states whether the session will
     * require a password change.
     */
    flags: jsonb('flags')
      .$type<LoginFlags & { readonly mailedHash?: string; readonly passwordDue?: boolean }>()
      .notNull(),
    createdAt: moment('created_at').notNull(),
    expiresAt: moment('expires_at').notNull(),
  },
  (table) => [index('pending_logins_expires').on(table.expiresAt)],
);
export type PendingLoginRow = typeof pendingLogins.$inferSelect;

/** The IP addresses a member has logged in from. */
export const memberAddresses = pgTable(
  'member_addresses',
  {
    memberId: reference('member_id')
      .notNull()
      .references(() => members.id, { onDelete: 'cascade' }),
    ip: text('ip').notNull(),
    firstSeenAt: moment('first_seen_at').notNull(),
  },
  (table) => [primaryKey({ columns: [table.memberId, table.ip] })],
);

/**
 * Temporary passwords that were e-mailed for recovery. Each can be used once, in addition to the member's own password, and must be changed at login.
 */
export const temporaryPasswords = pgTable('temporary_passwords', {
  memberId: reference('member_id')
    .primaryKey()
    .references(() => members.id, { onDelete: 'cascade' }),
  passwordHash: text('password_hash').notNull(),
  expiresAt: moment('expires_at').notNull(),
});

export const captchas = pgTable(
  'captchas',
  {
    id: text('id').primaryKey(),
    merchant: text('merchant').notNull(),
    answerHash: text('answer_hash').notNull(),
    createdAt: moment('created_at').notNull(),
    expiresAt: moment('expires_at').notNull(),
    usedAt: moment('used_at'),
  },
  (table) => [index('captchas_expires').on(table.expiresAt)],
);

export type CodePurpose = 'login' | 'register' | 'recovery' | 'verify' | 'bind';

/** Codes that were sent by SMS or e-mail. `target` is the digits of `<dialling code><number>`, or the e-mail address in lower case. */
export const codes = pgTable(
  'codes',
  {
    id: id(),
    merchant: text('merchant').notNull(),
    channel: text('channel').$type<'sms' | 'mail'>().notNull(),
    purpose: text('purpose').$type<CodePurpose>().notNull(),
    target: text('target').notNull(),
    codeHash: text('code_hash').notNull(),
    createdAt: moment('created_at').notNull(),
    expiresAt: moment('expires_at').notNull(),
    tries: integer('tries').notNull().default(0),
    usedAt: moment('used_at'),
    ip: text('ip').notNull(),
  },
  (table) => [
    index('codes_target').on(table.merchant, table.purpose, table.target, table.createdAt),
    index('codes_ip').on(table.ip, table.createdAt),
  ],
);

/** The messages that a real platform would send by SMS or e-mail, and the solutions of captchas, for developers. */
export const outbox = pgTable(
  'outbox',
  {
    id: id(),
    merchant: text('merchant').notNull(),
    channel: text('channel').$type<'sms' | 'mail' | 'captcha'>().notNull(),
    target: text('target').notNull(),
    subject: text('subject').notNull().default(''),
    body: text('body').notNull(),
    code: text('code'),
    createdAt: moment('created_at').notNull(),
  },
  (table) => [index('outbox_created').on(table.createdAt)],
);

export const loginAttempts = pgTable(
  'login_attempts',
  {
    id: id(),
    merchant: text('merchant').notNull(),
    /** The typed account in lower case, which may not exist. */
    account: text('account').notNull(),
    ip: text('ip').notNull(),
    at: moment('at').notNull(),
    succeeded: boolean('succeeded').notNull(),
  },
  (table) => [
    index('login_attempts_account').on(table.merchant, table.account, table.at),
    index('login_attempts_ip').on(table.ip, table.at),
  ],
);

/** Rate-limit counters by key, such as `sms:ip:203.0.113.9`. */
export const throttles = pgTable('throttles', {
  key: text('key').primaryKey(),
  count: integer('count').notNull().default(0),
  windowStart: moment('window_start').notNull(),
  blockedUntil: moment('blocked_until'),
});

/** The `jti` of each encrypted body that has already been used. */
export const usedJtis = pgTable(
  'used_jtis',
  { jti: text('jti').primaryKey(), expiresAt: moment('expires_at').notNull() },
  (table) => [index('used_jtis_expires').on(table.expiresAt)],
);

type StoredJwk = Readonly<Record<string, unknown>>;

/** The keys for encrypted bodies. Two of them are valid at a time. */
export const sealingKeys = pgTable('sealing_keys', {
  kid: text('kid').primaryKey(),
  publicJwk: jsonb('public_jwk').$type<StoredJwk>().notNull(),
  privateJwk: jsonb('private_jwk').$type<StoredJwk>().notNull(),
  createdAt: moment('created_at').notNull(),
  expiresAt: moment('expires_at').notNull(),
});

/** One row for each `Idempotency-Key` of a member. Other transactions cannot see the row while its request is running. */
export const idempotencyKeys = pgTable(
  'idempotency_keys',
  {
    id: id(),
    memberId: reference('member_id')
      .notNull()
      .references(() => members.id),
    key: text('key').notNull(),
    call: text('call').notNull(),
    /** A hash of the request without its secrets; empty if an older release included a password in the hash. */
    bodyHash: text('body_hash').notNull(),
    status: integer('status').notNull(),
    reply: text('reply').notNull(),
    createdAt: moment('created_at').notNull(),
  },
  (table) => [uniqueIndex('idempotency_keys_unique').on(table.memberId, table.key)],
);
