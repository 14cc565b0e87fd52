import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import type { Game } from '#schemas/game.ts';
import { openTestSandbox, type TestSandbox } from '../open-test-sandbox.ts';

vi.setConfig({ testTimeout: 30_000, hookTimeout: 60_000 });

let sandbox: TestSandbox;
beforeAll(async () => {
  sandbox = await openTestSandbox();
});
afterAll(() => sandbox.close());

const ofKind = async (gameClassify: string) => {
  const query = new URLSearchParams({ clientType: '3', platform: 'flash,html5-desktop', pageNo: '1', pageSize: '24', gameType: 'RNG', gameClassify });
  return (await sandbox.ask(`/wps/relay/GCSGAME_gameList?${query.toString()}`)).value as { readonly games: readonly Game[] };
};

test.each(['JACKPOT', 'CRASH', 'ARCADE', 'MINI', 'CARD'])('slots of the kind %s are found by classify, since menus have no category for them [navigation.type.other-categories] [games.search.classify]', async (kind) => {
  const { games } = await ofKind(kind);
  expect(games.length).toBeGreaterThan(3);
  expect(games.filter(({ gameClassify, gameType }) => gameClassify !== kind || gameType !== 'RNG')).toEqual([]);
  const { value } = await sandbox.ask('/lgw/games/game_menus');
  expect((value as readonly { readonly gameCategory: string }[]).map(({ gameCategory }) => gameCategory)).not.toContain(kind);
});

test('a kind that nobody knows has no games [games.search.classify]', async () => {
  expect((await ofKind('CHESS')).games).toEqual([]);
});
