import { and, eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import type { Game } from '#schemas/game.ts';
import { favourites, games, members } from '#sandbox/db/schema.ts';
import { openTestSandbox, type TestSandbox } from '#tests/support/open-test-sandbox.ts';
import { MOST_FAVOURITES } from './favourites.ts';

vi.setConfig({ testTimeout: 30_000, hookTimeout: 60_000 });

const PAGE = '/wps/relay/MCSFE_getFavoriteGamesList?clientType=3&platform=flash&language=EN&gameType=RNG';
const IDS = '/wps/relay/MCSFE_getFavoriteGames';

let sandbox: TestSandbox;
let token: string;
beforeAll(async () => {
  sandbox = await openTestSandbox();
  token = await sandbox.logIn('player01');
});
afterAll(() => sandbox.close());
beforeEach(() => sandbox.database.delete(favourites));

const ids = async (as = token) => (await sandbox.request(IDS, { token: as })).value as readonly number[];
const page = async (pageNo = 1, pageSize = 10) =>
  (await sandbox.request(`${PAGE}&pageNo=${pageNo}&pageSize=${pageSize}`, { token })).value as {
    readonly content: readonly Game[];
    readonly totalPages: number;
  };
const turn = (on: boolean, nodeId: number, as = token) =>
  sandbox.request(`/wps/relay/MCSFE_${on ? 'add' : 'remove'}FavoriteGame`, {
    method: 'POST',
    token: as,
    json: { nodeId, vendor: 'LUNA', gameType: 'RNG' },
  });
const someGames = async (most: number) =>
  (await sandbox.database.select({ nodeId: games.nodeId }).from(games).orderBy(games.nodeId).limit(most)).map(
    ({ nodeId }) => nodeId,
  );

test('a visitor can list games, but favourites and recent games need a login [games.list.visitor] [games.filter.fav-needs-login] [calls.games.params]', async () => {
  const list =
    '/wps/relay/GCSGAME_gameList?clientType=3&platform=flash,html5-desktop&pageNo=1&pageSize=24&gameName=a&gameClassify=SLOTS&minBet=1&vassalage=LUNA&gameType=RNG&language=EN';
  expect((await sandbox.request(list)).value).toMatchObject({
    games: expect.any(Array),
    totalPages: expect.any(Number),
  });
  for (const path of [
    IDS,
    `${PAGE}&pageNo=1&pageSize=10`,
    '/wps/relay/GCS_recentGame?clientType=3&language=EN&pageNo=1&pageSize=10',
    '/wps/relay/GLS2_roomList',
  ])
    expect((await sandbox.request(path)).body, path).toMatchObject({ success: false, code: 'not_logged_in' });
});

test('favourites are stored with the account, listed newest first, and can be removed [games.fav.toggle] [calls.games.favorites] [calls.games.favorite-toggle] [calls.games.favorite-path]', async () => {
  const [first = 0, second = 0] = await someGames(2);
  await turn(true, first);
  sandbox.advanceClock(1000);
  await turn(true, second);
  expect(await ids()).toEqual([second, first]);
  await turn(false, second);
  expect(await ids()).toEqual([first]);
});

test('adding a favourite twice and removing a missing one succeed [games.fav.toggle]', async () => {
  const [game = 0] = await someGames(1);
  for (const on of [true, true, false, false]) expect((await turn(on, game)).status).toBe(200);
  expect(await ids()).toEqual([]);
});

test('an unknown game cannot be added to the favourites [games.fav.toggle]', async () => {
  for (const on of [true, false])
    expect((await turn(on, 999_999_999)).body).toMatchObject({ success: false, code: 'not_found' });
});

test('each member, including a free-play account, has a separate list of favourites [games.fav.toggle]', async () => {
  const [game = 0] = await someGames(1);
  await turn(true, game);
  expect(await ids(await sandbox.logIn('vip01'))).toEqual([]);
  const { value } = await sandbox.request('/wps/session/login/freeplay', {
    method: 'POST',
    headers: { 'Session-Mode': 'bearer' },
    json: { os: 'Linux', platform: 'W', random: 'q3vXK0c9sT1yZ5bW8nL2mP7dR4fH6jA0', gatewayVersion: 3 },
  });
  const trial = (value as { readonly token: string }).token;
  await turn(true, game, trial);
  expect(await ids(trial)).toEqual([game]);
});

test('favourites are listed as games, page by page, up to `totalPages` [games.fav.response] [calls.games.favorites-list] [calls.games.list-fields]', async () => {
  for (const game of await someGames(5)) await turn(true, game);
  const [one, three, four] = [await page(1, 2), await page(3, 2), await page(4, 2)];
  expect(one).toMatchObject({
    totalPages: 3,
    content: [{ gameName: expect.any(String), vassalage: 'LUNA' }, { nodeId: expect.any(Number) }],
  });
  expect([three.content.length, four.content.length]).toEqual([1, 0]);
  expect([...one.content, ...(await page(2, 2)).content, ...three.content].map(({ nodeId }) => nodeId)).toEqual(
    await ids(),
  );
});

test(`a member has at most ${MOST_FAVOURITES} favourites, even if many are added concurrently [games.fav.toggle]`, async () => {
  const [member] = await sandbox.database
    .select({ id: members.id })
    .from(members)
    .where(and(eq(members.account, 'player01'), eq(members.merchant, 'perya')));
  const every = await someGames(MOST_FAVOURITES + 4);
  await sandbox.database
    .insert(favourites)
    .values(
      every
        .slice(0, MOST_FAVOURITES - 1)
        .map((nodeId) => ({ memberId: member?.id ?? 0, nodeId, createdAt: new Date(sandbox.now()) })),
    );
  const answers = await Promise.all(every.slice(MOST_FAVOURITES - 1).map((nodeId) => turn(true, nodeId)));
  expect(answers.map(({ status }) => status).sort((a, b) => a - b)).toEqual([200, 422, 422, 422, 422]);
  expect(answers.find(({ status }) => status === 422)?.body).toMatchObject({ code: 'favorites_full' });
  expect(await ids()).toHaveLength(MOST_FAVOURITES);
});
