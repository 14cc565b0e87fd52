import { and, desc, eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import type { OutputOf } from '#schemas/call.ts';
import { announcements as agentAnnouncements } from '#schemas/calls/agent.ts';
import { depositMethods } from '#schemas/calls/cashier.ts';
import { help } from '#schemas/calls/common.ts';
import { announcements as announcementsCall } from '#schemas/calls/games.ts';
import { bonusRecords } from '#schemas/calls/member.ts';
import { messages as messagesCall } from '#schemas/calls/messages.ts';
import { claimMission, summary } from '#schemas/calls/missions.ts';
import { details, redeemList, reward } from '#schemas/calls/points.ts';
import { applyPromotion, promotionDetail, promotions as promotionsCall } from '#schemas/calls/promotions.ts';
import { claimReward, rewards as rewardsCall } from '#schemas/calls/rewards.ts';
import type { Language } from '#schemas/languages.ts';
import {
  announcements,
  helpArticles,
  members,
  messages,
  missions,
  pointGoods,
  promotions,
  rewards,
  type StoredText,
  type StoredTexts,
  type Translations,
} from '#sandbox/db/schema.ts';
import { credit } from '#sandbox/kernel/ledger/movements.ts';
import { sendMessage } from '#sandbox/kernel/messages/send-message.ts';
import { translate } from '#sandbox/kernel/texts/translate.ts';
import { createCashierClient } from '#tests/support/cashier-client.ts';
import { openTestSandbox, type TestSandbox } from '#tests/support/open-test-sandbox.ts';

vi.setConfig({ testTimeout: 60_000, hookTimeout: 120_000 });

const DAY_MS = 86_400_000;
let sandbox: TestSandbox;
let token: string;
let agentToken: string;
let memberId: number;
beforeAll(async () => {
  sandbox = await openTestSandbox();
  token = await sandbox.logIn('player01');
  agentToken = await sandbox.logIn('agent01');
  const [row] = await sandbox.database
    .select({ id: members.id })
    .from(members)
    .where(and(eq(members.merchant, 'perya'), eq(members.account, 'player01')));
  memberId = row?.id ?? 0;
});
afterAll(() => sandbox.close());

const ask = async (path: string, language: Language, as = token): Promise<unknown> => {
  const { status, value } = await sandbox.request(path, { token: as, headers: { Language: language } });
  expect([path, status]).toEqual([path, 200]);
  return value;
};
const bonusesIn = async (language: Language) => {
  const range = `from=${sandbox.now() - 25 * DAY_MS}&to=${sandbox.now() + DAY_MS}`;
  const path = `${bonusRecords.path}?${range}&pageNo=1&pageSize=100`;
  return ((await ask(path, language)) as OutputOf<typeof bonusRecords>).list;
};
const inboxIn = async (language: Language) =>
  ((await ask(`${messagesCall.path}?pageNo=1&pageSize=50`, language)) as OutputOf<typeof messagesCall>).list;

/** Returns the responses of all calls that contain texts from the database. */
const answersIn = async (language: Language): Promise<readonly unknown[]> => [
  await ask(`${announcementsCall.path}?types=B,PL,PU,PR&platform=W&execution=B`, language),
  await ask(`${agentAnnouncements.path}?pageNo=1&pageSize=20`, language, agentToken),
  await ask(help.path, language),
  await ask(promotionsCall.path, language),
  await ask(`${promotionDetail.path}?id=reload20`, language),
  await ask(depositMethods.path, language),
  await ask(summary.path, language),
  await ask(`${rewardsCall.path}?pageNo=1&pageSize=50`, language),
  await ask(reward.path, language),
  await ask(`${redeemList.path}?pageNo=1&pageSize=50`, language),
  await ask(`${details.path}?pageNo=1&pageSize=50`, language),
  await bonusesIn(language),
  await inboxIn(language),
];

/** Rewrites the database's texts in the form used by earlier versions and for operator content: in English and Vietnamese. */
const writeTranslations = async (): Promise<void> => {
  const { database } = sandbox;
  const text = (stored: StoredText): StoredText => ({ EN: translate(stored, 'EN'), VI: translate(stored, 'VI') });
  const texts = <T>(stored: StoredTexts<T>): Translations<T> => ({
    EN: translate(stored, 'EN'),
    VI: translate(stored, 'VI'),
  });
  for (const table of [announcements, helpArticles, messages])
    for (const row of await database.select({ id: table.id, texts: table.texts }).from(table))
      await database
        .update(table)
        .set({ texts: texts(row.texts) })
        .where(eq(table.id, row.id));
  for (const row of await database.select().from(promotions))
    await database
      .update(promotions)
      .set({ texts: texts(row.texts) })
      .where(eq(promotions.id, row.id));
  for (const row of await database.select().from(missions))
    await database
      .update(missions)
      .set({ texts: texts(row.texts) })
      .where(eq(missions.id, row.id));
  for (const row of await database.select().from(rewards))
    await database
      .update(rewards)
      .set({ names: text(row.names) })
      .where(eq(rewards.id, row.id));
  for (const { id, names, units, remarks } of await database.select().from(pointGoods))
    await database
      .update(pointGoods)
      .set({ names: text(names), units: text(units), remarks: remarks === null ? null : text(remarks) })
      .where(eq(pointGoods.id, id));
};

test("the database stores no translations of the platform's texts", async () => {
  await answersIn('EN');
  const { database } = sandbox;
  const stored = JSON.stringify([
    await database.select({ texts: announcements.texts }).from(announcements),
    await database.select({ texts: helpArticles.texts }).from(helpArticles),
    await database.select({ texts: messages.texts }).from(messages),
    await database.select({ texts: promotions.texts }).from(promotions),
    await database.select({ texts: missions.texts }).from(missions),
    await database.select({ names: rewards.names }).from(rewards),
    await database.select({ a: pointGoods.names, b: pointGoods.units, c: pointGoods.remarks }).from(pointGoods),
  ]);
  expect(stored).not.toMatch(/"(?:EN|VI)":|<p>/);
  expect(JSON.stringify(await answersIn('VI'))).not.toMatch(
    /\{\{|"(?:messages|names|notices|promotions|missions|help):/,
  );
});

test('texts that earlier versions or operators stored as translations appear as before, and in English where a language has no translation', async () => {
  const [english, vietnamese] = [await answersIn('EN'), await answersIn('VI')];
  await writeTranslations();
  expect(await answersIn('EN')).toEqual(english);
  expect(await answersIn('VI')).toEqual(vietnamese);
  const shown = JSON.stringify(await ask(help.path, 'JA'));
  expect(shown).toBe(JSON.stringify(await ask(help.path, 'EN')));
});

test("messages and records derived from texts in the old form have the same names in the reader's language", async () => {
  const player = createCashierClient(sandbox, 'player01');
  const { list: offered } = (await ask(`${rewardsCall.path}?pageNo=1&pageSize=50`, 'EN')) as OutputOf<
    typeof rewardsCall
  >;
  const wanted = offered.find(({ status }) => status === 'CLAIM');
  await player.accept(claimReward, { id: wanted?.id });
  const { list } = (await ask(summary.path, 'EN')) as OutputOf<typeof summary>;
  const mission = list.find(({ status }) => status === 'CLAIM');
  await player.accept(claimMission, { id: mission?.id });
  await player.accept(applyPromotion, { id: 'vip' });
  sandbox.advanceClock(60_000);
  await player.accept({ ...promotionsCall });
  const names = new Set((await bonusesIn('EN')).map(({ name }) => name));
  expect([names.has(wanted?.name ?? ''), names.has(mission?.name ?? '')]).toEqual([true, true]);
  expect((await inboxIn('EN'))[0]).toMatchObject({
    title: 'Your application was not approved: VIP gift',
    content: '<p>Your rank is below the one that this promotion is for.</p>',
  });
  expect((await inboxIn('VI'))[0]?.title).toBe('Đơn của bạn chưa được duyệt: Quà VIP');
});

test('a bonus paid before bonuses stored their own names is named after its promotion', async () => {
  const pay = (reference: string) =>
    credit(sandbox.database, memberId, {
      kind: 'bonus',
      from: 'bonus',
      amount: 100n,
      reference,
      at: new Date(sandbox.now()),
      details: { promotion: 'reload20' },
    });
  await pay('OLD-TRANSLATIONS');
  const nameOf = async (reference: string, language: Language) =>
    (await bonusesIn(language)).find(({ orderNo }) => orderNo === reference)?.name;
  expect(await nameOf('OLD-TRANSLATIONS', 'VI')).toBe('Thưởng nạp lại');
  await sandbox.merchants.open('fresh');
  const [fresh] = await sandbox.database
    .select()
    .from(promotions)
    .where(and(eq(promotions.merchant, 'fresh'), eq(promotions.code, 'reload20')))
    .orderBy(desc(promotions.id));
  if (fresh === undefined) throw new Error('the seed has no promotion reload20');
  await sandbox.database
    .update(promotions)
    .set({ texts: fresh.texts })
    .where(and(eq(promotions.merchant, 'perya'), eq(promotions.code, 'reload20')));
  expect(await nameOf('OLD-TRANSLATIONS', 'VI')).toBe('Thưởng nạp lại');
  expect(await nameOf('OLD-TRANSLATIONS', 'JA')).toBe('リロードボーナス');
});

test('values are inserted into HTML as text, and a missing text is shown as its key', async () => {
  const brand = 'Fish & <b>Chips</b>';
  const escaped = 'Fish &amp; &lt;b&gt;Chips&lt;/b&gt;';
  const values = { brand };
  const title = { text: 'notices:welcome.title', values };
  const contents = [
    { text: 'help:about.content', values },
    [{ text: 'help:about.title', values }, { text: 'messages:removed' }],
  ];
  for (const content of contents) {
    sandbox.advanceClock(1000);
    await sendMessage(sandbox.database, memberId, { title, content }, new Date(sandbox.now()));
  }
  const [paragraphs, html] = await inboxIn('EN');
  expect(paragraphs).toMatchObject({
    title: `Welcome to ${brand}`,
    content: `<p>About ${escaped}</p><p>messages:removed</p>`,
  });
  expect(html).toMatchObject({
    title: `Welcome to ${brand}`,
    content: expect.stringContaining(`<p>${escaped} brings`),
  });
});
