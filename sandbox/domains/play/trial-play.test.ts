import { randomUUID } from 'node:crypto';
import { count, eq, inArray, sql } from 'drizzle-orm';
import { afterAll, afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import type { DemoGame } from '#schemas/demo-game.ts';
import { bets, ledgerAccounts, members, turnoverRequirements, winners } from '#sandbox/db/schema.ts';
import { createGameClient, type BetResult } from '#tests/support/game-client.ts';
import { openTestSandbox, type TestSandbox } from '#tests/support/open-test-sandbox.ts';

vi.setConfig({ testTimeout: 60_000, hookTimeout: 60_000 });

const SEVEN = 7;
const PLAY_MONEY = 2000;

let sandbox: TestSandbox;
let steps: ReturnType<typeof createGameClient>;
let token = '';

beforeAll(async () => {
  sandbox = await openTestSandbox({ random: { below: () => SEVEN } });
  steps = createGameClient(sandbox);
});
beforeEach(async () => {
  token = await sandbox.openTrial({ ip: sandbox.newIp() });
});
afterEach(async () => expect(await sandbox.ledger.checkInvariants()).toEqual([]));
afterAll(() => sandbox.close());

const balance = async (who = token): Promise<number> =>
  ((await sandbox.request('/wps/v2/wallets/balance', { token: who })).value as { sumBalance: number }).sumBalance;
const idOf = async (who = token): Promise<number> =>
  Number(((await sandbox.request('/wps/member/info', { token: who })).value as { id: string }).id);
const settled = ({ value }: { readonly value: unknown }): BetResult => value as BetResult;

/** Reads all real-money figures: ledger account sums by kind, and the numbers of bets, winners and turnover requirements. */
const realFigures = async () => {
  const db = sandbox.database;
  const accounts = await db
    .select({ kind: ledgerAccounts.kind, sum: sql<string>`sum(${ledgerAccounts.balance})` })
    .from(ledgerAccounts)
    .where(inArray(ledgerAccounts.kind, ['main', 'game', 'cash', 'pending', 'fees', 'play', 'bonus', 'commission']))
    .groupBy(ledgerAccounts.kind)
    .orderBy(ledgerAccounts.kind);
  const rows = await Promise.all(
    [bets, winners, turnoverRequirements].map((table) => db.select({ rows: count() }).from(table)),
  );
  return [accounts, rows];
};

test('a trial account uses play money, and the game knows that the money is not real [free-play.account] [launch.trial.free]', async () => {
  const { play, playMoney, balance: start } = await steps.openGame(token, 'FISH');
  expect([playMoney, start]).toEqual([true, PLAY_MONEY]);
  const { round, balance: after } = settled(await steps.bet(play, 10, 'odd'));
  expect([round.payout, after, await balance()]).toEqual([20, PLAY_MONEY + 10, PLAY_MONEY + 10]);
  const lost = settled(await steps.bet(play, 10, 'even'));
  expect([lost.round.payout, lost.balance]).toEqual([0, PLAY_MONEY]);
  const resumed = (await steps.resume(play)).value as DemoGame;
  expect(resumed.rounds.map(({ orderNo }) => orderNo)).toEqual([lost.round.orderNo, round.orderNo]);
  expect(resumed.rounds[1]).toEqual(round);
});

test('rounds with play money change no real-money balances, bets, winners or turnover [free-play.account]', async () => {
  const before = await realFigures();
  const { play } = await steps.openGame(token, 'FISH');
  expect(settled(await steps.bet(play, 50, `n${SEVEN}`)).round.payout).toBe(1800);
  await steps.bet(play, 10, 'even');
  expect(await realFigures()).toEqual(before);
});

test('a repeated round with play money takes only one stake, and a stake above the play-money balance is refused [free-play.account]', async () => {
  const { play } = await steps.openGame(token, 'PVP');
  const operation = randomUUID();
  const first = settled(await steps.bet(play, 10, 'odd', { operation }));
  expect(settled(await steps.bet(play, 10, 'odd', { operation }))).toEqual(first);
  for (let round = 0; round < 2; round += 1) await steps.bet(play, 1000, 'even');
  expect(await balance()).toBe(10);
  expect(await steps.bet(play, 1000, 'even')).toMatchObject({ status: 422, body: { code: 'insufficient_funds' } });
});

test.each([
  ['logs in', () => sandbox.logIn('player01', { ip: sandbox.newIp(), token })],
  ['logs out', () => sandbox.request('/wps/session/logout', { method: 'DELETE', token })],
])(
  'when the player %s, the trial ends: the game and the session expire, and the trial account is closed [free-play.account]',
  async (_how, leave) => {
    const { play } = await steps.openGame(token, 'FISH');
    const id = await idOf();
    await leave();
    expect(await steps.bet(play, 10, 'odd')).toMatchObject({ status: 410, body: { code: 'launch_expired' } });
    expect(await sandbox.request('/wps/member/info', { token })).toMatchObject({ status: 401 });
    const [member] = await sandbox.database.select().from(members).where(eq(members.id, id));
    expect(member?.status).toBe('closed');
  },
);
