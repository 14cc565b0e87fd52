import { randomUUID } from 'node:crypto';
import { and, eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { isOperationCall } from '#schemas/call.ts';
import { allCalls } from '#schemas/calls/all-calls.ts';
import { openInput } from '#schemas/operation.ts';
import type { OpenDatabase } from '#sandbox/db/open-database.ts';
import { idempotencyKeys, members } from '#sandbox/db/schema.ts';
import { openTestDatabase } from '#tests/support/open-test-sandbox.ts';
import { balancesOf } from '#sandbox/kernel/ledger/balances-of.ts';
import { debit } from '#sandbox/kernel/ledger/movements.ts';
import { closeOperation, runIdempotent, type IdempotentOperation } from './run-idempotent.ts';

const NOW = Date.UTC(2026, 10, 20, 12);
let database: OpenDatabase;
let memberId = 0;

beforeAll(async () => {
  database = await openTestDatabase(NOW);
  const [row] = await database.db
    .select({ id: members.id })
    .from(members)
    .where(and(eq(members.merchant, 'siam'), eq(members.account, 'player01')));
  memberId = row?.id ?? 0;
});
afterAll(() => database?.close());

const operation = (over: Partial<IdempotentOperation> = {}): IdempotentOperation => ({
  memberId,
  key: randomUUID(),
  call: 'cashier.withdraw',
  body: { amount: 5, accountId: 1 },
  now: NOW,
  ...over,
});

const withdraw = (request: IdempotentOperation) =>
  runIdempotent(database.db, request, async (tx) => {
    const transaction = await debit(tx, memberId, {
      kind: 'withdrawal',
      into: 'cash',
      amount: 500n,
      reference: randomUUID(),
      at: new Date(NOW),
      idempotencyKey: `${memberId}:${request.key}`,
    });
    return { status: 200, text: JSON.stringify({ orderId: transaction.id }) };
  });

const main = async () => (await balancesOf(database.db, memberId)).main;

test('a repeated request moves money once and gets the same reply', async () => {
  const before = await main();
  const request = operation();
  const first = await withdraw(request);
  const second = await withdraw({ ...request, body: { amount: 5, accountId: 1 }, now: NOW + 1000 });
  expect(first).toMatchObject({ outcome: 'done', replayed: false });
  expect(second).toEqual({ ...first, replayed: true });
  expect(await main()).toBe(before - 500n);
});

test('reusing a key with another body is a mismatch', async () => {
  const request = operation();
  await withdraw(request);
  expect(await withdraw({ ...request, body: { amount: 6, accountId: 1 } })).toEqual({ outcome: 'mismatch' });
});

test('reusing a key for another call is a mismatch', async () => {
  const request = operation();
  await withdraw(request);
  expect(await withdraw({ ...request, call: 'points.redeem' })).toEqual({ outcome: 'mismatch' });
});

const hashUnder = async (key: string): Promise<string | undefined> => {
  const [row] = await database.db.select().from(idempotencyKeys).where(eq(idempotencyKeys.key, key));
  return row?.bodyHash;
};
const withSecrets = allCalls.filter(isOperationCall).filter(({ secrets }) => secrets.length > 0);

test('at least five calls carry a password in their bodies', () => {
  expect(withSecrets.length).toBeGreaterThanOrEqual(5);
});

test.each(withSecrets.map((call) => [call.name, call] as const))(
  'the stored hash of %s does not depend on the password or on the order of the fields',
  async (name, call) => {
    const secret = (value: string) => Object.fromEntries(call.secrets.map((field) => [field, value]));
    const requestOf = (input: object, key: string = randomUUID()) =>
      operation({ key, call: name, body: openInput(call, input) });
    const one = requestOf({ amount: 5, accountId: 1, ...secret('246810') });
    const other = requestOf({ ...secret('135790'), accountId: 1, amount: 5 });
    const first = await withdraw(one);
    await withdraw(other);
    expect(await hashUnder(one.key)).toMatch(/.+/);
    expect(await hashUnder(one.key)).toBe(await hashUnder(other.key));
    expect(await withdraw({ ...other, key: one.key })).toEqual({ ...first, replayed: true });
    const more = requestOf({ amount: 6, accountId: 1, ...secret('246810') }, one.key);
    expect(await withdraw(more)).toEqual({ outcome: 'mismatch' });
  },
);

test('an operation from an older release, without a stored hash, is matched by member, key and call, and gets its reply again', async () => {
  const older = operation();
  const { key, call } = older;
  const done = { bodyHash: '', status: 200, reply: '"W1"', createdAt: new Date(NOW) };
  await database.db.insert(idempotencyKeys).values({ memberId, key, call, ...done });
  expect(await withdraw(older)).toEqual({
    outcome: 'done',
    reply: { status: 200, text: '"W1"' },
    replayed: true,
  });
  expect(await withdraw({ ...older, call: 'points.redeem' })).toEqual({ outcome: 'mismatch' });
});

test('concurrent copies of one request move money once', async () => {
  const before = await main();
  const request = operation();
  const outcomes = await Promise.all(Array.from({ length: 6 }, () => withdraw(request)));
  expect(outcomes.filter((outcome) => outcome.outcome === 'done' && !outcome.replayed)).toHaveLength(1);
  expect(await main()).toBe(before - 500n);
});

test("a repeated request is refused as in flight while the first one runs, and gets the first one's reply afterwards", async () => {
  const request = operation();
  let end = (): void => undefined;
  const asked = new Promise<void>((resolve) => {
    end = resolve;
  });
  const first = runIdempotent(
    database.db,
    request,
    () => Promise.resolve({ status: 200, text: '"done"' }),
    () => asked,
  );
  // Waits until the first request is registered as running.
  await vi.waitFor(async () => expect(await withdraw(request)).toEqual({ outcome: 'in-flight' }));
  expect(await closeOperation(database.db, request)).toEqual({ state: 'WORKING' });
  end();
  expect(await first).toMatchObject({ outcome: 'done', replayed: false });
  expect(await withdraw(request)).toMatchObject({ outcome: 'done', replayed: true, reply: { text: '"done"' } });
  expect(await closeOperation(database.db, request)).toEqual({ state: 'DONE', value: 'done' });
});

test('an operation closed before its request arrived is never carried out', async () => {
  const before = await main();
  const request = operation();
  expect(await closeOperation(database.db, request)).toEqual({ state: 'CLOSED' });
  expect(await withdraw(request)).toEqual({ outcome: 'closed' });
  expect([await closeOperation(database.db, request), await main()]).toEqual([{ state: 'CLOSED' }, before]);
});

test('work that throws moves no money and leaves the key unused', async () => {
  const before = await main();
  const request = operation();
  await expect(
    runIdempotent(database.db, request, async (tx) => {
      await debit(tx, memberId, {
        kind: 'withdrawal',
        into: 'cash',
        amount: 500n,
        reference: randomUUID(),
        at: new Date(NOW),
      });
      throw new Error('the bank is closed');
    }),
  ).rejects.toThrow('the bank is closed');
  expect(await main()).toBe(before);
  expect(await withdraw(request)).toMatchObject({ outcome: 'done', replayed: false });
});
