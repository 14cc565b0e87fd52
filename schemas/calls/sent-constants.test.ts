import { expect, test } from 'vitest';
import { allCalls } from './all-calls.ts';

/** Returns the only value that a call's schema accepts for a field. */
const constantOf = (name: string, field: string): unknown => {
  const input: { properties?: Record<string, { const?: unknown }> } | undefined = allCalls.find(
    (call) => call.name === name,
  )?.input;
  return input?.properties?.[field]?.const;
};

test.each(['games.gameList', 'games.favoritesList', 'games.recentGames'])(
  '%s is sent with client type 3 [const.client-type]',
  (name) => {
    expect(constantOf(name, 'clientType')).toBe(3);
  },
);

test('hot games are requested with `isPlatform` 2 [const.is-platform]', () => {
  expect(constantOf('games.hotGames', 'isPlatform')).toBe(2);
});

test('the game list is requested for flash and html5-desktop, and the favourites for flash [const.list-platform]', () => {
  expect(constantOf('games.gameList', 'platform')).toBe('flash,html5-desktop');
  expect(constantOf('games.favoritesList', 'platform')).toBe('flash');
});

test('announcements are requested for types B, PL, PU and PR, platform W, execution B [const.announce-query]', () => {
  expect(['types', 'platform', 'execution'].map((field) => constantOf('games.announcements', field))).toEqual([
    'B,PL,PU,PR',
    'W',
    'B',
  ]);
});

test('the lobby is requested for area VN and launch mode LOTT [const.lotto]', () => {
  expect(['lottoArea', 'launchMode'].map((field) => constantOf('lottery.lobby', field))).toEqual(['VN', 'LOTT']);
});

test('free play sends platform W and gateway version 3 [const.free-play-platform] [const.gateway-version]', () => {
  expect(['platform', 'gatewayVersion'].map((field) => constantOf('account.freePlay', field))).toEqual(['W', 3]);
});

test('20 popular games are requested [const.popular-count]', () => {
  expect(constantOf('home.popular', 'count')).toBe(20);
});

test('100 lottery results are requested [const.numero-count]', () => {
  expect(constantOf('home.openedNumbers', 'count')).toBe(100);
});

test('the winner board requests all categories and 20 winners [winner.request] [const.winner-limit]', () => {
  expect(['gameCategory', 'limitNum'].map((field) => constantOf('home.rankList', field))).toEqual(['ALL', 20]);
});

test('a registration also requests a login and states that it comes from the web', () => {
  for (const name of ['account.register', 'account.registerMobile']) {
    expect(['login', 'registerMethod'].map((field) => constantOf(name, field))).toEqual([true, 'WEB']);
  }
});
