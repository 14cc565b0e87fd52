import { createHash } from 'node:crypto';
import { and, eq, isNull, lt } from 'drizzle-orm';
import type { OperationOutcome } from '#schemas/cashier.ts';
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

/**
 * `done` with the reply of this or the first run; `mismatch`: the key was used for another request; `in-flight`: the first run is not
 * finished; `closed`: the client was told that the operation was not carried out.
 */
type Outcome =
  | { readonly outcome: 'done'; readonly reply: Reply; readonly replayed: boolean }
  | { readonly outcome: 'mismatch' | 'in-flight' | 'closed' };

/** The status of a key whose operation was closed before it arrived. */
const CLOSED = 410;

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
 * neither. `authorize` runs before that transaction. If either throws, the key is free again.
 */
export const runIdempotent = async (
  db: Database,
  operation: IdempotentOperation,
  work: (tx: Database) => Promise<Reply>,
  authorize: () => Promise<void> = () => Promise.resolve(),
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
    await authorize();
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
  if (known.status === CLOSED) return { outcome: 'closed' };
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

/** `runIdempotent` for work that returns a value: the value of this or the first run. Throws `idempotency_mismatch`, `in_flight` or `operation_closed`. */
export const runIdempotentCall = async <Value>(
  db: Database,
  operation: IdempotentOperation,
  work: (tx: Database) => Promise<Value>,
  authorize?: () => Promise<void>,
): Promise<Value> => {
  const reply = async (tx: Database): Promise<Reply> => ({
    status: 200,
    text: JSON.stringify((await work(tx)) ?? null),
  });
  const done = await runIdempotent(db, operation, reply, authorize);
  if (done.outcome === 'closed')
    throw createProblem('operation_closed', 410, 'This operation was closed before it arrived');
  if (done.outcome === 'done') return JSON.parse(done.reply.text) as Value;
  if (done.outcome === 'mismatch')
    throw createProblem('idempotency_mismatch', 422, 'This key was used for another request');
  throw createProblem('in_flight', 409, 'This request is still being worked on');
};

/**
 * What became of a member's operation. One that has not arrived, or whose process died, is closed here and now: should its request still
 * come, it is refused, so that `CLOSED` stays true.
 */
export const closeOperation = async (
  db: Database,
  { memberId, key, now }: { readonly memberId: number; readonly key: string; readonly now: number },
): Promise<OperationOutcome> => {
  const closed = { call: '', bodyHash: '', status: CLOSED, reply: null, claimedAt: new Date(now) };
  const isKey = and(eq(idempotencyKeys.memberId, memberId), eq(idempotencyKeys.key, key));
  const fresh = await db
    .insert(idempotencyKeys)
    .values({ memberId, key, ...closed })
    .onConflictDoNothing()
    .returning({ id: idempotencyKeys.id });
  if (fresh.length > 0) return { state: 'CLOSED' };
  const [known] = await db.select().from(idempotencyKeys).where(isKey);
  if (known === undefined) return { state: 'WORKING' };
  if (known.status === CLOSED) return { state: 'CLOSED' };
  if (known.status !== null) return { state: 'DONE', value: JSON.parse(known.reply ?? 'null') as unknown };
  const abandoned = await db
    .update(idempotencyKeys)
    .set(closed)
    .where(
      and(isKey, isNull(idempotencyKeys.status), lt(idempotencyKeys.claimedAt, new Date(now - ABANDONED_AFTER_MS))),
    )
    .returning({ id: idempotencyKeys.id });
  return { state: abandoned.length > 0 ? 'CLOSED' : 'WORKING' };
};
