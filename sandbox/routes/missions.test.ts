import { and, desc, eq, gte } from 'drizzle-orm';
import { afterAll, afterEach, beforeAll, expect, test, vi } from 'vitest';
import type { OutputOf } from '#schemas/call.ts';
import { claimMission, leaderboard, summary } from '#schemas/calls/missions.ts';
import { bonusRecords, transactionRecords } from '#schemas/calls/member.ts';
import { rewards } from '#schemas/calls/rewards.ts';
import { BASE_LANGUAGE } from '#schemas/languages.ts';
import type { Mission } from '#schemas/mission.ts';
import { createCashierClient } from '#tests/support/cashier-client.ts';
import { bets, members, merchants, messages, missions, rewards as rewardRows } from '#sandbox/db/schema.ts';
import { missionPeriod, weekOf } from '#sandbox/kernel/clock/mission-period.ts';
import { createGameClient } from '#tests/support/game-client.ts';
import { LANGUAGES } from '#tests/support/languages.ts';
import { languagesThatTranslate } from '#tests/support/languages-that-translate.ts';
import { openTestSandbox, type TestSandbox } from '#tests/support/open-test-sandbox.ts';
import { translate } from '#sandbox/kernel/texts/translate.ts';
import { maskAccount } from '#sandbox/kernel/texts/mask-account.ts';

vi.setConfig({ testTimeout: 60_000, hookTimeout: 120_000 });

const DAY_MS = 86_400_000;
let sandbox: TestSandbox;
let player: ReturnType<typeof createCashierClient>;

/** Returns noon of the next Thursday in Manila: on a Monday morning, the sample data has no deposit in the week yet. */
const nextThursday = (): number => {
  const noon = new Date();
  noon.setUTCHours(4, 0, 0, 0);
  noon.setUTCDate(noon.getUTCDate() + ((11 - noon.getUTCDay()) % 7 || 7));
  return noon.getTime();
};

beforeAll(async () => {
  sandbox = await openTestSandbox({ openedAt: nextThursday() });
  player = createCashierClient(sandbox, 'player01');
});
afterEach(async () => expect(await sandbox.ledger.checkInvariants()).toEqual([]));
afterAll(() => sandbox.close());

const codes = async (): Promise<ReadonlyMap<string, string>> => {
  const rows = await sandbox.database.select().from(missions).where(eq(missions.merchant, 'perya'));
  return new Map(rows.map(({ code, id }) => [code, String(id)]));
};
const idOf = async (code: string): Promise<string> => (await codes()).get(code) ?? '';
const missionOf = async (code: string, who = player): Promise<Mission> => {
  const { list } = await who.accept(summary);
  const id = await idOf(code);
  const found = list.find((mission) => mission.id === id);
  if (found === undefined) throw new Error(`there is no mission ${code}`);
  return found;
};
const payIn = async (amount: number): Promise<void> => {
  const { orderId } = await player.deposit(amount);
  await player.provider(orderId, 'pay');
};

test.each(['player01', 'vip01'])(
  'the deposit missions of %s count the sample deposits listed in the account record [missions.page]',
  async (account) => {
    const who = createCashierClient(sandbox, account);
    const week = await missionOf('weekly-deposit', who);
    const from = String(Number(week.endTime) - 7 * DAY_MS);
    const paid: number[] = [];
    for (let pageNo = 1, pages = 1; pageNo <= pages; pageNo += 1) {
      const page = await who.accept(transactionRecords, {
        from,
        to: String(sandbox.now() + 1000),
        type: 'DEPOSIT',
        pageNo: String(pageNo),
        pageSize: '100',
      });
      paid.push(...page.list.map(({ amount }) => amount));
      pages = page.totalPages;
    }
    expect(paid.length).toBeGreaterThan(0);
    expect(week.progress).toBeCloseTo(paid.reduce((total, amount) => total + amount, 0));
  },
);

test('each mission has its metric, target, reward and end, and `count` is the number of missions that can be claimed [calls.lottery.mission-summary] [missions.calls] [missions.fields] [missions.badge]', async () => {
  const { count, utcOffset, list } = await player.accept(summary);
  expect(list.length).toBeGreaterThanOrEqual(10);
  expect(new Set(list.map(({ period }) => period))).toEqual(new Set(['DAY', 'WEEK', 'ONCE']));
  expect(new Set(list.map(({ metric }) => metric)).size).toBe(5);
  expect(count).toBe(list.filter(({ status }) => status === 'CLAIM').length);
  expect(utcOffset).toBe(480);
  for (const { period, endTime, reward, requiredTurnover, target } of list) {
    expect(target).toBeGreaterThan(0);
    expect(requiredTurnover).toBeGreaterThanOrEqual(reward);
    if (period !== 'ONCE') expect(endTime).toBeGreaterThan(sandbox.now());
  }
  expect((await missionOf('season-sports')).status).toBe('CLOSED');
});

test('every mission has its own texts in each language', async () => {
  const token = await sandbox.logIn('vip01', { ip: sandbox.newIp() });
  const { list: inEnglish } = await player.accept(summary);
  const english = new Set(inEnglish.flatMap(({ name, description }) => [name, description]));
  const languages = languagesThatTranslate('sandbox/missions.json').filter((language) => language !== BASE_LANGUAGE);
  for (const language of languages) {
    // oxlint-disable-next-line no-await-in-loop -- there is one request per language
    const { value } = await sandbox.request(summary.path, { token, headers: { Language: language } });
    const { list } = value as OutputOf<typeof summary>;
    const texts = list.flatMap(({ name, description }) => [name, description]);
    // Related languages, such as Indonesian and Malay, may share a name.
    const shared = texts.filter((text) => english.has(text));
    expect([language, new Set(texts).size, shared]).toEqual([language, list.length * 2, []]);
  }
});

test('the progress of each mission agrees with the settled bets of its period', async () => {
  const [member] = await sandbox.database
    .select()
    .from(members)
    .where(and(eq(members.merchant, 'perya'), eq(members.account, 'player01')));
  const [merchant] = await sandbox.database.select().from(merchants).where(eq(merchants.code, 'perya'));
  const rows = await sandbox.database.select().from(missions).where(eq(missions.merchant, 'perya'));
  const played = await sandbox.database
    .select()
    .from(bets)
    .where(and(eq(bets.memberId, member?.id ?? 0), eq(bets.status, 'settled')));
  expect(played.length).toBeGreaterThan(5);
  const { list } = await player.accept(summary);
  let seen = 0;
  for (const row of rows.filter(({ metric }) => !metric.startsWith('DEPOSIT'))) {
    if (merchant === undefined) throw new Error('there is no merchant perya');
    const { from, to } = missionPeriod(row, new Date(sandbox.now()), merchant);
    const within = played.filter(
      ({ placedAt, category }) =>
        placedAt >= from && (to === null || placedAt < to) && (row.category === null || category === row.category),
    );
    const cents = within.reduce((sum, { validBet }) => sum + validBet, 0n);
    const expected = {
      VALID_BETS: Number(cents) / 100,
      WINS: within.filter(({ payout, stake }) => payout > stake).length,
      GAMES: new Set(within.map(({ nodeId }) => nodeId)).size,
    }[row.metric as 'VALID_BETS' | 'WINS' | 'GAMES'];
    const found = list.find(({ id }) => id === String(row.id));
    expect([row.code, found?.progress]).toEqual([row.code, expected]);
    seen += expected;
  }
  expect(seen).toBeGreaterThan(0);
});

test('a bet on a game counts immediately for the missions of its category [missions.page]', async () => {
  const token = await sandbox.logIn('player01', { ip: sandbox.newIp() });
  const before = { slots: await missionOf('daily-slots'), live: await missionOf('weekly-live') };
  const games = createGameClient(sandbox);
  const { play, stakes } = await games.openGame(token, 'RNG');
  const stake = stakes[0] ?? 1;
  expect((await games.bet(play, stake, 'spin')).status).toBe(200);
  expect((await missionOf('daily-slots')).progress).toBeCloseTo(before.slots.progress + stake, 2);
  expect((await missionOf('weekly-live')).progress).toBe(before.live.progress);
});

test('a completed mission pays once per period, as a bonus with a turnover requirement, and again in the next period [missions.claim]', async () => {
  const { progress } = await missionOf('daily-deposit');
  await payIn(500);
  const done = await missionOf('daily-deposit');
  expect(done).toMatchObject({ status: 'CLAIM', progress: progress + 1, target: 1, orderNo: null });
  const before = await player.balance();
  const key = crypto.randomUUID();
  const paid = await player.ask(claimMission, { id: done.id }, key);
  expect(paid).toMatchObject({
    status: 200,
    value: { amount: done.reward, requiredTurnover: done.requiredTurnover },
  });
  const { orderNo } = paid.value as OutputOf<typeof claimMission>;
  expect(await player.balance()).toBeCloseTo(before + done.reward, 2);
  expect(await missionOf('daily-deposit')).toMatchObject({ status: 'CLAIMED', orderNo });

  expect(await player.ask(claimMission, { id: done.id }, key)).toMatchObject({ status: 200, value: { orderNo } });
  expect((await player.ask(claimMission, { id: done.id })).body).toMatchObject({ code: 'already_claimed' });
  expect(await player.balance()).toBeCloseTo(before + done.reward, 2);

  const token = await sandbox.logIn('player01', { ip: sandbox.newIp() });
  const range = new URLSearchParams({
    from: String(sandbox.now() - DAY_MS),
    to: String(sandbox.now() + 1000),
    pageNo: '1',
    pageSize: '20',
  });
  const records = await sandbox.request(`${bonusRecords.path}?${range.toString()}`, { token });
  expect((records.value as OutputOf<typeof bonusRecords>).list).toContainEqual({
    time: expect.any(Number),
    orderNo,
    name: done.name,
    type: 'BONUS',
    amount: done.reward,
    requiredTurnover: done.requiredTurnover,
    doneTurnover: 0,
    status: 'WAGERING',
  });

  sandbox.advanceClock(DAY_MS);
  expect(await missionOf('daily-deposit')).toMatchObject({ status: 'IN_PROCESS', progress: 0, orderNo: null });
});

test('of two simultaneous claims, one is paid and the other is refused as already claimed [missions.claim]', async () => {
  await payIn(300);
  const { id, reward } = await missionOf('daily-deposit');
  const before = await player.balance();
  const answers = await Promise.all([player.ask(claimMission, { id }), player.ask(claimMission, { id })]);
  expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 409]);
  expect(answers.find(({ status }) => status === 409)?.body).toMatchObject({ code: 'already_claimed' });
  expect(await player.balance()).toBeCloseTo(before + reward, 2);
});

test.each([
  ['a mission that has not been completed', () => idOf('hundred-wins'), 'mission_open'],
  ['a mission that has ended', () => idOf('season-sports'), 'claim_closed'],
  ['a mission that does not exist', () => Promise.resolve('999999'), 'not_found'],
  ['an id that is not a number', () => Promise.resolve('1; drop table missions'), 'not_found'],
] as const)('%s cannot be claimed, and nothing is paid [missions.claim]', async (_name, id, code) => {
  const before = await player.balance();
  expect((await player.ask(claimMission, { id: await id() })).body).toMatchObject({ success: false, code });
  expect(await player.balance()).toBe(before);
});

test("a mission of another merchant cannot be claimed, and the amounts of missions depend on the merchant's currency", async () => {
  const elsewhere = createCashierClient(sandbox, 'player01', { merchant: 'lotus' });
  const { list } = await elsewhere.accept(summary);
  expect((await player.ask(claimMission, { id: list[0]?.id })).body).toMatchObject({ code: 'not_found' });
  expect(list[0]?.target).toBe(450_000);
});

test('a trial account has no missions', async () => {
  const token = await sandbox.openTrial({ ip: sandbox.newIp() });
  expect((await sandbox.request(summary.path, { token })).body).toMatchObject({ code: 'trial_account' });
});

test("the leaderboard ranks members by the week's valid bets, with masked accounts, and always includes the member's own rank [calls.lottery.mission-leaderboard] [missions.calls] [missions.fields]", async () => {
  const token = await sandbox.logIn('player01', { ip: sandbox.newIp() });
  const games = createGameClient(sandbox);
  const { play, stakes } = await games.openGame(token, 'RNG');
  await games.bet(play, stakes[0] ?? 1, 'spin');
  const { list, me, endTime } = await player.accept(leaderboard);
  expect(list.map(({ rank }) => rank)).toEqual(list.map((_row, at) => at + 1));
  expect(list.map(({ score }) => score)).toEqual(list.map(({ score }) => score).toSorted((a, b) => b - a));
  for (const { player: name } of list) expect(name).toMatch(/^.{2}\*{3}.$/);
  expect(list[0]?.prize).toBe(5000);
  expect(me).toMatchObject({ player: maskAccount('player01'), rank: expect.any(Number) });
  expect(endTime).toBeGreaterThan(sandbox.now());
});

test('after a week ends, its prizes can be claimed as rewards, once and with a message, and the new leaderboard starts empty', async () => {
  const { list } = await player.accept(leaderboard);
  expect(list.length).toBeGreaterThan(0);
  const [merchant] = await sandbox.database.select().from(merchants).where(eq(merchants.code, 'perya'));
  if (merchant === undefined) throw new Error('there is no merchant perya');
  const week = weekOf(new Date(sandbox.now()), merchant);
  sandbox.advanceClock(week.to.getTime() - sandbox.now() + 60_000);
  const since = new Date(sandbox.now());
  const fresh = await player.accept(leaderboard);
  expect(fresh).toMatchObject({ list: [], me: { rank: null, score: 0, prize: 0 } });
  await Promise.all([player.accept(leaderboard), player.accept(leaderboard)]);
  const granted = await sandbox.database
    .select()
    .from(rewardRows)
    .where(and(eq(rewardRows.kind, 'LEADERBOARD'), gte(rewardRows.createdAt, since)))
    .orderBy(desc(rewardRows.amount));
  const prized = list.filter(({ prize }) => prize > 0);
  expect(granted.map(({ amount }) => Number(amount) / 100)).toEqual(prized.map(({ prize }) => prize));
  const sent = await sandbox.database.select().from(messages).where(gte(messages.sentAt, since));
  expect(new Set(sent.map(({ memberId }) => memberId)).size).toBe(granted.length);
  const first = sent.find(({ memberId }) => memberId === granted[0]?.memberId);
  if (first === undefined) throw new Error('the winner got no message');
  expect(translate(first.texts, 'EN')).toEqual({
    title: 'You finished the week at rank 1',
    content:
      '<p>Well played: you were number <strong>1</strong> on last week’s leaderboard.</p><p>Your prize waits in the reward centre. Claim it within 14 days.</p>',
  });
  for (const language of LANGUAGES) expect(JSON.stringify(translate(first.texts, language))).not.toMatch(/[{}]{2}|_/);
});

test("a bet placed at the end of a week but committed later counts for that week's prizes", async () => {
  const { database } = sandbox;
  const [merchant] = await database.select().from(merchants).where(eq(merchants.code, 'perya'));
  const [model] = await database.select().from(bets).where(eq(bets.merchant, 'perya')).limit(1);
  const [late] = await database
    .select()
    .from(members)
    .where(and(eq(members.merchant, 'perya'), eq(members.account, 'agent02')));
  if (merchant === undefined || model === undefined || late === undefined) throw new Error('the seed lacks something');
  const { to } = weekOf(new Date(sandbox.now()), merchant);
  sandbox.advanceClock(to.getTime() - sandbox.now() + 1_000);
  await player.accept(leaderboard);
  const { id: _id, ...fields } = model;
  const placedAt = new Date(to.getTime() - 1);
  await database.insert(bets).values({
    ...fields,
    orderNo: crypto.randomUUID(),
    memberId: late.id,
    stake: 1_000_000_00n,
    validBet: 1_000_000_00n,
    payout: 0n,
    status: 'settled',
    placedAt,
    settledAt: placedAt,
  });
  sandbox.advanceClock(60_000);
  await player.accept(leaderboard);
  const granted = await database
    .select()
    .from(rewardRows)
    .where(and(eq(rewardRows.kind, 'LEADERBOARD'), gte(rewardRows.createdAt, to)));
  expect(granted.map(({ memberId, amount }) => [memberId, amount])).toEqual([[late.id, 5_000_00n]]);
});

test('the prizes of weeks without requests are granted later, once per week', async () => {
  sandbox.advanceClock(21 * DAY_MS);
  await player.accept(leaderboard);
  const token = await sandbox.logIn('player01', { ip: sandbox.newIp() });
  const { value } = await sandbox.request(`${rewards.path}?pageNo=1&pageSize=50`, { token });
  const own = (value as OutputOf<typeof rewards>).list.filter(({ type }) => type === 'LEADERBOARD');
  expect(new Set(own.map(({ time }) => time)).size).toBe(own.length);
});
