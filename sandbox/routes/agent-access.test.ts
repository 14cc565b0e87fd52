import { and, desc, eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Call } from '#schemas/call.ts';
import * as agentCalls from '#schemas/calls/agent.ts';
import { members, networkRefusals, type MemberType } from '#sandbox/db/schema.ts';
import { openTestSandbox, type TestSandbox } from '#tests/support/open-test-sandbox.ts';
import { agentRoutes } from './agent.ts';

let sandbox: TestSandbox;
const tokens = new Map<string, string>();
let foreign: string;
beforeAll(async () => {
  sandbox = await openTestSandbox();
  for (const account of ['agent01', 'agent02', 'player01', 'vip01'])
    // oxlint-disable-next-line no-await-in-loop -- one login at a time
    tokens.set(account, await sandbox.logIn(account));
  tokens.set('trial', await sandbox.openTrial());
  const [outsider] = await sandbox.database
    .select()
    .from(members)
    .where(and(eq(members.merchant, 'perya'), sql`upline_id IS NULL AND account <> 'agent01' AND type <> 4`));
  foreign = outsider?.account ?? '';
});
afterAll(() => sandbox.close());

const RANGE = { from: Date.now() - 86_400_000, to: Date.now() };
const PAGE = { pageNo: 1, pageSize: 10 };
const INPUTS: Readonly<Record<string, Readonly<Record<string, unknown>>>> = {
  'agent.overview': RANGE,
  'agent.downlines': PAGE,
  'agent.bets': { ...RANGE, ...PAGE },
  'agent.loss': { ...RANGE, ...PAGE },
  'agent.income': { ...RANGE, ...PAGE },
  'agent.transactions': { ...RANGE, ...PAGE },
  'agent.announcements': PAGE,
  'agent.createDownline': { accountType: 'player', username: 'someone99', password: 'Someone99!' },
  'agent.createInvite': { campaign: 'Radio' },
  'agent.closeInvite': { code: 'AGENT02' },
  'agent.transferDownline': { account: 'agent02', amount: 100, paymentPassword: '246810' },
};

const ask = (call: Call, who: string, more: Readonly<Record<string, unknown>> = {}) => {
  const input = { ...INPUTS[call.name], ...more };
  const query = new URLSearchParams(Object.entries(input).map(([name, value]) => [name, String(value)]));
  const path = call.path.replace('{code}', 'AGENT02');
  return sandbox.request(call.method === 'GET' ? `${path}?${query.toString()}` : path, {
    method: call.method,
    token: tokens.get(who) ?? '',
    headers: { 'Idempotency-Key': crypto.randomUUID() },
    ...(call.method === 'POST' ? { json: input } : {}),
  });
};

const calls = agentRoutes.map(({ call }) => [call.name, call] as const);
const withAccount = calls.filter(([, call]) => 'account' in ((call.input as { properties?: object }).properties ?? {}));

test("this test's tables contain every agent call", () => {
  const built = Object.values(agentCalls).filter(({ name }) => !name.startsWith('agent.contract'));
  expect(calls.map(([name]) => name).toSorted()).toEqual(built.map(({ name }) => name).toSorted());
  expect(withAccount.map(([name]) => name)).toEqual([
    'agent.downlines',
    'agent.bets',
    'agent.loss',
    'agent.income',
    'agent.transactions',
    'agent.transferDownline',
  ]);
});

test.each(calls)('%s refuses a player, a VIP player and a trial account [agent.access]', async (_name, call) => {
  expect(await ask(call, 'player01')).toMatchObject({ status: 403, body: { code: 'agents_only' } });
  expect(await ask(call, 'vip01')).toMatchObject({ status: 403, body: { code: 'agents_only' } });
  expect(await ask(call, 'trial')).toMatchObject({ status: 403, body: { code: 'trial_account' } });
});

test.each(withAccount)('%s refuses accounts outside the network, and the refusal is recorded', async (name, call) => {
  for (const account of [foreign, 'agent01', 'nobody-at-all']) {
    // oxlint-disable-next-line no-await-in-loop -- the latest record is read after each request
    expect(await ask(call, 'agent02', { account })).toMatchObject({ status: 403, body: { code: 'outside_network' } });
    // oxlint-disable-next-line no-await-in-loop -- the latest record is read after each request
    const [note] = await sandbox.database.select().from(networkRefusals).orderBy(desc(networkRefusals.id)).limit(1);
    expect(note).toMatchObject({ call: name, account });
  }
});

test.each([1, 2, 41, 42] as const)(
  'a member of type %i can make agent calls [agent.access] [roles.agent.configured]',
  async (type: MemberType) => {
    await sandbox.database
      .update(members)
      .set({ type })
      .where(and(eq(members.account, 'agent02'), eq(members.merchant, 'perya')));
    expect((await ask(agentCalls.downlines, 'agent02')).status).toBe(200);
  },
);
