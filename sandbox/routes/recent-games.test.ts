import { and, eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import type { Game } from '#schemas/game.ts';
import { games, members, recentGames } from '#sandbox/db/schema.ts';
import { openTestSandbox, type TestSandbox } from '#tests/support/open-test-sandbox.ts';

vi.setConfig({ testTimeout: 30_000, hookTimeout: 60_000 });

let sandbox: TestSandbox;
let token: string;
beforeAll(async () => {
  sandbox = await openTestSandbox();
  token = await sandbox.logIn('player01');
  const [member] = await sandbox.database
    .select({ id: members.id })
    .from(members)
    .where(and(eq(members.account, 'player01'), eq(members.merchant, 'perya')));
  const memberId = member?.id ?? 0;
  const one = async (gameType: 'RNG' | 'FISH' | 'LOTT' | 'ELOTT') =>
    (
      await sandbox.database.select({ nodeId: games.nodeId }).from(games).where(eq(games.gameType, gameType)).limit(1)
    )[0]?.nodeId ?? 0;
  await sandbox.database.delete(recentGames).where(eq(recentGames.memberId, memberId));
  const played = [await one('ELOTT'), await one('RNG'), await one('LOTT'), await one('FISH')];
  await sandbox.database
    .insert(recentGames)
    .values(played.map((nodeId, at) => ({ memberId, nodeId, playedAt: new Date(sandbox.now() - at * 60_000) })));
});
afterAll(() => sandbox.close());

const recent = async (pageNo: number, pageSize: number) =>
  (
    await sandbox.request(`/wps/relay/GCS_recentGame?clientType=3&language=EN&pageNo=${pageNo}&pageSize=${pageSize}`, {
      token,
    })
  ).value as { readonly list: readonly Game[]; readonly totalPages: number };
const types = (list: readonly Game[]) => list.map(({ gameType }) => gameType);

test('recent games of all types are listed, last played first [games.recent.all-types] [games.filter.recent] [calls.games.recent]', async () => {
  expect(types((await recent(1, 10)).list)).toEqual(['ELOTT', 'RNG', 'LOTT', 'FISH']);
});

test('recent games are listed page by page, up to `totalPages` [games.recent.response] [calls.games.list-fields]', async () => {
  expect(await recent(2, 3)).toMatchObject({
    list: [{ gameType: 'FISH', gameName: expect.any(String) }],
    totalPages: 2,
  });
  expect((await recent(3, 3)).list).toEqual([]);
});

test('a separate call lists the recent lotteries, last played first [calls.lottery.recent]', async () => {
  const { value } = await sandbox.request('/lgw/vn/games/game_menu/recent', { token });
  expect(types(value as readonly Game[])).toEqual(['ELOTT', 'LOTT']);
});

test('a member who has not played has no recent games [games.recent.response]', async () => {
  const fresh = await sandbox.logIn('first01');
  const { value } = await sandbox.request('/wps/relay/GCS_recentGame?clientType=3&language=EN&pageNo=1&pageSize=10', {
    token: fresh,
  });
  expect(value).toEqual({ list: [], totalPages: 0 });
});
