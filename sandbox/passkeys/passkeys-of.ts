import { asc, eq } from 'drizzle-orm';
import type { PasskeyEntry } from '#schemas/two-step.ts';
import type { Database } from '../db/database.ts';
import { passkeys, type PasskeyRow } from '../db/schema.ts';

/** A member's passkeys, the oldest first. */
export const passkeysOf = (db: Database, memberId: number): Promise<PasskeyRow[]> =>
  db.select().from(passkeys).where(eq(passkeys.memberId, memberId)).orderBy(asc(passkeys.createdAt), asc(passkeys.id));

export const passkeyEntry = ({ id, name, createdAt, lastUsedAt }: PasskeyRow): PasskeyEntry => ({
  id,
  name,
  createdAt: createdAt.getTime(),
  lastUsedAt: lastUsedAt?.getTime() ?? null,
});

/** A passkey as WebAuthn's options name it. */
export const passkeyNamed = ({ id, transports }: PasskeyRow) => ({
  id,
  type: 'public-key' as const,
  transports: [...transports],
});
