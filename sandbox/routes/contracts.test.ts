import { afterAll, beforeAll, expect, test } from 'vitest';
import { contractLimits, contracts, contractsAwaiting } from '#schemas/calls/contracts.ts';
import { OFFER_DAYS } from '#schemas/contract-names.ts';
import { createContractClient, type ContractClient } from '#tests/support/contract-client.ts';
import { flatTier } from '#sandbox/domains/contracts/contract-terms.ts';
import { openTestSandbox, type TestSandbox } from '#tests/support/open-test-sandbox.ts';

const DAY_MS = 86_400_000;
const whole = { pageNo: 1, pageSize: 100 };

let sandbox: TestSandbox;
let agent: ContractClient;
beforeAll(async () => {
  sandbox = await openTestSandbox();
  agent = createContractClient(sandbox, 'agent01');
}, 240_000);
afterAll(() => sandbox.close());

test.each([
  ['dividend', { rate: 12, period: 'W' }, 'divtypereq', 'divtypeinfo'],
  ['daily', { rate: 0.4 }, 'dailysalreqtype', 'dailysalinfotype'],
  ['hourly', { rate: 0.2 }, 'contracthoursalreq', 'contracthoursalinfo'],
  ['realtime', { rate: 0.1 }, 'realtimesalreqtype', 'realtimesalinfotype'],
] as const)(
  'a %s contract is offered to a downline, who accepts it [contracts.offer] [contracts.accept] [contracts.consolidated] [contracts.req-meaning] [contracts.process.calls] [calls.home.dividend] [calls.home.daily] [calls.home.hourly] [calls.home.realtime] [calls.home.process-body]',
  async (kind, terms, awaiting, having) => {
    const downline = await agent.addAgent();
    const requestId = await agent.offer(kind, downline.account, { ...terms, note: ' For a start. ' });
    expect(await downline.flags()).toMatchObject({ [awaiting]: requestId, [having]: null });
    expect((await downline.titles())[0]).toContain('agent01 offers you a contract');
    expect((await downline.answer(requestId, 'ACCEPT')).value).toEqual({ requestId, state: 'ACTIVE' });
    expect(await downline.flags()).toMatchObject({ [awaiting]: null, [having]: requestId });
    expect((await agent.titles())[0]).toContain(`${downline.account} has accepted`);
    const tiers = [flatTier(terms.rate)];
    const after = { period: 'period' in terms ? terms.period : null, tiers };
    expect(await agent.look(requestId)).toMatchObject({
      kind,
      role: 'offered',
      upline: 'agent01',
      state: 'ACTIVE',
      rate: terms.rate,
      version: 2,
      thread: [
        { step: 'OFFERED', by: 'agent01', after, note: 'For a start.' },
        { step: 'ACCEPTED', by: downline.account, before: null, after },
      ],
    });
  },
);

test('after a counter-offer the other party has to answer, and its terms replace the old ones [contracts.states]', async () => {
  const { downline, requestId: old } = await agent.addWith(0.3);
  const requestId = await agent.offer('daily', downline.account, { rate: 0.35 });
  expect((await downline.look(requestId)).replaces).toEqual({ period: null, tiers: [flatTier(0.3)] });
  expect((await downline.answer(requestId, 'REQUEST', { rate: 0.4 })).value).toEqual({ requestId, state: 'PENDING' });
  expect((await agent.flags()).dailysalreqtype).toBeTruthy();
  expect(await agent.look(requestId)).toMatchObject({ awaitsMe: true, rate: 0.4, version: 2 });
  expect(await downline.answer(requestId, 'ACCEPT')).toMatchObject({ status: 409, body: { code: 'contract_changed' } });
  expect((await agent.answer(requestId, 'ACCEPT')).value).toEqual({ requestId, state: 'ACTIVE' });
  expect(await agent.look(old)).toMatchObject({ state: 'TERMINATED', end: 'REPLACED' });
  expect((await agent.look(requestId)).thread.map(({ step, by }) => [step, by])).toEqual([
    ['OFFERED', 'agent01'],
    ['COUNTERED', downline.account],
    ['ACCEPTED', 'agent01'],
  ]);
  expect(await downline.answer(old, 'TERMINATE')).toMatchObject({ status: 409, body: { code: 'contract_closed' } });
});

test("the count of contracts that await the agent's answer includes those with the upline and with downlines [calls.agent.contracts] [contracts.requests.screen]", async () => {
  const { downline: upline } = await agent.addWith(0.3);
  const downline = await upline.addAgent();
  const counts = async () =>
    (await Promise.all([upline, downline].map((one) => one.accept(contractsAwaiting)))).map(({ count }) => count);
  expect(await counts()).toEqual([0, 0]);
  await agent.offer('hourly', upline.account, { rate: 0.2 });
  const requestId = await upline.offer('daily', downline.account, { rate: 0.1 });
  expect(await counts()).toEqual([1, 1]);
  await downline.answer(requestId, 'REQUEST', { rate: 0.2 });
  expect(await counts()).toEqual([2, 0]);
  await upline.answer(requestId, 'REJECT');
  expect(await counts()).toEqual([1, 0]);
});

test('an answer to an outdated version and an acceptance without a version are refused [contracts.accept] [contracts.states]', async () => {
  const downline = await agent.addAgent();
  const requestId = await agent.offer('daily', downline.account, { rate: 0.3 });
  await downline.answer(requestId, 'REQUEST', { rate: 0.4 });
  await agent.answer(requestId, 'REQUEST', { rate: 0.35 });
  for (const refused of [
    { action: 'ACCEPT', version: 1 },
    { action: 'ACCEPT' },
    { action: 'REJECT', version: 2 },
  ] as const)
    // oxlint-disable-next-line no-await-in-loop -- the requests are sent one at a time
    expect(await downline.act('daily', { requestId, ...refused })).toMatchObject({
      status: 409,
      body: { code: 'contract_changed' },
    });
  expect(await downline.look(requestId)).toMatchObject({ state: 'PENDING', awaitsMe: true, rate: 0.35, version: 3 });
  expect((await downline.act('daily', { requestId, action: 'ACCEPT', version: 3 })).value).toMatchObject({
    state: 'ACTIVE',
  });
});

test('a request can be rejected by the party that has to answer and withdrawn by the party that made it [contracts.reject] [contracts.termination.who]', async () => {
  const downline = await agent.addAgent();
  const rejected = await agent.offer('daily', downline.account, { rate: 0.3 });
  expect((await downline.answer(rejected, 'REJECT', { note: 'No.' })).value).toMatchObject({ state: 'REJECTED' });
  expect(await agent.look(rejected)).toMatchObject({
    end: 'REJECTED',
    thread: [{}, { step: 'REJECTED', note: 'No.' }],
  });
  const withdrawn = await agent.offer('daily', downline.account, { rate: 0.3 });
  expect((await agent.answer(withdrawn, 'REJECT')).value).toMatchObject({ state: 'REJECTED' });
  expect(await downline.look(withdrawn)).toMatchObject({ end: 'WITHDRAWN' });
  expect((await downline.titles())[0]).toContain('agent01 has withdrawn the offer');
  expect(await downline.flags()).toMatchObject({ dailysalreqtype: null, dailysalinfotype: null });
});

test('either party can ask to end a contract, and the other party agrees or refuses [contracts.terminate] [contracts.termination.who]', async () => {
  const { downline, requestId } = await agent.addWith(0.3);
  for (const [asking, other] of [
    [agent, downline],
    [downline, agent],
  ] as const) {
    expect((await asking.answer(requestId, 'TERMINATE')).value).toMatchObject({ state: 'TERMINATION_PENDING' });
    expect((await other.flags()).dailysalreqtype).toBeTruthy();
    expect((await other.answer(requestId, 'REJECT')).value).toMatchObject({ state: 'ACTIVE' });
    await asking.answer(requestId, 'TERMINATE');
    expect((await asking.answer(requestId, 'REJECT')).value).toMatchObject({ state: 'ACTIVE' });
  }
  const refused = ['TERMINATION_ASKED', 'TERMINATION_REJECTED', 'TERMINATION_ASKED', 'TERMINATION_WITHDRAWN'];
  await downline.answer(requestId, 'TERMINATE');
  expect((await agent.answer(requestId, 'ACCEPT')).value).toMatchObject({ state: 'TERMINATED' });
  expect((await downline.flags()).dailysalinfotype).toBeNull();
  expect((await agent.look(requestId)).thread.map(({ step }) => step)).toEqual([
    'OFFERED',
    'ACCEPTED',
    ...refused,
    ...refused,
    'TERMINATION_ASKED',
    'TERMINATED',
  ]);
});

test('accepting a lower rate is refused unless it confirms ending the contracts below that exceed this rate; they then end [contracts.auto-terminate] [contracts.auto-terminate.notice]', async () => {
  const { downline: middle } = await agent.addWith(0.5);
  const { downline: low, requestId: lowContract } = await middle.addWith(0.4);
  const { downline: lowest, requestId: lowestContract } = await low.addWith(0.1);
  const { requestId: kept } = await middle.addWith(0.2);
  const request = await agent.offer('daily', middle.account, { rate: 0.2 });
  const { version } = await middle.look(request);
  const foreseen = await middle.whatIf({ kind: 'daily', action: 'ACCEPT', requestId: request });
  expect(foreseen.ends).toMatchObject([
    {
      requestId: lowContract,
      upline: { account: middle.account, depth: 0 },
      downline: { depth: 1 },
      rate: 0.4,
      limit: 0.2,
    },
    {
      requestId: lowestContract,
      upline: { account: low.account, depth: 1 },
      downline: { depth: 2 },
      rate: 0.1,
      limit: 0,
    },
  ]);
  expect((await agent.whatIf({ kind: 'daily', action: 'REQUEST', requestId: request, rate: 0.2 })).ends).toEqual([]);
  const ends = foreseen.ends.map(({ requestId }) => requestId);
  for (const wrong of [[], ends.slice(1), [...ends, kept]])
    // oxlint-disable-next-line no-await-in-loop -- the requests are sent one at a time
    expect(await middle.act('daily', { requestId: request, action: 'ACCEPT', version, ends: wrong })).toMatchObject({
      status: 409,
      body: { code: 'contract_changed' },
    });
  expect(await low.look(lowContract)).toMatchObject({ state: 'ACTIVE' });
  expect((await middle.act('daily', { requestId: request, action: 'ACCEPT', version, ends })).value).toMatchObject({
    state: 'ACTIVE',
  });
  expect(await low.look(lowContract)).toMatchObject({ state: 'TERMINATED', end: 'RATE_LOWERED' });
  expect(await lowest.look(lowestContract)).toMatchObject({ state: 'TERMINATED', end: 'RATE_LOWERED' });
  expect(await middle.look(kept)).toMatchObject({ state: 'ACTIVE' });
  expect((await low.titles()).filter((title) => title.includes('has ended'))).toHaveLength(2);
  expect((await lowest.titles())[0]).toBe(`Daily wages: the contract with ${low.account} has ended`);
});

test('a request that is not answered in time expires and can no longer be accepted [contracts.states]', async () => {
  const downline = await agent.addAgent();
  const requestId = await agent.offer('daily', downline.account, { rate: 0.3 });
  const { version } = await downline.look(requestId);
  sandbox.advanceClock(OFFER_DAYS * DAY_MS + 1);
  expect((await downline.flags()).dailysalreqtype).toBeNull();
  expect(await downline.act('daily', { requestId, action: 'ACCEPT', version })).toMatchObject({
    status: 409,
    body: { code: 'contract_expired' },
  });
  expect(await agent.look(requestId)).toMatchObject({ state: 'REJECTED', end: 'EXPIRED', thread: [{}, { by: null }] });
  expect((await agent.titles())[0]).toContain('has expired');
  await agent.offer('daily', downline.account, { rate: 0.3 });
});

test("contracts are listed by the agent's role, and those that await the agent's answer come first [calls.agent.contracts]", async () => {
  const { list } = await agent.accept(contracts, { role: 'offered', ...whole });
  const order = list.map(({ awaitsMe, createdAt }) => [awaitsMe ? 0 : 1, -createdAt]);
  expect(order).toEqual(order.toSorted(([a = 0, b = 0], [c = 0, d = 0]) => a - c || b - d));
  expect(new Set(list.map(({ role, upline }) => `${role} by ${upline}`))).toEqual(new Set(['offered by agent01']));
  const some = await agent.accept(contracts, {
    role: 'offered',
    kind: 'daily',
    state: 'ACTIVE',
    account: 'agent02',
    ...whole,
  });
  expect(some.list).toMatchObject([{ kind: 'daily', state: 'ACTIVE', downline: 'agent02' }]);
  expect(await agent.ask(contracts, { role: 'offered', account: 'nobody-at-all', ...whole })).toMatchObject({
    status: 403,
  });
});

test("the first agent of a network gets the platform's contracts once, and cannot offer more than their rates [contracts.kinds] [contracts.rate.bounds]", async () => {
  const { list: before } = await agent.accept(contracts, { role: 'received', ...whole });
  expect(new Set(before.map(({ kind, rate, period, upline }) => [kind, rate, period, upline].join(' ')))).toEqual(
    new Set(['dividend 25 M ', 'daily 0.6  ', 'hourly 0.3  ', 'realtime 0.2  ']),
  );
  expect((await agent.accept(contractLimits)).list.map(({ kind, maxRate }) => [kind, maxRate])).toEqual([
    ['dividend', 25],
    ['daily', 0.6],
    ['hourly', 0.3],
    ['realtime', 0.2],
  ]);
  const { requestId = '' } = before[0] ?? {};
  expect(await agent.answer(requestId, 'TERMINATE')).toMatchObject({
    status: 409,
    body: { code: 'contract_standing' },
  });
});

test("a dividend's what-if is calculated for the last period that has ended", async () => {
  const middle = createContractClient(sandbox, 'agent02');
  const [request] = (await middle.accept(contracts, { role: 'received', kind: 'dividend', ...whole })).list;
  const seen = await middle.whatIf({ kind: 'dividend', action: 'TERMINATE', requestId: request?.requestId ?? '' });
  expect(seen.to).toBeLessThanOrEqual(sandbox.now());
  expect(seen.figures.profitLoss).toBeCloseTo(seen.figures.bets - seen.figures.payouts - seen.figures.bonuses, 6);
  expect(seen.downline).toMatchObject({ account: 'agent02', after: 0 });
  expect(seen.upline?.account).toBe('agent01');
  expect((seen.upline?.after ?? 0) - (seen.upline?.before ?? 0)).toBeCloseTo(
    seen.downline.before - seen.downline.after,
    1,
  );
});
