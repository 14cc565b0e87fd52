import { act, cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { answerPages, sampleGame, sampleVendor } from '#tests/support/sample-games.ts';
import {
  renderGamesPage,
  press,
  tiles,
  listTypes,
  chosenVendors,
  vendorStrip,
  menu,
} from '#tests/support/render-games-page.tsx';

test('the name filters the list after a pause in typing, and an unchanged name sends no request [games.search.name] [games.search.only-changed] [games.search.clears-type]', async () => {
  const { sent } = await renderGamesPage({ route: '/rng?list=hot', answers: { 'games.hotGames': [sampleGame(1)] } });
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

test('choosing a vendor clears the name filter, but a name that was typed just before is still applied [games.vendor.change] [games.search.name]', async () => {
  const { sent } = await renderGamesPage({ route: '/rng', answers: { 'account.gameMenus': menu(2) } });
  const field = () => screen.getByRole<HTMLInputElement>('searchbox', { name: 'Search by name' });
  fireEvent.change(field(), { target: { value: 'gem' } });
  await waitFor(() => expect(sent().at(-1)).toMatchObject({ gameName: 'gem' }));
  await press('link', /Vendor 1/);
  await waitFor(() => expect(sent().at(-1)).toMatchObject({ vassalage: 'V1' }));
  expect(sent().at(-1)).not.toHaveProperty('gameName');
  expect(field().value).toBe('');
  fireEvent.change(field(), { target: { value: 'moon' } });
  await press('link', /Vendor 0/);
  await waitFor(() => expect(sent().at(-1)).toMatchObject({ gameName: 'moon', vassalage: 'V0' }));
});

const catalogue = {
  vendors: [
    {
      vassalage: 'V0',
      vendor: 'Vendor 0',
      gameType: 'RNG',
      games: [{ nodeId: 1, gameName: 'Dragon Temple', gameClassify: null, isGame: 'GAME', defaultPlayType: null }],
    },
  ],
  glossary: { words: [{ name: 'Dragon', aliases: ['rồng'] }], fillers: [] },
};
const onlyDragons = () =>
  vi.fn(({ gameName }: Readonly<Record<string, string>>) => {
    const games = gameName === undefined || gameName === 'Dragon' ? [sampleGame(1, { gameName: 'Dragon Temple' })] : [];
    return { games, totalPages: games.length };
  });

test.each(['rong', 'dargon'])(
  "a search for a word of the player's language, or with a typo, finds the intended games: %s [games.search.name]",
  async (name) => {
    const { sent } = await renderGamesPage({
      route: `/rng?name=${name}`,
      list: onlyDragons(),
      answers: { 'games.gameCatalogue': catalogue },
    });
    expect(await screen.findByText(`Nothing is named “${name}”. Shown are games named “Dragon”.`)).toBeTruthy();
    expect(screen.getByRole('button', { name: /^Dragon Temple/ })).toBeTruthy();
    expect(sent().map(({ gameName, vassalage }) => [gameName, vassalage])).toEqual([
      [name, 'V0'],
      ['Dragon', 'V0'],
    ]);
  },
);

test('a search for an unknown name, or for a game of another provider, finds nothing', async () => {
  for (const route of ['/rng?name=qwxyz', '/rng?page=V1&name=rong']) {
    await renderGamesPage({ route, list: onlyDragons(), answers: { 'games.gameCatalogue': catalogue } });
    expect(await screen.findByText('No game fits')).toBeTruthy();
    cleanup();
  }
});

test('the filter by minimum bet lists games that can be played for that amount or less, and each change sends one request [games.search.min-bet] [const.min-bets] [games.search.only-changed] [games.filter.min-bet-meaning]', async () => {
  const { sent } = await renderGamesPage();
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

test('the slot types are scratch, video poker, jackpot, table games, arcade and, for brands that support Filipino, bingo [games.classify.rng] [games.classify.bingo] [games.search.classify]', async () => {
  const { sent } = await renderGamesPage();
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

test('slot types that the chosen vendor does not have are disabled; for all vendors every type is enabled [games.search.classify] [calls.games.vass-game-type]', async () => {
  const asked = vi.fn(() => [
    { gameType: 'FISH', gameClassifies: ['SCRATCH'] },
    { gameType: 'RNG', gameClassifies: ['JACKPOT', 'ARCADE'] },
  ]);
  const answers = { 'games.vassGameType': asked, 'account.gameMenus': menu(2) };
  await renderGamesPage({ route: '/rng?page=V1&classify=TABLE_GAMES', answers });
  const kinds = () => within(screen.getByRole('navigation', { name: 'Kind of game' })).getAllByRole('link');
  const open = () => kinds().flatMap((kind) => (kind.hasAttribute('href') ? kind.textContent : []));
  // The chosen type is always enabled, so that it can be deselected.
  await waitFor(() => expect(open()).toEqual(['All kinds', 'Jackpot', 'Table games', 'Arcade']));
  expect(asked).toHaveBeenCalledWith({ vassalage: 'V1' });
  await press('link', 'All providers');
  await waitFor(() => expect(open()).toHaveLength(7));
});

test('for brands without the Filipino language, bingo is not a slot type [games.classify.bingo]', async () => {
  await renderGamesPage({ brand: { languages: { default: 'EN', supported: ['EN'], header: ['EN'] } } });
  expect(screen.queryByRole('link', { name: 'Bingo' })).toBeNull();
});

test('all hot games of a page are listed without a load-more button, and without hot games their list type is not offered [games.filter.hot-exists] [games.filter.hot]', async () => {
  const hot = Array.from({ length: 40 }, (_, at) => sampleGame(at + 1, { isHot: 1 }));
  const { sent } = await renderGamesPage({
    route: '/rng?list=hot',
    answers: { 'games.hotGames': [...hot, sampleGame(99, { gameType: 'LIVE' })] },
  });
  expect(tiles()).toHaveLength(40);
  expect([screen.queryByRole('button', { name: 'Load more' }), sent()]).toEqual([null, []]);
  cleanup();
  await renderGamesPage({ answers: { 'games.hotGames': [sampleGame(99, { gameType: 'LIVE' })] } });
  expect(listTypes()).toEqual(['All']);
});

test('choosing all games resets the list type and every filter [games.filter.all]', async () => {
  const { sent } = await renderGamesPage({
    route: '/rng?page=V1&name=gem',
    list: answerPages(30),
    answers: { 'games.hotGames': [sampleGame(1)] },
  });
  await press('link', 'Hot');
  await press('link', 'All');
  await waitFor(() => expect(sent().at(-1)).toMatchObject({ pageNo: '1', vassalage: 'V1' }));
  expect(sent().at(-1)).not.toHaveProperty('gameName');
});

test('for a visitor, favourites and recent games are not offered, and a URL that names them shows all games [games.filter.fav-needs-login] [games.filter.fav-visitor] [games.filter.recent]', async () => {
  const { sent } = await renderGamesPage({ route: '/rng?list=fav' });
  expect([listTypes(), sent().length]).toEqual([['All'], 1]);
});

test('a member can also list favourites and recent games, which load page by page [games.recent.all-types] [games.fav.response] [games.recent.response]', async () => {
  const fav = answerPages(30, 'content');
  const recent = answerPages(2, 'list');
  await renderGamesPage({
    session: 'player',
    route: '/rng?list=fav',
    answers: {
      'games.favorites': [1, 2],
      'games.favoritesList': fav,
      'games.recentGames': recent,
      'games.hotGames': [sampleGame(1)],
    },
  });
  expect(listTypes()).toEqual(['All', 'Hot', 'Favourites', 'Recent']);
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
] as const)('an empty list of the type %s has its own message [games.list.empty]', async (list, call, field, words) => {
  await renderGamesPage({
    session: 'player',
    route: `/rng?list=${list}`,
    answers: { 'games.favorites': [], [call]: answerPages(0, field) },
  });
  expect(await screen.findByText(words)).toBeDefined();
});

test('if no game matches the filters, a button clears them [games.list.empty]', async () => {
  const { sent } = await renderGamesPage({
    route: '/rng?page=V1&name=zzz&minBet=0.01',
    list: vi.fn((sent: Record<string, string>) =>
      'gameName' in sent ? { games: [], totalPages: 0 } : { games: [sampleGame(1)], totalPages: 1 },
    ),
    answers: { 'games.gameCatalogue': catalogue },
  });
  await screen.findByRole('button', { name: 'Clear filters' });
  await press('button', 'Clear filters');
  await waitFor(() => expect(tiles()).toHaveLength(1));
  expect(sent().at(-1)).toMatchObject({ vassalage: 'V1' });
});

test('the query parameter classify filters the games of all vendors by type [navigation.type.other-categories]', async () => {
  const { sent } = await renderGamesPage({ route: '/rng?classify=JACKPOT' });
  expect(sent()).toEqual([expect.objectContaining({ gameType: 'RNG', gameClassify: 'JACKPOT' })]);
  expect(sent()[0]).not.toHaveProperty('vassalage');
});

test('the page of a slot type has its name as the title, and choosing a vendor clears the type [navigation.type.other-categories] [navigation.title] [games.vendor.change]', async () => {
  await renderGamesPage({ route: '/rng?classify=JACKPOT' });
  expect([screen.getByRole('heading', { level: 1 }).textContent, document.title]).toEqual([
    'Jackpot',
    'Jackpot · Perya',
  ]);
  expect(chosenVendors()).toEqual(['All providers']);
  expect(within(vendorStrip()).getByRole('link', { name: 'Vendor 1' }).getAttribute('href')).toBe('/rng?page=V1');
});

test('the page of a slot type that the platform lists as a category shows the vendors of that category [navigation.type.other-categories] [games.vendor.strip]', async () => {
  await renderGamesPage({
    route: '/rng?classify=CRASH',
    answers: { 'account.gameMenus': [...menu(3), { gameCategory: 'CRASH', vendors: [sampleVendor(0)] }] },
  });
  expect(
    within(vendorStrip())
      .getAllByRole('link')
      .map((link) => link.getAttribute('href')),
  ).toEqual(['/rng?classify=CRASH&page=V0']);
});

test.each([
  ['several', 3, '3 games found'],
  ['one', 1, '1 game found'],
  ['more than a page', 60, 'More than 24 games found'],
  ['none', 0, 'No game fits'],
])(
  'a filtered list announces the number of games that it found: %s [games.search.name]',
  async (_name, count, words) => {
    const all = answerPages(24);
    const found = answerPages(count);
    await renderGamesPage({
      list: vi.fn((input: { gameName?: string }) => (input.gameName === undefined ? all : found)(input as never)),
    });
    const spoken = () => screen.getAllByRole('status').map(({ textContent }) => textContent);
    const before = screen.getAllByRole('status');
    fireEvent.change(screen.getByRole('searchbox', { name: 'Search by name' }), { target: { value: 'gem' } });
    await waitFor(() => expect(spoken()).toContain(words));
    // Screen readers announce a change only in a status element that existed before.
    expect(before).toContain(screen.getAllByRole('status').find(({ textContent }) => textContent === words));
  },
);

test('a list without filters does not announce its number of games', async () => {
  await renderGamesPage();
  const spoken = () => screen.getAllByRole('status').map(({ textContent }) => textContent);
  const search = (name: string) =>
    fireEvent.change(screen.getByRole('searchbox', { name: 'Search by name' }), { target: { value: name } });
  search('gem');
  await waitFor(() => expect(spoken().join()).toMatch(/games found/));
  search('');
  await waitFor(() => expect(spoken().join()).not.toMatch(/games found/));
});
