import { consequences } from '#sandbox/consequences/consequences.ts';
import { and, desc, eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import type { OutputOf } from '#schemas/call.ts';
import type { referral } from '#schemas/calls/referral.ts';
import { settleDeposit } from '#sandbox/domains/cashier/settle-deposit.ts';
import { storeCurrencySymbol } from '#sandbox/kernel/merchants/currency-symbol.ts';
import { depositOrders, members, messages, rewards, type MemberRow } from '#sandbox/db/schema.ts';
import { translate } from '#sandbox/kernel/texts/translate.ts';
import { checkInvariants } from '#sandbox/kernel/ledger/check-invariants.ts';
import { LANGUAGES } from '#tests/support/languages.ts';
import { openTestSandbox, type TestSandbox } from '#tests/support/open-test-sandbox.ts';
import { createRegistrationClient } from '#tests/support/registration-client.ts';
import { claimReward } from '#sandbox/domains/rewards/claim-reward.ts';
import { referralTerms } from './referral-terms.ts';

vi.setConfig({ testTimeout: 30_000, hookTimeout: 60_000 });

const MERCHANT = 'siam';
const DAY_MS = 86_400_000;
type Answer = OutputOf<typeof referral>;

let sandbox: TestSandbox;
let token: string;
beforeAll(async () => {
  sandbox = await openTestSandbox();
  token = await sandbox.logIn('first01', { merchant: MERCHANT });
});
afterAll(() => sandbox.close());

const ask = async (as = token, query = 'pageNo=1&pageSize=50', merchant = MERCHANT) =>
  (await sandbox.request(`/wps/relay/MCSFE_getReferral?${query}`, { token: as, merchant })).value as Answer;
const memberOf = async (account: string): Promise<MemberRow> => {
  const [row] = await sandbox.database
    .select()
    .from(members)
    .where(and(eq(members.merchant, MERCHANT), eq(members.account, account)));
  if (row === undefined) throw new Error(`there is no member ${account}`);
  return row;
};
const client = createRegistrationClient(() => sandbox);
const register = (username: string, invitation: object) =>
  client.register(MERCHANT, { ...client.plain(), username, ...invitation });
const terms = referralTerms(MERCHANT, 'THB');
let orders = 0;
/** Creates and pays a deposit of `amount` minor units. */
const deposit = async (account: string, amount: bigint): Promise<string> => {
  const { id } = await memberOf(account);
  const at = new Date(sandbox.now());
  const orderNo = `REF${(orders += 1)}`;
  const order = {
    orderNo,
    merchant: MERCHANT,
    memberId: id,
    methodId: 'qr',
    methodName: 'QR Pay',
    kind: 'QR',
  } as const;
  await sandbox.database
    .insert(depositOrders)
    .values({ ...order, currency: 'THB', amount, bonus: 0n, turnover: amount, createdAt: at, expiresAt: at });
  await settleDeposit({ db: sandbox.database, consequences }, { orderNo, outcome: 'paid', at });
  return orderNo;
};
const invite = async (username: string): Promise<void> => {
  const { referralCode } = await ask();
  expect((await register(username, { referralCode })).status).toBe(200);
};
const friend = async (nth = 0) => (await ask()).list[nth];

test('a friend who registers with the code is listed with a masked account and as not having deposited yet [referral.calls] [referral.query] [referral.page] [member.referral.page]', async () => {
  const { referralCode } = await memberOf('first01');
  expect(await ask()).toMatchObject({ referralCode, count: 0, deposited: 0, bonus: 0, claimable: 0, list: [] });
  await invite('friendly1');
  expect(await ask()).toMatchObject({
    count: 1,
    deposited: 0,
    list: [{ account: 'fr***1', status: 'REGISTERED', reward: null }],
  });
});

test("a friend's deposit below the minimum earns no reward; the first deposit that is large enough earns it once, with a message that uses the brand's currency symbol [referral.calls]", async () => {
  await storeCurrencySymbol(sandbox.database, MERCHANT, { code: 'THB', symbol: 'Baht' });
  const { id } = await memberOf('first01');
  await deposit('friendly1', terms.minDeposit - 1n);
  expect(await friend()).toMatchObject({ status: 'DEPOSITED', reward: null });
  expect(await sandbox.database.$count(messages, eq(messages.memberId, id))).toBe(4);
  const orderNo = await deposit('friendly1', terms.minDeposit);
  await settleDeposit(
    { db: sandbox.database, consequences },
    { orderNo, outcome: 'paid', at: new Date(sandbox.now()) },
  );
  await deposit('friendly1', terms.minDeposit * 2n);
  const { deposited, bonus, claimable, terms: said, list } = await ask();
  expect({ deposited, bonus, claimable }).toEqual({ deposited: 1, bonus: 0, claimable: said.bonus });
  expect(list).toMatchObject([{ status: 'REWARDED', reward: { status: 'CLAIM', amount: said.bonus, orderNo: null } }]);
  expect(await sandbox.database.$count(messages, eq(messages.memberId, id))).toBe(5);
  const [row] = await sandbox.database
    .select()
    .from(messages)
    .where(eq(messages.memberId, id))
    .orderBy(desc(messages.id));
  if (row === undefined) throw new Error('there is no message');
  expect(translate(row.texts, 'EN')).toEqual({
    title: 'A friend whom you invited has deposited',
    content: `<p>Your friend fr***1 has made a deposit that counts: a reward of Baht\u00a0${said.bonus.toFixed(2)} is waiting for you.</p><p>Claim it in the reward centre within 30 days. Before you can withdraw it, it has to be wagered 3 times.</p>`,
  });
  for (const language of LANGUAGES) expect(JSON.stringify(translate(row.texts, language))).not.toMatch(/\{\{|_/);
});

test('a claimed reward has the order number of its bonus, and a reward that is not claimed in time expires', async () => {
  const { id } = await memberOf('first01');
  const [row] = await sandbox.database
    .select()
    .from(rewards)
    .where(and(eq(rewards.memberId, id), eq(rewards.kind, 'REFERRAL')));
  const claimed = await claimReward(sandbox.database, id, row?.id ?? 0, new Date(sandbox.now()));
  expect((await friend())?.reward).toMatchObject({
    status: 'CLAIMED',
    orderNo: claimed.reference,
  });
  const { bonus, terms: said } = await ask();
  expect(bonus).toBe(said.bonus);
  await invite('friendly2');
  await deposit('friendly2', terms.minDeposit);
  sandbox.advanceClock((terms.claimDays + 1) * DAY_MS);
  token = await sandbox.logIn('first01', { merchant: MERCHANT });
  expect((await friend())?.reward?.status).toBe('EXPIRED');
  expect((await ask()).claimable).toBe(0);
  expect(await checkInvariants(sandbox.database)).toEqual([]);
});

test("a friend's deposit made too long after the registration earns no reward", async () => {
  await invite('friendly3');
  sandbox.advanceClock((terms.depositDays + 1) * DAY_MS);
  await deposit('friendly3', terms.minDeposit);
  token = await sandbox.logIn('first01', { merchant: MERCHANT });
  expect(await friend()).toMatchObject({ account: 'fr***3', status: 'DEPOSITED', reward: null });
});

test('a friend who names the inviter in the registration form is listed just like one who uses the referral code', async () => {
  expect((await register('friendly4', { recommenderId: 'first01' })).status).toBe(200);
  expect((await friend())?.account).toBe('fr***4');
});

test('members cannot invite themselves, a closed account earns no reward, and a trial account cannot request invitations', async () => {
  const own = await memberOf('friendly4');
  await expect(
    sandbox.database.update(members).set({ referredById: own.id }).where(eq(members.id, own.id)),
  ).rejects.toThrow();
  await invite('friendly5');
  const { id } = await memberOf('first01');
  const before = await sandbox.database.$count(rewards, eq(rewards.memberId, id));
  await sandbox.database.update(members).set({ status: 'closed' }).where(eq(members.id, id));
  await deposit('friendly5', terms.minDeposit);
  expect(await sandbox.database.$count(rewards, eq(rewards.memberId, id))).toBe(before);
  const trial = await sandbox.openTrial();
  expect(await sandbox.request('/wps/relay/MCSFE_getReferral?pageNo=1&pageSize=5', { token: trial })).toMatchObject({
    status: 403,
    body: { code: 'trial_account' },
  });
});

test('the sample player has invited friends with every status', async () => {
  const as = await sandbox.logIn('player01', { merchant: 'perya' });
  const { list, count } = await ask(as, 'pageNo=1&pageSize=50', 'perya');
  expect(count).toBe(12);
  expect(new Set(list.map(({ status }) => status))).toEqual(new Set(['REGISTERED', 'DEPOSITED', 'REWARDED']));
});
