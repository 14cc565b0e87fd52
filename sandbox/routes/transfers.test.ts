import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { operationOutcome, transferUpline, uplineOptions } from '#schemas/calls/cashier.ts';
import { createCashierClient, type CashierClient } from '#tests/support/cashier-client.ts';
import { openTestSandbox, type TestSandbox } from '#tests/support/open-test-sandbox.ts';

let sandbox: TestSandbox;
let player: CashierClient;
let agent: CashierClient;
beforeAll(async () => {
  sandbox = await openTestSandbox();
  player = createCashierClient(sandbox, 'player01');
  agent = createCashierClient(sandbox, 'agent02');
});
afterAll(() => sandbox.close());
afterEach(async () => {
  expect(await sandbox.ledger.checkInvariants()).toEqual([]);
});

const send = (amount: number, key?: string) => player.ask(transferUpline, { amount, paymentPassword: '246810' }, key);

test('a player can send money to the upline, whose account is masked [calls.member.transfer-upline] [member.transferupline.rules] [member.transferupline.page]', async () => {
  expect(await player.accept(uplineOptions)).toMatchObject({
    upline: 'ag***2',
    hasPaymentPassword: true,
  });
  const before = [await player.balance(), await agent.balance()] as const;
  expect((await send(100)).status).toBe(200);
  expect(await player.balance()).toBe(before[0] - 100);
  expect(await agent.balance()).toBe(before[1] + 100);
});

test.each([
  ['an amount above the balance', 40_000, { amount: 'insufficient_funds' }],
  ['an amount below the minimum', 1, { amount: 'amount_small' }],
  ['an amount above the maximum', 60_000, { amount: 'amount_large' }],
  ['an amount with three decimals', 10.001, { amount: 'amount_digits' }],
])(
  '%s is refused with a problem at that field and moves nothing [member.transferupline.rules]',
  async (_name, amount, fields) => {
    const before = await player.balance();
    expect(await send(amount)).toMatchObject({ status: 422, body: { fields } });
    expect(await player.balance()).toBe(before);
  },
);

test('a transfer to the upline is refused while a deposit must still be wagered', async () => {
  const order = await agent.deposit(100);
  await agent.provider(order.orderId, 'pay');
  expect(await agent.accept(uplineOptions)).toMatchObject({ requiredTurnover: 100, remainingTurnover: 100 });
  const before = await agent.balance();
  expect(await agent.ask(transferUpline, { amount: 100, paymentPassword: '246810' })).toMatchObject({
    status: 409,
    body: { code: 'turnover_open' },
  });
  expect(await agent.balance()).toBe(before);
});

test('a transfer to the upline is refused for a member without an upline [member.transferupline.rules]', async () => {
  const root = createCashierClient(sandbox, 'agent01');
  expect(await root.accept(uplineOptions)).toMatchObject({ upline: null });
  expect(await root.ask(transferUpline, { amount: 100, paymentPassword: '246810' })).toMatchObject({
    status: 409,
    body: { code: 'upline_missing' },
  });
});

const outcome = (who: CashierClient, key: string) => who.accept(operationOutcome, { key });

test('the result of an operation can be looked up by its key if the response was lost', async () => {
  const key = crypto.randomUUID();
  const { value } = await send(50, key);
  expect(await outcome(player, key)).toEqual({ state: 'DONE', value });
});

test('looking up an operation that never arrived or was refused closes it, so that it cannot be carried out later', async () => {
  const before = await player.balance();
  const never = crypto.randomUUID();
  expect(await outcome(player, never)).toEqual({ state: 'CLOSED' });
  expect(await send(50, never)).toMatchObject({ status: 410, body: { code: 'operation_closed' } });
  const refused = crypto.randomUUID();
  expect((await send(40_000, refused)).status).toBe(422);
  expect(await outcome(player, refused)).toEqual({ state: 'CLOSED' });
  expect(await player.balance()).toBe(before);
});

test("a member cannot look up another member's operation, and trying to does not close it", async () => {
  const key = crypto.randomUUID();
  const { value } = await send(50, key);
  expect(await outcome(agent, key)).toEqual({ state: 'CLOSED' });
  expect(await outcome(player, key)).toEqual({ state: 'DONE', value });
});

test("if a request and a lookup of its outcome arrive at the same time, the lookup's answer agrees with whether money was moved", async () => {
  const before = await player.balance();
  const keys = Array.from({ length: 8 }, () => crypto.randomUUID());
  await Promise.all(keys.flatMap((key) => [send(10, key), player.ask(operationOutcome, { key })]));
  const states = await Promise.all(keys.map((key) => outcome(player, key)));
  const done = states.filter(({ state }) => state === 'DONE').length;
  expect(await player.balance()).toBe(before - 10 * done);
});
