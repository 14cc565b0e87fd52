import { bigint, boolean, index, integer, jsonb, pgTable, text } from 'drizzle-orm/pg-core';
import type { Transport } from '#schemas/passkey.ts';
import { id, moment, reference } from './columns.ts';
import { members } from './members.ts';

/** Secrets of members' authenticator apps; not in use before `confirmedAt`. */
export const totpSecrets = pgTable('totp_secrets', {
  memberId: reference('member_id')
    .primaryKey()
    .references(() => members.id, { onDelete: 'cascade' }),
  /** Base32. */
  secret: text('secret').notNull(),
  createdAt: moment('created_at').notNull(),
  confirmedAt: moment('confirmed_at'),
  /** The last accepted time step; codes of this and earlier steps are rejected. */
  lastStep: integer('last_step').notNull().default(0),
});

/** Hashes of unused recovery codes; all codes of one member share a salt. */
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
    /** The credential's id, base64url. */
    id: text('id').primaryKey(),
    memberId: reference('member_id')
      .notNull()
      .references(() => members.id, { onDelete: 'cascade' }),
    merchant: text('merchant').notNull(),
    /** The host that the passkey was created for; browsers offer it nowhere else. */
    rpId: text('rp_id').notNull(),
    name: text('name').notNull(),
    /** COSE, base64url. */
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

/** Challenges to be signed by a passkey. `id` is a hash of the challenge; `purpose` binds it to a use and a member. */
export const passkeyChallenges = pgTable(
  'passkey_challenges',
  {
    id: text('id').primaryKey(),
    purpose: text('purpose').notNull(),
    expiresAt: moment('expires_at').notNull(),
  },
  (table) => [index('passkey_challenges_expires').on(table.expiresAt)],
);
