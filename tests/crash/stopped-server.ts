import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { walletTransfer } from '#schemas/calls/account.ts';
import { consolidated } from '#schemas/calls/home.ts';
import type { ConsolidatedFunds } from '#schemas/member.ts';
import type { Database } from '#sandbox/db/database.ts';
import { vendors } from '#sandbox/db/schema.ts';
import { isConnectionLost } from '#sandbox/db/lost-connection.ts';
import { openTestSandbox, type TestSandbox } from '../support/open-test-sandbox.ts';
import { startPostgres, type PostgresServer } from '../support/start-postgres.ts';

/** Long enough for a busy machine. */
const PATIENCE = { timeout: 20_000 };
const CLIENTS = 4;
const TRANSFERS_BEFORE = 8;
const LOST = { success: false, code: 'unavailable', message: 'The database cannot be reached' };

/** Tests that a running sandbox survives a stop and restart of its database server. */
export const testStoppedServer = (): void => {
  let server: PostgresServer;
  let sandbox: TestSandbox;
  const errors: unknown[] = [];
  beforeAll(async () => {
    server = await startPostgres();
    sandbox = await openTestSandbox({ databaseUrl: server.url, onError: (error) => void errors.push(error) });
  });
  afterAll(async () => {
    await sandbox?.close();
    await server?.close();
  });

  test('if the database server crashes during transfers, requests answer 503 until it is back, and each transfer is made once [calls.rule.envelope]', async () => {
    const token = await sandbox.logIn('player01');
    const [vendor] = await sandbox.database.select().from(vendors).limit(1);
    const json = { fromAccountTypeId: 0, toAccountTypeId: vendor?.accountTypeId, amount: 1 };
    const transfer = (key: string) =>
      sandbox.request(walletTransfer.path, { method: 'POST', json, token, headers: { 'Idempotency-Key': key } });
    const mainBalance = async (): Promise<number> =>
      ((await sandbox.request(consolidated.path, { token })).value as ConsolidatedFunds).mainBalance;
    const before = await mainBalance();

    const open = new Set<string>();
    let done = 0;
    const crashes: Promise<void>[] = [];
    /** Makes one transfer after another until one is refused. */
    const play = async (client: number): Promise<void> => {
      for (let turn = 0; ; turn += 1) {
        const key = `client-${client}-transfer-${turn}`;
        const { status, body, headers } = await transfer(key);
        if (status !== 200) {
          expect([status, body, headers.get('Retry-After')]).toEqual([503, LOST, '5']);
          open.add(key);
          return;
        }
        done += 1;
        if (done === TRANSFERS_BEFORE) crashes.push(server.crash());
      }
    };
    await Promise.all(Array.from({ length: CLIENTS }, (_each, client) => play(client)));
    await Promise.all(crashes);
    expect([open.size, (await transfer('while it is away')).status]).toEqual([CLIENTS, 503]);

    await server.restart();
    for (const key of open) await expect.poll(async () => (await transfer(key)).status, PATIENCE).toBe(200);
    expect(await mainBalance()).toBe(before - done - CLIENTS);
    expect(await sandbox.ledger.checkInvariants()).toEqual([]);
    expect(errors.map(String).filter((text) => !/CONNECT|ECONN|connection/.test(text))).toEqual([]);
    expect(errors.length).toBeGreaterThan(CLIENTS);
  });

  test.each<readonly [string, (db: Database, wait: () => Promise<void>) => Promise<unknown>]>([
    [
      'between two statements',
      (db, wait) =>
        db.transaction(async (tx) => {
          await tx.execute(sql`SELECT 1`);
          await wait();
          await tx.execute(sql`SELECT 2`);
        }),
    ],
    [
      'inside a savepoint',
      (db, wait) =>
        db.transaction((tx) =>
          tx.transaction(async (inner) => {
            await inner.execute(sql`SELECT 1`);
            await wait();
          }),
        ),
    ],
    [
      'shortly before the transaction fails for another reason',
      (db, wait) => db.transaction(async () => wait().then(() => Promise.reject(new Error()))),
    ],
  ])(
    'if the database server crashes %s, the transaction fails and the process continues [calls.rule.envelope]',
    async (_when, transact) => {
      const failed = transact(sandbox.database, server.crash).then(
        () => null,
        (error: unknown) => error,
      );
      expect(isConnectionLost(await failed)).toBe(true);
      await server.restart();
      await expect
        .poll(() => sandbox.database.execute(sql`SELECT 3`).then(() => 'done', String), PATIENCE)
        .toBe('done');
    },
  );
};
