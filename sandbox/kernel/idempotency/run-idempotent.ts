import { createHash } from 'node:crypto';
import { and, eq } from 'drizzle-orm';
import type { OperationOutcome } from '#schemas/cashier.ts';
import type { Database } from '#sandbox/db/database.ts';
import { idempotencyKeys } from '#sandbox/db/schema.ts';
import { createProblem } from '#sandbox/kernel/http/create-problem.ts';

export interface IdempotentOperation {
  readonly memberId: number;
  /** The `Idempotency-Key` of the request. */
  readonly key: string;
  /** The name of the call. A key is valid for one call only. */
  readonly call: string;
  /** The input that identifies the request, without secrets, as returned by `openInput`. Its hash is stored permanently. */
  readonly body: unknown;
  readonly now: number;
}

interface Reply {
  readonly status: number;
  /** The text of the response, which a repeated request gets unchanged. */
  readonly text: string;
}

/**
 * The outcome of a request with a key. `done`: the reply of this run or, if `replayed`, of the first one. `mismatch`: the key was used for another
 * request. `in-flight`: this process is still carrying out the first run. `closed`: the client was told that the operation was not carried out, so
 * it must not be.
 */
type Outcome =
  | { readonly outcome: 'done'; readonly reply: Reply; readonly replayed: boolean }
  | { readonly outcome: 'mismatch' | 'in-flight' | 'closed' };

/** The stored status of a key whose operation was closed before its request arrived. */
const CLOSED = 410;

/** The operations that this process is currently carrying out. */
const running = new Set<string>();

const hashOf = ({ call, body }: IdempotentOperation): string =>
  createHash('sha256')
    .update(JSON.stringify([call, body]))
    .digest('base64url');

/**
 * Stored instead of a hash for operations of older releases, whose hashes were made from inputs with passwords. Such a request is matched only by
 * member, key and call.
 */
const NO_HASH = '';

const isKeyOf = ({ memberId, key }: Pick<IdempotentOperation, 'memberId' | 'key'>) =>
  and(eq(idempotencyKeys.memberId, memberId), eq(idempotencyKeys.key, key));

/** Returns the outcome of the committed operation with a key, or `null` if there is none. */
const findOutcome = async (db: Database, operation: IdempotentOperation): Promise<Outcome | null> => {
  const [known] = await db.select().from(idempotencyKeys).where(isKeyOf(operation));
  if (known === undefined) return null;
  if (known.status === CLOSED) return { outcome: 'closed' };
  const isSame = known.bodyHash === NO_HASH ? known.call === operation.call : known.bodyHash === hashOf(operation);
  if (!isSame) return { outcome: 'mismatch' };
  return { outcome: 'done', reply: { status: known.status, text: known.reply }, replayed: true };
};

/**
 * Runs `work` once per member and key. The key, the work and the reply are committed in one transaction or not at all, even if the process dies.
 * `authorize` runs before `work`, except for a repeated request. If either throws, the key can be used again.
 */
export const runIdempotent = async (
  db: Database,
  operation: IdempotentOperation,
  work: (tx: Database) => Promise<Reply>,
  authorize: () => Promise<void> = () => Promise.resolve(),
): Promise<Outcome> => {
  const known = await findOutcome(db, operation);
  if (known !== null) return known;
  const { memberId, key, call, now } = operation;
  const name = `${memberId} ${key}`;
  if (running.has(name)) return { outcome: 'in-flight' };
  running.add(name);
  try {
    await authorize();
    return await db.transaction(async (tx): Promise<Outcome> => {
      // If another process is using the same key, this insert waits in the database until that process's transaction ends.
      const [claim] = await tx
        .insert(idempotencyKeys)
        .values({ memberId, key, call, bodyHash: hashOf(operation), createdAt: new Date(now), status: 0, reply: '' })
        .onConflictDoNothing()
        .returning({ id: idempotencyKeys.id });
      if (claim === undefined) return (await findOutcome(tx, operation)) ?? { outcome: 'in-flight' };
      const reply = await work(tx);
      await tx
        .update(idempotencyKeys)
        .set({ status: reply.status, reply: reply.text })
        .where(eq(idempotencyKeys.id, claim.id));
      return { outcome: 'done', reply, replayed: false };
    });
  } finally {
    running.delete(name);
  }
};

/**
 * Like `runIdempotent`, for work that returns a value. Returns the value of this or the first run. Throws `idempotency_mismatch`, `in_flight` or
 * `operation_closed` for the other outcomes.
 */
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
 * Returns the outcome of a member's operation. If its request has not arrived or the process carrying it out died, closes the operation: the request
 * is refused if it arrives later, so that the answer `CLOSED` stays true.
 */
export const closeOperation = async (
  db: Database,
  { memberId, key, now }: { readonly memberId: number; readonly key: string; readonly now: number },
): Promise<OperationOutcome> => {
  if (running.has(`${memberId} ${key}`)) return { state: 'WORKING' };
  const closed = { call: '', bodyHash: NO_HASH, status: CLOSED, reply: '', createdAt: new Date(now) };
  const fresh = await db
    .insert(idempotencyKeys)
    .values({ memberId, key, ...closed })
    .onConflictDoNothing()
    .returning({ id: idempotencyKeys.id });
  if (fresh.length > 0) return { state: 'CLOSED' };
  const [known] = await db.select().from(idempotencyKeys).where(isKeyOf({ memberId, key }));
  if (known === undefined || known.status === CLOSED) return { state: 'CLOSED' };
  return { state: 'DONE', value: JSON.parse(known.reply) as unknown };
};
