import { afterAll, afterEach, beforeAll, expect, test, vi } from 'vitest';
import type { OutputOf } from '#schemas/call.ts';
import { memberInfo } from '#schemas/calls/account.ts';
import { unread } from '#schemas/calls/common.ts';
import { claimReward, rewards } from '#schemas/calls/rewards.ts';
import { createCashierClient } from '#tests/support/cashier-client.ts';
import { openTestSandbox, type TestSandbox } from '#tests/support/open-test-sandbox.ts';
import { grantReward } from '#sandbox/domains/rewards/grant-reward.ts';

vi.setConfig({ testTimeout: 60_000, hookTimeout: 120_000 });

const DAY_MS = 86_400_000;
let sandbox: TestSandbox;
let player: ReturnType<typeof createCashierClient>;

beforeAll(async () => {
  sandbox = await openTestSandbox();
  player = createCashierClient(sandbox, 'player01');
});
afterEach(async () => expect(await sandbox.ledger.checkInvariants()).toEqual([]));
afterAll(() => sandbox.close());

const page = async (pageNo = 1, pageSize = 20, who = player): Promise<OutputOf<typeof rewards>> =>
  who.accept({ ...rewards, path: `${rewards.path}?pageNo=${pageNo}&pageSize=${pageSize}` });

test('rewards are listed with their status, newest first and page by page, and `count` is the number of all rewards that can be claimed [rewards.calls] [rewards.page] [rewards.badge]', async () => {
  const { count, list, totalPages } = await page();
  expect(totalPages).toBe(1);
  expect(new Set(list.map(({ status }) => status))).toEqual(new Set(['CLAIM', 'CLAIMED', 'EXPIRED']));
  expect(new Set(list.map(({ type }) => type)).size).toBeGreaterThanOrEqual(3);
  expect(list.map(({ time }) => time)).toEqual(list.map(({ time }) => time).toSorted((a, b) => b - a));
  expect(count).toBe(list.filter(({ status }) => status === 'CLAIM').length);
  for (const { status, orderNo } of list) expect(orderNo !== null).toBe(status === 'CLAIMED');
  const parts = [await page(1, 2), await page(2, 2)];
  expect(parts[0]?.totalPages).toBe(Math.ceil(list.length / 2));
  expect(parts.flatMap((part) => part.list)).toEqual(list.slice(0, 4));
  expect(parts.map((part) => part.count)).toEqual([count, count]);
});

test('a reward is paid once, even if the claim is repeated with the same or another key, and is listed with the order number of its payment [rewards.calls] [member.reward.page]', async () => {
  const before = await page();
  const wanted = before.list.find(({ status }) => status === 'CLAIM');
  const money = await player.balance();
  const key = crypto.randomUUID();
  const { value } = await player.ask(claimReward, { id: wanted?.id }, key);
  expect(value).toEqual({
    orderNo: expect.any(String),
    amount: wanted?.amount,
    requiredTurnover: wanted?.requiredTurnover,
  });
  expect((await player.ask(claimReward, { id: wanted?.id }, key)).value).toEqual(value);
  expect((await player.ask(claimReward, { id: wanted?.id })).body).toMatchObject({ code: 'already_claimed' });
  expect(await player.balance()).toBeCloseTo(money + (wanted?.amount ?? 0), 2);
  const after = await page();
  expect(after.count).toBe(before.count - 1);
  expect(after.list.find(({ id }) => id === wanted?.id)).toMatchObject({
    status: 'CLAIMED',
    orderNo: (value as OutputOf<typeof claimReward>).orderNo,
  });
});

test('of two simultaneous claims, one is paid and the other is refused as already claimed [rewards.calls]', async () => {
  const wanted = (await page()).list.find(({ status }) => status === 'CLAIM');
  const money = await player.balance();
  const claim = () => player.ask(claimReward, { id: wanted?.id });
  const answers = await Promise.all([claim(), claim()]);
  expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 409]);
  expect(await player.balance()).toBeCloseTo(money + (wanted?.amount ?? 0), 2);
});

test('a reward that has expired, belongs to another member or does not exist cannot be claimed [rewards.calls]', async () => {
  const { list } = await page();
  const expired = list.find(({ status }) => status === 'EXPIRED');
  expect((await player.ask(claimReward, { id: expired?.id })).body).toMatchObject({ code: 'claim_closed' });
  const other = createCashierClient(sandbox, 'vip01');
  const theirs = (await page(1, 20, other)).list.find(({ status }) => status === 'CLAIM');
  expect(list.some(({ id }) => id === theirs?.id)).toBe(false);
  for (const id of [theirs?.id, '0', 'none'])
    // oxlint-disable-next-line no-await-in-loop -- there are only three requests
    expect((await player.ask(claimReward, { id })).body).toMatchObject({ code: 'not_found' });
});

test('a reward expires at its `expireTime`', async () => {
  const other = createCashierClient(sandbox, 'vip01');
  const { id: memberId } = await other.accept(memberInfo);
  const offer = {
    memberId: Number(memberId),
    kind: 'MESSENGER' as const,
    reference: 'test',
    names: { EN: 'For a day' },
    amount: 100n,
    turnoverTimes: 1,
    createdAt: new Date(sandbox.now()),
    expiresAt: new Date(sandbox.now() + DAY_MS),
  };
  expect(await grantReward(sandbox.database, offer)).toBe(true);
  expect(await grantReward(sandbox.database, offer)).toBe(false);
  const statusOfOffer = async (): Promise<string | undefined> => {
    const { count, list } = await page(1, 20, other);
    expect(count).toBe(list.filter(({ status }) => status === 'CLAIM').length);
    return list.find(({ type }) => type === 'MESSENGER')?.status;
  };
  expect(await statusOfOffer()).toBe('CLAIM');
  sandbox.advanceClock(DAY_MS);
  expect(await statusOfOffer()).toBe('EXPIRED');
});

test('a trial account cannot request rewards, and the number of unread messages comes from a separate call', async () => {
  const token = await sandbox.openTrial({ ip: sandbox.newIp() });
  const { body } = await sandbox.request(`${rewards.path}?pageNo=1&pageSize=20`, { token });
  expect(body).toMatchObject({ code: 'trial_account' });
  expect((await player.accept(unread)).count).toBeGreaterThan(0);
});
