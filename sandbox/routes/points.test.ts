import { and, eq } from 'drizzle-orm';
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import * as pointCalls from '#schemas/calls/points.ts';
import { balance, config, convert, details, redeem, redeemList, reward } from '#schemas/calls/points.ts';
import { transactionRecords } from '#schemas/calls/member.ts';
import { createCashierClient, type CashierClient } from '#tests/support/cashier-client.ts';
import { members, pointGoods } from '#sandbox/db/schema.ts';
import { openTestSandbox, type TestSandbox } from '#tests/support/open-test-sandbox.ts';
import { PAYMENT_PASSWORD } from '#sandbox/seed/people/accounts.ts';

let sandbox: TestSandbox;
let player: CashierClient;
let vip: CashierClient;
beforeAll(async () => {
  sandbox = await openTestSandbox();
  player = createCashierClient(sandbox, 'player01');
  vip = createCashierClient(sandbox, 'vip01');
});
afterAll(() => sandbox.close());
afterEach(async () => {
  expect(await sandbox.ledger.checkInvariants()).toEqual([]);
});

const MINUTE = 60_000;
const PAGE = { pageNo: 1, pageSize: 100 };
const password = PAYMENT_PASSWORD;

const pointsOf = async (who: CashierClient) => (await who.accept(balance)).currentPoints;
const goodOf = async (who: CashierClient, picture: string) => {
  const good = (await who.accept(reward)).list.find((one) => one.picture.endsWith(`/${picture}.png`));
  if (good === undefined) throw new Error(`no ${picture}`);
  return good;
};
const stockOf = async (picture: string) => (await goodOf(vip, picture)).availableQuantity;
const orderOf = async (who: CashierClient, orderNo: string) =>
  (await who.accept(redeemList, PAGE)).list.find((order) => order.orderNo === orderNo);
const setStock = (picture: string, available: number) =>
  sandbox.database
    .update(pointGoods)
    .set({ available })
    .where(and(eq(pointGoods.merchant, 'perya'), eq(pointGoods.picture, picture)));

test('the paths of all points calls contain MCS2_, except that of the details call, which contains ODSFE2_MemTransDet [calls.points.prefix]', () => {
  expect(Object.values(pointCalls).map(({ path }) => path)).toEqual(
    expect.arrayContaining([
      '/wps/relay/MCS2_getPointBalance',
      '/wps/relay/MCS2_getPointReward',
      '/wps/relay/passwordCheck/MCS2_redeemPointReward',
      '/wps/relay/MCS2_getRedeemPointList',
      '/wps/relay/MCS2_getPointConfig',
      '/wps/relay/ODSFE2_MemTransDet',
      '/wps/relay/passwordCheck/MCS2_convertPoint',
    ]),
  );
  const other = Object.values(pointCalls).filter(({ path }) => !path.includes('MCS2_'));
  expect(other.map(({ name }) => name)).toEqual(['points.details']);
});

test('points balance, rules, goods, redemptions and details have the agreed fields [calls.points.fields]', async () => {
  const fieldsOf = (answer: object | undefined) => Object.keys(answer ?? {});
  const first = async (call: typeof redeemList | typeof details) => (await player.accept(call, PAGE)).list[0];
  const [good] = (await player.accept(reward)).list;
  expect(fieldsOf(await player.accept(balance))).toEqual(['currentPoints', 'pointsBalance']);
  expect(fieldsOf(await player.accept(config))).toEqual(
    expect.arrayContaining(['ratio', 'requirementByPoints', 'requirementByAmount', 'rules']),
  );
  expect(fieldsOf(good)).toEqual(
    expect.arrayContaining('id name type quantity availableQuantity points amount status time remark units'.split(' ')),
  );
  expect(fieldsOf(await first(redeemList))).toEqual(
    expect.arrayContaining(['redeemQuantity', 'redeemAmount', 'points', 'status', 'time', 'units']),
  );
  expect(fieldsOf(await first(details))).toEqual(
    expect.arrayContaining(['time', 'type', 'changedPoints', 'pointsBalance', 'remark']),
  );
});

test('a redemption takes points and stock immediately; after the review the points are spent, and a voucher is paid into the wallet [calls.points.redeem] [points.redeem.status] [points.redeem.fields]', async () => {
  const good = await goodOf(player, 'voucher-bronze');
  const before = await player.accept(balance);
  const money = await player.balance();
  const order = await player.accept(redeem, { id: good.id, quantity: 2, password });
  expect(order).toMatchObject({
    status: 'IN_PROCESS',
    redeemQuantity: 2,
    points: 760,
    redeemAmount: 100,
    reason: null,
  });
  expect(await player.accept(balance)).toEqual({
    currentPoints: before.currentPoints - 760,
    pointsBalance: before.pointsBalance,
  });
  expect(await stockOf('voucher-bronze')).toBe(good.availableQuantity - 2);
  expect(await player.balance()).toBe(money);
  sandbox.advanceClock(4 * MINUTE);
  // Requesting the wallet completes the redemption.
  expect(await player.balance()).toBe(money + 100);
  expect(await orderOf(player, order.orderNo)).toMatchObject({
    status: 'APPROVED',
    endedAt: order.time + 3 * MINUTE,
  });
  const day = sandbox.now();
  const records = await player.accept(transactionRecords, { from: day - 60 * MINUTE, to: day + MINUTE, ...PAGE });
  expect(records.list).toContainEqual(
    expect.objectContaining({ orderNo: order.orderNo, type: 'REDEMPTION', amount: 100, balanceAfter: money + 100 }),
  );
});

test('a rejected redemption returns the points and the stock once, and states a reason [points.redeem.status]', async () => {
  const good = await goodOf(player, 'mug');
  const points = await pointsOf(player);
  const { orderNo } = await player.accept(redeem, { id: good.id, quantity: 1, password });
  const review = (action: string) =>
    sandbox.request('/sandbox/points', {
      method: 'POST',
      body: new URLSearchParams({ orderNo, action }).toString(),
      headers: { 'Content-Type': 'application/x-www-form-urlencoded' },
    });
  expect((await review('reject')).status).toBe(200);
  expect((await review('approve')).status).toBe(409);
  expect(await orderOf(player, orderNo)).toMatchObject({ status: 'REJECTED', reason: 'UNAVAILABLE' });
  expect([await pointsOf(player), await stockOf('mug')]).toEqual([points, good.availableQuantity]);
  expect((await player.accept(details, PAGE)).list.slice(0, 2)).toMatchObject([
    { orderNo, type: 'RETURNED', changedPoints: 600, pointsBalance: points, remark: 'Coffee mug' },
    { orderNo, type: 'REDEEMED', changedPoints: -600, pointsBalance: points - 600 },
  ]);
});

test('if two members redeem the last piece at the same time, only one gets it', async () => {
  await setStock('power-bank', 1);
  const { id } = await goodOf(player, 'power-bank');
  const agent = createCashierClient(sandbox, 'agent01');
  await Promise.all([pointsOf(vip), pointsOf(agent)]);
  const answers = await Promise.all([vip, agent].map((who) => who.ask(redeem, { id, quantity: 1, password })));
  expect(answers.map(({ body }) => (body.success ? 'won' : String(body.code))).toSorted()).toEqual(['sold_out', 'won']);
  expect(await stockOf('power-bank')).toBe(0);
});

test.each([
  ['sold out', 'speaker', 1, { code: 'sold_out' }],
  ['closed', 'bag', 1, { code: 'redeem_closed' }],
  ['available in a smaller quantity', 'shirt', 50, { code: 'validation', fields: { quantity: 'stock_short' } }],
  ['too expensive', 'watch', 1, { code: 'points_short', fields: { quantity: 'points_short' } }],
])('redeeming an item that is %s is refused, and no points move', async (_why, picture, quantity, problem) => {
  const [good, points] = [await goodOf(player, picture), await pointsOf(player)];
  expect(await player.ask(redeem, { id: good.id, quantity, password })).toMatchObject({ body: problem });
  expect([await pointsOf(player), await stockOf(picture)]).toEqual([points, good.availableQuantity]);
});

test('an item that requires a total of deposits cannot be redeemed by a member who has deposited less [points.goods.requirement]', async () => {
  const good = await goodOf(vip, 'phone');
  const { deposited } = await vip.accept(config);
  expect(good).toMatchObject({ points: 38_000, amount: 50_000 });
  await sandbox.database
    .update(pointGoods)
    .set({ requiredDeposits: BigInt(Math.round(deposited * 100)) + 1n })
    .where(eq(pointGoods.id, Number(good.id)));
  expect(await vip.ask(redeem, { id: good.id, quantity: 1, password })).toMatchObject({
    status: 409,
    body: { code: 'deposits_short' },
  });
});

test("another merchant's item is not found", async () => {
  const [foreign] = await sandbox.database.select().from(pointGoods).where(eq(pointGoods.merchant, 'lotus'));
  expect(await vip.ask(redeem, { id: String(foreign?.id), quantity: 1, password })).toMatchObject({ status: 404 });
  expect(await vip.ask(redeem, { id: '__proto__', quantity: 1, password })).toMatchObject({ status: 404 });
});

test("points are converted to money at the given ratio, rounded down to the currency's decimals, and are taken in the same transaction [calls.points.convert] [points.convert.rule] [points.balance.fields]", async () => {
  const held = await player.accept(balance);
  const { ratio, requirementByPoints } = await player.accept(config);
  expect([ratio, requirementByPoints]).toEqual([0.125, 100]);
  const [points, money] = [await pointsOf(player), await player.balance()];
  const done = await player.accept(convert, { points: 103, password });
  expect(done).toMatchObject({ points: 103, amount: 12.87 });
  expect(await pointsOf(player)).toBe(points - 103);
  expect(await player.balance()).toBeCloseTo(money + 12.87, 2);
  expect(await player.accept(balance)).toEqual({
    currentPoints: held.currentPoints - 103,
    pointsBalance: held.pointsBalance - 103,
  });
  expect((await player.accept(details, PAGE)).list[0]).toMatchObject({
    orderNo: done.orderNo,
    type: 'CONVERTED',
    changedPoints: -103,
    amount: 12.87,
  });
});

test.each([
  ['below the minimum', 99, { code: 'validation', fields: { points: 'points_small' } }],
  ['above the balance', 900_000_000, { code: 'points_short', fields: { points: 'points_short' } }],
])('a conversion %s is refused, and no money moves', async (_which, points, problem) => {
  const before = [await pointsOf(player), await player.balance()];
  expect(await player.ask(convert, { points, password })).toMatchObject({ body: problem });
  expect([await pointsOf(player), await player.balance()]).toEqual(before);
});

test('the same points are converted only once, even by two simultaneous requests', async () => {
  const all = await pointsOf(player);
  const money = await player.balance();
  const answers = await Promise.all([1, 2].map(() => player.ask(convert, { points: all, password })));
  expect(answers.map(({ body }) => (body.success ? 'won' : String(body.code))).toSorted()).toEqual([
    'points_short',
    'won',
  ]);
  expect(await pointsOf(player)).toBe(0);
  expect(await player.balance()).toBeCloseTo(money + Math.floor(all * 12.5) / 100, 2);
});

test('a repeated request with the same key gets the same response and takes points once', async () => {
  const { id } = await goodOf(vip, 'voucher-silver');
  const before = await pointsOf(vip);
  const key = crypto.randomUUID();
  const [first, again] = [
    await vip.ask(redeem, { id, quantity: 1, password }, key),
    await vip.ask(redeem, { id, quantity: 1, password }, key),
  ];
  expect(again.value).toEqual(first.value);
  expect(await pointsOf(vip)).toBe(before - 1_480);
});

test('redemptions and conversions require the payment password, and five wrong passwords lock both [points.redeem.password] [points.convert.password] [points.password.kind]', async () => {
  const agent = createCashierClient(sandbox, 'agent02');
  const { id } = await goodOf(agent, 'mug');
  const points = await pointsOf(agent);
  expect((await agent.accept(config)).passwordKind).toBe('PAYMENT');
  for (const wrong of ['Play1234', '000000', '000001', '000002', '000003'])
    expect(await agent.ask(redeem, { id, quantity: 1, password: wrong })).toMatchObject({
      body: { fields: { password: 'payment_password_wrong' } },
    });
  expect((await agent.ask(convert, { points: 100, password })).status).toBe(429);
  expect(await pointsOf(agent)).toBe(points);
  sandbox.advanceClock(31 * MINUTE);
  expect((await agent.ask(redeem, { id, quantity: 1, password })).status).toBe(200);
});

test('a member without a payment password confirms a conversion with the account password [points.password.kind]', async () => {
  await sandbox.database
    .update(members)
    .set({ paymentPasswordHash: null })
    .where(and(eq(members.merchant, 'perya'), eq(members.account, 'agent01')));
  const agent = createCashierClient(sandbox, 'agent01');
  expect((await agent.accept(config)).passwordKind).toBe('LOGIN');
  expect(await agent.ask(convert, { points: 100, password })).toMatchObject({
    body: { fields: { password: 'password_wrong' } },
  });
  expect((await agent.ask(convert, { points: 100, password: 'Play1234' })).status).toBe(200);
});

test('goods, names, rules and remarks are in the requested language [calls.points.reward] [calls.points.config] [points.goods.fields]', async () => {
  const token = await sandbox.logIn('player01');
  const ask = async (path: string) => (await sandbox.request(path, { token, headers: { Language: 'JA' } })).value;
  expect(await ask(reward.path)).toMatchObject({
    list: expect.arrayContaining([
      {
        id: expect.any(String),
        name: 'マグカップ',
        type: 'ITEM',
        picture: expect.stringMatching(/mug\.png$/),
        quantity: expect.any(Number),
        availableQuantity: expect.any(Number),
        points: expect.any(Number),
        amount: expect.any(Number),
        redeemAmount: expect.any(Number),
        status: 'OPEN',
        time: expect.any(Number),
        closesAt: null,
        remark: expect.any(String),
        units: '個',
      },
    ]),
  });
  expect((await ask(config.path)) as { rules: string }).toMatchObject({ rules: expect.stringContaining('ポイント') });
});

test.each([balance, reward, config, redeemList, details, redeem, convert])(
  '$name requires a login [points.token]',
  async ({ method, path }) => {
    const asked = await sandbox.request(path, {
      method,
      ...(method === 'POST' ? { json: {}, headers: { 'Idempotency-Key': crypto.randomUUID() } } : {}),
    });
    expect(asked).toMatchObject({ status: 401, body: { code: 'not_logged_in' } });
  },
);

test('a new member has no points; a trial account cannot use any [calls.points.balance]', async () => {
  const first = createCashierClient(sandbox, 'first01');
  expect(await first.accept(balance)).toEqual({ currentPoints: 0, pointsBalance: 0 });
  expect(await first.accept(details, PAGE)).toEqual({ list: [], totalPages: 0 });
  const token = await sandbox.openTrial();
  const { status, body } = await sandbox.request(convert.path, {
    token,
    method: 'POST',
    json: { points: 100, password },
    headers: { 'Idempotency-Key': crypto.randomUUID() },
  });
  expect([status, body.success ? null : body.code]).toEqual([403, 'trial_account']);
});

test("the sample player's redemptions are listed newest first, some approved and some rejected, and the details contain their points [calls.points.redeem-list] [calls.points.details]", async () => {
  const lotus = createCashierClient(sandbox, 'player01', { merchant: 'lotus' });
  const { list } = await lotus.accept(redeemList, PAGE);
  expect(list.map(({ status }) => status)).toEqual(['APPROVED', 'APPROVED', 'REJECTED', 'APPROVED']);
  const moved = await lotus.accept(details, PAGE);
  expect(new Set(moved.list.map(({ type }) => type))).toEqual(new Set(['EARNED', 'GRANTED', 'REDEEMED', 'RETURNED']));
  expect(moved.list.map(({ time }) => time)).toEqual(moved.list.map(({ time }) => time).toSorted((a, b) => b - a));
});
