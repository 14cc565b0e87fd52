import { afterAll, beforeAll, expect, test } from 'vitest';
import { contracts, contractWhatIfOf } from '#schemas/calls/contracts.ts';
import { createContractClient, type ContractClient } from '#tests/support/contract-client.ts';
import { flatTier } from '#sandbox/domains/contracts/contract-terms.ts';
import { openTestSandbox, type TestSandbox } from '#tests/support/open-test-sandbox.ts';

const whole = { pageNo: 1, pageSize: 100 };

let sandbox: TestSandbox;
let agent: ContractClient;
beforeAll(async () => {
  sandbox = await openTestSandbox();
  agent = createContractClient(sandbox, 'agent01');
}, 240_000);
afterAll(() => sandbox.close());

const tier = (rate: number, more: Readonly<Record<string, number>> = {}) => ({ ...flatTier(rate), ...more });

test.each([
  ['a rate above a hundred percent', { rate: 101 }, { rate: expect.any(String) as string }],
  ['a rate of zero', { rate: 0 }, { rate: expect.any(String) as string }],
  ['a negative rate', { rate: -0.1 }, { rate: expect.any(String) as string }],
  ['a rate with three decimals', { rate: 0.125 }, { rate: 'rate_digits' }],
  ['a rate that is nonzero only in the third decimal', { rate: 0.001 }, { rate: 'rate_digits' }],
  ["a rate above the agent's own", { rate: 0.61 }, { rate: 'rate_above_own' }],
  [
    "a tier with a rate above the agent's own",
    { tiers: [tier(0.1), tier(0.61, { betPerDay: 5 })] },
    { 'tiers.1.rate': 'rate_above_own' },
  ],
  [
    'a tier with a higher rate but lower thresholds',
    { tiers: [tier(0.2, { betPerDay: 5 }), tier(0.1)] },
    { tiers: 'tiers_order' },
  ],
  ['a tier with a higher rate but the same thresholds', { tiers: [tier(0.1), tier(0.2)] }, { tiers: 'tiers_order' }],
  [
    'a tier with a higher rate and one lower threshold',
    { tiers: [tier(0.1, { activeMembers: 3 }), tier(0.2, { betPerDay: 5 })] },
    { tiers: 'tiers_order' },
  ],
  [
    'a threshold of another kind of contract',
    { tiers: [tier(0.1, { betPerHour: 5 })] },
    { 'tiers.0.betPerHour': 'threshold_unused' },
  ],
  [
    'an amount with a fraction of a centavo',
    { tiers: [tier(0.1, { betPerDay: 0.005 })] },
    { 'tiers.0.betPerDay': 'amount_digits' },
  ],
  ['no tier', { tiers: [] }, { tiers: expect.any(String) as string }],
  ['six tiers', { tiers: Array.from({ length: 6 }, () => tier(0.1)) }, { tiers: expect.any(String) as string }],
  ['no rate', {}, { rate: 'input_empty' }],
  ['a period', { rate: 0.1, period: 'D' }, { period: 'period_unused' }],
] as const)(
  'terms with %s are refused with a problem at that field [contracts.rate.bounds] [contracts.tiers]',
  async (_name, terms, fields) => {
    const refused = await agent.ask(contractWhatIfOf, {
      kind: 'daily',
      action: 'REQUEST',
      downlineId: 'agent02',
      ...terms,
    });
    expect(refused).toMatchObject({ status: 422, body: { code: 'validation', fields } });
  },
);

test('a dividend contract needs a period, and a contract of any other kind must not have one [contracts.periods] [contracts.period.by-kind]', async () => {
  const downline = await agent.addAgent();
  const offer = { action: 'REQUEST', downlineId: downline.account, rate: 5 } as const;
  expect(await agent.act('dividend', offer)).toMatchObject({
    status: 422,
    body: { fields: { period: 'input_empty' } },
  });
  for (const period of ['D', 'W', 'H', 'M'] as const) {
    // oxlint-disable-next-line no-await-in-loop -- requests are sent one at a time
    const requestId = await agent.offer('dividend', downline.account, { rate: 5, period });
    // oxlint-disable-next-line no-await-in-loop -- requests are sent one at a time
    expect(await downline.look(requestId)).toMatchObject({ period, kind: 'dividend' });
    // oxlint-disable-next-line no-await-in-loop -- requests are sent one at a time
    await agent.answer(requestId, 'REJECT');
  }
});

test('each tier of a contract has its rate and thresholds [contracts.fields] [contracts.tiers]', async () => {
  const downline = await agent.addAgent();
  const tiers = [
    tier(5),
    tier(8, { activeMembers: 3, periodValidBet: 1_000.5 }),
    tier(12.25, { activeMembers: 3, periodValidBet: 9_000, periodProfitLoss: 200 }),
  ];
  const requestId = await agent.offer('dividend', downline.account, { period: 'H', tiers });
  expect(await downline.look(requestId)).toMatchObject({ period: 'H', rate: 12.25, tiers });
});

test('only an agent who has a contract of the kind can offer one, and only to a direct downline who is an agent [contracts.offer]', async () => {
  const middle = await agent.addAgent();
  const low = await middle.addAgent();
  const offer = (who: ContractClient, downlineId: string) =>
    who.act('daily', { action: 'REQUEST', downlineId, rate: 0.1 });
  expect(await offer(agent, low.account)).toMatchObject({
    status: 422,
    body: { fields: { downlineId: 'downline_indirect' } },
  });
  expect(await offer(agent, 'vip01')).toMatchObject({
    status: 422,
    body: { fields: { downlineId: 'downline_player' } },
  });
  expect(await offer(agent, 'agent01')).toMatchObject({
    status: 422,
    body: { fields: { downlineId: 'downline_indirect' } },
  });
  expect(await offer(agent, 'nobody-at-all')).toMatchObject({ status: 403, body: { code: 'outside_network' } });
  expect(await offer(middle, low.account)).toMatchObject({ status: 409, body: { code: 'contract_missing' } });
  await agent.offer('daily', middle.account, { rate: 0.1 });
  expect(await offer(agent, middle.account)).toMatchObject({ status: 409, body: { code: 'contract_open' } });
});

test("a counter-offer above the upline's own rate is refused, and the contract's details contain this maximum [contracts.rate.bounds]", async () => {
  const { downline: middle } = await agent.addWith(0.2);
  const low = await middle.addAgent();
  const requestId = await middle.offer('daily', low.account, { rate: 0.1 });
  expect(await low.look(requestId)).toMatchObject({ maxRate: 0.2 });
  expect(await low.answer(requestId, 'REQUEST', { rate: 0.21 })).toMatchObject({
    status: 422,
    body: { code: 'validation', fields: { rate: 'rate_above_own' } },
  });
  expect(await low.answer(requestId, 'REQUEST', { rate: 0.2 })).toMatchObject({ body: { success: true } });
});

test('players, trial accounts and unrelated agents have no access to a contract', async () => {
  const { requestId } = await agent.addWith(0.3);
  const accept = { requestId, action: 'TERMINATE' } as const;
  const outsiders = [
    createContractClient(sandbox, 'agent02'),
    createContractClient(sandbox, 'agent01', { merchant: 'siam' }),
  ];
  for (const outsider of outsiders) {
    // oxlint-disable-next-line no-await-in-loop -- there are only a few requests
    expect(await outsider.act('daily', accept)).toMatchObject({ status: 404, body: { code: 'not_found' } });
    // oxlint-disable-next-line no-await-in-loop -- there are only a few requests
    expect((await outsider.accept(contracts, { role: 'offered', ...whole })).list).not.toContainEqual(
      expect.objectContaining({ requestId }),
    );
  }
  expect(await agent.act('hourly', accept)).toMatchObject({ status: 404, body: { code: 'not_found' } });
  const player = createContractClient(sandbox, 'player01');
  expect(await player.act('daily', accept)).toMatchObject({ status: 403, body: { code: 'agents_only' } });
  const trial = await sandbox.request('/wps/relay/MCS2_processDailySalContract', {
    method: 'POST',
    token: await sandbox.openTrial(),
    json: accept,
    headers: { 'Idempotency-Key': crypto.randomUUID() },
  });
  expect(trial).toMatchObject({ status: 403, body: { code: 'trial_account' } });
});
