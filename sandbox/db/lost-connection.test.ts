import type { PGlite, Transaction } from '@electric-sql/pglite';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { walletTransfer } from '#schemas/calls/account.ts';
import { openTestSandbox, type TestSandbox } from '#tests/support/open-test-sandbox.ts';
import { vendors } from './schema.ts';
import { openDatabase } from './open-database.ts';

let sandbox: TestSandbox;
let client: PGlite;
const errors: unknown[] = [];
/** The number of statements until the connection is lost; with `Infinity` it stays open. */
let left = Infinity;

const lost = (): Error =>
  Object.assign(new Error('write CONNECTION_CLOSED 10.0.0.7:5432'), { code: 'CONNECTION_CLOSED' });
/** Wraps a database driver so that it loses its connection after `left` statements. The open transaction is rolled back, as a server would do. */
const breakable = <T extends Pick<Transaction, 'query'>>(driver: T): T => {
  const query = driver.query.bind(driver);
  driver.query = (...args) => ((left -= 1) < 0 ? Promise.reject(lost()) : query(...args));
  return driver;
};

beforeAll(async () => {
  sandbox = await openTestSandbox({ onError: (error) => void errors.push(error) });
  ({ $client: client } = sandbox.database as unknown as { readonly $client: PGlite });
  const transaction = client.transaction.bind(client);
  client.transaction = (work) => transaction((tx) => work(breakable(tx)));
  breakable(client);
});
afterAll(() => sandbox.close());

const KEY = 'the-same-key-each-time';
test('if the database connection is lost during a request, the request is rolled back, and a retry succeeds once the database is back [calls.rule.envelope]', async () => {
  const token = await sandbox.logIn('player01');
  const [vendor] = await sandbox.database.select().from(vendors).limit(1);
  const json = { fromAccountTypeId: 0, toAccountTypeId: vendor?.accountTypeId, amount: 10 };
  const transfer = (key: string) =>
    sandbox.request(walletTransfer.path, { method: 'POST', json, token, headers: { 'Idempotency-Key': key } });
  const all = () => sandbox.request('/wps/v2/wallets/balance', { token });
  const before = (await all()).value;
  let failures = 0;
  for (let after = 0; ; after += 1) {
    errors.length = 0;
    left = after;
    const answer = await transfer(KEY);
    left = Infinity;
    expect([after, answer.status === 200 || answer.status === 503]).toEqual([after, true]);
    if (answer.status === 200) break;
    failures += 1;
    expect(answer.body).toEqual({ success: false, code: 'unavailable', message: 'The database cannot be reached' });
    expect(answer.headers.get('Retry-After')).toBe('5');
    expect(errors).toHaveLength(1);
    expect((await all()).value).toEqual(before);
  }
  // There were more failures than statements for finding the session, so the transfer itself was also interrupted, at each of its statements.
  expect(failures).toBeGreaterThan(8);
  expect((await all()).value).not.toEqual(before);
  expect(await sandbox.ledger.checkInvariants()).toEqual([]);
});

test('the error for an unreachable database server states host, port and cause, but not the password', async () => {
  const message = await openDatabase({ dataDir: null, databaseUrl: 'postgres://ana:geheim@127.0.0.1:1/casino' }).then(
    () => '',
    (error: unknown) => String(error),
  );
  expect(message).toContain('the database casino at host 127.0.0.1, port 1 cannot be opened: connect ECONNREFUSED');
  expect(message).not.toContain('geheim');
  await expect(openDatabase({ dataDir: null, databaseUrl: '10.0.0.7:5432' })).rejects.toThrow(/^DATABASE_URL/);
});
