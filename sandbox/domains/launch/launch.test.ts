import { and, desc, eq } from 'drizzle-orm';
import { afterAll, afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { LAUNCH_MODE, LOTTO_AREA } from '#schemas/calls/query-constants.ts';
import type { DemoGame } from '#schemas/demo-game.ts';
import { games, members, recentGames, vendors, type GameRow } from '#sandbox/db/schema.ts';
import { openTestSandbox, type TestSandbox } from '#tests/support/open-test-sandbox.ts';
import { createGameClient } from '#tests/support/game-client.ts';

vi.setConfig({ testTimeout: 30_000, hookTimeout: 60_000 });

let sandbox: TestSandbox;
let steps: ReturnType<typeof createGameClient>;
let token = '';
let slot: GameRow;

beforeAll(async () => {
  sandbox = await openTestSandbox();
  steps = createGameClient(sandbox);
  slot = await steps.gameOf('RNG');
});
beforeEach(async () => {
  token = await sandbox.logIn('player01', { ip: sandbox.newIp() });
});
afterEach(() => sandbox.scenarios.reset('perya'));
afterAll(() => sandbox.close());

const lobby = (more: object, who = token) =>
  sandbox.request('/lgw/vn/lobby', {
    method: 'POST',
    token: who,
    json: {
      lottoArea: LOTTO_AREA,
      launchMode: LAUNCH_MODE,
      prizeMode: 'SEA',
      view: 'lobby',
      device: 'WEB',
      backUrl: 'http://perya.localhost/index',
      language: 'EN',
      ...more,
    },
  });

test.each([
  ['RNG', '/slot'],
  ['JACKPOT', '/slot'],
  ['ARCADE', '/slot'],
  ['CRASH', '/dice'],
  ['MINI', '/dice'],
  ['LOTT', '/draw'],
  ['ELOTT', '/draw'],
  ['LIVE', '/table'],
  ['FISH', '/table'],
  ['PVP', '/table'],
  ['SPORTS', '/table'],
  ['ESPORTS', '/table'],
  ['CARD', '/table'],
  ['COCKFIGHT', '/table'],
] as const)(
  'a game of category %s is launched as page %s of a launch CDN [launch.generic] [launch.cdn] [calls.games.launch]',
  async (category, path) => {
    const answered = await steps.launch(token, await steps.gameOf(category), {
      backUrl: 'http://perya.localhost/index',
    });
    const { pathname, searchParams } = steps.addressOf(answered);
    expect((answered.value as { url: string }).url).toMatch(/^\/[a-z]+\?ticket=[\w-]{40,}&/);
    expect([pathname, searchParams.get('merchant'), searchParams.get('language'), searchParams.get('back')]).toEqual([
      path,
      'perya',
      'EN',
      'http://perya.localhost/index',
    ]);
  },
);

test('the launch CDN of a local platform is its games host, on the port of the request [launch.cdn] [images.launch-cdn.random]', async () => {
  const cdns = async (host: string) =>
    (
      (await sandbox.request('/wps/system/status?url=x', { headers: { Host: host } })).value as {
        info: { launchGameCDNs: string[] };
      }
    ).info.launchGameCDNs;
  expect(await cdns('perya.localhost:4711')).toEqual(['http://games.localhost:4711']);
  expect(await cdns('perya.localhost')).toEqual(['http://games.localhost']);
  expect(await cdns('play.example')).toEqual([]);
  expect(await cdns('perya.localhost.example:4711')).toEqual([]);
});

test('the sports vendor of /fbsports is launched by a separate call [calls.games.launch-fb] [calls.games.launch-split]', async () => {
  const answered = await sandbox.request('/wps/relay/GCS_gameLaunchFB?device=WEB&language=TH', { token });
  expect(steps.addressOf(answered)).toMatchObject({ pathname: '/table' });
  expect((await steps.open(steps.ticketOf(answered))).value).toMatchObject({
    game: { vendor: 'FB Sports', kind: 'table' },
  });
});

test('a bet on a lottery opens that lottery, and the lobby opens the most played lottery of its prize mode [calls.lottery.lobby] [lottery.lobby.request] [calls.lottery.lobby-path]', async () => {
  const [wanted] = await sandbox.database.select().from(games).where(eq(games.vassalage, 'TCG_LOTTO_VN')).limit(1);
  const betting = await lobby({ view: 'betting', prizeMode: 'ZY', gameCode: wanted?.gameCode ?? '' });
  expect((await steps.open(steps.ticketOf(betting))).value).toMatchObject({
    game: { nodeId: wanted?.nodeId, kind: 'draw' },
  });
  for (const [prizeMode, vassalage] of [
    ['Lott', 'LOTT'],
    ['ZY', 'TCG_LOTTO_VN'],
    ['Elott', 'ELOTT'],
    ['SEA', 'TCG_SEA'],
  ] as const) {
    const { value } = await steps.open(steps.ticketOf(await lobby({ prizeMode })));
    const [found] = await sandbox.database
      .select()
      .from(games)
      .where(eq(games.nodeId, (value as DemoGame).game.nodeId));
    expect([prizeMode, found?.vassalage]).toEqual([prizeMode, vassalage]);
  }
});

test('a lottery of another prize mode, or an unknown one, is not found [calls.lottery.lobby]', async () => {
  const [wanted] = await sandbox.database.select().from(games).where(eq(games.vassalage, 'TCG_LOTTO_VN')).limit(1);
  for (const more of [{ prizeMode: 'SEA', gameCode: wanted?.gameCode }, { gameCode: 'none' }])
    expect(await lobby({ view: 'betting', ...more })).toMatchObject({ status: 404, body: { code: 'not_found' } });
});

test.each([
  ['an unknown game', { nodeId: 1 }],
  ["another vendor's game", { vassalage: 'KAIJU_NOT' }],
  ['a game of another type', { gameType: 'LIVE' as const }],
])('%s is not found [calls.games.launch]', async (_what, over) => {
  expect(await steps.launch(token, { ...slot, ...over })).toMatchObject({ status: 404, body: { code: 'not_found' } });
});

test('a vendor placeholder or a wrong game code is not found [calls.games.launch]', async () => {
  const [entry] = await sandbox.database.select().from(games).where(eq(games.isGame, 'VASSALAGE')).limit(1);
  if (entry === undefined) throw new Error('there is no such entry');
  expect(await steps.launch(token, entry)).toMatchObject({ status: 404 });
  expect(await steps.launch(token, slot, { gameCode: 'another' })).toMatchObject({ status: 404 });
  expect(await steps.launch(token, slot, { gameCode: slot.gameCode })).toMatchObject({ status: 200 });
});

test('a game cannot be launched while it or its vendor is in maintenance [launch.maintenance] [errors.game-maintenance]', async () => {
  const { database } = sandbox;
  const { nodeId, vassalage } = slot;
  await database.update(games).set({ status: 'maintenance' }).where(eq(games.nodeId, nodeId));
  expect(await steps.launch(token, slot)).toMatchObject({ status: 409, body: { code: 'game_maintenance' } });
  await database.update(games).set({ status: 'open' }).where(eq(games.nodeId, nodeId));
  await database.update(vendors).set({ status: 'maintenance' }).where(eq(vendors.vassalage, vassalage));
  expect(await steps.launch(token, slot)).toMatchObject({ status: 409, body: { code: 'game_maintenance' } });
  await database.update(vendors).set({ status: 'open' }).where(eq(vendors.vassalage, vassalage));
  expect(await steps.launch(token, slot)).toMatchObject({ status: 200 });
});

test('a trial account can launch a game with a demo mode, but no lottery, sports or other game without a demo mode [launch.trial.blocked] [launch.trial.free]', async () => {
  const trial = await sandbox.openTrial({ ip: sandbox.newIp() });
  const slotWith = async (hasDemo: boolean): Promise<GameRow> => {
    const [row] = await sandbox.database
      .select()
      .from(games)
      .where(and(eq(games.hasDemo, hasDemo), eq(games.category, 'RNG'), eq(games.status, 'open')))
      .limit(1);
    if (row === undefined) throw new Error('there is no such slot');
    return row;
  };
  for (const game of [await slotWith(true), await steps.gameOf('FISH'), await steps.gameOf('PVP')])
    expect(await steps.launch(trial, game)).toMatchObject({ status: 200 });
  for (const answered of [
    await steps.launch(trial, await slotWith(false)),
    await steps.launch(trial, await steps.gameOf('SPORTS')),
    await steps.launch(trial, await steps.gameOf('LIVE')),
    await lobby({}, trial),
    await sandbox.request('/wps/relay/GCS_gameLaunchFB?device=WEB&language=TH', { token: trial }),
  ])
    expect(answered).toMatchObject({ status: 403, body: { code: 'trial_account' } });
});

test('a request from another site cannot launch a game, although the call is a GET [calls.rule.get] [calls.games.launch]', async () => {
  const query = new URLSearchParams({
    nodeId: String(slot.nodeId),
    vassalage: slot.vassalage,
    gameType: slot.gameType,
    device: 'WEB',
    language: 'EN',
  }).toString();
  for (const headers of [
    { 'Sec-Fetch-Site': 'cross-site' },
    { 'Sec-Fetch-Site': 'same-site' },
    { Origin: 'http://games.localhost' },
  ])
    expect(await sandbox.request(`/wps/game/launchGame?${query}`, { token, headers })).toMatchObject({
      status: 403,
      body: { code: 'cross_site' },
    });
});

test.each([
  'http://evil.example/',
  'javascript:alert(1)',
  'http://perya.localhost@evil.example/',
  'http://siam.localhost/index',
  '/index',
  `http://perya.localhost/${'x'.repeat(600)}`,
])(
  'a return URL that is not a valid address on the same site is ignored: %s [lottery.lobby.request]',
  async (backUrl) => {
    expect(steps.addressOf(await steps.launch(token, slot, { backUrl })).searchParams.get('back')).toBeNull();
    expect(steps.addressOf(await lobby({ backUrl })).searchParams.get('back')).toBeNull();
  },
);

test('a launch ticket works once [launch.generic]', async () => {
  const ticket = steps.ticketOf(await steps.launch(token, slot));
  const first = await steps.open(ticket);
  expect(first.value).toMatchObject({
    game: { nodeId: slot.nodeId, gameName: slot.gameName, vendor: slot.vendor, kind: 'slot' },
    currency: 'PHP',
    lines: 5,
    returnToPlayer: 0.951875,
    rounds: [],
  });
  expect(await steps.open(ticket)).toMatchObject({ status: 410, body: { code: 'launch_expired' } });
});

test('a launch ticket expires after a minute [launch.generic]', async () => {
  const [early, late] = [
    steps.ticketOf(await steps.launch(token, slot)),
    steps.ticketOf(await steps.launch(token, slot)),
  ];
  sandbox.advanceClock(59_000);
  expect(await steps.open(early)).toMatchObject({ status: 200 });
  sandbox.advanceClock(1_000);
  expect(await steps.open(late)).toMatchObject({ status: 410, body: { code: 'launch_expired' } });
});

test('a ticket and its play session are valid only at their merchant, and an unknown one is rejected [launch.generic]', async () => {
  const ticket = steps.ticketOf(await steps.launch(token, slot));
  expect(await steps.open(ticket, 'siam')).toMatchObject({ status: 410 });
  expect(await steps.open('made-up')).toMatchObject({ status: 410 });
  const { play } = (await steps.open(ticket)).value as DemoGame;
  expect(await steps.resume(play, 'siam')).toMatchObject({ status: 410 });
  expect(await steps.resume(play)).toMatchObject({ status: 200, value: { play } });
});

test("a ticket and its play session expire with the member's session [launch.generic] [session.logout.effect]", async () => {
  const ticket = steps.ticketOf(await steps.launch(token, slot));
  const { play } = await steps.openGame(token, 'RNG');
  await sandbox.request('/wps/session/logout', { method: 'DELETE', token });
  expect(await steps.open(ticket)).toMatchObject({ status: 410, body: { code: 'launch_expired' } });
  expect(await steps.bet(play, 1, 'spin')).toMatchObject({ status: 410, body: { code: 'launch_expired' } });
  expect(await steps.resume(play)).toMatchObject({ status: 410 });
});

test("playing keeps the member's session active; for an idle player, the game ends with the session [launch.generic] [session.expiry]", async () => {
  const { play, stakes } = await steps.openGame(token, 'RNG');
  for (let quarter = 0; quarter < 3; quarter += 1) {
    sandbox.advanceClock(10 * 60_000);
    expect(await steps.bet(play, stakes[0] ?? 0, 'spin')).toMatchObject({ status: 200 });
  }
  expect(await sandbox.request('/wps/member/info', { token })).toMatchObject({ status: 200 });
  sandbox.advanceClock(15 * 60_000);
  expect(await steps.bet(play, stakes[0] ?? 0, 'spin')).toMatchObject({ status: 410 });
});

test('a launched game moves to the top of the recent games [calls.games.launch]', async () => {
  const game = await steps.gameOf('MINI');
  sandbox.advanceClock(1000);
  await steps.launch(token, game);
  const [latest] = await sandbox.database
    .select({ nodeId: recentGames.nodeId })
    .from(recentGames)
    .innerJoin(members, eq(members.id, recentGames.memberId))
    .where(and(eq(members.account, 'player01'), eq(members.merchant, 'perya')))
    .orderBy(desc(recentGames.playedAt))
    .limit(1);
  expect(latest?.nodeId).toBe(game.nodeId);
});
