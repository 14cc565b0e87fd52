import { and, eq } from 'drizzle-orm';
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import {
  addWithdrawAccount,
  cancelWithdrawal,
  confirmations,
  setPaymentPassword,
  transferUpline,
  withdraw,
} from '#schemas/calls/cashier.ts';
import { FALSE_PICTURES, jpegOf, pictureFile, pngOf, POLYGLOTS } from '#tests/support/sample-pictures.ts';
import { createCashierClient, type CashierClient } from '#tests/support/cashier-client.ts';
import { ledgerTransactions, members, sessions, withdrawalOrders, withdrawalProofs } from '#sandbox/db/schema.ts';
import { openTestSandbox, type TestSandbox } from '#tests/support/open-test-sandbox.ts';

let sandbox: TestSandbox;
let player: CashierClient;
let account: string;
beforeAll(async () => {
  sandbox = await openTestSandbox();
  player = createCashierClient(sandbox, 'player01');
  account = await player.account();
});
afterAll(() => sandbox.close());
afterEach(async () => {
  expect(await sandbox.ledger.checkInvariants()).toEqual([]);
});

const SECOND = 1000;
const MINUTE = 60 * SECOND;
const PNG = pictureFile(pngOf({ width: 8, height: 8 }));
const statusOf = async (orderId: string): Promise<string | undefined> =>
  (await player.withdrawals()).find((order) => order.orderId === orderId)?.status;
/** Creates a withdrawal that has been paid and awaits the member's answer. */
const paid = async (amount = 200): Promise<string> => {
  const { orderId } = await player.withdraw(account, amount);
  sandbox.advanceClock(41 * SECOND);
  expect(await statusOf(orderId)).toBe('AWAIT_CONFIRMATION');
  return orderId;
};

test("a withdrawal takes the money out of the wallet immediately, is reviewed and paid, and then awaits the member's confirmation [calls.member.withdraw] [member.withdraw.flow] [member.withdraw.page]", async () => {
  const before = await player.balance();
  const order = await player.withdraw(account, 1000);
  expect(order).toMatchObject({ status: 'APPLYING', amount: 1000, fee: 10, payout: 990, accountNumber: '•••• 3344' });
  expect(await player.balance()).toBe(before - 1000);
  const expectedAt = order.createdAt + 40 * SECOND;
  const reviewedAt = order.createdAt + 20 * SECOND;
  expect(order).toMatchObject({ reviewedAt: null, expectedAt });
  sandbox.advanceClock(20 * SECOND);
  expect(await player.withdrawals()).toMatchObject([{ status: 'PROCESSING', reviewedAt, expectedAt }]);
  sandbox.advanceClock(20 * SECOND);
  expect(await statusOf(order.orderId)).toBe('AWAIT_CONFIRMATION');
  expect(await player.accept(confirmations)).toMatchObject({
    list: [{ orderId: order.orderId, reviewedAt, expectedAt: null, paidAt: expectedAt, confirmBy: expect.any(Number) }],
  });
  expect(await player.answer(order.orderId, true)).toMatchObject({
    value: { status: 'SUCCESS', receipt: 'RECEIVED' },
  });
  expect(await player.balance()).toBe(before - 1000);
});

test("without an answer, a withdrawal counts as received after half an hour on the platform's clock [withdrawal-confirmation.timeout] [withdrawal-confirmation.minutes]", async () => {
  const orderId = await paid();
  const before = sandbox.now();
  sandbox.advanceClock(29 * MINUTE);
  expect(await statusOf(orderId)).toBe('AWAIT_CONFIRMATION');
  sandbox.advanceClock(24 * 60 * MINUTE);
  const order = (await player.withdrawals()).find((one) => one.orderId === orderId);
  expect(order).toMatchObject({ status: 'SUCCESS', receipt: 'AUTOMATIC' });
  expect(order?.endedAt).toBeLessThanOrEqual(before + 30 * MINUTE);
});

test('for a payment that became due between two requests, the ledger has the time of the movement and the order has the due time', async () => {
  const order = await player.withdraw(account, 200);
  sandbox.advanceClock(24 * 60 * MINUTE);
  const looked = sandbox.now();
  const seen = (await player.withdrawals()).find(({ orderId }) => orderId === order.orderId);
  expect(seen).toMatchObject({ status: 'SUCCESS', paidAt: order.createdAt + 40 * SECOND });
  const [payment] = await sandbox.database
    .select()
    .from(ledgerTransactions)
    .where(and(eq(ledgerTransactions.kind, 'payout-sent'), eq(ledgerTransactions.reference, order.orderId)));
  expect(payment?.at.getTime()).toBeGreaterThanOrEqual(looked);
});

test('an answer is final: repeating it changes nothing, and the opposite answer is refused [withdrawal-confirmation.once] [withdrawal-confirmation.mark]', async () => {
  const orderId = await paid();
  await player.answer(orderId, true);
  expect((await player.answer(orderId, true)).status).toBe(200);
  expect(await player.answer(orderId, false)).toMatchObject({ status: 409, body: { code: 'order_changed' } });
});

test('a payment that did not arrive goes back to an operator, with up to three images as proof; the operator pays again, closes the order or returns the money [withdrawal-confirmation.proof] [withdrawal-confirmation.calls] [withdrawal-confirmation.forced]', async () => {
  const before = await player.balance();
  const orderId = await paid(300);
  expect(await player.answer(orderId, false, [PNG, PNG, PNG])).toMatchObject({
    value: { status: 'PROCESSING', receipt: 'NOT_RECEIVED', proofs: 3 },
  });
  sandbox.advanceClock(60 * MINUTE);
  expect(await statusOf(orderId)).toBe('PROCESSING');
  await player.review(orderId, 'pay');
  expect(await statusOf(orderId)).toBe('AWAIT_CONFIRMATION');
  await player.answer(orderId, false);
  await player.review(orderId, 'reject');
  expect(await statusOf(orderId)).toBe('REJECTED');
  expect(await player.balance()).toBe(before);

  const forced = await paid(300);
  await player.answer(forced, false);
  await player.review(forced, 'force');
  expect((await player.withdrawals())[0]).toMatchObject({ status: 'SUCCESS', receipt: 'FORCED' });
  expect(await player.balance()).toBe(before - 300);
});

test('a file that is not an image or is too large is refused as proof, and the withdrawal still awaits the answer [withdrawal-confirmation.proof-limits] [withdrawal-confirmation.proof]', async () => {
  const orderId = await paid();
  const refused = [...FALSE_PICTURES, ['an image of 6 MB', Buffer.alloc(6 * 1024 * 1024), 'image_large'] as const];
  for (const [what, bytes, code] of refused) {
    const { status, body } = await player.answer(orderId, false, [PNG, pictureFile(bytes)]);
    expect([what, status, body]).toEqual([what, 422, expect.objectContaining({ fields: { images: code } })]);
  }
  expect((await player.answer(orderId, false, [PNG, PNG, PNG, PNG])).status).toBe(422);
  expect(await statusOf(orderId)).toBe('AWAIT_CONFIRMATION');
  await player.answer(orderId, true);
});

test('a proof is stored without other data hidden in the file [withdrawal-confirmation.proof]', async () => {
  const orderId = await paid();
  const hiding = [POLYGLOTS[0], POLYGLOTS[3]].map((each) => each?.[1] ?? Buffer.alloc(0));
  expect(
    await player.answer(
      orderId,
      false,
      [...hiding, jpegOf({ width: 8, height: 8 })].map((bytes) => pictureFile(bytes)),
    ),
  ).toMatchObject({
    value: { proofs: 3 },
  });
  const stored = await sandbox.database
    .select({ picture: withdrawalProofs.picture, type: withdrawalProofs.type })
    .from(withdrawalProofs)
    .innerJoin(withdrawalOrders, eq(withdrawalOrders.id, withdrawalProofs.orderId))
    .where(eq(withdrawalOrders.orderNo, orderId));
  expect(stored.map(({ type }) => type).toSorted()).toEqual(['image/jpeg', 'image/jpeg', 'image/png']);
  for (const { picture } of stored) expect(Buffer.from(picture).includes('<script>')).toBe(false);
  await player.review(orderId, 'force');
});

test('a withdrawal can be cancelled once, and only before it is reviewed', async () => {
  const before = await player.balance();
  const { orderId } = await player.withdraw(account, 500);
  expect(await player.accept(cancelWithdrawal, { orderId })).toMatchObject({ status: 'CANCELLED' });
  expect((await player.ask(cancelWithdrawal, { orderId })).status).toBe(200);
  expect(await player.balance()).toBe(before);
  const late = await player.withdraw(account, 500);
  sandbox.advanceClock(21 * SECOND);
  expect(await player.ask(cancelWithdrawal, { orderId: late.orderId })).toMatchObject({
    status: 409,
    body: { code: 'order_changed' },
  });
});

test('if a member cancels a withdrawal while an operator approves it, only the first request succeeds [member.withdraw.flow]', async () => {
  const before = await player.balance();
  const reasons: string[] = [];
  for (const first of ['member', 'cashier', 'both'] as const) {
    const { orderId } = await player.withdraw(account, 300);
    const back = () => player.ask(cancelWithdrawal, { orderId });
    const approve = () => player.review(orderId, 'approve');
    const done =
      first === 'both'
        ? await Promise.all([back(), approve()])
        : first === 'member'
          ? [await back(), await approve()]
          : [await approve(), await back()].toReversed();
    expect(done.map(({ status }) => status).toSorted((one, other) => one - other)).toEqual([200, 409]);
    const [taken, approved] = done;
    if (taken?.status === 409) expect(taken.body).toMatchObject({ code: 'order_changed' });
    else reasons.push(approved?.body.message ?? '');
    expect([await statusOf(orderId), before - (await player.balance())]).toEqual(
      taken?.status === 200 ? ['CANCELLED', 0] : ['PROCESSING', 300],
    );
    await player.review(orderId, 'reject');
  }
  expect(await player.balance()).toBe(before);
  expect(reasons[0]).toContain('<p class="card" role="alert">');
  expect(reasons[0]).toContain('This withdrawal has changed in the meantime');
});

test('a large withdrawal waits for an operator, and a rejection returns the money including the fee', async () => {
  const vip = createCashierClient(sandbox, 'vip01');
  const before = await vip.balance();
  const { orderId } = await vip.withdraw(await vip.account('5500110022'), 20_000);
  sandbox.advanceClock(60 * MINUTE);
  expect((await vip.withdrawals())[0]).toMatchObject({ orderId, status: 'APPLYING' });
  await vip.review(orderId, 'reject');
  expect((await vip.withdrawals())[0]).toMatchObject({ status: 'REJECTED', reason: 'OTHER' });
  expect(await vip.balance()).toBe(before);
  expect((await vip.review(orderId, 'approve')).status).toBe(409);
});

test('a withdrawal is refused while a deposit must still be wagered, and bets count towards the oldest requirement first [member.withdraw.turnover]', async () => {
  const agent = createCashierClient(sandbox, 'agent02');
  const accountId = await agent.account('7700110022');
  const order = await agent.deposit(100);
  await agent.provider(order.orderId, 'pay');
  expect(await agent.options()).toMatchObject({ requiredTurnover: 100, remainingTurnover: 100 });
  const before = await agent.balance();
  expect(await agent.ask(withdraw, { accountId, amount: 100, paymentPassword: '246810' })).toMatchObject({
    status: 409,
    body: { code: 'turnover_open' },
  });
  expect(await agent.balance()).toBe(before);
  expect(await agent.withdrawals()).toEqual([]);
});

test.each([
  ['below the minimum', { amount: 99 }, { amount: 'amount_small' }],
  ['above what is left of the daily limit', { amount: 90_000 }, undefined],
  ['with a third decimal', { amount: 100.001 }, { amount: 'amount_digits' }],
  ['to an account that does not exist', { accountId: '999999' }, { accountId: 'account_unknown' }],
  ['with a wrong payment password', { paymentPassword: '000000' }, { paymentPassword: 'payment_password_wrong' }],
])('a withdrawal %s is refused and takes nothing', async (_name, over, fields) => {
  const before = await player.balance();
  const { status, body } = await player.ask(withdraw, {
    accountId: account,
    amount: 200,
    paymentPassword: '246810',
    ...over,
  });
  expect(status).toBe(422);
  if (fields !== undefined) expect(body).toMatchObject({ fields });
  expect(await player.balance()).toBe(before);
});

test('if two tabs withdraw the same balance, one is paid and the other is refused', async () => {
  const expired = createCashierClient(sandbox, 'default01', { password: 'Welcome1' });
  const accountId = await expired.account('8800110022');
  const balance = await expired.balance();
  const both = await Promise.all(
    [0, 1].map(() => expired.ask(withdraw, { accountId, amount: balance, paymentPassword: '246810' })),
  );
  expect(both.map(({ status }) => status).toSorted((one, other) => one - other)).toEqual([200, 422]);
  expect(await expired.balance()).toBe(0);
});

test("a bank account must have the member's real name, ignoring case and spacing; the same account is saved once, and a member can save five", async () => {
  const { holder } = await player.options();
  const wrong = await player.ask(addWithdrawAccount, {
    bankCode: 'SBX',
    accountNumber: '99887766',
    holder: 'Somebody Else',
  });
  expect(wrong).toMatchObject({ status: 422, body: { fields: { holder: 'holder_mismatch' } } });
  const same = await player.ask(addWithdrawAccount, {
    bankCode: 'SBX',
    accountNumber: ' 0011-2233 44',
    holder: `  ${holder?.toUpperCase().replace(' ', '   ')} `,
  });
  expect(same.value).toMatchObject({ accountId: account });
  for (let more = 0; more < 4; more += 1) await player.account(`1000000${more}`);
  expect(await player.ask(addWithdrawAccount, { bankCode: 'SBX', accountNumber: '20000000', holder })).toMatchObject({
    status: 409,
    body: { code: 'accounts_full' },
  });
});

test('five wrong payment passwords lock every call that needs one, such as withdrawals, for half an hour', async () => {
  const guess = (paymentPassword: string) => player.ask(withdraw, { accountId: account, amount: 200, paymentPassword });
  sandbox.advanceClock(31 * MINUTE);
  for (const triesLeft of [4, 3, 2, 1]) {
    const { status, body } = await guess('111111');
    expect(status).toBe(422);
    expect(body).toMatchObject({ value: { triesLeft } });
  }
  const last = await guess('111111');
  expect(last.status).toBe(422);
  expect(last.body).not.toHaveProperty('value');
  const locked = await guess('246810');
  expect(locked).toMatchObject({ status: 429, body: { fields: { paymentPassword: 'password_locked' } } });
  for (const { headers } of [last, locked]) expect(headers.get('Retry-After')).toBe(String(30 * 60));
  const upline = await player.ask(transferUpline, {
    amount: 20,
    paymentPassword: '246810',
  });
  expect(upline.status).toBe(429);
  sandbox.advanceClock(31 * MINUTE);
  expect((await guess('246810')).status).toBe(200);
});

test('setting the first payment password requires the account password; changing it requires the old one [member.securitycenter.payment-password]', async () => {
  const first = createCashierClient(sandbox, 'first01');
  expect((await first.options()).hasPaymentPassword).toBe(false);
  const accountId = await first.account('6600110022');
  expect(await first.ask(withdraw, { accountId, amount: 100, paymentPassword: '246810' })).toMatchObject({
    status: 409,
    body: { code: 'payment_password_missing' },
  });
  const put = (passwords: { old: string; new: string }) => first.ask(setPaymentPassword, passwords);
  expect(await put({ old: 'wrong', new: '135790' })).toMatchObject({ body: { fields: { old: 'password_wrong' } } });
  expect(await put({ old: 'Play1234', new: '12ab' })).toMatchObject({
    body: { fields: { new: 'payment_password_digits' } },
  });
  expect((await put({ old: 'Play1234', new: '135790' })).status).toBe(200);
  expect((await first.options()).hasPaymentPassword).toBe(true);
  expect(await put({ old: 'Play1234', new: '222222' })).toMatchObject({
    body: { fields: { old: 'payment_password_wrong' } },
  });
  expect((await put({ old: '135790', new: '222222' })).status).toBe(200);
});

test('a member without a password can set the first payment password only after a recent login; an older session is not enough [member.securitycenter.payment-password]', async () => {
  const member = createCashierClient(sandbox, 'expired01');
  expect((await member.options()).hasPaymentPassword).toBe(true);
  await sandbox.database
    .update(members)
    .set({ passwordHash: null, paymentPasswordHash: null })
    .where(and(eq(members.merchant, 'perya'), eq(members.account, 'expired01')));
  sandbox.advanceClock(10 * MINUTE);
  await member.options();
  sandbox.advanceClock(6 * MINUTE);
  const put = () => member.ask(setPaymentPassword, { old: '', new: '135790' });
  expect((await put()).body).toMatchObject({ fields: { password: 'login_again' } });
  expect((await member.options()).hasPaymentPassword).toBe(false);
  await sandbox.database.update(sessions).set({ createdAt: new Date(sandbox.now()) });
  expect((await put()).status).toBe(200);
});

test("another member's withdrawal is not found", async () => {
  const vip = createCashierClient(sandbox, 'vip01');
  const { orderId } = await player.withdraw(account, 200);
  expect((await vip.ask(cancelWithdrawal, { orderId })).status).toBe(404);
  expect((await vip.answer(orderId, true)).status).toBe(404);
});
