import { and, eq } from 'drizzle-orm';
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { createDownline, income, overview } from '#schemas/calls/agent.ts';
import { contractRecords, contractRunning } from '#schemas/calls/contracts.ts';
import { bonusRecords, recordsOfOrder } from '#schemas/calls/member.ts';
import type { ContractKind } from '#schemas/contract-names.ts';
import type { ContractRecord } from '#schemas/contract.ts';
import { flatTier } from '#sandbox/domains/contracts/contract-terms.ts';
import { createCashierClient, type CashierClient } from '#tests/support/cashier-client.ts';
import { createContractClient } from '#tests/support/contract-client.ts';
import { bets, members, networkRefusals } from '#sandbox/db/schema.ts';
import { openTestSandbox, type TestSandbox } from '#tests/support/open-test-sandbox.ts';

const MINUTE_MS = 60_000;
const HOUR_MS = 60 * MINUTE_MS;
const DAY_MS = 24 * HOUR_MS;
/** How far Manila is ahead of UTC. */
const AHEAD_MS = 8 * HOUR_MS;

let sandbox: TestSandbox;
let agent: CashierClient;
let below: CashierClient;
beforeAll(async () => {
  sandbox = await openTestSandbox();
  agent = createCashierClient(sandbox, 'agent01');
  below = createCashierClient(sandbox, 'agent02');
});
afterAll(() => sandbox.close());
afterEach(async () => {
  expect(await sandbox.ledger.checkInvariants()).toEqual([]);
});

const range = () => ({ from: sandbox.now() - 30 * DAY_MS, to: sandbox.now() + HOUR_MS });

const recordsOf = (
  client: Pick<CashierClient, 'accept'>,
  kind: ContractKind,
  more: { readonly role?: 'offered' | 'received'; readonly account?: string } = {},
) => {
  return client.accept(contractRecords, { kind, role: 'received', ...range(), pageNo: 1, pageSize: 1000, ...more });
};

/** Inserts a bet that is settled now; by default one by `player01`, who is below both agents. */
const bet = async (stake: bigint, account = 'player01'): Promise<void> => {
  const { database } = sandbox;
  const [model] = await database.select().from(bets).where(eq(bets.merchant, 'perya')).limit(1);
  const [player] = await database
    .select()
    .from(members)
    .where(and(eq(members.merchant, 'perya'), eq(members.account, account)));
  if (model === undefined || player === undefined) throw new Error('the seed lacks something');
  const { id: _id, ...fields } = model;
  const at = new Date(sandbox.now());
  await database.insert(bets).values({
    ...fields,
    orderNo: crypto.randomUUID(),
    memberId: player.id,
    stake,
    validBet: stake,
    payout: 0n,
    status: 'settled',
    placedAt: at,
    settledAt: at,
  });
};

const isReckoned = ({ figures, base, rate, gross, shared, amount, carriedIn, kind }: ContractRecord): void => {
  expect(base).toBeCloseTo(kind === 'dividend' ? figures.profitLoss + carriedIn : figures.validBets, 6);
  expect(Math.abs(gross - Math.max(0, (base * rate) / 100))).toBeLessThan(0.0101);
  expect(amount).toBeCloseTo(Math.max(0, gross - shared), 6);
};

test('each record explains how its amount was calculated, and the totals cover all pages [contracts.fields] [calls.agent.contracts]', async () => {
  const { list, totals } = await recordsOf(agent, 'daily');
  expect(list.length).toBeGreaterThan(0);
  for (const record of list) {
    isReckoned(record);
    expect(record).toMatchObject({ account: 'agent01', status: record.amount > 0 ? 'PAID' : 'NOTHING_DUE' });
  }
  expect(list.reduce((sum, { amount }) => sum + amount, 0)).toBeCloseTo(totals.amount, 6);
  const page = await agent.accept(contractRecords, {
    kind: 'daily',
    role: 'received',
    ...range(),
    pageNo: 2,
    pageSize: 1,
  });
  expect(page).toMatchObject({ list: [list[1]], totals, totalPages: list.length });
});

const minorOf = (amount: number): number => Math.round(amount * 100);

test("a downline's pay is part of `shared` in the upline's record [contracts.fields]", async () => {
  const { downline } = await createContractClient(sandbox, 'agent01').addWith(0.2);
  const player = { accountType: 'player', username: 'sharing01', password: 'First1234!', payeeName: 'Ana Cruz' };
  await downline.accept(createDownline, player);
  await bet(3_000_000n, player.username);
  const day = Math.floor((sandbox.now() + AHEAD_MS) / DAY_MS) * DAY_MS - AHEAD_MS;
  sandbox.advanceClock(day + DAY_MS + 2 * MINUTE_MS - sandbox.now());
  const offered = await recordsOf(agent, 'daily', { role: 'offered', account: downline.account });
  expect(offered).toEqual(await recordsOf(downline, 'daily'));
  const [theirs] = offered.list;
  // The downline's period begins with the contract, not with the day.
  expect(theirs).toMatchObject({ periodTo: day + DAY_MS, rate: 0.2, amount: 60, shared: 0 });
  const ofDay = (await recordsOf(agent, 'daily')).list.find(({ periodFrom }) => periodFrom === day);
  const others = await recordsOf(below, 'daily');
  const shared = [theirs, ...others.list.filter(({ periodTo }) => periodTo === day + DAY_MS)];
  expect(minorOf(ofDay?.shared ?? 0)).toBe(
    shared.reduce((sum, record) => sum + minorOf((record?.amount ?? 0) + (record?.shared ?? 0)), 0),
  );
});

test("a wage's or salary's what-if returns what was paid for the last whole day, with hourly thresholds applied per hour [contracts.fields] [contracts.auto-terminate.notice]", async () => {
  const downline = await createContractClient(sandbox, 'agent01').addAgent();
  const player = { accountType: 'player', username: 'byhours01', password: 'First1234!', payeeName: 'Ana Cruz' };
  await downline.accept(createDownline, player);
  const tiers = [
    ['daily', { ...flatTier(0.2), betPerDay: 20_000 }],
    ['hourly', { ...flatTier(0.1), betPerHour: 20_000 }],
    ['realtime', flatTier(0.1)],
  ] as const;
  const requests = new Map<ContractKind, string>();
  for (const [kind, tier] of tiers) {
    // oxlint-disable-next-line no-await-in-loop -- the two parties act in turn
    const requestId = await createContractClient(sandbox, 'agent01').offer(kind, downline.account, { tiers: [tier] });
    // oxlint-disable-next-line no-await-in-loop -- the two parties act in turn
    expect((await downline.answer(requestId, 'ACCEPT')).value).toEqual({ requestId, state: 'ACTIVE' });
    requests.set(kind, requestId);
  }
  const day = Math.floor((sandbox.now() + AHEAD_MS) / DAY_MS + 1) * DAY_MS - AHEAD_MS;
  sandbox.advanceClock(day + HOUR_MS - sandbox.now());
  await bet(3_000_000n, player.username);
  sandbox.advanceClock(HOUR_MS);
  await bet(1_500_000n, player.username);
  sandbox.advanceClock(day + DAY_MS + 3 * HOUR_MS - sandbox.now());
  // Only 30,000 of the 45,000 were bet in hours that reached the threshold.
  const paid = { daily: 90, hourly: 30, realtime: 45 };
  for (const [kind] of tiers) {
    // oxlint-disable-next-line no-await-in-loop -- each request settles the periods that are due, so they run in order
    const { list } = await recordsOf(downline, kind);
    expect(list.reduce((sum, { amount }) => sum + amount, 0)).toBe(paid[kind]);
    // oxlint-disable-next-line no-await-in-loop -- each request settles the periods that are due, so they run in order
    const seen = await downline.whatIf({ kind, action: 'TERMINATE', requestId: requests.get(kind) ?? '' });
    expect(seen).toMatchObject({
      from: day,
      to: day + DAY_MS,
      figures: { bets: 45_000, validBets: 45_000, activeMembers: 1 },
      downline: { account: downline.account, before: paid[kind], after: 0 },
    });
  }
});

test('a real-time salary is paid every five minutes, once, with the order number of its movement [contracts.realtime.settle] [const.realtime-settle]', async () => {
  await recordsOf(agent, 'realtime');
  const known = new Set((await recordsOf(agent, 'realtime')).list.map(({ orderNo }) => orderNo));
  const before = await agent.balance();
  await bet(1_000_000n);
  const settledAt = sandbox.now();
  sandbox.advanceClock(6 * MINUTE_MS);
  await Promise.all([recordsOf(agent, 'realtime'), recordsOf(below, 'realtime')]);
  const fresh = (await recordsOf(agent, 'realtime')).list.filter(({ orderNo }) => !known.has(orderNo));
  expect(fresh).toHaveLength(1);
  const [record] = fresh;
  if (record === undefined) throw new Error('nothing was settled');
  isReckoned(record);
  expect(record.periodTo - record.periodFrom).toBe(5 * MINUTE_MS);
  expect(record.periodFrom % (5 * MINUTE_MS)).toBe(0);
  expect(record.periodFrom <= settledAt && settledAt < record.periodTo).toBe(true);
  expect(record.figures).toMatchObject({ activeMembers: 1, validBets: 10_000 });
  expect(await agent.accept(recordsOfOrder, { orderNo: record.orderNo })).toMatchObject({
    transactions: [{ type: 'SALARY', amount: record.amount, orderNo: record.orderNo }],
  });
  expect(await agent.balance()).toBeGreaterThanOrEqual(before + record.amount);
});

test("daily wages are paid for the previous day in the merchant's time zone [contracts.daily.previous] [const.daily-day]", async () => {
  await bet(2_000_000n);
  const day = Math.floor((sandbox.now() + AHEAD_MS) / DAY_MS) * DAY_MS - AHEAD_MS;
  const ofDay = async () => (await recordsOf(agent, 'daily')).list.filter(({ periodFrom }) => periodFrom === day);
  expect(await ofDay()).toEqual([]);
  sandbox.advanceClock(day + DAY_MS + 2 * MINUTE_MS - sandbox.now());
  const [record] = await ofDay();
  expect(record).toMatchObject({ periodFrom: day, periodTo: day + DAY_MS, status: 'PAID' });
  expect(record?.figures.validBets).toBeGreaterThanOrEqual(20_000);
  sandbox.advanceClock(3 * DAY_MS);
  expect(await ofDay()).toEqual([record]);
});

test('the running period returns what would be paid if it were settled now [contracts.periods]', async () => {
  const { running: before } = await agent.accept(contractRunning, { kind: 'daily' });
  await bet(500_000n);
  const { running } = await agent.accept(contractRunning, { kind: 'daily' });
  if (running === null || before === null) throw new Error('there is no running period');
  expect(running.earnings.figures.validBets).toBeCloseTo(before.earnings.figures.validBets + 5000, 6);
  expect(running.periodFrom <= running.asOf && running.asOf < running.periodTo).toBe(true);
  expect(running.settlesAt).toBe(running.periodTo + MINUTE_MS);
  sandbox.advanceClock(running.settlesAt + 1000 - sandbox.now());
  const { list } = await recordsOf(agent, 'daily');
  expect(list.find(({ periodFrom }) => periodFrom === running.periodFrom)).toMatchObject({
    figures: running.earnings.figures,
    amount: running.earnings.amount,
  });
});

test("a wage's valid bets are the team's valid bets from the overview plus the agent's own [contracts.fields] [agent.overview.numbers]", async () => {
  sandbox.advanceClock(2 * DAY_MS);
  await bet(378_500n);
  await bet(5_500n, 'agent01');
  const { running } = await agent.accept(contractRunning, { kind: 'daily' });
  if (running === null) throw new Error('there is no running period');
  const { figures } = running.earnings;
  const { period } = await agent.accept(overview, { from: running.periodFrom, to: running.asOf + 1 });
  expect([figures.validBets, figures.ownValidBets, period.validBets]).toEqual([3840, 55, 3785]);
  sandbox.advanceClock(running.settlesAt + 1000 - sandbox.now());
  const { list } = await recordsOf(agent, 'daily');
  expect(list.find(({ periodFrom }) => periodFrom === running.periodFrom)?.figures).toEqual(figures);
});

test('the income report contains the payments of each day including rebates, and its sums equal the sums of the records [agent.income.columns]', async () => {
  const { days } = await agent.accept(income, { ...range(), pageNo: 1, pageSize: 100 });
  const [daily, moved] = [
    await agent.accept(contractRecords, { kind: 'daily', role: 'received', ...range(), pageNo: 1, pageSize: 1000 }),
    await agent.accept(bonusRecords, { ...range(), type: 'REBATE', pageNo: 1, pageSize: 1000 }),
  ];
  expect(days.length).toBeGreaterThan(0);
  for (const { rebate, dividend, daily: salary, hourly, realtime, total } of days)
    expect(rebate + dividend + salary + hourly + realtime).toBeCloseTo(total, 6);
  expect(days.reduce((sum, row) => sum + row.daily, 0)).toBeCloseTo(daily.totals.amount, 6);
  const team = moved.list.filter(({ name }) => name === 'Team rebate');
  expect(team.length).toBeGreaterThan(0);
  expect(days.reduce((sum, row) => sum + row.rebate, 0)).toBeCloseTo(
    team.reduce((sum, { amount }) => sum + amount, 0),
    6,
  );
});

test('the income report states the days that each payment was made for [agent.income.columns]', async () => {
  const { days } = await agent.accept(income, { ...range(), pageNo: 1, pageSize: 100 });
  expect(days.some(({ earned }) => earned.daily !== null && earned.rebate !== null)).toBe(true);
  for (const kind of ['daily', 'hourly', 'dividend'] as const) {
    // oxlint-disable-next-line no-await-in-loop -- there are only three requests
    const paid = (await recordsOf(agent, kind)).list.filter(({ amount }) => amount > 0);
    for (const { time, [kind]: amount, earned } of days) {
      const of = paid.filter(({ settledAt }) => settledAt >= time && settledAt < time + DAY_MS);
      expect(earned[kind]).toEqual(
        amount === 0
          ? null
          : {
              from: Math.min(...of.map(({ periodFrom }) => periodFrom)),
              to: Math.max(...of.map(({ periodTo }) => periodTo)),
            },
      );
    }
  }
  for (const { time, rebate, earned } of days) {
    expect(earned.rebate === null).toBe(rebate === 0);
    if (earned.rebate !== null) expect(earned.rebate.to).toBeLessThanOrEqual(time);
  }
});

test('requests for records of a member who is not a direct downline are refused, and the refusal is recorded', async () => {
  const noted = () => sandbox.database.$count(networkRefusals);
  const before = await noted();
  const asked = {
    kind: 'daily',
    role: 'offered',
    from: sandbox.now() - DAY_MS,
    to: sandbox.now(),
    pageNo: 1,
    pageSize: 10,
  } as const;
  for (const account of ['player01', 'nobody'])
    expect(await agent.ask(contractRecords, { ...asked, account })).toMatchObject({
      status: 403,
      body: { code: 'outside_network' },
    });
  expect(await noted()).toBe(before + 2);
});

test('nothing is paid twice if the clock goes back', async () => {
  sandbox.advanceClock(-3 * DAY_MS);
  await sandbox.settle();
  sandbox.advanceClock(3 * DAY_MS + 10 * MINUTE_MS);
  await sandbox.settle();
  const { list } = await recordsOf(agent, 'daily');
  expect(new Set(list.map(({ periodFrom }) => periodFrom)).size).toBe(list.length);
});
