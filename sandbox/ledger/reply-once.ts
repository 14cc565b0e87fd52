import type { Database } from '../db/database.ts';
import { refuse } from '../http/refuse.ts';
import { runOnce, type Operation } from './run-once.ts';

/** `runOnce` for work that answers a value: that of this run or of the first one; a key that serves something else, or still works, is refused. */
export const replyOnce = async <Value>(
  db: Database,
  operation: Operation,
  work: (tx: Database) => Promise<Value>,
): Promise<Value> => {
  const done = await runOnce(db, operation, async (tx) => ({
    status: 200,
    text: JSON.stringify((await work(tx)) ?? null),
  }));
  if (done.outcome === 'done') return JSON.parse(done.reply.text) as Value;
  if (done.outcome === 'mismatch') throw refuse('idempotency_mismatch', 422, 'This key was used for another request');
  throw refuse('in_flight', 409, 'This request is still being worked on');
};
