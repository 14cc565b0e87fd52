import { and, eq, like, sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { rank } from '#schemas/calls/member.ts';
import type { MemberRank } from '#schemas/rank.ts';
import { bets, members, rewards } from '#sandbox/db/schema.ts';
import { createGameClient } from '#tests/support/game-client.ts';
import { openTestSandbox, type TestSandbox } from '#tests/support/open-test-sandbox.ts';
import { claimReward } from '#sandbox/domains/rewards/claim-reward.ts';

/** The number that every table draws. It is odd, so bets on odd win. */
const SEVENTEEN = 17;

let sandbox: TestSandbox;
beforeAll(async () => {
  sandbox = await openTestSandbox({ random: { below: () => SEVENTEEN } });
});
afterAll(() => sandbox.close());

const readRank = async (account: string, headers: Readonly<Record<string, string>> = {}): Promise<MemberRank> => {
  const token = await sandbox.logIn(account, { ip: sandbox.newIp() });
  return (await sandbox.request(rank.path, { token, headers })).value as MemberRank;
};

const memberOf = async (account: string) => {
  const [row] = await sandbox.database
    .select()
    .from(members)
    .where(and(eq(members.merchant, 'perya'), eq(members.account, account)));
  if (row === undefined) throw new Error(`there is no ${account}`);
  return row;
};

const rankRewards = async (memberId: number) =>
  sandbox.database
    .select()
    .from(rewards)
    .where(and(eq(rewards.memberId, memberId), like(rewards.reference, 'rank-%')))
    .orderBy(rewards.id);

test('members can read their current level, what the next level still requires, and the bonus and benefits of each level [calls.member.rank] [member.playerrank.content]', async () => {
  const { id } = await memberOf('player01');
  const [row] = await sandbox.database
    .select({ sum: sql<string>`sum(${bets.validBet})::text` })
    .from(bets)
    .where(and(eq(bets.memberId, id), eq(bets.status, 'settled'), sql`${bets.placedAt} > now() - interval '90 days'`));
  const found = await readRank('player01');
  const played = Number(row?.sum) / 100;
  expect(found).toMatchObject({
    labelName: 'Silver',
    rankLevel: 2,
    validBets: played,
    days: 90,
    next: { labelName: 'Gold', rankLevel: 3, requires: 100_000 },
  });
  expect(found.next?.missing).toBeCloseTo(100_000 - played, 2);
  expect(found.progress).toBeCloseTo(played / 100_000, 3);
  expect(found.levels.map(({ labelName }) => labelName)).toEqual([
    'Starter',
    'Bronze',
    'Silver',
    'Gold',
    'Platinum',
    'Diamond',
    'Crown',
    'Legend',
  ]);
  expect(found.levels[6]?.benefits).toContain('VIP customer service');
  expect((await readRank('player01', { Language: 'CN' })).levels[6]?.benefits).toContain('VIP专属客服');
});

test('a member whose bets reach a level is promoted and offered the bonus of each newly reached level, once [member.playerrank.content]', async () => {
  const { id } = await memberOf('player01');
  await sandbox.database
    .update(bets)
    .set({ validBet: 50_000_000n })
    .where(sql`${bets.id} = (SELECT max(id) FROM bets WHERE member_id = ${id} AND status = 'settled')`);
  const raised = await readRank('player01');
  expect([raised.labelName, raised.rankLevel]).toEqual(['Platinum', 4]);
  await readRank('player01');
  const offered = await rankRewards(id);
  expect(offered.map(({ reference, amount }) => [reference, amount])).toEqual([
    ['rank-3', 30_000n],
    ['rank-4', 150_000n],
  ]);
  await claimReward(sandbox.database, id, offered[0]?.id ?? 0, new Date(sandbox.now()));
  const { levels } = await readRank('player01');
  expect([levels[3]?.orderNo, levels[4]?.orderNo]).toEqual([expect.stringMatching(/^RW\d{6}[0-9A-F]{10}$/), null]);
});

test('the bet that reaches a level promotes the member immediately, even if the rank is first requested when the bets are too old to count [calls.member.rank] [member.playerrank.content]', async () => {
  const { id, rankLevel } = await memberOf('first01');
  expect(rankLevel).toBe(0);
  const games = createGameClient(sandbox);
  const { play, stakes } = await games.openGame(await sandbox.logIn('first01', { ip: sandbox.newIp() }), 'LIVE');
  expect(stakes).toContain(500);
  const statuses: number[] = [];
  // oxlint-disable-next-line no-await-in-loop -- one bet at a time
  for (let bet = 0; bet < 2; bet += 1) statuses.push((await games.bet(play, 500, 'odd')).status);
  expect(statuses).toEqual([200, 200]);
  expect((await memberOf('first01')).rankLevel).toBe(1);
  sandbox.advanceClock(91 * 86_400_000);
  expect(await readRank('first01')).toMatchObject({ labelName: 'Bronze', rankLevel: 1, validBets: 0 });
  expect((await rankRewards(id)).map(({ reference, amount }) => [reference, amount])).toEqual([['rank-1', 1_000n]]);
});

test('a member keeps a level when its bets are older than ninety days [member.playerrank.content]', async () => {
  const before = await readRank('vip01');
  sandbox.advanceClock(200 * 86_400_000);
  const after = await readRank('vip01');
  expect([before.rankLevel, after.rankLevel, after.validBets, after.countsUntil]).toEqual([6, 6, 0, null]);
  expect((await rankRewards((await memberOf('vip01')).id)).length).toBe(0);
});
