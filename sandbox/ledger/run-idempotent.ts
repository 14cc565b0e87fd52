import { createHash } from 'node:crypto';
import { and, eq, isNull, lt } from 'drizzle-orm';
import type { Database } from '../db/database.ts';
import { idempotencyKeys } from '../db/schema.ts';
import { createProblem } from '../http/create-problem.ts';

export interface IdempotentOperation {
  readonly memberId: number;
  /** The `Idempotency-Key` of the request. */
  readonly key: string;
  /** Name of the call; a key is valid for one call. */
  readonly call: string;
  /** The decrypted body without `aud`, `iat` and `jti`. */
  readonly body: unknown;
  readonly now: number;
}

interface Reply {
  readonly status: number;
  /** The response text, replayed unchanged. */
  readonly text: string;
}

/** `done` with the reply of this or the first run; `mismatch`: the key was used for another request; `in-flight`: the first run is not finished. */
type Outcome =
  | { readonly outcome: 'done'; readonly reply: Reply; readonly replayed: boolean }
  | { readonly outcome: 'mismatch' | 'in-flight' };

/** A claim without a reply after this long belongs to a dead process, whose work was rolled back. */
const ABANDONED_AFTER_MS = 60_000;

const sortKeys = (value: unknown): unknown => {
  if (Array.isArray(value)) return value.map(sortKeys);
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(value)
      .sort(([a], [b]) => (a < b ? -1 : 1))
      .map(([name, inner]) => [name, sortKeys(inner)]),
  );
};

const hashOf = ({ call, body }: IdempotentOperation): string =>
  createHash('sha256')
    .update(JSON.stringify([call, sortKeys(body)]))
    .digest('base64url');

/**
 * Runs `work` once per member and key. The reply is stored in the transaction of the work, so that both are committed or
 * neither. If `work` throws, the key is free again.
 */
export const runIdempotent = async (
  db: Database,
  operation: IdempotentOperation,
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

const claimKey = async (db: Database, operation: IdempotentOperation): Promise<Outcome | 'claimed'> => {
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

/** `runIdempotent` for work that returns a value: the value of this or the first run. Throws `idempotency_mismatch` or `in_flight`. */
export const runIdempotentCall = async <Value>(
  db: Database,
  operation: IdempotentOperation,
  work: (tx: Database) => Promise<Value>,
): Promise<Value> => {
  const done = await runIdempotent(db, operation, async (tx) => ({
    status: 200,
    text: JSON.stringify((await work(tx)) ?? null),
  }));
  if (done.outcome === 'done') return JSON.parse(done.reply.text) as Value;
  if (done.outcome === 'mismatch')
    throw createProblem('idempotency_mismatch', 422, 'This key was used for another request');
  throw createProblem('in_flight', 409, 'This request is still being worked on');
};
