import { inspect } from 'node:util';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openTestSandbox, type TestSandbox } from '#tests/support/open-test-sandbox.ts';
import { withoutValues } from './without-values.ts';

const errors: unknown[] = [];
let sandbox: TestSandbox;
beforeAll(async () => {
  sandbox = await openTestSandbox({ onError: (error) => errors.push(error) });
});
afterAll(() => sandbox.close());

test("the error of a failed statement contains the statement's text, the reason and the location, but no values, such as passwords", async () => {
  await sandbox.database.execute(sql`ALTER TABLE outbox RENAME TO mailbox`);
  const { status } = await sandbox.request('/wps/member/password/email', {
    method: 'POST',
    body: new URLSearchParams({ username: 'player01', email: 'player01@perya.example' }).toString(),
    headers: { 'Content-Type': 'application/x-www-form-urlencoded' },
  });
  expect(status).toBe(500);
  const said = inspect(errors);
  expect(said).toContain('relation "outbox" does not exist: insert into "outbox"');
  expect(said).toContain('temporary-password.ts');
  expect(said).not.toMatch(/opens player01|player01@perya\.example/);
});

test('any other error is reported unchanged', () => {
  const error = new Error('the disk is full');
  expect(withoutValues(error)).toBe(error);
  expect(withoutValues('text')).toBe('text');
});
