import {
  renderSearchModal,
  rows,
  problem,
  hotGame,
  searchBox,
  setUpSearchPage,
} from '#tests/support/render-search-modal.tsx';
import '@testing-library/jest-dom/vitest';
import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test } from 'vitest';

setUpSearchPage();

test('vendors and categories are found while the games are still loading', async () => {
  await renderSearchModal({ query: 'luna', answers: { 'games.gameCatalogue': 'pending' } });
  expect(rows()).toEqual(['Luna ReelsSlots']);
  expect(screen.queryByText(/^Nothing found/)).toBeNull();
});

test.each([
  ['not_found', 404],
  ['not_built_yet', 501],
  ['internal', 500],
])(
  'if the game catalogue fails to load with %s, the platform searches for the games when the user pauses typing [games.search.name]',
  async (code, status) => {
    const { setup } = await renderSearchModal({
      answers: {
        'games.gameCatalogue': problem(code, status),
        'games.gameList': { games: [{ ...hotGame(7), gameName: 'Lucky Koi' }], totalPages: 1 },
      },
    });
    await userEvent.type(searchBox(), 'koi');
    expect(rows()).toEqual([]);
    expect(await screen.findByRole('option', { name: /Lucky\s*Koi/ })).toHaveTextContent('Lucky KoiLuna Reels');
    const asked = setup.stores.queries
      .getQueryCache()
      .getAll()
      .filter(({ queryKey }) => queryKey[0] === 'search.platform')
      .filter(({ state }) => state.data !== undefined)
      .map(({ queryKey }) => queryKey[1]);
    expect(asked).toEqual(['koi']);
    expect(screen.queryByRole('button', { name: 'Try again' })).toBeNull();
    expect(document.querySelector('mark')).toHaveTextContent('Koi');
  },
);

test('a new query aborts the request for the previous one', async () => {
  const { setup } = await renderSearchModal({
    query: 'koi',
    answers: { 'games.gameCatalogue': problem('not_found', 404), 'games.gameList': 'pending' },
  });
  const states = () =>
    Object.fromEntries(
      setup.stores.queries
        .getQueryCache()
        .getAll()
        .filter(({ queryKey }) => queryKey[0] === 'search.platform')
        .map(({ queryKey, state }) => [queryKey[1], state.fetchStatus]),
    );
  await waitFor(() => expect(states()).toEqual({ koi: 'fetching' }));
  await userEvent.type(searchBox(), ' x');
  await waitFor(() => expect(states()).toEqual({ koi: 'idle', 'koi x': 'fetching' }));
});

test('if the catalogue fails to load and the platform finds nothing, a message says that there are no results', async () => {
  await renderSearchModal({
    query: 'qwxyz',
    answers: { 'games.gameCatalogue': problem('not_found', 404), 'games.gameList': { games: [], totalPages: 0 } },
  });
  expect(await screen.findByText('Nothing found for “qwxyz”')).toBeInTheDocument();
});

test('if the catalogue fails to load and the search on the platform fails too, an error with a retry is shown', async () => {
  const { setup } = await renderSearchModal({
    query: 'qwxyz',
    answers: { 'games.gameCatalogue': problem('not_found', 404), 'games.gameList': problem('internal', 500) },
  });
  expect(await screen.findByText('The search did not get through.')).toBeInTheDocument();
  const failures = () =>
    setup.stores.queries.getQueryCache().find({ queryKey: ['search.platform', 'qwxyz', 'EN'] })?.state.errorUpdateCount;
  const before = failures() ?? 0;
  await act(async () => screen.getByRole('button', { name: 'Try again' }).click());
  await waitFor(() => expect(failures()).toBe(before + 1));
});

test('the game index is built once per page load', async () => {
  const { setup } = await renderSearchModal({ query: 'koi' });
  const index = setup.stores.queries
    .getQueryCache()
    .getAll()
    .find(({ queryKey }) => queryKey[0] === 'search.games');
  expect([index?.queryKey, index?.isStale(), index?.state.dataUpdateCount]).toEqual([['search.games', 'EN'], false, 1]);
});
