import '@testing-library/jest-dom/vitest';
import { act, cleanup, screen, waitFor, within } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { defaultBlocks } from '#schemas/brand.ts';
import { Problem } from '#schemas/problem.ts';
import { lastVendor } from '#src/session/last-vendor.ts';
import { renderPart } from '#tests/support/render-part.tsx';
import { GamesPage } from './games-page.tsx';
import { answerPages, sampleGame } from '#tests/support/sample-games.ts';
import {
  renderGamesPage,
  vendorStrip,
  nameOf,
  chosenVendors,
  tiles,
  press,
  menu,
} from '#tests/support/render-games-page.tsx';
// Loaded lazily on the site; imported here, so that no test waits for it.
import './game-popup.tsx';

test('the strip starts with a card for all vendors, followed by the vendors of the game type [games.vendor.strip]', async () => {
  await renderGamesPage();
  expect(within(vendorStrip()).getAllByRole('link').map(nameOf)).toEqual([
    'All providers',
    'Vendor 0',
    'Vendor 1',
    'Vendor 2',
  ]);
});

test.each([
  [8, 0],
  [9, 2],
])('a strip of %i vendors has %i arrow buttons [games.vendor.arrows] [const.vendor-arrows]', async (count, arrows) => {
  await renderGamesPage({ count });
  expect(within(vendorStrip()).queryAllByRole('button')).toHaveLength(arrows);
});

test('the query parameter "page" selects the vendor [navigation.route.games]', async () => {
  const { sent } = await renderGamesPage({ route: '/rng?page=V2' });
  expect([chosenVendors(), sent()]).toEqual([['Vendor 2'], [expect.objectContaining({ vassalage: 'V2' })]]);
});

test('without a query parameter the first vendor is selected [games.vendor.initial]', async () => {
  await renderGamesPage();
  expect(chosenVendors()).toEqual(['Vendor 0']);
});

test('a vendor that is selected by the URL or in the strip is stored as the last chosen one, but not an unknown vendor [games.vendor.initial]', async () => {
  await renderGamesPage({ route: '/rng?page=V1' });
  expect(lastVendor()).toBe('V1');
  await press('link', 'Vendor 2');
  expect(lastVendor()).toBe('V2');
  cleanup();
  await renderGamesPage({ route: '/rng?page=NOBODY' });
  expect(lastVendor()).toBeNull();
});

test.each([
  [null, 'V1', '/seamless?vendor=V1'],
  ['V1', 'V1', '/fbsports'],
])(
  "if the brand's vendor for special sports is %s, the bet link of vendor %s goes to %s [navigation.route.sports]",
  async (special, page, to) => {
    const brand = { navigation: { ...defaultBlocks.navigation, sportsSpecialVassalage: special } };
    await renderPart(<GamesPage category="SPORTS" missing={null} />, {
      route: `/sports?page=${page}`,
      brand,
      answers: {
        'account.gameMenus': menu(2).map((group) => ({ ...group, gameCategory: 'SPORTS' })),
        'games.gameList': answerPages(3),
      },
    });
    expect(screen.getByRole('link', { name: 'Bet with Vendor 1' }).getAttribute('href')).toBe(to);
  },
);

test('the card for all vendors lists the games of all vendors', async () => {
  const { sent } = await renderGamesPage({ route: '/rng?page=all' });
  expect(chosenVendors()).toEqual(['All providers']);
  expect(sent()[0]).not.toHaveProperty('vassalage');
});

test('with or without a session, a request for games contains 24 games per page, client type 3 and the platform "flash,html5-desktop" [games.list.load-more] [games.list.visitor] [const.game-page] [const.client-type] [const.list-platform]', async () => {
  const { sent } = await renderGamesPage();
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
  const { sent } = await renderGamesPage({ list: answerPages(30) });
  expect(tiles()).toHaveLength(24);
  await press('button', 'Load more');
  await waitFor(() => expect(tiles()).toHaveLength(30));
  expect(sent().map(({ pageNo }) => pageNo)).toEqual(['1', '2']);
  expect(screen.queryByRole('button', { name: 'Load more' })).toBeNull();
});

test('skeletons reserve space for the pages that load by scrolling, but for no more pages than the list has [games.list.load-more]', async () => {
  await renderGamesPage({ list: answerPages(60) });
  const room = () =>
    document.querySelectorAll('.tile-skeleton').length + document.querySelectorAll('.tile-page').length * 24;
  expect([tiles().length, room()]).toEqual([24, 48]);
  await press('button', 'Load more');
  await waitFor(() => expect([tiles().length, room()]).toEqual([48, 24]));
  await press('button', 'Load more');
  await waitFor(() => expect([tiles().length, room()]).toEqual([60, 0]));
});

test('if the next page fails to load, the loaded games stay and the page can be retried [games.list.load-more]', async () => {
  const good = answerPages(30);
  let fails = true;
  await renderGamesPage({
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

test('a list, or its next page, that failed while offline loads automatically when the browser is online again', async () => {
  const good = answerPages(30);
  const onLine = vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(true);
  const connect = (isOnline: boolean): Promise<void> =>
    act(async () => {
      onLine.mockReturnValue(isOnline);
      dispatchEvent(new Event(isOnline ? 'online' : 'offline'));
    });
  const offline = new Problem({ code: 'offline', status: 0, message: '' });
  await renderGamesPage({ list: vi.fn((sent: Record<string, string>) => (navigator.onLine ? good(sent) : offline)) });
  await connect(false);
  await press('button', 'Load more');
  expect(await screen.findByRole('button', { name: 'Try again' })).toBeVisible();
  expect(tiles()).toHaveLength(24);
  await connect(true);
  await waitFor(() => expect(tiles()).toHaveLength(30));

  await connect(false);
  await press('link', 'Vendor 1');
  expect(await screen.findByRole('button', { name: 'Try again' })).toBeVisible();
  await connect(true);
  await waitFor(() => expect(tiles()).toHaveLength(24));
  expect(screen.queryByRole('button', { name: 'Try again' })).toBeNull();
});

test('choosing another vendor clears every filter and starts its list at page 1 [games.vendor.change]', async () => {
  const { sent } = await renderGamesPage({ route: '/rng?page=V0&name=game&minBet=0.5', list: answerPages(30) });
  await press('link', 'Vendor 1');
  await waitFor(() => expect(sent().at(-1)).toMatchObject({ pageNo: '1', vassalage: 'V1' }));
  expect(sent().at(-1)).not.toHaveProperty('gameName');
  expect(sent().at(-1)).not.toHaveProperty('minBet');
});

test('the games page shows the slots if no game type is given [navigation.route.empty-games] [navigation.route.empty-meaning]', async () => {
  const list = answerPages(3);
  await renderPart(<GamesPage category="RNG" missing={null} />, {
    answers: { 'account.gameMenus': menu(2), 'games.gameList': list },
  });
  expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Slots');
  expect(list.mock.calls[0]?.[0]).toMatchObject({ gameType: 'RNG' });
});

test("a list entry that represents a vendor opens a modal with the vendor's games instead of launching a game [modal.game-popup] [launch.popup.vassalage]", async () => {
  const list = vi.fn(() => ({
    games: [{ ...sampleGame(1), isGame: 'VASSALAGE', gameName: 'Megapot', vassalage: 'MEGAPOT' }, sampleGame(2)],
    totalPages: 1,
  }));
  const { sent } = await renderGamesPage({ list });
  await press('button', /^Megapot/);
  const popup = within(await screen.findByRole('dialog', { name: 'Megapot' }));
  expect(await popup.findByRole('button', { name: /^Game 2/ })).toBeDefined();
  expect(popup.queryByRole('button', { name: /^Megapot/ })).toBeNull();
  expect(sent().at(-1)).toMatchObject({ gameType: 'RNG', vassalage: 'MEGAPOT', pageNo: '1' });
});

test('a vendor without games shows a message [games.list.empty]', async () => {
  await renderGamesPage({ list: answerPages(0) });
  expect(screen.getByText('No games here right now')).toBeDefined();
});

test('a category for which the platform has no vendors shows the fallback page [navigation.route.unknown]', async () => {
  await renderGamesPage({ count: 0 });
  expect(screen.getAllByRole('heading').map(({ textContent }) => textContent)).toEqual(['No such page']);
});

test('games that failed to load can be retried', async () => {
  await renderGamesPage({ list: new Problem({ code: 'internal', status: 500, message: '' }) });
  expect(screen.getByRole('button', { name: 'Try again' })).toBeDefined();
});

test('if a visitor chooses a game, the login opens [launch.login.required]', async () => {
  const { setup } = await renderGamesPage();
  await press('button', /^Game 3/);
  expect(setup.stores.modals.get()?.name).toBe('login');
});
