import { and, eq, sql } from 'drizzle-orm';
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import type { InputOf } from '#schemas/call.ts';
import {
  bets,
  closeInvite,
  createDownline,
  createInvite,
  downlines,
  income,
  invite,
  loss,
  overview,
  terms,
  transactions,
  transferDownline,
} from '#schemas/calls/agent.ts';
import { contracts } from '#schemas/calls/contracts.ts';
import { betRecords, profitRecords, transactionRecords } from '#schemas/calls/member.ts';
import { createCashierClient, type CashierClient } from '#tests/support/cashier-client.ts';
import { queryRows } from '#sandbox/db/database.ts';
import { members } from '#sandbox/db/schema.ts';
import { openTestSandbox, type TestSandbox } from '#tests/support/open-test-sandbox.ts';

const DAY_MS = 86_400_000;

let sandbox: TestSandbox;
let agent: CashierClient;
let below: CashierClient;
let player: CashierClient;
beforeAll(async () => {
  sandbox = await openTestSandbox();
  agent = createCashierClient(sandbox, 'agent01');
  below = createCashierClient(sandbox, 'agent02');
  player = createCashierClient(sandbox, 'player01');
});
afterAll(() => sandbox.close());
afterEach(async () => {
  expect(await sandbox.ledger.checkInvariants()).toEqual([]);
});

const whole = { pageNo: 1, pageSize: 1000 };
/** A range that starts and ends within a day in every time zone. */
const range = () => ({ from: sandbox.now() - 28.3 * DAY_MS, to: sandbox.now() - 0.2 * DAY_MS });
const ranged = () => {
  const { from, to } = range();
  return { from: Math.round(from), to: Math.round(to) };
};

test("each report about one member agrees with the member's own records [agent.bets.page] [agent.bets.columns] [agent.loss.page] [agent.transactions.page] [agent.transactions.columns]", async () => {
  const asked = { ...ranged(), ...whole };
  const one = { ...asked, account: 'player01', only: true };
  const [own, team] = [await player.accept(betRecords, asked), await agent.accept(bets, one)];
  expect(own.list.length).toBeGreaterThan(0);
  expect(team.totals).toEqual(own.totals);
  expect(team.list.map(({ member: { account }, ...bet }) => [account, bet])).toEqual(
    own.list.map((bet) => ['player01', bet]),
  );
  const { pageNo: _page, pageSize: _size, ...days } = asked;
  const profit = await player.accept(profitRecords, days);
  expect((await agent.accept(loss, one)).totals).toEqual(profit.totals);
  const [moved, movements] = [await player.accept(transactionRecords, asked), await agent.accept(transactions, one)];
  // Unlike the member's own list, the agent's list contains no bets; they have a separate report.
  const { moneyIn, moneyOut, ownWallets } = moved.totals;
  expect(movements.totals).toMatchObject({ moneyIn, moneyOut, ownWallets });
  expect(movements.list.map(({ orderNo }) => orderNo).toSorted()).toEqual(
    moved.list.flatMap(({ orderNo, play }) => (play === null ? [orderNo] : [])).toSorted(),
  );
});

test('totals cover all rows, whether or not the days are summed, and the reports agree with each other [agent.overview.page] [agent.loss.columns]', async () => {
  const asked = { ...ranged(), ...whole };
  const [lost, played] = [await agent.accept(loss, asked), await agent.accept(bets, asked)];
  const sum = (amounts: readonly number[]) => Math.round(amounts.reduce((all, each) => all + each * 100, 0));
  expect(sum(lost.list.map((row) => row.bets))).toBe(Math.round(lost.totals.bets * 100));
  expect(sum(played.list.map((row) => row.bet))).toBe(Math.round(played.totals.bet * 100));
  const { period, days } = await agent.accept(overview, ranged());
  expect(period).toMatchObject({
    bets: lost.totals.bets,
    payouts: lost.totals.payouts,
    deposits: lost.totals.deposits,
  });
  expect(sum(days.map((row) => row.bets))).toBe(Math.round(period.bets * 100));
});

test('the overview compares a period with the preceding period of the same length [agent.overview.numbers]', async () => {
  const { from, to } = ranged();
  const now = await agent.accept(overview, { from, to });
  const then = await agent.accept(overview, { from: from - (to - from), to: from });
  expect(now.before).toEqual(then.period);
  expect(now.compared).toEqual({ from: from - (to - from), to: from });
});

test.each([
  ['a week', 7 * DAY_MS],
  ['two weeks', 14 * DAY_MS],
])(
  'the overview compares the running part of %s with the same part of the previous period, to the minute [agent.overview.numbers]',
  async (_name, length) => {
    const minute = Math.floor(sandbox.now() / 60_000) * 60_000;
    const from = minute - length / 2;
    const now = await agent.accept(overview, { from, to: from + length });
    expect(now.compared).toEqual({ from: from - length, to: minute - length });
    const then = await agent.accept(overview, now.compared);
    expect(now.before).toEqual(then.period);
    expect(then.period.bets).toBeGreaterThan(0);
    const whole = await agent.accept(overview, { from: from - length, to: from });
    expect(whole.period.bets).toBeGreaterThan(then.period.bets);
  },
);

test("income is the difference between the rates times each line's valid bets, minus a share of the line's bonuses [agent.income.page]", async () => {
  const { list, totals } = await agent.accept(income, { ...ranged(), ...whole });
  const { bonusShare } = await agent.accept(terms);
  expect(list.length).toBeGreaterThan(0);
  for (const row of list) {
    expect(row.member.depth).toBe(1);
    expect(row.gross).toBeCloseTo(Math.floor(row.validBets * row.rate + 1e-6) / 100, 1);
    expect(row.bonusCost).toBeCloseTo((row.bonuses * bonusShare) / 100, 1);
    expect(row.net).toBeCloseTo(row.gross - row.bonusCost, 6);
  }
  expect(list.find(({ member }) => member.account === 'agent02')?.rate).toBe(0.2);
  expect(list.reduce((all, { net }) => all + net, 0)).toBeCloseTo(totals.net, 6);
});

test('downlines are listed level by level, or found by part of their account [agent.team.page] [agent.team.columns]', async () => {
  const first = await agent.accept(downlines, { pageNo: 1, pageSize: 100 });
  expect(first.list.every(({ member, upline }) => member.depth === 1 && upline === 'agent01')).toBe(true);
  const agent02 = first.list.find(({ member }) => member.account === 'agent02');
  expect(agent02?.contracts).toEqual(
    (await agent.accept(contracts, { role: 'offered', account: 'agent02', pageNo: 1, pageSize: 100 })).list
      .filter(({ state }) => state === 'ACTIVE' || state === 'TERMINATION_PENDING')
      .map(({ kind }) => kind)
      .toSorted(),
  );
  expect(agent02?.contracts).not.toEqual([]);
  const second = await agent.accept(downlines, { account: 'agent02', pageNo: 1, pageSize: 100 });
  expect(
    second.list.flatMap((row) => row.contracts),
    'contracts of others',
  ).toEqual([]);
  expect(second.path.map(({ account }) => account)).toEqual(['agent02']);
  expect(second.list.map(({ member }) => member.depth)).toContain(2);
  const found = await agent.accept(downlines, { search: 'LAYER0', pageNo: 1, pageSize: 100 });
  expect(found.list.map(({ member, upline }) => [member.account, upline])).toEqual([['player01', 'agent02']]);
  expect((await agent.accept(downlines, { search: '%', pageNo: 1, pageSize: 100 })).list).toEqual([]);
});

const fresh = (more: Partial<InputOf<typeof createDownline>> = {}) => ({
  accountType: 'agent',
  username: 'under01',
  password: 'Under1234!',
  payeeName: 'Ana Santos',
  rebate: 0.5,
  ...more,
});

test('a new downline is placed below the agent and must change its password at the first login [agent.register.page]', async () => {
  const { id } = await agent.accept(createDownline, fresh());
  const [row] = await sandbox.database
    .select()
    .from(members)
    .where(eq(members.id, Number(id)));
  expect(row).toMatchObject({ type: 2, rebate: 50, depth: 1, firstLogin: true });
  const { list } = await agent.accept(downlines, { search: 'under01', pageNo: 1, pageSize: 10 });
  expect(list).toMatchObject([{ member: { id, depth: 1 }, rebate: 0.5 }]);
});

test.each([
  ["a rebate above the agent's own", { rebate: 0.9 }, { rebate: 'rebate_large' }],
  ['a rebate of a player', { accountType: 'player', rebate: 0.1 }, { rebate: 'rebate_large' }],
  ['a third decimal', { rebate: 0.125 }, { rebate: 'amount_digits' }],
  ['a user name that is taken', { username: 'PLAYER01' }, { username: 'username_taken' }],
  [
    'a user name that violates the rules',
    { username: '?' },
    { username: expect.stringContaining('reg_pattern') as string },
  ],
] as const)('%s is refused with a problem at that field [agent.register.fields]', async (_name, more, fields) => {
  const input = fresh({ username: 'under02', ...more });
  expect(await agent.ask(createDownline, input)).toMatchObject({ status: 422, body: { fields } });
});

test("a search with `direct` finds only the agent's direct downlines by part of their account [agent.team.contracts] [agent.team.page]", async () => {
  const asked = { group: 'agents', search: 'a', pageNo: 1, pageSize: 100 } as const;
  const everybody = await agent.accept(downlines, asked);
  const direct = await agent.accept(downlines, { ...asked, direct: true });
  expect(everybody.list.some(({ member: { depth } }) => depth > 1)).toBe(true);
  expect(direct.list).toEqual(everybody.list.filter(({ member: { depth } }) => depth === 1));
  expect(direct.list.map(({ member: { account } }) => account)).toContain('agent02');
  expect(direct.totals.members).toBe(direct.list.length);
});

test('an invitation code counts the members who registered with it, and is refused once it is closed [agent.register.page]', async () => {
  const { code } = await below.accept(createInvite, { campaign: 'Radio' });
  const outcome = async () => (await below.accept(invite)).list.find((each) => each.code === code);
  expect(await outcome()).toMatchObject({ campaign: 'Radio', status: 'OPEN', registrations: 0, firstDeposits: 0 });
  await sandbox.database
    .update(members)
    .set({ affiliateCode: code.toLowerCase() })
    .where(and(eq(members.merchant, 'perya'), eq(members.account, 'player01')));
  expect(await outcome()).toMatchObject({ registrations: 1, firstDeposits: 1, players: 1 });
  const valid = () => sandbox.request(`/wps/agent/affiliate?code=${code}&domain=perya.localhost`);
  expect((await valid()).value).toEqual({ valid: true });
  expect((await below.ask(closeInvite, { code })).status).toBe(200);
  expect((await valid()).value).toEqual({ valid: false });
  expect(await outcome()).toMatchObject({ status: 'CLOSED', registrations: 1 });
  expect(await agent.ask(closeInvite, { code })).toMatchObject({ status: 404 });
});

const send = (amount: number, key?: string, account = 'agent02', paymentPassword = '246810') =>
  agent.ask(transferDownline, { account, amount, paymentPassword }, key);

test('a transfer to a direct downline moves money once, even if the request is repeated [agent.team.transfer] [calls.agent.transfer]', async () => {
  const before = [await agent.balance(), await below.balance()] as const;
  const key = crypto.randomUUID();
  expect((await send(100, key)).value).toEqual((await send(100, key)).value);
  expect([await agent.balance(), await below.balance()]).toEqual([before[0] - 100, before[1] + 100]);
  const [kind] = await queryRows<{ kind: string }>(
    sandbox.database,
    sql`SELECT kind FROM ledger_transactions ORDER BY id DESC LIMIT 1`,
  );
  expect(kind).toEqual({ kind: 'downline' });
});

test('a transfer above the balance, with a wrong password or to an indirect downline is refused and moves nothing [agent.transfer.rules]', async () => {
  const before = await agent.balance();
  expect(await send(49_000, undefined, 'player01')).toMatchObject({ status: 409, body: { code: 'downline_indirect' } });
  expect(await send(1)).toMatchObject({ status: 422, body: { fields: { amount: 'amount_small' } } });
  expect(await send(100, undefined, 'agent02', '000000')).toMatchObject({
    status: 422,
    body: { fields: { paymentPassword: 'payment_password_wrong' } },
  });
  expect(await agent.balance()).toBe(before);
});

test("a downline keeps its rebate when the agent's own rebate falls; the agent then earns nothing from it and cannot give more than its own rebate [agent.register.fields]", async () => {
  const setRebate = (rebate: number) =>
    sandbox.database
      .update(members)
      .set({ rebate })
      .where(and(eq(members.merchant, 'perya'), eq(members.account, 'agent01')));
  await setRebate(10);
  const { list } = await agent.accept(income, { ...ranged(), ...whole });
  const lines = list.filter(({ member }) => member.account === 'agent02');
  expect(lines.length).toBeGreaterThan(0);
  expect(lines.every(({ rate, gross }) => rate === 0 && gross === 0)).toBe(true);
  expect(await agent.ask(createDownline, fresh({ username: 'under03', rebate: 0.2 }))).toMatchObject({
    status: 422,
    body: { fields: { rebate: 'rebate_large' } },
  });
  await setRebate(80);
});
