import { randomUUID } from 'node:crypto';
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest';
import { openTestSandbox, type TestSandbox } from '#tests/support/open-test-sandbox.ts';

const TRANSFER = '/wps/relay/GCS_walletTransfer';
let sandbox: TestSandbox;
let token = '';

beforeAll(async () => {
  sandbox = await openTestSandbox();
});
beforeEach(async () => {
  token = await sandbox.logIn('player01', { ip: sandbox.newIp() });
});
afterEach(async () => expect(await sandbox.ledger.checkInvariants()).toEqual([]));
afterAll(() => sandbox.close());

const transfer = (json: unknown, { key = randomUUID(), who = token }: { key?: string | null; who?: string } = {}) =>
  sandbox.request(TRANSFER, {
    method: 'POST',
    token: who,
    json,
    headers: key === null ? {} : { 'Idempotency-Key': key },
  });

const wallets = async (): Promise<ReadonlyMap<number, number>> => {
  const { value } = await sandbox.request('/wps/v2/wallets/balance', { token });
  return new Map(
    (value as { wallets: { accountTypeId: number; balance: number }[] }).wallets.map(({ accountTypeId, balance }) => [
      accountTypeId,
      balance,
    ]),
  );
};

test('a transfer into a game wallet does not change the total balance [calls.account.wallet-transfer] [calls.account.wallet-transfer-body]', async () => {
  const before = await wallets();
  const { status, value } = await transfer({ fromAccountTypeId: 0, toAccountTypeId: 101, amount: 12.34 });
  const after = await wallets();
  expect(status).toBe(200);
  expect(after.get(0)).toBeCloseTo((before.get(0) ?? 0) - 12.34, 2);
  expect(after.get(101)).toBeCloseTo((before.get(101) ?? 0) + 12.34, 2);
  expect((value as { sumBalance: number }).sumBalance).toBeCloseTo(
    [...before.values()].reduce((sum, amount) => sum + amount, 0),
    2,
  );
});

test('a repeated transfer moves nothing and gets the first response again [calls.account.wallet-transfer]', async () => {
  const key = randomUUID();
  const json = { fromAccountTypeId: 0, toAccountTypeId: 102, amount: 5 };
  const first = await transfer(json, { key });
  const between = await wallets();
  const second = await transfer(json, { key });
  expect(second).toMatchObject({ status: 200, value: first.value });
  expect(await wallets()).toEqual(between);
});

test('if two transfers with the same key run concurrently, only one moves money [calls.account.wallet-transfer]', async () => {
  const before = await wallets();
  const key = randomUUID();
  const json = { fromAccountTypeId: 0, toAccountTypeId: 102, amount: 7 };
  const both = await Promise.all([transfer(json, { key }), transfer(json, { key })]);
  expect(both.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, expect.toBeOneOf([200, 409])]);
  expect((await wallets()).get(0)).toBeCloseTo((before.get(0) ?? 0) - 7, 2);
});

test('a key is valid for one request, and a transfer without a key is rejected [calls.account.wallet-transfer]', async () => {
  const key = randomUUID();
  await transfer({ fromAccountTypeId: 0, toAccountTypeId: 102, amount: 1 }, { key });
  const before = await wallets();
  expect(await transfer({ fromAccountTypeId: 0, toAccountTypeId: 102, amount: 2 }, { key })).toMatchObject({
    status: 422,
    body: { code: 'idempotency_mismatch' },
  });
  expect(await transfer({ fromAccountTypeId: 0, toAccountTypeId: 102, amount: 2 }, { key: null })).toMatchObject({
    status: 400,
    body: { code: 'validation' },
  });
  expect(await wallets()).toEqual(before);
});

test.each([
  [
    'more than the wallet holds',
    { fromAccountTypeId: 0, toAccountTypeId: 101, amount: 1_000_000_000 },
    'insufficient_funds',
    'amount',
  ],
  ['less than a centavo', { fromAccountTypeId: 0, toAccountTypeId: 101, amount: 0.001 }, 'validation', 'amount'],
  ['parts of a centavo', { fromAccountTypeId: 0, toAccountTypeId: 101, amount: 1.005 }, 'validation', 'amount'],
  ['within one wallet', { fromAccountTypeId: 101, toAccountTypeId: 101, amount: 1 }, 'validation', 'toAccountTypeId'],
  [
    'into a wallet that does not exist',
    { fromAccountTypeId: 0, toAccountTypeId: 987_654, amount: 1 },
    'validation',
    'toAccountTypeId',
  ],
  ['a negative sum', { fromAccountTypeId: 0, toAccountTypeId: 101, amount: -5 }, 'validation', 'amount'],
])(
  'a transfer of %s is refused with a problem at that field and moves nothing [calls.account.wallet-transfer]',
  async (_name, json, code, field) => {
    const before = await wallets();
    const key = randomUUID();
    const { status, body } = await transfer(json, { key });
    expect(status).toBe(422);
    expect(body).toMatchObject({ code, fields: { [field]: expect.any(String) } });
    expect(await wallets()).toEqual(before);
  },
);

test('a refused transfer leaves its key unused, so that it can be resent with a corrected amount [calls.account.wallet-transfer]', async () => {
  const key = randomUUID();
  expect(await transfer({ fromAccountTypeId: 0, toAccountTypeId: 101, amount: 1_000_000_000 }, { key })).toMatchObject({
    status: 422,
  });
  expect(await transfer({ fromAccountTypeId: 0, toAccountTypeId: 101, amount: 1 }, { key })).toMatchObject({
    status: 200,
  });
});

test('a trial account cannot transfer money [calls.account.wallet-transfer] [roles.trial.blocked]', async () => {
  const { value } = await sandbox.request('/wps/session/login/freeplay', {
    method: 'POST',
    json: { os: 'Linux', platform: 'W', random: 'q3vXK0c9sT1yZ5bW8nL2mP7dR4fH6jA0', gatewayVersion: 3 },
    headers: { 'Session-Mode': 'bearer' },
    ip: sandbox.newIp(),
  });
  const who = (value as { token: string }).token;
  expect(await transfer({ fromAccountTypeId: 0, toAccountTypeId: 101, amount: 1 }, { who })).toMatchObject({
    status: 403,
    body: { code: 'trial_account' },
  });
});

test('the consolidated funds contain the main wallet, the game wallets, their sum, and nine contract values that are null for a player [calls.home.consolidated] [calls.home.funds-fields]', async () => {
  await transfer({ fromAccountTypeId: 0, toAccountTypeId: 101, amount: 7 });
  const { value } = await sandbox.request('/wps/member/info/funds/consolidated', { token });
  const { mainBalance, gameBalance, sumBalance, ...marks } = value as Readonly<Record<string, number | null>>;
  const held = await wallets();
  const sum = [...held.values()].reduce((total, amount) => total + amount, 0);
  expect(mainBalance).toBeCloseTo(held.get(0) ?? 0, 2);
  expect(sumBalance).toBeCloseTo(sum, 2);
  expect(gameBalance).toBeCloseTo(sum - (held.get(0) ?? 0), 2);
  expect(Object.values(marks)).toEqual(Array.from({ length: 9 }, () => null));
});

test("the merchant's wallets are listed with vendor, status and balance [calls.home.merchant-wallet] [calls.home.funds-fields]", async () => {
  const { value } = await sandbox.request('/wps/relay/GCS_merchantWallet', { token });
  const { list } = value as { list: { accountTypeId: number; vassalage: string; balance: number; status: string }[] };
  const held = await wallets();
  expect(held.get(101)).toBeGreaterThan(0);
  expect(list.find(({ accountTypeId }) => accountTypeId === 101)?.balance).toBe(held.get(101));
  expect(list.filter(({ vassalage, status }) => vassalage === '' || status === '')).toEqual([]);
});
