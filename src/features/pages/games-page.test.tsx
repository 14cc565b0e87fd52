import { act, cleanup, screen, waitFor, within } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { gameList } from '#schemas/calls/games.ts';
import { Problem } from '#schemas/problem.ts';
import { drawPart, type PartParameters } from '#tests/draw-part.tsx';
import { GamesPage } from './games-page.tsx';
// Loads when it is drawn; at hand, so that no test waits for it.
import './game-popup.tsx';

afterEach(cleanup);

const vendors = (count: number) => Array.from({ length: count }, (_, at) => ({ vassalage: `V${at}`, accountTypeId: at, smallIcon: null, isHot: at === 0 ? 1 : 0, gameType: 'RNG', nodeId: at, name: `Vendor ${at}` }));
const game = (nodeId: number) => ({ nodeId, vassalage: 'V0', gameType: 'RNG', gameClassify: null, gameName: `Game ${nodeId}`, minBet: 1, minLineNum: null, isGame: 'GAME', defaultPlayType: null });
const page = (totalPages: number) => ({ games: Array.from({ length: 24 }, (_, at) => game(at)), totalPages });

const draw = ({ count = 3, list = page(1), ...more }: PartParameters & { count?: number; list?: unknown } = {}) =>
  drawPart(<GamesPage category="RNG" />, { route: '/rng', ...more, answers: { 'account.gameMenus': [{ gameCategory: 'RNG', vendors: vendors(count) }], 'games.gameList': list } });
const strip = () => screen.getByRole('navigation', { name: 'Providers' });
const chosen = () => within(strip()).getAllByRole('link').filter((link) => link.getAttribute('aria-current') === 'page').map((link) => link.getAttribute('aria-label'));
const asked = (world: Awaited<ReturnType<typeof draw>>['world']) =>
  world.stores.queries.getQueryCache().getAll().filter(({ queryKey }) => queryKey[0] === gameList.name).map(({ queryKey }) => queryKey[1]);

test('the strip lists the vendors of the game type [games.vendor.strip] [navigation.games.param]', async () => {
  await draw();
  expect(within(strip()).getAllByRole('link').map((link) => link.getAttribute('aria-label'))).toEqual(['Vendor 0', 'Vendor 1', 'Vendor 2']);
});

test.each([
  [8, 0],
  [9, 2],
])('%i vendors have %i arrows [games.vendor.arrows] [const.vendor-arrows]', async (count, arrows) => {
  await draw({ count });
  expect(within(strip()).queryAllByRole('button')).toHaveLength(arrows);
});

test('query page selects the vendor [navigation.route.games]', async () => {
  const { world } = await draw({ route: '/rng?page=V2' });
  expect([chosen(), asked(world)]).toEqual([['Vendor 2'], [expect.objectContaining({ vassalage: 'V2' })]]);
});

test('without a query the first vendor is chosen [games.vendor.initial]', async () => {
  await draw();
  expect(chosen()).toEqual(['Vendor 0']);
});

test('the list asks for 24 games a page, client type 3, platform flash,html5-desktop [games.list.load-more] [const.game-page] [const.client-type] [const.list-platform]', async () => {
  const { world } = await draw();
  expect(asked(world)).toEqual([{ clientType: 3, platform: 'flash,html5-desktop', pageNo: 1, pageSize: 24, language: 'EN', gameType: 'RNG', vassalage: 'V0' }]);
});

test('more games load below those that are there, until the last page [games.list.load-more] [games.list.response]', async () => {
  const { world } = await draw({ list: page(2) });
  await act(async () => screen.getByRole('button', { name: 'Load more' }).click());
  await waitFor(() => expect(screen.getAllByRole('button', { name: /^Game/ })).toHaveLength(48));
  expect(asked(world).map((input) => (input as { pageNo: number }).pageNo)).toEqual([1, 2]);
  expect(screen.queryByRole('button', { name: 'Load more' })).toBeNull();
});

test('another vendor starts its list at page 1 [games.vendor.change]', async () => {
  const { world } = await draw({ list: page(2) });
  await act(async () => screen.getByRole('button', { name: 'Load more' }).click());
  await act(async () => screen.getByRole('link', { name: 'Vendor 1' }).click());
  expect(asked(world).at(-1)).toMatchObject({ pageNo: 1, vassalage: 'V1' });
});

test('query classify narrows the list to one kind over all vendors [navigation.type.other-categories]', async () => {
  const { world } = await draw({ route: '/rng?classify=JACKPOT' });
  expect(asked(world)).toEqual([expect.objectContaining({ gameType: 'RNG', gameClassify: 'JACKPOT' })]);
  expect(asked(world)[0]).not.toHaveProperty('vassalage');
});

test('a kind of slots names the page, and choosing a vendor leaves the kind [navigation.type.other-categories] [navigation.title] [games.vendor.change]', async () => {
  await draw({ route: '/rng?classify=JACKPOT' });
  expect([screen.getByRole('heading', { level: 1 }).textContent, document.title]).toEqual(['Jackpot', 'Jackpot · Perya']);
  expect(chosen()).toEqual([]);
  expect(within(strip()).getByRole('link', { name: 'Vendor 1' }).getAttribute('href')).toBe('/rng?page=V1');
});

test('a kind that the platform has as a category of its own shows its vendors [navigation.type.other-categories] [games.vendor.strip]', async () => {
  await drawPart(<GamesPage category="RNG" />, {
    route: '/rng?classify=CRASH',
    answers: { 'account.gameMenus': [{ gameCategory: 'RNG', vendors: vendors(3) }, { gameCategory: 'CRASH', vendors: vendors(1) }], 'games.gameList': page(1) },
  });
  expect(within(strip()).getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual(['/rng?classify=CRASH&page=V0']);
});

test('without a game type the games page is that of the slots [navigation.route.empty-meaning]', async () => {
  const { world } = await drawPart(<GamesPage />, { answers: { 'account.gameMenus': [{ gameCategory: 'RNG', vendors: vendors(2) }], 'games.gameList': page(1) } });
  expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Slots');
  expect(asked(world)).toEqual([expect.objectContaining({ gameType: 'RNG' })]);
});

test('an entry that stands for a list opens the games of that vendor over the page, and launches nothing [modal.game-popup] [launch.popup.vassalage]', async () => {
  const list = { games: [{ ...game(1), isGame: 'VASSALAGE', gameName: 'Megapot', vassalage: 'MEGAPOT' }, game(2)], totalPages: 1 };
  const { world } = await draw({ list });
  await act(async () => screen.getByRole('button', { name: /^Megapot/ }).click());
  const popup = within(await screen.findByRole('dialog', { name: 'Megapot' }));
  expect(await popup.findByRole('button', { name: /^Game 2/ })).toBeDefined();
  expect(popup.queryByRole('button', { name: /^Megapot/ })).toBeNull();
  expect(asked(world).at(-1)).toMatchObject({ gameType: 'RNG', vassalage: 'MEGAPOT', pageNo: 1 });
});

test('a vendor without games says so [games.list.empty]', async () => {
  await draw({ list: { games: [], totalPages: 0 } });
  expect(screen.getByText('No games here right now')).toBeDefined();
});

test('a category without vendors says so', async () => {
  await draw({ count: 0 });
  expect(screen.getByText('No games here right now')).toBeDefined();
});

test('games that did not load can be asked for again', async () => {
  await draw({ list: new Problem({ code: 'internal', status: 500, message: '' }) });
  expect(screen.getByRole('button', { name: 'Try again' })).toBeDefined();
});

test('a visitor who chooses a game is asked to log in [launch.login.required]', async () => {
  const { world } = await draw();
  await act(async () => screen.getByRole('button', { name: /^Game 3/ }).click());
  expect(world.stores.modals.get()?.name).toBe('login');
});
