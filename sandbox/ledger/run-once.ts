import { createHash } from 'node:crypto';
import { and, eq, isNull, lt } from 'drizzle-orm';
import type { Database } from '../db/database.ts';
import { idempotencyKeys } from '../db/schema.ts';

export interface Operation {
  readonly memberId: number;
  /** The `Idempotency-Key` of the request. */
  readonly key: string;
  /** Name of the call; one key serves one call. */
  readonly call: string;
  /** The body as it means something: decrypted, without `aud`, `iat` and `jti`. */
  readonly body: unknown;
  readonly now: number;
}

interface Reply {
  readonly status: number;
  /** The answer's text, given again as it was. */
  readonly text: string;
}

/** `done` with the reply of this run or of the first one; `mismatch`: the key was used for something else; `in-flight`: the first one still runs. */
type Outcome =
  | { readonly outcome: 'done'; readonly reply: Reply; readonly replayed: boolean }
  | { readonly outcome: 'mismatch' | 'in-flight' };

/** A claim without a reply after this long belongs to a process that died; its work was rolled back with it. */
const ABANDONED_AFTER_MS = 60_000;

const sorted = (value: unknown): unknown => {
  if (Array.isArray(value)) return value.map(sorted);
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(value)
      .sort(([a], [b]) => (a < b ? -1 : 1))
      .map(([name, inner]) => [name, sorted(inner)]),
  );
};

const hashOf = ({ call, body }: Operation): string =>
  createHash('sha256')
    .update(JSON.stringify([call, sorted(body)]))
    .digest('base64url');

/**
 * Does `work` once for a member's key, however often it is asked. The reply is kept in the transaction that does the work:
 * both are there or neither. When `work` throws, the key is free again.
 */
export const runOnce = async (
  db: Database,
  operation: Operation,
  work: (tx: Database) => Promise<Reply>,
): Promise<Outcome> => {
  const claim = await claimKey(db, operation);
  if (claim !== 'claimed') return claim;
  const mine = and(
    eq(idempotencyKeys.memberId, operation.memberId),
    eq(idempotencyKeys.key, operation.key),
    eq(idempotencyKeys.claimedAt, new Date(operation.now)),
    isNull(idempotencyKeys.status),
  );
  try {
    const reply = await db.transaction(async (tx) => {
      const done = await work(tx);
      const kept = await tx
        .update(idempotencyKeys)
        .set({ status: done.status, reply: done.text })
        .where(mine)
        .returning({ id: idempotencyKeys.id });
      if (kept.length === 0) throw new Error('the operation took so long that another try has replaced it');
      return done;
    });
    return { outcome: 'done', reply, replayed: false };
  } catch (error) {
    await db.delete(idempotencyKeys).where(mine);
    throw error;
  }
};

const claimKey = async (db: Database, operation: Operation): Promise<Outcome | 'claimed'> => {
  const { memberId, key, call, now } = operation;
  const bodyHash = hashOf(operation);
  const claimedAt = new Date(now);
  const isKey = and(eq(idempotencyKeys.memberId, memberId), eq(idempotencyKeys.key, key));

  const fresh = await db
    .insert(idempotencyKeys)
    .values({ memberId, key, call, bodyHash, claimedAt })
    .onConflictDoNothing()
    .returning({ id: idempotencyKeys.id });
  if (fresh.length > 0) return 'claimed';

  const [known] = await db.select().from(idempotencyKeys).where(isKey);
  if (!known) return { outcome: 'in-flight' };
  if (known.bodyHash !== bodyHash) return { outcome: 'mismatch' };
  if (known.status !== null)
    return { outcome: 'done', reply: { status: known.status, text: known.reply ?? '' }, replayed: true };

  const abandoned = and(
    isKey,
    isNull(idempotencyKeys.status),
    lt(idempotencyKeys.claimedAt, new Date(now - ABANDONED_AFTER_MS)),
  );
  const taken = await db
    .update(idempotencyKeys)
    .set({ claimedAt })
    .where(abandoned)
    .returning({ id: idempotencyKeys.id });
  return taken.length > 0 ? 'claimed' : { outcome: 'in-flight' };
};
