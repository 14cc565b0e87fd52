import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { contracts } from '#schemas/calls/contracts.ts';
import { createContractClient, type ContractClient } from '#tests/support/contract-client.ts';
import { contracts as table } from '#sandbox/db/schema.ts';
import { openTestSandbox, type TestSandbox } from '#tests/support/open-test-sandbox.ts';

const whole = { pageNo: 1, pageSize: 100 };

let sandbox: TestSandbox;
let agent: ContractClient;
beforeAll(async () => {
  const databaseUrl = process.env['TEST_DATABASE_URL'];
  sandbox = await openTestSandbox(databaseUrl === undefined ? {} : { databaseUrl });
  agent = createContractClient(sandbox, 'agent01');
}, 240_000);
afterAll(() => sandbox.close());

test('a request repeated with the same key is carried out once and gets the same answer', async () => {
  const downline = await agent.addAgent();
  const offer = { action: 'REQUEST', downlineId: downline.account, rate: 0.1 } as const;
  const key = crypto.randomUUID();
  const first = await agent.act('daily', offer, key);
  expect((await agent.act('daily', offer, key)).value).toEqual(first.value);
  expect(await agent.act('daily', { ...offer, rate: 0.2 }, key)).toMatchObject({
    body: { code: 'idempotency_mismatch' },
  });
  const { list } = await agent.accept(contracts, { role: 'offered', account: downline.account, ...whole });
  expect(list).toHaveLength(1);
});

test.each([
  ['two acceptances', 'ACCEPT', 'ACCEPT'],
  ['an acceptance and a withdrawal', 'ACCEPT', 'REJECT'],
] as const)('if %s are sent at the same time, only one is carried out', async (_name, one, other) => {
  const downline = await agent.addAgent();
  const requestId = await agent.offer('daily', downline.account, { rate: 0.1 });
  const { version } = await downline.look(requestId);
  const rival = other === 'REJECT' ? agent : downline;
  const answers = await Promise.all([
    downline.act('daily', { requestId, action: one, version }),
    rival.act('daily', { requestId, action: other, version }),
  ]);
  expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 409]);
  expect((await downline.look(requestId)).thread).toHaveLength(2);
});

test("an offer made while the agent's own rate is being lowered is refused or ended", async () => {
  const { downline: middle } = await agent.addWith(0.5);
  const low = await middle.addAgent();
  const requestId = await agent.offer('daily', middle.account, { rate: 0.2 });
  const { version } = await middle.look(requestId);
  await Promise.all([
    middle.act('daily', { requestId, action: 'ACCEPT', version, ends: [] }),
    middle.act('daily', { action: 'REQUEST', downlineId: low.account, rate: 0.4 }),
  ]);
  const { list } = await low.accept(contracts, { role: 'received', ...whole });
  expect(list.filter(({ state }) => state === 'PENDING')).toEqual([]);
  expect(list.map(({ end }) => end)).toEqual(list.length === 0 ? [] : ['RATE_LOWERED']);
});

test('no member has two active contracts of one kind, and every contract has one step per version', async () => {
  const open = await sandbox.database
    .select({ count: sql<number>`count(*)::int` })
    .from(table)
    .where(sql`${table.state} in ('ACTIVE', 'TERMINATION_PENDING')`)
    .groupBy(table.downlineId, table.kind);
  expect(new Set(open.map(({ count }) => count))).toEqual(new Set([1]));
  const incomplete = await sandbox.database
    .select()
    .from(table)
    .where(sql`${table.version} <> (select count(*) from contract_steps s where s.contract_id = ${table.id})`);
  expect(incomplete).toEqual([]);
});
