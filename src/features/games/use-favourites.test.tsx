import { act, screen, waitFor } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { Problem } from '#schemas/problem.ts';
import { readLocal, writeLocal } from '#src/lib/browser-storage.ts';
import { renderPart, type PartParameters } from '#tests/support/render-part.tsx';
import { GamePopup } from './game-popup.tsx';
import { answerPages, sampleGame } from '#tests/support/sample-games.ts';

const draw = (more: PartParameters = {}) =>
  renderPart(<GamePopup title="Luna" query={{ gameType: 'RNG', vassalage: 'V0' }} onClose={() => undefined} />, {
    session: 'player',
    ...more,
    answers: { 'games.gameList': answerPages(3), 'games.favorites': [2], 'games.hotGames': [], ...more.answers },
  });
const heart = (name: string | RegExp) => screen.getByRole('button', { name });
const press = (name: string) => act(async () => heart(name).click());

test('the heart adds a game to the favourites on the platform, and is filled once the favourites have been loaded again [games.fav.toggle]', async () => {
  const add = vi.fn((_sent: unknown) => null);
  const { setup } = await draw({
    answers: { 'games.addFavorite': add, 'games.favorites': vi.fn(() => (add.mock.calls.length > 0 ? [2, 1] : [2])) },
  });
  expect(heart('Take Game 2 out of favourites').getAttribute('aria-pressed')).toBe('true');
  await press('Add Game 1 to favourites');
  await waitFor(() => expect(heart('Take Game 1 out of favourites').getAttribute('aria-pressed')).toBe('true'));
  expect(add.mock.calls).toEqual([[{ nodeId: 1, vendor: 'V0', gameType: 'RNG' }]]);
  expect(setup.stores.queries.getQueryData(['games.favorites', {}, 'EN'])).toEqual([2, 1]);
});

test('the heart of a favourite removes the game from the favourites [games.fav.toggle]', async () => {
  const remove = vi.fn((_sent: unknown) => null);
  await draw({
    answers: {
      'games.removeFavorite': remove,
      'games.favorites': vi.fn(() => (remove.mock.calls.length > 0 ? [] : [2])),
    },
  });
  await press('Take Game 2 out of favourites');
  await waitFor(() => expect(heart('Add Game 2 to favourites')).toBeDefined());
  expect(remove.mock.calls).toEqual([[{ nodeId: 2, vendor: 'V0', gameType: 'RNG' }]]);
});

test('if the platform rejects the change, a message is shown and the heart does not change [games.fav.toggle]', async () => {
  const { setup } = await draw({
    answers: { 'games.addFavorite': new Problem({ code: 'internal', status: 500, message: '' }) },
  });
  await press('Add Game 1 to favourites');
  await waitFor(() => expect(setup.stores.toasts.get()).toHaveLength(1));
  expect(heart('Add Game 1 to favourites').getAttribute('aria-pressed')).toBe('false');
});

test('while a favourite is being changed, another click on its heart does nothing [games.fav.toggle]', async () => {
  const add = vi.fn(() => 'pending');
  await draw({ answers: { 'games.addFavorite': add } });
  await press('Add Game 1 to favourites');
  await press('Add Game 1 to favourites');
  expect(add).toHaveBeenCalledTimes(1);
});

test('two clicks on the same heart before the next render send one change, and clicks on two hearts send two [games.fav.toggle]', async () => {
  const add = vi.fn(() => 'pending');
  await draw({
    answers: {
      'games.addFavorite': add,
      'games.favorites': [],
      'games.gameList': { games: [sampleGame(1), sampleGame(2)], totalPages: 1 },
    },
  });
  const [first, second] = screen.getAllByRole('button', { name: /^Add .* to favourites$/ });
  act(() => {
    for (const heart of [first, first, second]) heart?.click();
  });
  await vi.waitFor(() => expect(add).toHaveBeenCalledTimes(2));
});

test('for a visitor, a click on a heart opens the login [games.filter.fav-visitor] [games.filter.fav-needs-login]', async () => {
  const { setup } = await draw({ session: 'visitor' });
  await press('Add Game 1 to favourites');
  expect(setup.stores.modals.get()?.name).toBe('login');
});

test('a list entry that represents a vendor has no heart', async () => {
  await draw({
    answers: { 'games.gameList': { games: [sampleGame(1), sampleGame(9, { isGame: 'VASSALAGE' })], totalPages: 1 } },
  });
  expect(screen.getAllByRole('button', { name: /favourites$/ })).toHaveLength(1);
});

test('a favourite lottery is stored in this browser, and no request is sent [games.fav.lottery] [lottery.favourites.local]', async () => {
  const add = vi.fn(() => null);
  await draw({
    answers: {
      'games.gameList': answerPages(1, 'games', { vassalage: 'TCG_SEA', gameType: 'ELOTT', gameId: 700 }),
      'games.addFavorite': add,
    },
  });
  await press('Add Game 1 to favourites');
  expect(heart('Take Game 1 out of favourites').getAttribute('aria-pressed')).toBe('true');
  expect([add.mock.calls.length, readLocal('LOTTFAV')]).toEqual([0, JSON.stringify([['player01', [700]]])]);
  writeLocal('LOTTFAV', null);
});
