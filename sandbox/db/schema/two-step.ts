import { bigint, boolean, index, integer, jsonb, pgTable, text } from 'drizzle-orm/pg-core';
import type { Transport } from '#schemas/passkey.ts';
import { id, moment, reference } from './columns.ts';
import { members } from './members.ts';

/** The secrets of members' authenticator apps. A secret is used only once it is confirmed (`confirmedAt`). */
export const totpSecrets = pgTable('totp_secrets', {
  memberId: reference('member_id')
    .primaryKey()
    .references(() => members.id, { onDelete: 'cascade' }),
  /** The secret in Base32. */
  secret: text('secret').notNull(),
  createdAt: moment('created_at').notNull(),
  confirmedAt: moment('confirmed_at'),
  /** The time step of the last accepted code. Codes of this and earlier steps are refused. */
  lastStep: integer('last_step').notNull().default(0),
});

/** The hashes of unused recovery codes. All codes of a member have the same salt. */
export const recoveryCodes = pgTable(
  'recovery_codes',
  {
    id: id(),
    memberId: reference('member_id')
      .notNull()
      .references(() => members.id, { onDelete: 'cascade' }),
    salt: text('salt').notNull(),
    codeHash: text('code_hash').notNull(),
  },
  (table) => [index('recovery_codes_member').on(table.memberId)],
);

export const passkeys = pgTable(
  'passkeys',
  {
    /** The id of the credential in base64url. */
    id: text('id').primaryKey(),
    memberId: reference('member_id')
      .notNull()
      .references(() => members.id, { onDelete: 'cascade' }),
    merchant: text('merchant').notNull(),
    /** The host for which the passkey was created; browsers offer it only on that host. */
    rpId: text('rp_id').notNull(),
    name: text('name').notNull(),
    /** The public key in COSE format, as base64url. */
    publicKey: text('public_key').notNull(),
    counter: bigint('counter', { mode: 'number' }).notNull(),
    transports: jsonb('transports').$type<readonly Transport[]>().notNull(),
    backedUp: boolean('backed_up').notNull(),
    createdAt: moment('created_at').notNull(),
    lastUsedAt: moment('last_used_at'),
  },
  (table) => [index('passkeys_member').on(table.memberId)],
);
export type PasskeyRow = typeof passkeys.$inferSelect;

/** Challenges that a passkey has to sign. `id` is a hash of the challenge; `purpose` states the use and the member for which it is valid. */
export const passkeyChallenges = pgTable(
  'passkey_challenges',
  {
    id: text('id').primaryKey(),
    purpose: text('purpose').notNull(),
    expiresAt: moment('expires_at').notNull(),
  },
  (table) => [index('passkey_challenges_expires').on(table.expiresAt)],
);
