import { and, eq } from 'drizzle-orm';
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { logout } from '#schemas/calls/account.ts';
import { deposit, depositOrder, deposits } from '#schemas/calls/cashier.ts';
import { createCashierClient, type CashierClient } from '#tests/support/cashier-client.ts';
import { members, sessions } from '#sandbox/db/schema.ts';
import { openTestSandbox, type TestSandbox } from '#tests/support/open-test-sandbox.ts';

let sandbox: TestSandbox;
let player: CashierClient;
beforeAll(async () => {
  sandbox = await openTestSandbox();
  player = createCashierClient(sandbox, 'player01');
});
afterAll(() => sandbox.close());
afterEach(async () => {
  expect(await sandbox.ledger.checkInvariants()).toEqual([]);
});

test('each method states its limits, suggested amounts, order lifetime and promotions [calls.member.deposit] [member.deposit.flow]', async () => {
  const methods = await player.methods();
  expect(methods.map(({ kind }) => kind)).toEqual(['QR', 'REDIRECT', 'BANK']);
  for (const { min, max, quickAmounts } of methods) {
    expect(quickAmounts).not.toEqual([]);
    expect(quickAmounts.every((amount) => amount >= min && amount <= max)).toBe(true);
    expect(quickAmounts).toEqual(quickAmounts.toSorted((one, other) => one - other));
  }
});

test('an order states where to pay, and the money arrives in the wallet when the provider reports the payment [calls.member.deposit] [member.deposit.flow] [member.deposit.page]', async () => {
  const before = await player.balance();
  const order = await player.deposit(500);
  expect(order).toMatchObject({
    status: 'PENDING',
    amount: 500,
    turnover: 500,
    detail: { accountNumber: '0011 2233 4455', reference: order.orderId },
  });
  expect(await player.balance()).toBe(before);
  await player.provider(order.orderId, 'pay');
  expect(await player.order(order.orderId)).toMatchObject({ status: 'SUCCESS', settledAt: expect.any(Number) });
  expect(await player.balance()).toBe(before + 500);
});

test.each([
  ['qr', { detail: { qr: expect.stringMatching(/^http:\/\/pay\.localhost\/pay\/D/) } }],
  ['ewallet', { redirectUrl: expect.stringMatching(/^http:\/\/pay\.localhost\/pay\/D/) }],
] as const)(
  "an order with the payment method %s contains the address of the provider's page",
  async (methodId, expected) => {
    const order = await player.deposit(200, { methodId });
    expect(order).toMatchObject(expected);
    await player.provider(order.orderId, 'fail');
  },
);

test('a payment is credited once, even if the provider reports it several times', async () => {
  const before = await player.balance();
  const { orderId } = await player.deposit(300);
  await player.provider(orderId, 'pay-twice');
  await player.provider(orderId, 'pay');
  expect(await player.balance()).toBe(before + 300);
});

test('a payment is credited even if the order has expired or failed, and a later failure notice does not reverse it', async () => {
  const before = await player.balance();
  const { orderId } = await player.deposit(200);
  await player.provider(orderId, 'expire');
  expect((await player.order(orderId)).status).toBe('EXPIRED');
  await player.provider(orderId, 'pay-late');
  expect((await player.order(orderId)).status).toBe('SUCCESS');
  await player.provider(orderId, 'fail');
  expect((await player.order(orderId)).status).toBe('SUCCESS');
  expect(await player.balance()).toBe(before + 200);

  const failed = await player.deposit(200);
  await player.provider(failed.orderId, 'fail');
  expect((await player.order(failed.orderId)).status).toBe('FAILED');
  await player.provider(failed.orderId, 'pay');
  expect(await player.balance()).toBe(before + 400);
});

test('an order that is not paid in time expires and no longer states where to pay', async () => {
  const order = await player.deposit(200);
  sandbox.advanceClock(order.expiresAt - sandbox.now() - 60_000);
  expect((await player.order(order.orderId)).status).toBe('PENDING');
  sandbox.advanceClock(60_001);
  expect(await player.order(order.orderId)).toMatchObject({ status: 'EXPIRED' });
  expect((await player.order(order.orderId)).detail).toBeUndefined();
});

test('a promotion adds its bonus to the deposit, and both have to be wagered', async () => {
  const vip = createCashierClient(sandbox, 'vip01');
  const before = await vip.balance();
  const order = await vip.deposit(1000, { promotionId: 'reload20' });
  expect(order).toMatchObject({ amount: 1000, bonus: 200, turnover: 9600 });
  await vip.provider(order.orderId, 'pay');
  expect(await vip.balance()).toBe(before + 1200);
  // Bets count towards the oldest requirement first, so the deposit is wagered before the bonus.
  expect(await vip.options()).toMatchObject({
    remainingTurnover: 8000,
    held: { amount: 200, requiredTurnover: 9600, remainingTurnover: 9600 },
  });
});

test.each([
  ['below the minimum', { amount: 99.99 }, { amount: 'amount_small' }],
  ['above the maximum', { amount: 60_000 }, { amount: 'amount_large' }],
  ['with more decimals than its currency', { amount: 100.001 }, { amount: 'amount_digits' }],
  ['with an unknown payment method', { methodId: 'cash' }, { methodId: 'method_unknown' }],
  ['with an unknown promotion', { promotionId: 'x' }, { promotionId: 'promotion_unknown' }],
  ['too small for its promotion', { amount: 100, promotionId: 'reload20' }, { amount: 'promotion_small' }],
])('a deposit %s is refused with a problem at that field', async (_name, over, fields) => {
  const { status, body } = await player.ask(deposit, { methodId: 'bank', amount: 500, ...over });
  expect({ status, body }).toMatchObject({ status: 422, body: { code: 'validation', fields } });
});

test.each([['1e3'], ['1,000'], ['-1'], [' 5 '], ['１００'], [2 ** 53], [-1], [0], [null]])(
  'the amount %j is refused',
  async (amount) => {
    const { status } = await player.ask(deposit, { methodId: 'bank', amount });
    expect(status).toBe(422);
  },
);

test('a member can have five open orders, and a repeated request with the same key does not create another one', async () => {
  const agent = createCashierClient(sandbox, 'agent01');
  const key = crypto.randomUUID();
  const body = { methodId: 'bank', amount: 500 };
  const first = await agent.ask(deposit, body, key);
  expect((await agent.ask(deposit, body, key)).value).toEqual(first.value);
  for (let more = 1; more < 5; more += 1) await agent.deposit(500);
  expect(await agent.ask(deposit, body)).toMatchObject({ status: 409, body: { code: 'orders_open' } });
});

test("a member cannot see another member's orders, and the member's own are listed newest first", async () => {
  const vip = createCashierClient(sandbox, 'vip01');
  const { orderId } = await vip.deposit(500);
  expect((await player.ask(depositOrder, { orderId })).status).toBe(404);
  const { list } = await player.accept(deposits);
  expect(list.map((order) => order.orderId)).not.toContain(orderId);
  expect(list.map(({ createdAt }) => createdAt)).toEqual(
    list.map(({ createdAt }) => createdAt).toSorted((one, other) => other - one),
  );
});

test.each(['lotus', 'siam', 'kumo'])('%s accepts deposits in its own currency', async (merchant) => {
  const member = createCashierClient(sandbox, 'player01', { merchant });
  const before = await member.balance();
  const [method] = await member.methods();
  const order = await member.deposit(method?.min ?? 0);
  await sandbox.request(`/pay/${order.orderId}`, {
    method: 'POST',
    body: 'event=pay',
    headers: { 'Content-Type': 'application/x-www-form-urlencoded' },
  });
  expect(await member.balance()).toBeCloseTo(before + (method?.min ?? 0));
});

test.each(['locked', 'closed'] as const)(
  'a payment reported after the member has logged out and the account is %s is credited once, with its turnover, and starts no session [member.deposit.flow]',
  async (status) => {
    const member = createCashierClient(sandbox, 'agent02');
    const before = await member.balance();
    const { remainingTurnover } = await member.options();
    const { orderId } = await member.deposit(700);
    await member.ask(logout);
    const ofMember = and(eq(members.merchant, 'perya'), eq(members.account, 'agent02'));
    const change = (now: 'active' | typeof status) =>
      sandbox.database.update(members).set({ status: now }).where(ofMember);
    const open = () => sandbox.database.select({ token: sessions.id }).from(sessions);
    await change(status);
    const known = await open();
    expect((await member.provider(orderId, 'pay-twice')).status).toBe(200);
    expect(await open()).toEqual(known);
    await change('active');
    expect(await member.order(orderId)).toMatchObject({ status: 'SUCCESS', amount: 700 });
    expect([await member.balance(), (await member.options()).remainingTurnover]).toEqual([
      before + 700,
      remainingTurnover + 700,
    ]);
  },
);
