import { and, eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { queryRows } from '#sandbox/db/database.ts';
import { memberClosure, members } from '#sandbox/db/schema.ts';
import { openTestSandbox, type TestSandbox } from '#tests/support/open-test-sandbox.ts';
import { createRegistrationClient } from '#tests/support/registration-client.ts';
import { CircleError, fillClosure } from './closure.ts';

let sandbox: TestSandbox;
beforeAll(async () => {
  sandbox = await openTestSandbox();
});
afterAll(() => sandbox.close());
const client = createRegistrationClient(() => sandbox);

const memberNamed = async (account: string, merchant = 'perya') => {
  const [row] = await sandbox.database
    .select()
    .from(members)
    .where(and(eq(members.account, account), eq(members.merchant, merchant)));
  if (row === undefined) throw new Error(`no ${account}`);
  return row;
};

/** Returns the ancestor-descendant pairs that exist only in the closure table or only in the upline tree. */
const differences = () =>
  queryRows(
    sandbox.database,
    sql`
    WITH RECURSIVE lines (ancestor, descendant, distance) AS (
      SELECT id, id, 0 FROM members
      UNION ALL SELECT m.upline_id, l.descendant, l.distance + 1 FROM lines l JOIN members m ON m.id = l.ancestor WHERE m.upline_id IS NOT NULL
    )
    SELECT * FROM lines FULL JOIN member_closure c
      ON c.ancestor_id = lines.ancestor AND c.descendant_id = lines.descendant AND c.distance = lines.distance
    WHERE c.distance IS NULL OR lines.distance IS NULL`,
  );

test('the closure table contains all ancestors of the seeded members', async () => {
  expect(await differences()).toEqual([]);
});

test('members who register and trial members are added to the closure table', async () => {
  const { status } = await client.register('siam', { ...client.plain(), affiliateCode: 'AGENT02' });
  expect(status).toBe(200);
  await sandbox.openTrial();
  expect(await differences()).toEqual([]);
});

test('missing closure rows of inserted members are added later', async () => {
  await sandbox.database.delete(memberClosure);
  await fillClosure(sandbox.database);
  expect(await differences()).toEqual([]);
});

test('filling the closure table fails if the uplines of members form a cycle', async () => {
  const [agent, player] = [await memberNamed('agent02'), await memberNamed('player01')];
  await sandbox.database.delete(memberClosure);
  await sandbox.database.update(members).set({ uplineId: player.id }).where(eq(members.id, agent.id));
  await expect(fillClosure(sandbox.database)).rejects.toBeInstanceOf(CircleError);
  await sandbox.database.update(members).set({ uplineId: agent.uplineId }).where(eq(members.id, agent.id));
  await fillClosure(sandbox.database);
  expect(await differences()).toEqual([]);
});
