import { and, eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { OutputOf } from '#schemas/call.ts';
import { cancelWithdrawal } from '#schemas/calls/cashier.ts';
import { betRecords, bonusRecords, profitRecords, recordsOfOrder, transactionRecords } from '#schemas/calls/member.ts';
import { bets, members } from '#sandbox/db/schema.ts';
import { createCashierClient } from '#tests/support/cashier-client.ts';
import { openTestSandbox, type TestSandbox } from '#tests/support/open-test-sandbox.ts';

const DAY = 86_400_000;
const WAITS_FOR_REVIEW = 20_000;
let sandbox: TestSandbox;
let token = '';

type ListCall = typeof betRecords | typeof transactionRecords | typeof bonusRecords;
type Query = Readonly<Record<string, string | number>>;

beforeAll(async () => {
  sandbox = await openTestSandbox();
  token = await sandbox.logIn('player01', { ip: sandbox.newIp() });
});
afterAll(() => sandbox.close());

/** The time before any test in this file moves money. */
const now = Date.now();
const MONTH = { from: now - 30 * DAY, to: now };

const pathOf = ({ path }: { readonly path: string }, query: Query): string =>
  `${path}?${new URLSearchParams(Object.entries(query).map(([name, value]) => [name, String(value)])).toString()}`;

const ask = async <Call extends ListCall | typeof profitRecords | typeof recordsOfOrder>(
  call: Call,
  query: Query,
): Promise<OutputOf<Call>> => {
  const { status, value, body } = await sandbox.request(pathOf(call, query), { token });
  expect(status, JSON.stringify(body)).toBe(200);
  return value as OutputOf<Call>;
};

/** Returns the rows of all pages of a query. */
const all = async <Call extends ListCall>(call: Call, query: Query) => {
  const page = async (pageNo: number): Promise<OutputOf<Call>> => ask(call, { ...query, pageNo, pageSize: 20 });
  const first = await page(1);
  const rows: OutputOf<Call>['list'][number][] = [...first.list];
  for (let pageNo = 2; pageNo <= first.totalPages; pageNo += 1)
    // oxlint-disable-next-line no-await-in-loop -- each page says whether another one follows
    rows.push(...(await page(pageNo)).list);
  return { rows, totals: first.totals as OutputOf<Call>['totals'] };
};

const sum = <Row>(rows: readonly Row[], of: (row: Row) => number): number =>
  Math.round(rows.reduce((total, row) => total + of(row), 0) * 100) / 100;

test('bets are listed newest first, page by page without gaps or repetitions, and the totals cover all pages [calls.member.records] [member.bets.page] [member.bets.columns]', async () => {
  const { rows, totals } = await all(betRecords, MONTH);
  expect(rows.length).toBeGreaterThan(20);
  for (const { status, vassalage, gameCategory, gameName, bet, validBet, payout, profitLoss } of rows) {
    expect([vassalage, gameCategory, gameName]).not.toContain('');
    expect(validBet).toBeLessThanOrEqual(status === 'SETTLED' ? bet : 0);
    if (status === 'SETTLED') expect(profitLoss).toBeCloseTo(payout - bet, 2);
  }
  expect(new Set(rows.map(({ orderNo }) => orderNo)).size).toBe(rows.length);
  expect(rows.map(({ time }) => time)).toEqual(rows.map(({ time }) => time).toSorted((a, b) => b - a));
  expect(totals).toEqual({
    bet: sum(rows, ({ bet }) => bet),
    settled: sum(rows, ({ status, bet }) => (status === 'SETTLED' ? bet : 0)),
    validBet: sum(rows, ({ validBet }) => validBet),
    payout: sum(rows, ({ payout }) => payout),
    profitLoss: sum(rows, ({ profitLoss }) => profitLoss),
  });
  const [row] = rows;
  const only = await all(betRecords, {
    ...MONTH,
    vassalage: row?.vassalage ?? '',
    gameCategory: row?.gameCategory ?? '',
  });
  expect(only.rows).toEqual(
    rows.filter(({ vassalage, gameCategory }) => vassalage === row?.vassalage && gameCategory === row?.gameCategory),
  );
});

test("the rows of the account record, with bets combined, add up to the balance; transfers between the member's own wallets have a separate total, and the list can be filtered by type [calls.member.records] [member.transactions.columns]", async () => {
  const { rows, totals } = await all(transactionRecords, MONTH);
  expect(rows.length).toBeGreaterThan(5);
  expect(new Set(rows.map(({ status }) => status))).toContain('SUCCESS');
  const isOwnMove = ({ type }: { type: string }): boolean => type.startsWith('TRANSFER_');
  const moved = rows.filter((row) => row.type !== 'BETS' && !isOwnMove(row));
  const amountOf = ({ amount }: { amount: number }): number => amount;
  expect(totals).toEqual({
    moneyIn: sum(
      moved.filter(({ amount }) => amount > 0),
      amountOf,
    ),
    moneyOut: -sum(
      moved.filter(({ amount }) => amount < 0),
      amountOf,
    ),
    bets: sum(
      rows.filter(({ type }) => type === 'BETS'),
      amountOf,
    ),
    ownWallets: sum(rows.filter(isOwnMove), amountOf),
  });
  const played = rows.filter(({ play }) => play !== null);
  expect(played.length).toBeGreaterThan(0);
  expect(sum(played, ({ play }) => play?.count ?? 0)).toBe((await all(betRecords, MONTH)).rows.length);
  for (const type of new Set(rows.map((row) => row.type)))
    // oxlint-disable-next-line no-await-in-loop -- there are only a few types
    expect((await all(transactionRecords, { ...MONTH, type })).rows).toEqual(
      rows.filter((row) => row.type === type).map((row) => ({ ...row, balanceAfter: null })),
    );
  expect((await ask(transactionRecords, { ...MONTH, type: 'NONE', pageNo: 1, pageSize: 10 })).list).toEqual([]);
  const balance = await sandbox.request('/wps/v2/wallets/balance', { token });
  const wallets = (balance.value as { wallets: { accountTypeId: number; balance: number }[] }).wallets;
  expect(rows[0]?.balanceAfter).toBe(wallets.find(({ accountTypeId }) => accountTypeId === 0)?.balance);
});

test('profit and loss by category and by day agrees with the bets and movements of the range [calls.member.records] [member.profit.page] [member.profit.columns]', async () => {
  const profit = await ask(profitRecords, MONTH);
  const { rows, totals: ofBets } = await all(betRecords, MONTH);
  expect(profit.totals).toMatchObject({ bets: ofBets.settled, validBets: ofBets.validBet, payouts: ofBets.payout });
  const settled = rows.filter(({ status }) => status === 'SETTLED');
  const ofCategory = profit.list.map(({ gameCategory, ...sums }) => ({
    sums,
    rows: settled.filter((row) => row.gameCategory === gameCategory),
  }));
  const ofDay = profit.days.map(({ time, ...sums }) => ({
    sums,
    rows: settled.filter((row) => row.time >= time && row.time < time + DAY),
  }));
  for (const group of [...ofCategory, ...ofDay])
    expect(group.sums).toEqual({
      bets: sum(group.rows, ({ bet }) => bet),
      validBets: sum(group.rows, ({ validBet }) => validBet),
      payouts: sum(group.rows, ({ payout }) => payout),
      netProfitLoss: sum(group.rows, ({ profitLoss }) => profitLoss),
    });
  for (const groups of [ofCategory, ofDay])
    expect(groups.flatMap(({ rows: found }) => found)).toHaveLength(settled.length);
  const moved = await all(transactionRecords, MONTH);
  const of = (type: string): number =>
    sum(
      moved.rows.filter((row) => row.type === type),
      ({ amount }) => amount,
    );
  expect(profit.totals).toMatchObject({
    deposits: of('DEPOSIT'),
    bonuses: of('BONUS'),
    rebate: of('REBATE'),
    withdrawals: -of('WITHDRAWAL'),
  });
});

test('a 25-hour day counts as one day of profit and loss, and the following days begin at the right time [calls.member.records]', async () => {
  const range = { from: Date.parse('2025-10-25T00:00+02:00'), to: Date.parse('2025-10-28T00:00+01:00') };
  const days = ['2025-10-25T00:00+02:00', '2025-10-26T00:00+02:00', '2025-10-27T00:00+01:00'].map(Date.parse);
  const placed = [
    '2025-10-26T00:00+02:00',
    '2025-10-26T23:30+01:00',
    '2025-10-27T00:00+01:00',
    '2025-10-27T23:30+01:00',
  ];
  const [bet] = await sandbox.database
    .select()
    .from(bets)
    .innerJoin(members, eq(members.id, bets.memberId))
    .where(and(eq(members.merchant, 'perya'), eq(members.account, 'player01'), eq(bets.status, 'settled')));
  if (bet === undefined) throw new Error('player01 has no bet');
  const { id: _id, ...facts } = bet.bets;
  await sandbox.database.insert(bets).values(
    placed.map((time, index) => ({
      ...facts,
      orderNo: `clock-${index}`,
      stake: 100n,
      placedAt: new Date(time),
      settledAt: new Date(time),
    })),
  );
  const profit = await ask(profitRecords, { ...range, days: days.join() });
  expect(profit.days.map((day) => [day.time, day.bets])).toEqual([
    [days[1], 2],
    [days[2], 2],
  ]);
});

test('a new bonus is listed with its required turnover and no progress [calls.member.records] [member.bonus.page] [member.bonus.columns]', async () => {
  const player = createCashierClient(sandbox, 'player01');
  const { orderId, bonus, turnover } = await player.deposit(1000, { promotionId: 'reload20' });
  await player.provider(orderId, 'pay');
  const { rows, totals } = await all(bonusRecords, { ...MONTH, to: Date.now() + DAY / 24 });
  expect(rows[0]).toEqual({
    time: expect.any(Number),
    orderNo: orderId,
    name: 'Reload bonus',
    type: 'BONUS',
    amount: bonus,
    requiredTurnover: turnover,
    doneTurnover: 0,
    status: 'WAGERING',
  });
  const sumOf = (wanted: string): number =>
    sum(
      rows.filter(({ type }) => type === wanted),
      ({ amount }) => amount,
    );
  expect(totals).toEqual({ bonuses: sumOf('BONUS'), rebate: sumOf('REBATE') });
  const rebates = await all(bonusRecords, { ...MONTH, type: 'REBATE' });
  expect(rebates.rows).toEqual(rows.filter(({ type }) => type === 'REBATE'));
});

test.each([
  ['that ends before it starts', { from: now, to: now - 1 }, 'range_reversed'],
  ['of 32 days', { from: now - 32 * DAY, to: now }, 'range_long'],
])(
  'a range %s is refused with a problem at the field `to` [calls.member.records] [member.records.range]',
  async (_name, range, problem) => {
    const { status, body } = await sandbox.request(pathOf(betRecords, { ...range, pageNo: 1, pageSize: 10 }), {
      token,
    });
    expect([status, JSON.stringify(body)]).toEqual([422, expect.stringContaining(problem)]);
  },
);

test("an order number finds only the member's own records with that number [calls.member.records]", async () => {
  const [bet] = (await ask(betRecords, { ...MONTH, pageNo: 1, pageSize: 1 })).list;
  expect(await ask(recordsOfOrder, { orderNo: bet?.orderNo ?? '' })).toEqual({
    bets: [bet],
    transactions: [],
    bonuses: [],
  });
  const [movement] = (await ask(transactionRecords, { ...MONTH, type: 'DEPOSIT', pageNo: 1, pageSize: 1 })).list;
  expect(await ask(recordsOfOrder, { orderNo: movement?.orderNo ?? '' })).toMatchObject({
    bets: [],
    transactions: [{ ...movement, balanceAfter: expect.any(Number) }],
  });
  const other = await sandbox.logIn('vip01', { ip: sandbox.newIp() });
  for (const orderNo of [bet?.orderNo ?? '', movement?.orderNo ?? ''])
    // oxlint-disable-next-line no-await-in-loop -- one request at a time
    expect((await sandbox.request(pathOf(recordsOfOrder, { orderNo }), { token: other })).value).toEqual({
      bets: [],
      transactions: [],
      bonuses: [],
    });
});

test("members can read only their own records: every response contains only records of the session's member", async () => {
  const other = await sandbox.logIn('vip01', { ip: sandbox.newIp() });
  const mine = await all(betRecords, MONTH);
  const theirs = await sandbox.request(pathOf(betRecords, { ...MONTH, pageNo: 1, pageSize: 100 }), { token: other });
  const orders = new Set(mine.rows.map(({ orderNo }) => orderNo));
  const list = (theirs.value as OutputOf<typeof betRecords>).list;
  expect(list.length).toBeGreaterThan(0);
  expect(list.filter(({ orderNo }) => orders.has(orderNo))).toEqual([]);
});

test('a withdrawal cancelled on the next day counts on neither day [calls.member.records]', async () => {
  const vip = createCashierClient(sandbox, 'vip01');
  const withdrawn = async (from: number, to: number) =>
    (await vip.accept(profitRecords, { from, to })).totals.withdrawals;
  const account = await vip.account();
  const beginning = sandbox.now();
  const { orderId } = await vip.withdraw(account, WAITS_FOR_REVIEW);
  const ordered = sandbox.now() + 1;
  expect(await withdrawn(beginning, ordered)).toBe(WAITS_FOR_REVIEW);
  sandbox.advanceClock(DAY);
  await vip.accept(cancelWithdrawal, { orderId });
  expect([await withdrawn(beginning, ordered), await withdrawn(ordered, sandbox.now() + 1)]).toEqual([0, 0]);
});
