import { eq, sql } from 'drizzle-orm';
import { afterAll, afterEach, beforeAll, expect, test, vi } from 'vitest';
import {
  applyPromotion,
  availablePromotions,
  claimPromotion,
  claimRaffle,
  joinPromotion,
  promotionDetail,
  promotions,
} from '#schemas/calls/promotions.ts';
import { deposit } from '#schemas/calls/cashier.ts';
import type { Promotion, PromotionStatus } from '#schemas/promotions.ts';
import { bonusRecords } from '#schemas/calls/member.ts';
import { FALSE_PICTURES, pictureFile, pngOf, POLYGLOTS } from '#tests/support/sample-pictures.ts';
import { createCashierClient, type CashierClient } from '#tests/support/cashier-client.ts';
import {
  bets,
  games,
  ledgerTransactions,
  messages,
  promotionPictures,
  promotions as table,
} from '#sandbox/db/schema.ts';
import { translate } from '#sandbox/kernel/texts/translate.ts';
import { languagesThatTranslate } from '#tests/support/languages-that-translate.ts';
import { openTestSandbox, type TestSandbox } from '#tests/support/open-test-sandbox.ts';

vi.setConfig({ testTimeout: 30_000, hookTimeout: 60_000 });

const DAY = 86_400_000;
const sharp = pictureFile(pngOf({ width: 64, height: 64 }));
const blurred = pictureFile(pngOf({ width: 8, height: 8 }));
const large = pictureFile(new Uint8Array(5 * 1024 * 1024 + 1));

let sandbox: TestSandbox;
beforeAll(async () => {
  sandbox = await openTestSandbox();
});
afterAll(() => sandbox.close());
afterEach(async () => {
  expect(await sandbox.ledger.checkInvariants()).toEqual([]);
});

const clientOf = (account: string) => createCashierClient(sandbox, account);
/** Reads a promotion with its status for a member. The id is in the path, because GET calls take their input from the query. */
const detail = async (client: CashierClient, id: string): Promise<Promotion> => {
  // This call needs a session, so the client logs in again if the session has expired; the call for details would work without one.
  await client.accept(availablePromotions);
  const { value } = await client.ask({ ...promotionDetail, path: `${promotionDetail.path}?id=${id}` });
  return value as Promotion;
};
const statusOf = async (client: CashierClient, id: string): Promise<PromotionStatus> =>
  (await detail(client, id)).status;
const depositOf = async (client: CashierClient, amount: number, more: Record<string, unknown> = {}) => {
  const order = await client.deposit(amount, more);
  await client.provider(order.orderId, 'pay');
  return order;
};
const memberId = async (account: string): Promise<number> => {
  const row = await sandbox.database.query.members.findFirst({
    where: (one, { and, eq: is }) => and(is(one.merchant, 'perya'), is(one.account, account)),
  });
  return row?.id ?? 0;
};
/** Inserts a settled bet without moving money: it refers to the stake transaction of another bet. */
const bet = async (account: string, units: bigint): Promise<void> => {
  const id = await memberId(account);
  const [game] = await sandbox.database.select().from(games).limit(1);
  const [stake] = await sandbox.database
    .select()
    .from(ledgerTransactions)
    .where(eq(ledgerTransactions.kind, 'bet'))
    .limit(1);
  const at = new Date(sandbox.now());
  await sandbox.database.insert(bets).values({
    orderNo: crypto.randomUUID(),
    merchant: 'perya',
    memberId: id,
    nodeId: game?.nodeId ?? 0,
    vassalage: game?.vassalage ?? '',
    category: 'RNG',
    currency: 'PHP',
    stake: units * 100n,
    validBet: units * 100n,
    payout: 0n,
    status: 'settled',
    placedAt: at,
    settledAt: at,
    stakeTransactionId: stake?.id ?? 0,
  });
};

test('visitors get the list and the details of each promotion, in their own language [promotions.list] [promotions.detail] [promotions.calls]', async () => {
  const { value } = await sandbox.request(promotions.path, { headers: { Language: 'VI' } });
  const { list } = value as { list: Promotion[] };
  expect(list.length).toBeGreaterThan(8);
  expect(list.map(({ title }) => title)).toContain('Thưởng nạp lại');
  const { value: full } = await sandbox.request(`${promotionDetail.path}?id=reload20`, { headers: { Language: 'VI' } });
  expect(full).toMatchObject({
    content: expect.stringContaining('GMT+8'),
    status: 'JOIN',
    payments: [],
    application: null,
  });
  const { status, body } = await sandbox.request(`${promotionDetail.path}?id=nothing`);
  expect({ status, body }).toMatchObject({ status: 404, body: { code: 'not_found' } });
});

test('a promotion is coming soon before it begins and closed after it ends, and cannot be joined at either time [promotions.status] [promotions.status.actions]', async () => {
  const client = clientOf('player01');
  expect([await statusOf(client, 'anniversary'), await statusOf(client, 'newyear')]).toEqual(['COMING_SOON', 'CLOSED']);
  for (const id of ['anniversary', 'newyear']) {
    const { status, body } = await client.ask(joinPromotion, { id });
    expect({ status, body }).toMatchObject({ status: 409, body: { code: 'promotion_changed' } });
  }
});

test('an application moves from applying to in process to issued; its bonus is paid directly into the wallet, with a message and a bonus record [promotions.status] [promotions.status.actions] [promotions.calls]', async () => {
  const client = clientOf('vip01');
  const before = await client.balance();
  expect(await statusOf(client, 'share')).toBe('JOIN');
  const sent = await client.accept(applyPromotion, { id: 'share', comment: 'Look at that', images: [sharp] });
  expect(sent).toMatchObject({
    status: 'APPLYING',
    application: { comment: 'Look at that', pictures: 1, refusal: null },
  });
  sandbox.advanceClock(21_000);
  expect(await statusOf(client, 'share')).toBe('IN_PROCESS');
  sandbox.advanceClock(20_000);
  const issued = await detail(client, 'share');
  expect(issued).toMatchObject({ status: 'ISSUED', payments: [{ amount: 50, requiredTurnover: 100 }] });
  expect(await client.balance()).toBe(before + 50);
  const range = { from: sandbox.now() - DAY, to: sandbox.now() + DAY, pageNo: 1, pageSize: 20 };
  const query = new URLSearchParams(Object.entries(range).map(([name, value]) => [name, String(value)]));
  const { value } = await client.ask({ ...bonusRecords, path: `${bonusRecords.path}?${query.toString()}` });
  expect((value as { list: unknown[] }).list).toContainEqual(
    expect.objectContaining({ orderNo: issued.payments[0]?.orderNo, name: 'Share your win', amount: 50 }),
  );
  const [message] = await sandbox.database
    .select()
    .from(messages)
    .where(eq(messages.memberId, await memberId('vip01')))
    .orderBy(sql`id desc`)
    .limit(1);
  if (message === undefined) throw new Error('there is no message');
  expect(translate(message.texts, 'EN')).toEqual({
    title: 'Your application was approved: Share your win',
    content: '<p>The bonus is in your main wallet. You find its record under “Bonus details”.</p>',
  });
  expect(translate(message.texts, 'VI').title).toBe('Đơn của bạn đã được duyệt: Chia sẻ chiến thắng');
});

test('an approved application that must be claimed is paid once, even if two tabs claim it [promotions.status] [promotions.status.actions]', async () => {
  const client = clientOf('agent02');
  await client.accept(applyPromotion, { id: 'opinion', comment: 'More fishing games would be good' });
  sandbox.advanceClock(41_000);
  expect(await statusOf(client, 'opinion')).toBe('CLAIM');
  const before = await client.balance();
  const answers = await Promise.all([1, 2].map(() => client.ask(claimPromotion, { id: 'opinion' })));
  expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200, 409]));
  expect(answers.find(({ status }) => status === 409)?.body).toMatchObject({ code: 'already_claimed' });
  expect([await statusOf(client, 'opinion'), await client.balance()]).toEqual(['CLAIMED', before + 20]);
});

test('a promotion whose reward is not claimed within a week is closed [promotions.status]', async () => {
  const client = clientOf('agent01');
  await client.accept(applyPromotion, { id: 'opinion', comment: 'The lobby is quick on my phone' });
  sandbox.advanceClock(41_000);
  const { claimUntil } = await detail(client, 'opinion');
  sandbox.advanceClock((claimUntil ?? 0) - sandbox.now() + 1);
  expect(await statusOf(client, 'opinion')).toBe('CLOSED');
  expect(await client.ask(claimPromotion, { id: 'opinion' })).toMatchObject({
    status: 409,
    body: { code: 'claim_closed' },
  });
});

test('a refused application states the reason, and can be resubmitted if the promotion allows it [promotions.status] [promotions.status.actions]', async () => {
  const client = clientOf('agent01');
  await client.accept(applyPromotion, { id: 'share', images: [blurred] });
  sandbox.advanceClock(41_000);
  expect(await detail(client, 'share')).toMatchObject({
    status: 'REJECTED',
    mayRepeat: true,
    application: { refusal: 'PICTURE_UNREADABLE' },
  });
  expect(await client.accept(applyPromotion, { id: 'share', images: [sharp] })).toMatchObject({ status: 'APPLYING' });
  expect(await client.ask(applyPromotion, { id: 'share', images: [sharp] })).toMatchObject({ status: 409 });
  sandbox.advanceClock(41_000);
  expect(await statusOf(client, 'share')).toBe('ISSUED');

  const low = clientOf('agent02');
  await low.accept(applyPromotion, { id: 'vip' });
  sandbox.advanceClock(41_000);
  expect(await detail(low, 'vip')).toMatchObject({ status: 'REJECTED', application: { refusal: 'NOT_ELIGIBLE' } });
  expect(await low.ask(applyPromotion, { id: 'vip' })).toMatchObject({
    status: 409,
    body: { code: 'promotion_changed' },
  });
});

test.each([
  [
    'with a comment of 141 characters is refused [promotions.apply.comment]',
    { comment: 'x'.repeat(141), images: [sharp] },
    'comment',
  ],
  ['with an image of more than 5 MB is refused [promotions.apply.image-size]', { images: [large] }, 'images'],
  ['with four images is refused [promotions.apply.image-count]', { images: [sharp, sharp, sharp, sharp] }, 'images'],
  ['without its image is refused', {}, 'images'],
])('an application %s', async (_what, over, field) => {
  const { status, body } = await clientOf('agent02').ask(applyPromotion, { id: 'share', ...over });
  expect({ status, body }).toMatchObject({
    status: 422,
    body: { code: 'validation', fields: { [field]: expect.any(String) } },
  });
});

test('an application with a file that cannot be decoded as an image is refused with a problem at the images, and can then be corrected [promotions.apply.image-type]', async () => {
  const client = clientOf('agent02');
  for (const [what, bytes, code] of FALSE_PICTURES) {
    const { status, body } = await client.ask(applyPromotion, { id: 'share', images: [sharp, pictureFile(bytes)] });
    expect([what, status, body]).toEqual([what, 422, expect.objectContaining({ fields: { images: code } })]);
  }
  expect(await statusOf(client, 'share')).toBe('JOIN');
});

test('an application stores only the images, without other data hidden in the files [promotions.apply.image-type]', async () => {
  const client = clientOf('agent02');
  const images = [POLYGLOTS[1], POLYGLOTS[4], POLYGLOTS[2]].map((each) => pictureFile(each?.[1] ?? new Uint8Array()));
  await client.accept(applyPromotion, { id: 'share', images });
  const stored = await sandbox.database.select({ picture: promotionPictures.picture }).from(promotionPictures);
  expect(stored.length).toBeGreaterThanOrEqual(3);
  for (const { picture } of stored)
    for (const hidden of ['<script>', 'payload']) expect(Buffer.from(picture).includes(hidden)).toBe(false);
});

test('a joined promotion counts the bets placed after joining, and pays its reward once [promotions.status] [promotions.status.actions]', async () => {
  const client = clientOf('vip01');
  await bet('vip01', 5_000n);
  sandbox.advanceClock(1_000);
  expect(await client.accept(joinPromotion, { id: 'play7' })).toMatchObject({
    status: 'JOINED',
    progress: { metric: 'BET', required: 2_000, done: 0 },
  });
  expect(await client.ask(claimPromotion, { id: 'play7' })).toMatchObject({ status: 409 });
  await bet('vip01', 1_500n);
  expect(await detail(client, 'play7')).toMatchObject({ status: 'JOINED', progress: { done: 1_500 } });
  await bet('vip01', 700n);
  expect(await detail(client, 'play7')).toMatchObject({ status: 'CLAIM', progress: { done: 2_000 } });
  const before = await client.balance();
  const key = crypto.randomUUID();
  const claimed = await client.ask(claimPromotion, { id: 'play7' }, key);
  expect((await client.ask(claimPromotion, { id: 'play7' }, key)).value).toEqual(claimed.value);
  expect([await statusOf(client, 'play7'), await client.balance()]).toEqual(['CLAIMED', before + 50]);
});

test('a joined deposit promotion counts deposits, and closes if its condition is not met in time [promotions.status]', async () => {
  const client = clientOf('vip01');
  await client.accept(joinPromotion, { id: 'topup3' });
  await depositOf(client, 1_500);
  expect(await detail(client, 'topup3')).toMatchObject({
    status: 'JOINED',
    progress: { metric: 'DEPOSIT', done: 1_500 },
  });
  sandbox.advanceClock(3 * DAY);
  expect(await statusOf(client, 'topup3')).toBe('CLOSED');
});

test('a deposit promotion is in process while its order is unpaid, issued once the order is paid, and available again the next day [promotions.status] [promotions.status.actions]', async () => {
  const client = clientOf('agent02');
  const order = await client.deposit(1_000, { promotionId: 'reload20' });
  expect(await statusOf(client, 'reload20')).toBe('IN_PROCESS');
  expect(await client.ask(deposit, { methodId: 'bank', amount: 1_000, promotionId: 'reload20' })).toMatchObject({
    status: 422,
    body: { fields: { promotionId: 'promotion_used' } },
  });
  await client.provider(order.orderId, 'pay');
  expect(await detail(client, 'reload20')).toMatchObject({
    status: 'ISSUED',
    payments: [{ orderNo: order.orderId, amount: 200, requiredTurnover: 9_600 }],
  });
  expect((await client.methods())[0]?.promotions.map(({ promotionId }) => promotionId)).not.toContain('reload20');
  sandbox.advanceClock(DAY);
  expect(await statusOf(client, 'reload20')).toBe('JOIN');
});

test('if two orders on one day have the same promotion, only one gets the bonus, even if the money arrives later', async () => {
  const client = clientOf('agent02');
  const before = await client.balance();
  const first = await client.deposit(1_000, { promotionId: 'welcome100' });
  await client.provider(first.orderId, 'expire');
  const second = await client.deposit(1_000, { promotionId: 'welcome100' });
  await client.provider(second.orderId, 'pay');
  await client.provider(first.orderId, 'pay-late');
  expect(await client.balance()).toBe(before + 3_000);
  expect(await client.order(first.orderId)).toMatchObject({ status: 'SUCCESS', bonus: 0, turnover: 1_000 });
});

test('deposits earn raffle tickets; each ticket is drawn once, and the result is stored with the transaction [promotions.raffle.claim] [calls.common.raffle]', async () => {
  const client = clientOf('agent01');
  const start = (await detail(client, 'raffle')).raffle;
  for (let left = start?.tickets ?? 0; left > 0; left -= 1) await client.accept(claimRaffle, { id: 'raffle' });
  expect(await client.ask(claimRaffle, { id: 'raffle' })).toMatchObject({ status: 409 });
  await depositOf(client, 500);
  expect(await detail(client, 'raffle')).toMatchObject({
    status: 'CLAIM',
    raffle: { tickets: 1, missing: start?.missing },
  });
  const before = await client.balance();
  const answers = await Promise.all([1, 2].map(() => client.ask(claimRaffle, { id: 'raffle' })));
  expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200, 409]));
  const drawn = await detail(client, 'raffle');
  expect(drawn).toMatchObject({ status: 'CLAIMED', raffle: { tickets: 0 } });
  const [won] = drawn.payments;
  expect(await client.balance()).toBe(before + (won?.amount ?? 0));
  const [transaction] = await sandbox.database
    .select()
    .from(ledgerTransactions)
    .where(eq(ledgerTransactions.reference, won?.orderNo ?? ''));
  expect(transaction?.details).toMatchObject({ draw: { number: expect.any(Number), of: 1_000 } });
});

test('the header count includes the promotions that can be joined or claimed now; it is zero for trial accounts, because they cannot join any [header.badge.promotions-source] [promotions.apply.login]', async () => {
  const client = clientOf('agent02');
  const { list } = await client.accept(promotions);
  const open = list.filter(({ status }) => status === 'JOIN' || status === 'CLAIM').length;
  expect(await client.accept(availablePromotions)).toEqual({ count: open });
  const token = await sandbox.openTrial();
  expect((await sandbox.request(availablePromotions.path, { token })).value).toEqual({ count: 0 });
  const { status, body } = await sandbox.request(joinPromotion.path, {
    token,
    method: 'POST',
    json: { id: 'play7' },
    headers: { 'Idempotency-Key': crypto.randomUUID() },
  });
  expect({ status, body }).toMatchObject({ status: 403, body: { code: 'trial_account' } });
});

test('every promotion has different texts in each language, and every merchant has promotions in its own currency', async () => {
  const rows = await sandbox.database.select().from(table);
  const languages = languagesThatTranslate('sandbox/promotions.json');
  const summaries = rows
    .filter(({ merchant }) => merchant === 'perya')
    .flatMap(({ texts }) => languages.map((language) => translate(texts, language).summary));
  expect(summaries.length).toBeGreaterThan(8 * languages.length);
  expect(new Set(summaries).size).toBe(summaries.length);
  expect(new Set(rows.map(({ merchant }) => merchant)).size).toBeGreaterThan(3);
  const kumo = rows.filter(({ merchant }) => merchant === 'kumo');
  expect(kumo.find(({ code }) => code === 'play7')?.requiredBets).toBeGreaterThan(2_000n);
});
