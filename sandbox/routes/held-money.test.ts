import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { changePassword } from '#schemas/calls/account.ts';
import { createDownline, transferDownline } from '#schemas/calls/agent.ts';
import { setPaymentPassword, withdraw } from '#schemas/calls/cashier.ts';
import { claimReward, rewards } from '#schemas/calls/rewards.ts';
import { createCashierClient, type CashierClient } from '#tests/support/cashier-client.ts';
import { openTestSandbox, type TestSandbox } from '#tests/support/open-test-sandbox.ts';
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

/** A new player below `agent`, with a password of its own. */
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

test('an agent cannot send a bonus that has not been wagered to a new downline, who would withdraw it [agent.transfer.rules] [member.withdraw.turnover]', async () => {
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
