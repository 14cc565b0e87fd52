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
  /** Name of the call; a key is valid for one call only. */
  readonly call: string;
  /** What identifies the request, without secrets, as created by `openInput`; its hash is stored permanently. */
  readonly body: unknown;
  readonly now: number;
}

interface Reply {
  readonly status: number;
  /** The response text, replayed unchanged. */
  readonly text: string;
}

/**
 * `done`: has the reply of this or the first run; `mismatch`: the key was used for another request; `in-flight`: this process is still carrying out
 * the first run; `closed`: the client was informed that the operation was not carried out.
 */
type Outcome =
  | { readonly outcome: 'done'; readonly reply: Reply; readonly replayed: boolean }
  | { readonly outcome: 'mismatch' | 'in-flight' | 'closed' };

/** The status of a key whose operation was closed before its request arrived. */
const CLOSED = 410;

/** The operations that this process is currently carrying out. */
const running = new Set<string>();

const hashOf = ({ call, body }: IdempotentOperation): string =>
  createHash('sha256')
    .update(JSON.stringify([call, body]))
    .digest('base64url');

/** Stored in place of a hash that an older release made from an input with a password: such a request matches by member, key and call only. */
const NO_HASH = '';

const isKeyOf = ({ memberId, key }: Pick<IdempotentOperation, 'memberId' | 'key'>) =>
  and(eq(idempotencyKeys.memberId, memberId), eq(idempotencyKeys.key, key));

/** Returns what is known of a key, or `null` if no committed operation has used it. */
const findOutcome = async (db: Database, operation: IdempotentOperation): Promise<Outcome | null> => {
  const [known] = await db.select().from(idempotencyKeys).where(isKeyOf(operation));
  if (known === undefined) return null;
  if (known.status === CLOSED) return { outcome: 'closed' };
  const isSame = known.bodyHash === NO_HASH ? known.call === operation.call : known.bodyHash === hashOf(operation);
  if (!isSame) return { outcome: 'mismatch' };
  return { outcome: 'done', reply: { status: known.status, text: known.reply }, replayed: true };
};

/**
 * Runs `work` once per member and key. Key, work and reply share one transaction: all of them are committed, or none, whenever the process dies.
 * `authorize` runs first, but not for a repeated request. If either throws, the key is free again.
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
      // If another process uses the same key, this insert waits in the database until that transaction ends.
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
 * Runs `runIdempotent` for work that returns a value: the value of this or the first run. Throws `idempotency_mismatch`, `in_flight` or
 * `operation_closed`.
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
 * Returns the outcome of a member's operation. Closes one that has not arrived, or whose process died: if its request arrives later, it is refused,
 * so that `CLOSED` stays true.
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
