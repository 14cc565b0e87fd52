import { and, eq, isNull } from 'drizzle-orm';
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { changePassword } from '#schemas/calls/account.ts';
import { createDownline, transferDownline } from '#schemas/calls/agent.ts';
import { setPaymentPassword, transferUpline, uplineOptions, withdraw } from '#schemas/calls/cashier.ts';
import { balance, redeem, reward } from '#schemas/calls/points.ts';
import { claimReward, rewards } from '#schemas/calls/rewards.ts';
import { createCashierClient, type CashierClient } from '#tests/support/cashier-client.ts';
import { openTestSandbox, type TestSandbox } from '#tests/support/open-test-sandbox.ts';
import { turnoverRequirements } from '#sandbox/db/schema.ts';
import { PAYMENT_PASSWORD } from '#sandbox/seed/people/accounts.ts';

let sandbox: TestSandbox;
beforeAll(async () => {
  sandbox = await openTestSandbox();
});
afterAll(() => sandbox.close());
afterEach(async () => {
  expect(await sandbox.ledger.checkInvariants()).toEqual([]);
});

const claim = async (client: CashierClient, name: string) => {
  const { list } = await client.accept(rewards, { pageNo: 1, pageSize: 100 });
  const reward = list.find((each) => each.name === name);
  return client.accept(claimReward, { id: reward?.id ?? '' });
};

/** Creates a player below `agent` and sets the player's new password. */
const openDownline = async (agent: CashierClient, username: string): Promise<CashierClient> => {
  await agent.accept(createDownline, {
    accountType: 'player',
    username,
    password: 'First1234!',
    payeeName: 'Ana Cruz',
  });
  const first = createCashierClient(sandbox, username, { password: 'First1234!' });
  const password = 'Second1234!';
  await first.accept(changePassword, { old: 'First1234!', new: password, confirmNew: password });
  const client = createCashierClient(sandbox, username, { password });
  await client.accept(setPaymentPassword, { old: password, new: PAYMENT_PASSWORD });
  return client;
};

test('an agent cannot transfer an unwagered bonus to a new downline, who could then withdraw it [agent.transfer.rules] [member.withdraw.turnover]', async () => {
  const agent = createCashierClient(sandbox, 'agent02');
  const own = await agent.balance();
  const bonus = await claim(agent, 'Weekend gift');
  expect(bonus.requiredTurnover).toBe(3 * bonus.amount);
  const downline = await openDownline(agent, 'mule01');
  const send = (amount: number) =>
    agent.ask(transferDownline, { account: 'mule01', amount, paymentPassword: PAYMENT_PASSWORD });
  const sent = await send(own + bonus.amount);
  const withdrawn = await downline.ask(withdraw, {
    accountId: await downline.account(),
    amount: own + bonus.amount,
    paymentPassword: PAYMENT_PASSWORD,
  });
  expect([sent.status, withdrawn.status]).toEqual([422, 422]);
  expect(sent.body).toMatchObject({ code: 'bonus_held', fields: { amount: 'bonus_held' } });
  expect((await send(own)).status).toBe(200);
  expect([await agent.balance(), await downline.balance()]).toEqual([bonus.amount, own]);
});

test('a withdrawal and a transfer to the upline can together take all free money, and both refuse a cent more [member.withdraw.turnover] [calls.member.transfer-upline]', async () => {
  const player = createCashierClient(sandbox, 'player01');
  const { amount, requiredTurnover } = await claim(player, 'Weekend gift');
  const held = { amount, requiredTurnover, remainingTurnover: requiredTurnover };
  const main = await player.balance();
  // A bonus also holds money that is in a game wallet.
  const { free, ...options } = await player.options();
  expect([options.held, free < main]).toEqual([held, true]);
  expect(await player.accept(uplineOptions)).toMatchObject({ max: free, held });
  const accountId = await player.account();
  const paymentPassword = PAYMENT_PASSWORD;
  const ways = {
    withdrawal: (sum: number) => player.ask(withdraw, { accountId, amount: sum, paymentPassword }),
    upline: (sum: number) => player.ask(transferUpline, { amount: sum, paymentPassword }),
  };
  const expectHeld = async (left: number): Promise<void> => {
    for (const [way, send] of Object.entries(ways)) {
      const { status, body } = await send(Number((left + 0.01).toFixed(2)));
      expect([way, status, body]).toMatchObject([way, 422, { code: 'bonus_held', fields: { amount: 'bonus_held' } }]);
    }
    expect(await player.balance()).toBeCloseTo(main - free + left, 2);
  };
  await expectHeld(free);
  expect((await ways.withdrawal(1_000)).status).toBe(200);
  await expectHeld(free - 1_000);
  expect((await ways.upline(Number((free - 1_200).toFixed(2)))).status).toBe(200);
  await expectHeld(200);
  expect((await ways.withdrawal(200)).status).toBe(200);
  expect(await player.options()).toMatchObject({ free: 0, held });
});

test('a voucher bought with held points pays money that is held, and a rejected redemption returns the points as held [member.withdraw.turnover] [points.redeem.status]', async () => {
  const vip = createCashierClient(sandbox, 'vip01');
  await claim(vip, 'Weekend gift');
  const open = and(eq(turnoverRequirements.source, 'bonus'), isNull(turnoverRequirements.endedAt));
  const heldPoints = async (): Promise<bigint> => {
    const rows = await sandbox.database.select().from(turnoverRequirements).where(open);
    return rows.reduce((sum, row) => sum + row.heldPoints, 0n);
  };
  const heldMoney = async () => (await vip.options()).held.amount;
  const { currentPoints } = await vip.accept(balance);
  const newest = await sandbox.database.select().from(turnoverRequirements).where(open);
  await sandbox.database
    .update(turnoverRequirements)
    .set({ heldPoints: BigInt(currentPoints) })
    .where(eq(turnoverRequirements.id, newest.at(-1)?.id ?? 0));
  const before = await heldMoney();
  const good = (await vip.accept(reward)).list.find(({ picture }) => picture.endsWith('/voucher-bronze.png'));
  const order = () => vip.accept(redeem, { id: good?.id ?? '', quantity: 1, password: PAYMENT_PASSWORD });
  const review = (orderNo: string, action: string) =>
    sandbox.request('/sandbox/points', {
      method: 'POST',
      body: new URLSearchParams({ orderNo, action }).toString(),
      headers: { 'Content-Type': 'application/x-www-form-urlencoded' },
    });

  const rejected = await order();
  expect(await heldPoints()).toBe(BigInt(currentPoints - rejected.points));
  expect((await review(rejected.orderNo, 'reject')).status).toBe(200);
  expect([await heldPoints(), await heldMoney()]).toEqual([BigInt(currentPoints), before]);

  const approved = await order();
  expect((await review(approved.orderNo, 'approve')).status).toBe(200);
  expect([await heldPoints(), await heldMoney()]).toEqual([
    BigInt(currentPoints - approved.points),
    before + approved.redeemAmount,
  ]);
});
