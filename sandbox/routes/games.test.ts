import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import type { Game, PvpRoom, VendorCatalogue } from '#schemas/game.ts';
import { bets, games as gamesTable } from '#sandbox/db/schema.ts';
import { openTestSandbox, type TestSandbox } from '#tests/support/open-test-sandbox.ts';

vi.setConfig({ testTimeout: 30_000, hookTimeout: 60_000 });

let sandbox: TestSandbox;
beforeAll(async () => {
  sandbox = await openTestSandbox();
});
afterAll(() => sandbox.close());

const ofKind = async (gameClassify: string) => {
  const query = new URLSearchParams({
    clientType: '3',
    platform: 'flash,html5-desktop',
    pageNo: '1',
    pageSize: '24',
    gameType: 'RNG',
    gameClassify,
  });
  return (await sandbox.request(`/wps/relay/GCSGAME_gameList?${query.toString()}`)).value as {
    readonly games: readonly Game[];
  };
};

test.each(['JACKPOT', 'CRASH', 'ARCADE', 'MINI', 'CARD'])(
  'games of the kind %s are found by their classification, because the menus have no category for them [navigation.type.other-categories] [games.search.classify]',
  async (kind) => {
    const { games } = await ofKind(kind);
    expect(games.length).toBeGreaterThan(3);
    expect(games.filter(({ gameClassify, gameType }) => gameClassify !== kind || gameType !== 'RNG')).toEqual([]);
    const { value } = await sandbox.request('/lgw/games/game_menus');
    expect(
      (value as readonly { readonly gameCategory: string }[]).map(({ gameCategory }) => gameCategory),
    ).not.toContain(kind);
  },
);

test('a search for an unknown classification finds no games [games.search.classify]', async () => {
  expect((await ofKind('CHESS')).games).toEqual([]);
});

const byName = async (gameName: string) => {
  const query = new URLSearchParams({
    clientType: '3',
    platform: 'flash,html5-desktop',
    pageNo: '1',
    pageSize: '24',
    gameName,
  });
  return (
    (await sandbox.request(`/wps/relay/GCSGAME_gameList?${query.toString()}`)).value as {
      readonly games: readonly Game[];
    }
  ).games;
};

test.each([
  'phuong hoang do',
  'PHƯỢNG',
  'Phượng Hoàng Đỏ'.normalize('NFD'),
  'ｐｈｕｏｎｇ',
  'hoàng  đỏ'.replace('  ', ' '),
])('a game is found by %s, with or without diacritics [games.search.name]', async (words) => {
  await sandbox.database.update(gamesTable).set({ gameName: 'Phượng Hoàng Đỏ' }).where(eq(gamesTable.nodeId, 10_001));
  expect((await byName(words)).map(({ nodeId }) => nodeId)).toContain(10_001);
});

test('games with equal popularity appear on exactly one page each [games.list.load-more]', async () => {
  await sandbox.database.update(gamesTable).set({ popularity: 1 }).where(eq(gamesTable.vassalage, 'KAIJU'));
  const page = async (pageNo: number) => {
    const query = new URLSearchParams({
      clientType: '3',
      platform: 'flash,html5-desktop',
      pageNo: String(pageNo),
      pageSize: '7',
      vassalage: 'KAIJU',
    });
    return (await sandbox.request(`/wps/relay/GCSGAME_gameList?${query.toString()}`)).value as {
      readonly games: readonly Game[];
      readonly totalPages: number;
    };
  };
  const { totalPages } = await page(1);
  const every = (await Promise.all(Array.from({ length: totalPages }, (_, at) => page(at + 1)))).flatMap(({ games }) =>
    games.map(({ nodeId }) => nodeId),
  );
  expect(new Set(every).size).toBe(every.length);
});

test('the lottery menu lists every lottery, the most played first, without a login [calls.lottery.menu]', async () => {
  const { value } = await sandbox.request('/lgw/vn/games/game_menu');
  const listed = value as readonly Game[];
  expect(new Set(listed.map(({ gameType }) => gameType))).toEqual(new Set(['LOTT', 'ELOTT']));
  const all = await sandbox.database
    .select({ nodeId: gamesTable.nodeId, gameType: gamesTable.gameType, popularity: gamesTable.popularity })
    .from(gamesTable);
  const played = new Map(all.map(({ nodeId, popularity }) => [nodeId, popularity]));
  expect(listed).toHaveLength(all.filter(({ gameType }) => gameType === 'LOTT' || gameType === 'ELOTT').length);
  const order = listed.map(({ nodeId }) => played.get(nodeId) ?? 0);
  expect(order).toEqual(order.toSorted((a, b) => b - a));
});

const rooms = async (token: string, query = '') =>
  (await sandbox.request(`/wps/relay/GLS2_roomList${query}`, { token })).value as readonly PvpRoom[];

test('every open PVP game is a room, and the list of rooms can be limited to one vendor [games.pvp.rooms] [calls.games.pvp-rooms]', async () => {
  const token = await sandbox.logIn('player01');
  const every = await rooms(token);
  const games = await sandbox.database.select().from(gamesTable).where(eq(gamesTable.gameType, 'PVP'));
  const open = games.filter(({ status }) => status === 'open');
  expect(new Map(every.map(({ nodeId, roomName }) => [nodeId, roomName]))).toEqual(
    new Map(open.map(({ nodeId, gameName }) => [nodeId, gameName])),
  );
  const ofOne = await rooms(token, '?vassalage=TONGITS');
  expect(ofOne).toEqual(every.filter(({ vassalage }) => vassalage === 'TONGITS'));
  const [first] = ofOne;
  await sandbox.database
    .update(gamesTable)
    .set({ status: 'maintenance' })
    .where(eq(gamesTable.nodeId, first?.nodeId ?? 0));
  expect((await rooms(token)).map(({ nodeId }) => nodeId)).not.toContain(first?.nodeId);
});

test("a room's players are the merchant's members who bet on the game in the last two hours [games.pvp.rooms]", async () => {
  const token = await sandbox.logIn('player01');
  const [room] = await rooms(token);
  const nodeId = room?.nodeId ?? 0;
  const players = async () =>
    (await rooms(await sandbox.logIn('player01'))).find((one) => one.nodeId === nodeId)?.players;
  await sandbox.database.update(bets).set({ placedAt: new Date(sandbox.now() - 86_400_000) });
  expect(await players()).toBe(0);
  const [mine] = await sandbox.database.select().from(bets).where(eq(bets.merchant, 'perya')).limit(1);
  const [other] = await sandbox.database.select().from(bets).where(eq(bets.merchant, 'lotus')).limit(1);
  if (mine === undefined || other === undefined) throw new Error('the seed has bets of both brands');
  const again = (bet: typeof mine, orderNo: string) => ({
    ...bet,
    id: undefined,
    orderNo,
    nodeId,
    category: 'PVP' as const,
    placedAt: new Date(sandbox.now() - 60_000),
  });
  await sandbox.database
    .insert(bets)
    .values([again(mine, 'A'), again(mine, 'B'), again(other, 'C')].map(({ id: _id, ...bet }) => bet));
  expect(await players()).toBe(1);
  sandbox.advanceClock(2 * 60 * 60 * 1000);
  expect(await players()).toBe(0);
});

const catalogue = async () =>
  (
    (await sandbox.request('/lgw/games/catalogue?language=EN')).value as {
      readonly vendors: readonly VendorCatalogue[];
    }
  ).vendors;

test("the catalogue contains every game once, and lists a vendor's games with the most played first [games.search.name]", async () => {
  const vendors = await catalogue();
  const all = await sandbox.database.select().from(gamesTable);
  const listed = vendors.flatMap(({ games }) => games.map(({ nodeId }) => nodeId));
  expect(listed.toSorted((a, b) => a - b)).toEqual(all.map(({ nodeId }) => nodeId).toSorted((a, b) => a - b));
  const played = new Map(all.map(({ nodeId, popularity }) => [nodeId, popularity]));
  for (const { games } of vendors) {
    const order = games.map(({ nodeId }) => played.get(nodeId) ?? 0);
    expect(order).toEqual(order.toSorted((a, b) => b - a));
  }
  expect(new Set(vendors.map(({ vassalage, gameType }) => `${gameType}:${vassalage}`)).size).toBe(vendors.length);
});

test('the catalogue is cached until a game changes [games.search.name]', async () => {
  const questions = async () => {
    const select = vi.spyOn(sandbox.database, 'select');
    await catalogue();
    const asked = select.mock.calls.length;
    select.mockRestore();
    return asked;
  };
  const change = (gameName: string) =>
    sandbox.database.update(gamesTable).set({ gameName }).where(eq(gamesTable.nodeId, 10_002));
  await change('Silver Tamaraw');
  expect([await questions(), await questions()]).toEqual([3, 1]);
  await change('Golden Tamaraw');
  expect((await catalogue()).flatMap(({ games }) => games).find(({ nodeId }) => nodeId === 10_002)?.gameName).toBe(
    'Golden Tamaraw',
  );
});
