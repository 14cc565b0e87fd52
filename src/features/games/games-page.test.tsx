import { act, cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { Problem } from '#schemas/problem.ts';
import { readCookie } from '#src/lib/browser-storage.ts';
import { drawPart, type PartParameters } from '#tests/draw-part.tsx';
import { GamesPage } from './games-page.tsx';
import { answerPages, sampleGame, sampleVendor } from './sample-games.ts';
// Imported up front, so that no test waits for the lazy chunk.
import './game-popup.tsx';

afterEach(cleanup);

const menu = (count: number) => [
  { gameCategory: 'RNG', vendors: Array.from({ length: count }, (_, at) => sampleVendor(at)) },
];

const draw = async ({
  count = 3,
  list = answerPages(24),
  answers = {},
  ...more
}: PartParameters & { count?: number; list?: unknown } = {}) => {
  const drawn = await drawPart(<GamesPage category="RNG" />, {
    route: '/rng',
    ...more,
    answers: {
      'account.gameMenus': menu(count),
      'games.gameList': list,
      'games.hotGames': [],
      'games.recentGames': answerPages(0, 'list'),
      ...answers,
    },
  });
  return {
    ...drawn,
    sent: () =>
      vi.isMockFunction(list)
        ? list.mock.calls.map(([input]) => input as Record<string, string>).filter(({ pageSize }) => pageSize === '24')
        : [],
  };
};
const strip = () => screen.getByRole('navigation', { name: 'Providers' });
const chosen = () =>
  within(strip())
    .getAllByRole('link')
    .filter((link) => link.getAttribute('aria-current') === 'page')
    .map(nameOf);
const nameOf = (link: HTMLElement) => link.getAttribute('aria-label') ?? link.textContent;
const tiles = () => screen.getAllByRole('button', { name: /^(Hot ?)?Game \d/ });
const press = (role: 'button' | 'link', name: string | RegExp) =>
  act(async () => screen.getByRole(role, { name }).click());
const types = () =>
  within(screen.getByRole('navigation', { name: 'Which games' }))
    .getAllByRole('link')
    .map(({ textContent }) => textContent);

test('the strip lists the vendors of the game type after a card for all of them [games.vendor.strip] [navigation.games.param]', async () => {
  await draw();
  expect(within(strip()).getAllByRole('link').map(nameOf)).toEqual([
    'All providers',
    'Vendor 0',
    'Vendor 1',
    'Vendor 2',
  ]);
});

test.each([
  [8, 0],
  [9, 2],
])('%i vendors have %i arrows [games.vendor.arrows] [const.vendor-arrows]', async (count, arrows) => {
  await draw({ count });
  expect(within(strip()).queryAllByRole('button')).toHaveLength(arrows);
});

test('query page selects the vendor [navigation.route.games]', async () => {
  const { sent } = await draw({ route: '/rng?page=V2' });
  expect([chosen(), sent()]).toEqual([['Vendor 2'], [expect.objectContaining({ vassalage: 'V2' })]]);
});

test('without a query the first vendor is chosen [games.vendor.initial]', async () => {
  await draw();
  expect(chosen()).toEqual(['Vendor 0']);
});

test('the card for all vendors lists the games of every one', async () => {
  const { sent } = await draw({ route: '/rng?page=all' });
  expect(chosen()).toEqual(['All providers']);
  expect(sent()[0]).not.toHaveProperty('vassalage');
});

test('the list asks for 24 games a page, client type 3, platform flash,html5-desktop, without a session too [games.list.load-more] [games.list.visitor] [const.game-page] [const.client-type] [const.list-platform]', async () => {
  const { sent } = await draw();
  expect(sent()).toEqual([
    {
      clientType: '3',
      platform: 'flash,html5-desktop',
      pageNo: '1',
      pageSize: '24',
      language: 'EN',
      gameType: 'RNG',
      vassalage: 'V0',
    },
  ]);
});

test('more games load below the loaded ones, until the last page [games.list.load-more] [games.list.response]', async () => {
  const { sent } = await draw({ list: answerPages(30) });
  expect(tiles()).toHaveLength(24);
  await press('button', 'Load more');
  await waitFor(() => expect(tiles()).toHaveLength(30));
  expect(sent().map(({ pageNo }) => pageNo)).toEqual(['1', '2']);
  expect(screen.queryByRole('button', { name: 'Load more' })).toBeNull();
});

test('skeletons reserve the space of the pages that load by scrolling, and of no more than exist [games.list.load-more]', async () => {
  await draw({ list: answerPages(60) });
  const room = () =>
    document.querySelectorAll('.tile-skeleton').length + document.querySelectorAll('.tile-page').length * 24;
  expect([tiles().length, room()]).toEqual([24, 48]);
  await press('button', 'Load more');
  await waitFor(() => expect([tiles().length, room()]).toEqual([48, 24]));
  await press('button', 'Load more');
  await waitFor(() => expect([tiles().length, room()]).toEqual([60, 0]));
});

test('a next page that fails keeps the loaded games and can be retried [games.list.load-more]', async () => {
  const good = answerPages(30);
  let fails = true;
  await draw({
    list: vi.fn((sent: Record<string, string>) =>
      sent['pageNo'] === '2' && fails ? new Problem({ code: 'internal', status: 500, message: '' }) : good(sent),
    ),
  });
  await press('button', 'Load more');
  const again = await screen.findByRole('button', { name: 'Try again' });
  expect(tiles()).toHaveLength(24);
  fails = false;
  await act(async () => again.click());
  await waitFor(() => expect(tiles()).toHaveLength(30));
});

test('choosing another vendor clears every filter and starts its list at page 1 [games.vendor.change]', async () => {
  const { sent } = await draw({ route: '/rng?page=V0&name=game&minBet=0.5', list: answerPages(30) });
  await press('link', 'Vendor 1');
  await waitFor(() => expect(sent().at(-1)).toMatchObject({ pageNo: '1', vassalage: 'V1' }));
  expect(sent().at(-1)).not.toHaveProperty('gameName');
  expect(sent().at(-1)).not.toHaveProperty('minBet');
});

test('the name filters the list after a pause, and is requested only when it has changed [games.search.name] [games.search.only-changed] [games.search.clears-type]', async () => {
  const { sent } = await draw({ route: '/rng?list=hot', answers: { 'games.hotGames': [sampleGame(1)] } });
  const field = screen.getByRole('searchbox', { name: 'Search by name' });
  fireEvent.change(field, { target: { value: 'gem' } });
  await waitFor(() => expect(sent().at(-1)).toMatchObject({ gameName: 'gem', pageNo: '1' }));
  expect(screen.getByRole('link', { name: 'All' }).getAttribute('aria-current')).toBe('true');
  const asked = sent().length;
  fireEvent.change(field, { target: { value: 'gem ' } });
  await act(async () => fireEvent.submit(field));
  expect(sent()).toHaveLength(asked);
  await press('button', 'Clear the search');
  await waitFor(() => expect(sent().at(-1)).not.toHaveProperty('gameName'));
});

test('the minimum bet filters the list to games that can be played for that or less, once per change [games.search.min-bet] [games.search.only-changed] [games.filter.min-bet-meaning]', async () => {
  const { sent } = await draw();
  const field = screen.getByRole('combobox', { name: 'Minimum bet' });
  expect(
    within(field)
      .getAllByRole('option')
      .map(({ textContent }) => textContent?.split(': ')[1]),
  ).toEqual(['Any', 'Up to 0.01', 'Up to 0.05', 'Up to 0.10', 'Up to 0.50', 'Up to 0.75']);
  for (const value of ['0.05', '0.05']) await act(async () => fireEvent.change(field, { target: { value } }));
  await waitFor(() => expect(sent().at(-1)).toMatchObject({ minBet: '0.05' }));
  expect(sent()).toHaveLength(2);
});

test('slot types are scratch, video poker, jackpot, table games and arcade, and bingo where Filipino is spoken [games.classify.rng] [games.classify.bingo] [games.search.classify]', async () => {
  const { sent } = await draw();
  const kinds = within(screen.getByRole('navigation', { name: 'Kind of game' }));
  expect(kinds.getAllByRole('link').map(({ textContent }) => textContent)).toEqual([
    'All kinds',
    'Scratch',
    'Video poker',
    'Jackpot',
    'Table games',
    'Arcade',
    'Bingo',
  ]);
  await act(async () => kinds.getByRole('link', { name: 'Scratch' }).click());
  await waitFor(() => expect(sent().at(-1)).toMatchObject({ gameClassify: 'SCRATCH', vassalage: 'V0' }));
});

test('without Filipino bingo is not among the slot types [games.classify.bingo]', async () => {
  await draw({ brand: { languages: { default: 'EN', supported: ['EN'], header: ['EN'] } } });
  expect(screen.queryByRole('link', { name: 'Bingo' })).toBeNull();
});

test('hot games are one page without more to load, and their filter shows only if there are some [games.filter.hot-exists] [games.filter.hot]', async () => {
  const hot = Array.from({ length: 40 }, (_, at) => sampleGame(at + 1, { isHot: 1 }));
  const { sent } = await draw({
    route: '/rng?list=hot',
    answers: { 'games.hotGames': [...hot, sampleGame(99, { gameType: 'LIVE' })] },
  });
  expect(tiles()).toHaveLength(40);
  expect([screen.queryByRole('button', { name: 'Load more' }), sent()]).toEqual([null, []]);
  cleanup();
  await draw({ answers: { 'games.hotGames': [sampleGame(99, { gameType: 'LIVE' })] } });
  expect(types()).toEqual(['All']);
});

test('choosing all games resets the list type and every filter [games.filter.all]', async () => {
  const { sent } = await draw({
    route: '/rng?page=V1&name=gem',
    list: answerPages(30),
    answers: { 'games.hotGames': [sampleGame(1)] },
  });
  await press('link', 'Hot');
  await press('link', 'All');
  await waitFor(() => expect(sent().at(-1)).toMatchObject({ pageNo: '1', vassalage: 'V1' }));
  expect(sent().at(-1)).not.toHaveProperty('gameName');
});

test('a visitor cannot choose favourites or recent games; their URLs show all games [games.filter.fav-needs-login] [games.filter.fav-visitor] [games.filter.recent]', async () => {
  const { sent } = await draw({ route: '/rng?list=fav' });
  expect([types(), sent().length]).toEqual([['All'], 1]);
});

test('a member has favourites and recent games beside all games, page by page [games.recent.all-types] [games.fav.response] [games.recent.response]', async () => {
  const fav = answerPages(30, 'content');
  const recent = answerPages(2, 'list');
  await draw({
    session: 'player',
    route: '/rng?list=fav',
    answers: {
      'games.favorites': [1, 2],
      'games.favoritesList': fav,
      'games.recentGames': recent,
      'games.hotGames': [sampleGame(1)],
    },
  });
  expect(types()).toEqual(['All', 'Hot', 'Favourites', 'Recent']);
  await waitFor(() =>
    expect(within(screen.getByRole('list', { name: 'Games' })).getAllByRole('listitem')).toHaveLength(24),
  );
  expect(fav.mock.calls[0]?.[0]).toEqual({
    clientType: '3',
    platform: 'flash',
    gameType: 'RNG',
    language: 'EN',
    pageNo: '1',
    pageSize: '24',
  });
  await press('button', 'Load more');
  await waitFor(() =>
    expect(within(screen.getByRole('list', { name: 'Games' })).getAllByRole('listitem')).toHaveLength(30),
  );
  await press('link', 'Recent');
  await waitFor(() =>
    expect(within(screen.getByRole('list', { name: 'Games' })).getAllByRole('listitem')).toHaveLength(2),
  );
  expect(recent.mock.calls[0]?.[0]).toEqual({ clientType: '3', language: 'EN', pageNo: '1', pageSize: '24' });
});

test.each([
  ['fav', 'games.favoritesList', 'content', 'No favourites yet'],
  ['recent', 'games.recentGames', 'list', 'Nothing played yet'],
] as const)('an empty list of type %s says how it fills [games.list.empty]', async (list, call, field, words) => {
  await draw({
    session: 'player',
    route: `/rng?list=${list}`,
    answers: { 'games.favorites': [], [call]: answerPages(0, field) },
  });
  expect(await screen.findByText(words)).toBeDefined();
});

test('a filter without matches offers a button that clears the filters [games.list.empty]', async () => {
  const { sent } = await draw({
    route: '/rng?page=V1&name=zzz&minBet=0.01',
    list: vi.fn((sent: Record<string, string>) =>
      'gameName' in sent ? { games: [], totalPages: 0 } : { games: [sampleGame(1)], totalPages: 1 },
    ),
  });
  await press('button', 'Clear filters');
  await waitFor(() => expect(tiles()).toHaveLength(1));
  expect(sent().at(-1)).toMatchObject({ vassalage: 'V1' });
});

test('the recent games of a member can be launched again', async () => {
  await draw({
    session: 'player',
    answers: { 'games.favorites': [], 'games.recentGames': answerPages(3, 'list', { gameName: 'Luna' }) },
  });
  expect(
    await within(await screen.findByRole('region', { name: 'Continue playing' })).findAllByRole('button', {
      name: 'Luna',
    }),
  ).toHaveLength(3);
});

const marks = () => [readCookie('continues'), document.documentElement.dataset.continues];

test('members without recent games get no skeleton for them, everybody else does', async () => {
  await draw({
    session: 'player',
    answers: { 'games.favorites': [], 'games.recentGames': answerPages(1, 'list', { gameName: 'Luna' }) },
  });
  await screen.findByRole('button', { name: 'Luna' });
  expect(marks()).toEqual([null, undefined]);
  cleanup();
  await draw({
    session: 'player',
    answers: { 'games.favorites': [], 'games.recentGames': { list: [], totalPages: 0 } },
  });
  await waitFor(() => expect(screen.queryByRole('region', { name: 'Continue playing' })).toBeNull());
  expect(marks()).toEqual(['no', 'no']);
  cleanup();
  await draw({
    session: 'player',
    answers: { 'games.favorites': [], 'games.recentGames': answerPages(1, 'list', { gameName: 'Luna' }) },
  });
  await screen.findByRole('button', { name: 'Luna' });
  expect(marks()).toEqual([null, undefined]);
});

test('while the vendors load, the skeleton of the recent games and the filters are in their final places', async () => {
  await draw({
    session: 'player',
    answers: { 'account.gameMenus': 'pending', 'games.favorites': [], 'games.recentGames': 'pending' },
  });
  const room = document.querySelector('[class*="data-continues"]');
  expect(room?.compareDocumentPosition(screen.getByRole('searchbox', { name: 'Search by name' }))).toBe(
    Node.DOCUMENT_POSITION_FOLLOWING,
  );
  expect(screen.getByText('More games are loading')).toBeDefined();
});

test('query classify filters the list to one type over all vendors [navigation.type.other-categories]', async () => {
  const { sent } = await draw({ route: '/rng?classify=JACKPOT' });
  expect(sent()).toEqual([expect.objectContaining({ gameType: 'RNG', gameClassify: 'JACKPOT' })]);
  expect(sent()[0]).not.toHaveProperty('vassalage');
});

test('a slot type names the page, and choosing a vendor clears the type [navigation.type.other-categories] [navigation.title] [games.vendor.change]', async () => {
  await draw({ route: '/rng?classify=JACKPOT' });
  expect([screen.getByRole('heading', { level: 1 }).textContent, document.title]).toEqual([
    'Jackpot',
    'Jackpot · Perya',
  ]);
  expect(chosen()).toEqual(['All providers']);
  expect(within(strip()).getByRole('link', { name: 'Vendor 1' }).getAttribute('href')).toBe('/rng?page=V1');
});

test('a slot type that the platform lists as a category shows its vendors [navigation.type.other-categories] [games.vendor.strip]', async () => {
  await draw({
    route: '/rng?classify=CRASH',
    answers: { 'account.gameMenus': [...menu(3), { gameCategory: 'CRASH', vendors: [sampleVendor(0)] }] },
  });
  expect(
    within(strip())
      .getAllByRole('link')
      .map((link) => link.getAttribute('href')),
  ).toEqual(['/rng?classify=CRASH&page=V0']);
});

test('without a game type the games page shows the slots [navigation.route.empty-meaning]', async () => {
  const list = answerPages(3);
  await drawPart(<GamesPage />, { answers: { 'account.gameMenus': menu(2), 'games.gameList': list } });
  expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Slots');
  expect(list.mock.calls[0]?.[0]).toMatchObject({ gameType: 'RNG' });
});

test('an entry that stands for a vendor opens its games over the page and launches nothing [modal.game-popup] [launch.popup.vassalage]', async () => {
  const list = vi.fn(() => ({
    games: [{ ...sampleGame(1), isGame: 'VASSALAGE', gameName: 'Megapot', vassalage: 'MEGAPOT' }, sampleGame(2)],
    totalPages: 1,
  }));
  const { sent } = await draw({ list });
  await press('button', /^Megapot/);
  const popup = within(await screen.findByRole('dialog', { name: 'Megapot' }));
  expect(await popup.findByRole('button', { name: /^Game 2/ })).toBeDefined();
  expect(popup.queryByRole('button', { name: /^Megapot/ })).toBeNull();
  expect(sent().at(-1)).toMatchObject({ gameType: 'RNG', vassalage: 'MEGAPOT', pageNo: '1' });
});

test('a vendor without games says so [games.list.empty]', async () => {
  await draw({ list: answerPages(0) });
  expect(screen.getByText('No games here right now')).toBeDefined();
});

test('a category without vendors says so', async () => {
  await draw({ count: 0 });
  expect(screen.getByText('No games here right now')).toBeDefined();
});

test('games that did not load can be retried', async () => {
  await draw({ list: new Problem({ code: 'internal', status: 500, message: '' }) });
  expect(screen.getByRole('button', { name: 'Try again' })).toBeDefined();
});

test('a visitor who chooses a game is asked to log in [launch.login.required]', async () => {
  const { world } = await draw();
  await press('button', /^Game 3/);
  expect(world.stores.modals.get()?.name).toBe('login');
});
