import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { announcements } from '#sandbox/db/schema.ts';
import { openTestSandbox, type TestSandbox } from '#tests/support/open-test-sandbox.ts';

vi.setConfig({ testTimeout: 30_000, hookTimeout: 60_000 });

let sandbox: TestSandbox;
beforeAll(async () => {
  sandbox = await openTestSandbox();
});
afterAll(() => sandbox.close());

interface Game {
  readonly nodeId: number;
  readonly vassalage: string;
  readonly gameType: string;
  readonly gameClassify: string | null;
  readonly gameName: string;
  readonly minBet: number;
  readonly icon: string;
}

const read = async <T>(path: string, headers: Record<string, string> = {}): Promise<T> =>
  (await sandbox.request(path, { headers })).value as T;
const list = (more: Record<string, string | number> = {}) =>
  read<{ games: Game[]; totalPages: number }>(
    `/wps/relay/GCSGAME_gameList?${new URLSearchParams({ clientType: '3', platform: 'flash,html5-desktop', pageNo: '1', pageSize: '24', ...Object.fromEntries(Object.entries(more).map(([name, value]) => [name, String(value)])) })}`,
  );

test('the status has modules, rules, location and resources [boot.permission.shape] [calls.account.status]', async () => {
  const status = await read<Record<string, unknown>>('/wps/system/status?url=perya.localhost');
  expect(status).toMatchObject({
    info: {
      whitelabel: expect.any(Array),
      registerRules: { username: { enabled: true } },
      resources: expect.any(Array),
      imageCDNs: [],
      launchGameCDNs: ['http://games.localhost'],
      analytics: { gtagId: null },
    },
    location: { ip: '192.0.2.1', countryCode: 'PH' },
    maintenance: { on: false },
    regionRestriction: false,
  });
  expect(JSON.stringify(status)).not.toContain('Welcome1');
});

test('the calls for the rules and the module tree return the same as the status [calls.account.register-settings] [calls.account.rules] [calls.account.rules-path] [calls.account.whitelabel]', async () => {
  const { info } = await read<{ info: { registerRules: unknown; whitelabel: unknown } }>(
    '/wps/system/status?url=perya.localhost',
  );
  expect(await read('/wps/system/setting/register')).toEqual(info.registerRules);
  expect(await read('/wps/system/whitelabel')).toEqual(info.whitelabel);
});

test('each merchant of the seed has its own rules, and any other merchant has the default profile [brand.config.merchant]', async () => {
  await sandbox.merchants.open('never-seen');
  const rulesOf = async (merchant: string) =>
    (await sandbox.request('/wps/system/setting/register', { merchant })).value;
  expect(await rulesOf('lotus')).not.toEqual(await rulesOf('siam'));
  expect(await rulesOf('never-seen')).toMatchObject({ username: { enabled: true }, password: { enabled: true } });
  expect(await sandbox.logIn('player01', { merchant: 'never-seen' })).toMatch(/^[\w-]{43}$/);
});

test("the country list has the countries that codes can be sent to, with the visitor's country as the current one [calls.account.country] [calls.account.country-path] [boot.country.fields]", async () => {
  expect(await read('/wps/system/country')).toEqual({
    current: { countryCode: 'PH', countryDialingCode: '63' },
    list: expect.arrayContaining([{ countryCode: 'PH', countryDialingCode: '63' }]),
  });
});

test('the domain route and the resources have the agreed fields [calls.common.domain-route] [boot.resources.fields]', async () => {
  const { domainList, resources } = await read<{ domainList: unknown[]; resources: unknown[] }>(
    '/wps/system/domainRoute',
  );
  expect(domainList.length).toBeGreaterThan(0);
  expect(resources[0]).toEqual({
    resourceType: 'TELEGRAM',
    url: 'http://sandbox.localhost/sandbox/elsewhere?name=Telegram',
    qrCodeUrl: null,
    labelNameEn: 'Telegram',
  });
});

test('the game list has 24 games a page, most played first, and ends at `totalPages` [calls.games.gcsgame-gamelist] [games.list.load-more] [games.list.response]', async () => {
  const first = await list({ gameType: 'RNG' });
  expect(first.games).toHaveLength(24);
  const second = await list({ gameType: 'RNG', pageNo: 2 });
  expect(second.games.map(({ nodeId }) => nodeId)).not.toEqual(expect.arrayContaining([first.games[0]?.nodeId]));
  const last = await list({ gameType: 'RNG', pageNo: first.totalPages });
  expect(last.games.length).toBeGreaterThan(0);
  expect((await list({ gameType: 'RNG', pageNo: first.totalPages + 1 })).games).toEqual([]);
});

test('games are found by part of their name, regardless of case, and SQL wildcards have no effect [games.search.name]', async () => {
  const [game] = (await list()).games;
  const found = await list({ gameName: game?.gameName.slice(1, -1).toUpperCase() ?? '' });
  expect(found.games.map(({ nodeId }) => nodeId)).toContain(game?.nodeId);
  for (const sign of ['%', '_', '\\', "'; drop table games; --"])
    expect((await list({ gameName: sign })).games.every(({ gameName }) => gameName.includes(sign))).toBe(true);
});

test('games can be filtered by classification, minimum bet, vendor and type at the same time [games.search.classify] [games.search.min-bet] [games.filter.min-bet-meaning]', async () => {
  const { games, totalPages } = await list({ gameType: 'RNG', gameClassify: 'SLOTS', minBet: 0.05, vassalage: 'LUNA' });
  expect(totalPages).toBeGreaterThan(0);
  for (const game of games) {
    expect(game).toMatchObject({ gameType: 'RNG', gameClassify: 'SLOTS', vassalage: 'LUNA' });
    expect(game.minBet).toBeLessThanOrEqual(0.05);
  }
  expect(await list({ gameType: 'CHESS' })).toEqual({ games: [], totalPages: 0 });
  expect((await list({ gameName: '', gameClassify: '', vassalage: '', gameType: '' })).games).toHaveLength(24);
});

test('the menus list the vendors by category, each vendor once [calls.account.game-menus] [games.menu.group] [games.category.list]', async () => {
  const menus = await read<{ gameCategory: string; vendors: { vassalage: string }[] }[]>('/lgw/games/game_menus');
  expect(menus.map(({ gameCategory }) => gameCategory)).toEqual(
    expect.arrayContaining(['ELOTT', 'LOTT', 'LIVE', 'SPORTS', 'FISH', 'RNG', 'PVP']),
  );
  for (const { vendors } of menus) expect(new Set(vendors.map(({ vassalage }) => vassalage)).size).toBe(vendors.length);
});

test('vendor cards have all their fields and can be filtered by type [calls.games.vendor] [games.vendor.strip]', async () => {
  const cards = await read<unknown[]>('/wps/relay/GCSGAME_gameVendor?merchantCode=perya&gameType=FISH');
  expect(cards.length).toBeGreaterThan(1);
  expect(cards[0]).toEqual({
    vassalage: 'DEEPBLUE',
    name: 'Deep Blue',
    accountTypeId: expect.any(Number),
    smallIcon: '/TCG_PROD_IMAGES/FISH_LIST_VENDOR/DEEPBLUE-WHITE.png',
    isHot: 1,
    gameType: 'FISH',
    nodeId: expect.any(Number),
  });
  expect(await read('/wps/relay/GCSGAME_gameVendor?merchantCode=perya&gameType=CHESS')).toEqual([]);
});

test('the game types of a vendor are listed with their classifications [calls.games.vass-game-type]', async () => {
  expect(await read('/wps/relay/GCSGAME_getVassGameType?vassalage=LUNA')).toEqual([
    { gameType: 'RNG', gameClassifies: expect.arrayContaining(['SLOTS']) },
  ]);
  expect(await read('/wps/relay/GCSGAME_getVassGameType?vassalage=NOBODY')).toEqual([]);
});

test('hot games and twenty popular games are listed without a login [calls.games.hot] [calls.home.popular] [home.popular.list]', async () => {
  const hot = await read<{ isHot: number }[]>(
    '/wps/relay/GCSGAME_hotGamesV2?merchantCode=perya&isPlatform=2&platform=flash,html5-desktop&language=TY',
  );
  expect(hot.length).toBeGreaterThan(0);
  expect(hot.every(({ isHot }) => isHot === 1)).toBe(true);
  const popular = await read<Game[]>('/lgw/games/popular?count=20&prizeMode=SEA&device=WEB&language=TY');
  expect(popular).toHaveLength(20);
  expect(popular.filter(({ vassalage }) => ['LOTT', 'TCG_LOTTO_VN', 'ELOTT'].includes(vassalage))).toEqual([]);
});

test('one call returns the draws of each lottery, another the latest draw of each game [calls.home.numeros] [calls.home.numero] [home.opened.numbers]', async () => {
  const byGame = await read<{ gameCode: string; numeros: { openTime: number; gameCode: string }[] }[]>(
    '/lgw/vn/numeros/opened/game?count=100',
  );
  expect(byGame.reduce((sum, { numeros }) => sum + numeros.length, 0)).toBe(100);
  const latest = await read<{ gameCode: string; openTime: number; numbers: string[] }[]>(
    '/lotto/lgw/games/opened/numero',
  );
  expect(new Set(latest.map(({ gameCode }) => gameCode)).size).toBe(latest.length);
  for (const { gameCode, numeros } of byGame)
    expect(latest.find((row) => row.gameCode === gameCode)?.openTime).toBe(numeros[0]?.openTime);
});

test('the winner board has twenty entries, each with a masked account in the field `vo` [calls.home.rank-list] [winner.entry.fields] [winner.request]', async () => {
  const { list: entries } = await read<{ list: { vo: { player: string } }[] }>(
    '/wps/relay/GCSGAME_getRankList?gameCategory=ALL&language=TY&limitNum=20',
  );
  expect(entries).toHaveLength(20);
  for (const { vo } of entries)
    expect(vo).toEqual({
      player: expect.stringContaining('***'),
      gameName: expect.any(String),
      prize: expect.any(Number),
    });
});

const NOTICES = '/wps/relay/MCSFE_getListAnnouncements?types=B,PL,PU,PR&platform=W&execution=B';

test("the merchant's announcements are listed newest first, without those of type H [calls.games.announcements] [notice.order] [notice.type-h] [notice.fields]", async () => {
  const notices = await read<{ type: string; time: number }[]>(NOTICES);
  expect(notices.length).toBeGreaterThan(3);
  expect(notices.map(({ type }) => type)).not.toContain('H');
  expect(notices.map(({ time }) => time)).toEqual(notices.map(({ time }) => time).toSorted((a, b) => b - a));
});

test('announcements are in the requested language [calls.rule.header]', async () => {
  const [english, filipino] = [
    await read<{ title: string }[]>(NOTICES, { Language: 'EN' }),
    await read<{ title: string }[]>(NOTICES, { Language: 'TY' }),
  ];
  expect(english.map(({ title }) => title)).not.toEqual(filipino.map(({ title }) => title));
  expect(await read(NOTICES, { Language: 'xx' })).toEqual(english);
});

test('an announcement is shown from its publication until it ends [calls.games.announcements]', async () => {
  const text = { EN: { title: 'Only for an hour', content: '<p>x</p>' } };
  await sandbox.database.insert(announcements).values({
    merchant: 'perya',
    type: 'B',
    texts: text,
    publishedAt: new Date(sandbox.now() + 60_000),
    endsAt: new Date(sandbox.now() + 3_600_000),
  });
  const titles = async () => (await read<{ title: string }[]>(NOTICES)).map(({ title }) => title);
  expect(await titles()).not.toContain('Only for an hour');
  sandbox.advanceClock(120_000);
  expect((await titles())[0]).toBe('Only for an hour');
  sandbox.advanceClock(3_600_000);
  expect(await titles()).not.toContain('Only for an hour');
});

test('every image referenced by a list exists [images.vendor-logo] [images.country-flag]', async () => {
  const { games } = await list();
  const cards = await read<{ smallIcon: string }[]>('/wps/relay/GCSGAME_gameVendor?merchantCode=perya');
  for (const path of [...games.map(({ icon }) => icon), ...cards.map(({ smallIcon }) => smallIcon)])
    expect(await sandbox.request(path), path).toMatchObject({ status: 200 });
});
