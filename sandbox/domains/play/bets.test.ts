import { randomUUID } from 'node:crypto';
import { and, desc, eq, notLike } from 'drizzle-orm';
import { afterAll, afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import type { DemoGame } from '#schemas/demo-game.ts';
import { bets, games, ledgerTransactions, members, recentGames } from '#sandbox/db/schema.ts';
import { createGameClient, type BetResult } from '#tests/support/game-client.ts';
import { openTestSandbox, type TestSandbox } from '#tests/support/open-test-sandbox.ts';
import { createRandom } from '#sandbox/seed/people/random.ts';

vi.setConfig({ testTimeout: 60_000, hookTimeout: 60_000 });

const random = createRandom('bets');
/** The next numbers of the random source. Once the list is empty, a seeded generator is used. */
let nextDraws: number[] = [];
const source = { below: (bound: number) => nextDraws.shift() ?? random.between(0, bound - 1) };

let sandbox: TestSandbox;
let steps: ReturnType<typeof createGameClient>;
let token = '';

beforeAll(async () => {
  sandbox = await openTestSandbox({ random: source });
  steps = createGameClient(sandbox);
});
beforeEach(async () => {
  nextDraws = [];
  token = await sandbox.logIn('player01', { ip: sandbox.newIp() });
});
afterEach(async () => expect(await sandbox.ledger.checkInvariants()).toEqual([]));
afterAll(() => sandbox.close());

const balance = async (who = token): Promise<number> =>
  ((await sandbox.request('/wps/v2/wallets/balance', { token: who })).value as { wallets: { balance: number }[] })
    .wallets[0]?.balance ?? 0;
const settled = (answered: { readonly value: unknown }): BetResult => answered.value as BetResult;
const SEVEN = 17;

test('after a lost round the main wallet has lost the stake and received no payout [launch.generic]', async () => {
  const { play } = await steps.openGame(token, 'LIVE');
  const before = await balance();
  nextDraws = [SEVEN];
  const answered = await steps.bet(play, 10, 'even');
  expect(answered).toMatchObject({
    status: 200,
    value: { round: { stake: 10, payout: 0, outcome: { kind: 'table', field: 'even', number: SEVEN } } },
  });
  expect(await balance()).toBeCloseTo(before - 10, 2);
  expect(settled(answered).balance).toBeCloseTo(before - 10, 2);
});

test('a won round is paid out immediately and stored as a settled bet, with turnover and two ledger transactions [launch.generic]', async () => {
  const { play, game } = await steps.openGame(token, 'LIVE');
  const before = await balance();
  nextDraws = [SEVEN];
  const { round, balance: after } = settled(await steps.bet(play, 10, 'odd'));
  expect(round).toMatchObject({ stake: 10, payout: 20 });
  expect(after).toBeCloseTo(before + 10, 2);
  expect(await balance()).toBeCloseTo(before + 10, 2);
  const [bet] = await sandbox.database.select().from(bets).where(eq(bets.orderNo, round.orderNo));
  expect(bet).toMatchObject({
    merchant: 'perya',
    nodeId: game.nodeId,
    currency: 'PHP',
    stake: 1000n,
    validBet: 1000n,
    payout: 2000n,
    status: 'settled',
  });
  const entries = await sandbox.database
    .select()
    .from(ledgerTransactions)
    .where(and(eq(ledgerTransactions.reference, round.orderNo), notLike(ledgerTransactions.kind, 'points-%')))
    .orderBy(ledgerTransactions.id);
  expect(entries.map(({ id, kind }) => [id, kind])).toEqual([
    [bet?.stakeTransactionId, 'bet'],
    [bet?.payoutTransactionId, 'payout'],
  ]);
});

test('opening or resuming a game returns its rounds, newest first [launch.generic]', async () => {
  const { play } = await steps.openGame(token, 'LOTT');
  const played: unknown[] = [];
  for (const picked of ['1', '22', '333']) {
    sandbox.advanceClock(1000);
    played.unshift(settled(await steps.bet(play, 20, picked)).round);
  }
  expect(((await steps.resume(play)).value as DemoGame).rounds).toEqual(played);
  expect((await steps.openGame(token, 'LOTT')).rounds).toEqual(played);
});

test('played games are listed as recent games, and their plays are counted [launch.generic]', async () => {
  const { play, game, stakes } = await steps.openGame(token, 'CRASH');
  const playsOf = async (): Promise<number> => {
    const [row] = await sandbox.database
      .select({ plays: recentGames.plays })
      .from(recentGames)
      .innerJoin(members, eq(members.id, recentGames.memberId))
      .where(and(eq(members.account, 'player01'), eq(members.merchant, 'perya'), eq(recentGames.nodeId, game.nodeId)));
    return row?.plays ?? -1;
  };
  const before = await playsOf();
  await steps.bet(play, stakes[0] ?? 0, '50');
  await steps.bet(play, stakes[0] ?? 0, '50');
  expect(await playsOf()).toBe(before + 2);
});

test('a win of twenty times the stake appears on the winner board immediately, with a masked account; a smaller win does not [launch.generic] [winner.request]', async () => {
  const board = async () =>
    (
      (await sandbox.request('/wps/relay/GCSGAME_getRankList?gameCategory=ALL&language=EN&limitNum=20')).value as {
        list: { vo: { player: string; gameName: string; prize: number } }[];
      }
    ).list.map(({ vo }) => vo);
  const { play, game } = await steps.openGame(token, 'LIVE');
  const before = await board();
  sandbox.advanceClock(1000);
  nextDraws = [SEVEN, SEVEN];
  await steps.bet(play, 10, 'odd');
  expect(await board()).toEqual(before);
  await steps.bet(play, 10, 'n17');
  expect((await board())[0]).toEqual({ player: 'pl***1', gameName: game.gameName, prize: 360 });
});

test('a bet repeated with the same key returns the same round and takes no second stake, even from another window [launch.generic]', async () => {
  const { play } = await steps.openGame(token, 'LIVE');
  const operation = randomUUID();
  const first = await steps.bet(play, 5, 'red', { operation });
  const between = await balance();
  expect((await steps.bet(play, 5, 'red', { operation })).value).toEqual(first.value);
  const other = await steps.openGame(token, 'LIVE');
  expect((await steps.bet(other.play, 5, 'red', { operation })).value).toEqual(first.value);
  expect(await balance()).toBe(between);
});

test('a key reused for another stake, choice or game is rejected [launch.generic]', async () => {
  const { play } = await steps.openGame(token, 'LIVE');
  const operation = randomUUID();
  await steps.bet(play, 5, 'red', { operation });
  const fish = await steps.openGame(token, 'FISH');
  const between = await balance();
  for (const again of [
    steps.bet(play, 10, 'red', { operation }),
    steps.bet(play, 5, 'black', { operation }),
    steps.bet(fish.play, 5, 'red', { operation }),
  ])
    expect(await again).toMatchObject({ status: 422, body: { code: 'idempotency_mismatch' } });
  expect(await balance()).toBe(between);
});

test('two concurrent bets with the same key count as one round [launch.generic]', async () => {
  const { play } = await steps.openGame(token, 'LIVE');
  const before = await balance();
  const operation = randomUUID();
  nextDraws = [0];
  const both = await Promise.all([steps.bet(play, 5, 'red', { operation }), steps.bet(play, 5, 'red', { operation })]);
  expect(both.filter(({ status }) => status === 200).length).toBeGreaterThanOrEqual(1);
  expect(both.every(({ status }) => status === 200 || status === 409)).toBe(true);
  expect(await balance()).toBeCloseTo(before - 5, 2);
});

test('two members who use the same key each play a round with their own money [launch.generic]', async () => {
  const vip = await sandbox.logIn('vip01', { ip: sandbox.newIp() });
  const [mine, theirs] = [await steps.openGame(token, 'LIVE'), await steps.openGame(vip, 'LIVE')];
  const [own, other] = [await balance(), await balance(vip)];
  const operation = randomUUID();
  nextDraws = [0, 0];
  await steps.bet(mine.play, 5, 'red', { operation });
  expect(await balance(vip)).toBe(other);
  await steps.bet(theirs.play, 5, 'red', { operation });
  expect([await balance(), await balance(vip)]).toEqual([own - 5, other - 5]);
});

test('a stake above the balance is rejected, changes nothing and leaves the key unused [launch.generic]', async () => {
  const poor = await sandbox.logIn('default01', { ip: sandbox.newIp(), password: 'Welcome1' });
  const { play } = await steps.openGame(poor, 'LIVE');
  const before = await balance(poor);
  const operation = randomUUID();
  expect(before).toBeLessThan(1000);
  expect(await steps.bet(play, 1000, 'red', { operation })).toMatchObject({
    status: 422,
    body: { code: 'insufficient_funds', fields: { stake: 'insufficient_funds' } },
  });
  expect(await balance(poor)).toBe(before);
  nextDraws = [0];
  expect(await steps.bet(play, 5, 'red', { operation })).toMatchObject({ status: 200, value: { balance: before - 5 } });
});

test.each([
  [0.001, 'red', { stake: 'stake_unknown' }],
  [7, 'red', { stake: 'stake_unknown' }],
  [1e9, 'red', { stake: 'stake_unknown' }],
  [5, 'purple', { choice: 'choice_unknown' }],
  [5.004, 'purple', { stake: 'stake_unknown', choice: 'choice_unknown' }],
])(
  'a bet of %d on %s is rejected with a problem at the stake or choice that the game does not offer [launch.generic]',
  async (stake, choice, fields) => {
    const { play } = await steps.openGame(token, 'LIVE');
    const before = await balance();
    expect(await steps.bet(play, stake, choice)).toMatchObject({ status: 422, body: { code: 'validation', fields } });
    expect(await balance()).toBe(before);
  },
);

test('a game that goes into maintenance while open accepts no more bets [launch.maintenance]', async () => {
  const { play, game } = await steps.openGame(token, 'LIVE');
  await sandbox.database.update(games).set({ status: 'maintenance' }).where(eq(games.nodeId, game.nodeId));
  expect(await steps.bet(play, 5, 'red')).toMatchObject({ status: 409, body: { code: 'game_maintenance' } });
  await sandbox.database.update(games).set({ status: 'open' }).where(eq(games.nodeId, game.nodeId));
});

test('another site cannot place a bet [calls.rule.token]', async () => {
  const { play } = await steps.openGame(token, 'LIVE');
  expect(
    await sandbox.request('/lgw/demo/bet', {
      method: 'POST',
      json: { play, operation: randomUUID(), stake: 5, choice: 'red' },
      headers: { 'Sec-Fetch-Site': 'cross-site' },
    }),
  ).toMatchObject({ status: 403, body: { code: 'cross_site' } });
});

test.each([
  ['lotus', 'VND'],
  ['siam', 'THB'],
  ['kumo', 'JPY'],
])('at merchant %s the games are played in %s [launch.generic]', async (merchant, currency) => {
  const there = createGameClient(sandbox, merchant);
  const who = await sandbox.logIn('player01', { merchant, ip: sandbox.newIp() });
  for (const [category, choice] of [
    ['RNG', 'spin'],
    ['MINI', '75'],
    ['ELOTT', '5'],
    ['LIVE', 'dozen1'],
  ] as const) {
    const { play, currency: shown, stakes, balance: before } = await there.openGame(who, category);
    const [stake = 0] = stakes;
    const answered = await there.bet(play, stake, choice);
    expect([answered.status, shown]).toEqual([200, currency]);
    const { round, balance: after } = settled(answered);
    expect(after).toBeCloseTo(before - stake + round.payout, 2);
  }
});

test('hundreds of rounds of all games keep the ledger consistent and record every payout [launch.generic]', async () => {
  const opened = [
    await steps.openGame(token, 'RNG'),
    await steps.openGame(token, 'MINI'),
    await steps.openGame(token, 'LOTT'),
    await steps.openGame(token, 'LIVE'),
  ];
  const choices = { slot: ['spin'], dice: ['75', '5'], draw: ['1', '22'], table: ['red', 'dozen3', 'n8'] } as const;
  const before = await balance();
  let change = 0;
  for (let at = 0; at < 300; at += 1) {
    const { play, stakes, game } = random.pick(opened);
    const { round } = settled(
      await steps.bet(play, stakes[random.between(0, 2)] ?? 0, random.pick<string>(choices[game.kind])),
    );
    change += round.payout - round.stake;
  }
  expect(await balance()).toBeCloseTo(before + change, 2);
  const latest = await sandbox.database.select().from(bets).orderBy(desc(bets.id)).limit(300);
  expect(latest).toHaveLength(300);
  expect(
    latest.every(
      ({ status, payout, payoutTransactionId }) =>
        status === 'settled' && payout > 0n === (payoutTransactionId !== null),
    ),
  ).toBe(true);
});
