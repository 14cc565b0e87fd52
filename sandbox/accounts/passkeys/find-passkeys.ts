import { asc, eq } from 'drizzle-orm';
import type { PasskeyEntry } from '#schemas/two-step.ts';
import type { Database } from '#sandbox/db/database.ts';
import { passkeys, type PasskeyRow } from '#sandbox/db/schema.ts';

/** Returns a member's passkeys, oldest first. */
export const findPasskeys = (db: Database, memberId: number): Promise<PasskeyRow[]> =>
  db.select().from(passkeys).where(eq(passkeys.memberId, memberId)).orderBy(asc(passkeys.createdAt), asc(passkeys.id));

export const toPasskeyEntry = ({ id, name, createdAt, lastUsedAt }: PasskeyRow): PasskeyEntry => ({
  id,
  name,
  createdAt: createdAt.getTime(),
  lastUsedAt: lastUsedAt?.getTime() ?? null,
});

/** Converts a passkey to a `PublicKeyCredentialDescriptor` of WebAuthn. */
export const toCredentialDescriptor = ({ id, transports }: PasskeyRow) => ({
  id,
  type: 'public-key' as const,
  transports: [...transports],
});
